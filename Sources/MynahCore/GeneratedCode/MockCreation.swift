extension MockingContext {
  /// Creates the context of a class's mock, before its superclass is initialized.
  ///
  /// The initializer of the superclass may call members of the mock. Such calls aren't mocked:
  /// they're forwarded to the superclass until `_superclassIsInitialized()` is called.
  ///
  /// Generated code calls this.
  ///
  /// - Parameters:
  ///   - className: The name of the mocked class, as written in source code.
  ///   - members: The mocked members, in the order of their numbers in the mock.
  ///   - values: The source of values for types that the mock's file knows.
  ///   - addsRequirements: A Boolean value that indicates whether the mock also has the members of
  ///     protocols, which the superclass doesn't have.
  @_documentation(visibility: private)
  public convenience init(
    subclassing className: String, members: [_AnyMockedMember?],
    values: (any _ValueSource.Type)? = nil, addsRequirements: Bool = false
  ) {
    self.init(className, members: members, values: values, location: .generated)
    settings.isOfClass = !addsRequirements
    settings.forwardCalls(to: .superclass)
  }

  /// Begins to mock calls, after the initializer of the superclass has returned.
  ///
  /// The calls that the initializer made are removed from the recorded calls.
  ///
  /// Generated code calls this.
  public func _superclassIsInitialized() {
    settings.clearForwardingTargets()
    clearInvocations()
  }
}

// These functions aren't members of mocks, because an editor would list them among the mocked
// members.

/// Sets the location at which a mock was created, and returns the mock.
///
/// Generated code calls this.
public func _located<Mock: LocalMock>(_ mock: Mock, at location: CodeLocation) -> Mock {
  mock.mockingContext.settings.location = location
  return mock
}

/// Sets the location at which a mock was created, unless the mock is nil, and returns the mock.
///
/// Generated code calls this.
public func _located<Mock: LocalMock>(_ mock: Mock?, at location: CodeLocation) -> Mock? {
  mock?.mockingContext.settings.location = location
  return mock
}

/// A mock of a struct in which a closure or another struct is called `value`.
///
/// Generated code conforms to this.
public protocol _HidesValue: Mock {
  associatedtype _Value
  var _hiddenValue: _Value { get }
}

extension _HidesValue {
  /// The struct to inject, where its type is known.
  public var value: _Value { _hiddenValue }
}
