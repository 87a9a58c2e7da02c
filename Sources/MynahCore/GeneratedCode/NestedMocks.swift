extension _MockedMember {
  /// Creates a member whose result is a protocol that is mocked too.
  ///
  /// Generated code calls this.
  ///
  /// - Parameters:
  ///   - name: The full name, argument labels included, as in `parent(of:)`.
  ///   - kind: The kind of declaration.
  ///   - nested: Makes a mock of the result's type.
  public convenience init(
    _ name: String, _ kind: _Member.Kind = .method, nested: @escaping (CodeLocation) -> Result
  ) {
    self.init(name, kind)
    nestedMock = NestedMock(nested)
  }
}

extension CallPattern {
  /// Returns the mock that calls return, which a test then stubs and verifies.
  ///
  /// Generated code calls this.
  public func _nestedMock<Nested: Mock>() -> Nested { selection.nestedMock() }
}

extension PropertyPattern {
  /// Returns the mock that reading a property returns, which a test then stubs and verifies.
  ///
  /// Generated code calls this.
  public func _nestedMock<Nested: Mock>() -> Nested {
    guard let selection else { preconditionFailure("A mock's property has a pattern.") }
    return selection.nestedMock()
  }
}

extension CallSelection {
  fileprivate func nestedMock<Nested: Mock>() -> Nested {
    guard let nested = wantNestedMock() as? Nested else {
      preconditionFailure("\(mockedMember.member.name) has no nested mock of type \(Nested.self).")
    }
    return nested
  }
}
