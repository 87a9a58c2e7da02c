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

// On the context, for completion would show it on every mock.

extension MockingContext {
  /// Makes the double of a client part of this one, which has a struct with that client in it.
  ///
  /// Generated code calls this.
  ///
  /// - Parameters:
  ///   - client: The double of the client.
  ///   - name: The name of the property.
  public func _nest(_ client: some Mock, as name: String) {
    settings.add(MockPart(client.mockingContext) { _ in nil }, as: name)
  }

  /// Makes the double of a client part of this one, and says what of a struct that answers this one's
  /// calls answers those of the client.
  ///
  /// Generated code calls this.
  ///
  /// - Parameters:
  ///   - client: The double of the client.
  ///   - name: The name of the property.
  ///   - part: Returns the property's value.
  public func _nest<Target, Client>(
    _ client: some Mock, as name: String, _ part: @escaping @Sendable (Target) -> Client
  ) {
    settings.add(
      MockPart(client.mockingContext) { target in (target as? Target).map(part) }, as: name)
  }
}
