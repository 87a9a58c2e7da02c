extension _MockedMember {
  /// Creates a member whose result type is a protocol that is mocked, too.
  ///
  /// Generated code calls this.
  ///
  /// - Parameters:
  ///   - name: The full name with argument labels, such as `parent(of:)`.
  ///   - kind: The kind of declaration.
  ///   - nested: A closure that creates a mock of the result's type.
  public convenience init(
    _ name: String, _ kind: _Member.Kind = .method, nested: @escaping (CodeLocation) -> Result
  ) {
    self.init(name, kind)
    nestedMock = NestedMock(nested)
  }
}

extension CallPattern {
  /// Returns the mock that the member returns, which a test can stub and verify.
  ///
  /// Generated code calls this.
  public func _nestedMock<Nested: Mock>() -> Nested {
    guard let selection else { preconditionFailure("A mock's member has a pattern.") }
    return selection.nestedMock()
  }
}

extension PropertyPattern {
  /// Returns the mock that the property returns, which a test can stub and verify.
  ///
  /// Generated code calls this.
  public func _nestedMock<Nested: Mock>() -> Nested { _call._nestedMock() }
}

extension CallSelection {
  fileprivate func nestedMock<Nested: Mock>() -> Nested {
    guard let nested = requestNestedMock() as? Nested else {
      preconditionFailure("\(mockedMember.member.name) has no nested \(Nested.self).")
    }
    return nested
  }
}

// These methods belong to the context instead of the mock, because code completion would otherwise
// list them for every mock.
//
// A client is a struct of closures. A client can have other clients as properties.

extension MockingContext {
  /// Adds the mock of a client that is a property of the mocked struct.
  ///
  /// Generated code calls this.
  ///
  /// - Parameters:
  ///   - client: The mock of the client.
  ///   - name: The name of the property.
  public func _nest(_ client: some Mock, as name: String) {
    settings.add(NestedClientMock(context: client.mockingContext) { _ in nil }, as: name)
  }

  /// Adds the mock of a client, and forwards its calls together with this mock's calls.
  ///
  /// If calls to this mock are forwarded to a struct, calls to the client's mock are forwarded to
  /// the struct's property.
  ///
  /// Generated code calls this.
  ///
  /// - Parameters:
  ///   - client: The mock of the client.
  ///   - name: The name of the property.
  ///   - part: A closure that returns the property of a struct.
  public func _nest<Target, Client>(
    _ client: some Mock, as name: String, _ part: @escaping @Sendable (Target) -> Client
  ) {
    let target = { @Sendable (target: Any) in (target as? Target).map(part) as Any? }
    settings.add(NestedClientMock(context: client.mockingContext, target: target), as: name)
  }
}
