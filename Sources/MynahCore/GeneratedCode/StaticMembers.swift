/// The static members of a mock type.
///
/// Generated code conforms to this.
public protocol _StaticMembers: AnyObject, Sendable {
  /// Creates the members, without stubs and calls.
  init()

  /// The context that knows the members.
  var mockingContext: MockingContext { get }
}

/// The static members of all mock types, each made when it is first used.
///
/// Static members belong to a type and so outlive tests; `reset(_:)` makes them as new.
private let staticMembers = Locked<[ObjectIdentifier: any Sendable]>([:])

/// Returns the static members of a mock type.
///
/// Generated code calls this.
public func _staticMembers<Members: _StaticMembers>(of type: any LocalMock.Type) -> Members {
  shared(for: type) { Members() }
}

/// Returns the context of a mock type without static members.
///
/// Generated code calls this.
public func _staticContext(of type: any LocalMock.Type, _ typeName: String) -> MockingContext {
  shared(for: type) {
    MockingContext(typeName, members: [], isStatic: true, location: .generated)
  }
}

private func shared<Shared: Sendable>(for type: any LocalMock.Type, _ make: () -> Shared) -> Shared
{
  if let session = MockSession.current { return session.staticMembers(of: type, make) }
  return staticMembers.withLock { all in
    if let found = all[ObjectIdentifier(type)] as? Shared { return found }
    let new = make()
    all[ObjectIdentifier(type)] = new
    return new
  }
}

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

/// What a stub keeps that threads share.
///
/// Generated code calls this.
public final class _LockedStubs<Value>: @unchecked Sendable {
  private let locked: Locked<Value>

  /// Creates a box around a value.
  public init(_ value: Value) {
    locked = Locked(value)
  }

  /// The value.
  public var value: Value {
    get { locked.withLock { $0 } }
    set { update { $0 = newValue } }
  }

  /// Changes the value while no other thread has it.
  ///
  /// - Parameter change: Changes the value; calls nothing of people's.
  public func update(_ change: (inout Value) -> Void) {
    locked.update(change)
  }
}
