extension MockingContext {
  /// Creates the context of a class's mock, before its superclass is initialized.
  ///
  /// What the initializer of the superclass calls is not mocked yet: the class answers it itself,
  /// until `_superclassIsInitialized()`.
  ///
  /// Generated code calls this.
  ///
  /// - Parameters:
  ///   - className: The name of the mocked class, as people write it.
  ///   - members: The mocked members, in the order in which the mock numbers them.
  ///   - values: What makes values of the types that the mock's file knows.
  @_documentation(visibility: private)
  public convenience init(
    subclassing className: String, members: [_AnyMockedMember?],
    values: (any _ValueSource.Type)? = nil
  ) {
    self.init(className, members: members, values: values, location: .generated)
    settings.forwardCalls(to: .superclass)
  }

  /// Begins to mock calls: those of the superclass's initializer are over.
  ///
  /// Generated code calls this.
  public func _superclassIsInitialized() {
    settings.clearForwardingTargets()
    clearInvocations()
  }
}

// No members of mocks, for an editor would list them among those that are mocked.

/// Remembers where a mock was made, and returns it.
///
/// Generated code calls this.
@_documentation(visibility: private)
public func _located<Mock: LocalMock>(_ mock: Mock, at location: CodeLocation) -> Mock {
  mock.mockingContext.settings.location = location
  return mock
}

/// Remembers where a mock was made, if it was, and returns it.
///
/// Generated code calls this.
@_documentation(visibility: private)
public func _located<Mock: LocalMock>(_ mock: Mock?, at location: CodeLocation) -> Mock? {
  mock?.mockingContext.settings.location = location
  return mock
}
