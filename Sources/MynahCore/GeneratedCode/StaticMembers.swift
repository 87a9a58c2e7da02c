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

/// Creates a static member whose types can only be named on the main actor.
///
/// Generated code calls this, on any thread: creating a member runs no code of the main actor.
public func _onMainActor(_ make: @MainActor () -> _AnyMockedMember) -> _AnyMockedMember {
  withoutActuallyEscaping(make) { make in
    unsafeBitCast(make, to: (() -> _AnyMockedMember).self)()
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
  public func _nestedMock<Nested: Mock>() -> Nested {
    guard let selection else { preconditionFailure("A mock's member has a pattern.") }
    return selection.nestedMock()
  }
}

extension PropertyPattern {
  /// Returns the mock that reading a property returns, which a test then stubs and verifies.
  ///
  /// Generated code calls this.
  public func _nestedMock<Nested: Mock>() -> Nested { _call._nestedMock() }
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

/// The value of `mock(Nest.self)` if Mynah can't mock the type and `initialize` follows.
///
/// The compiler then reports the reason alone.
@dynamicMemberLookup
public struct _RefusedMock<Refused> {
  /// Any method.
  public subscript(dynamicMember name: String) -> Initializer { fatalError() }

  /// Any initializer.
  @dynamicCallable
  public struct Initializer {
    /// Takes any arguments.
    @discardableResult
    public func dynamicallyCall(withKeywordArguments: KeyValuePairs<String, Any>) -> Refused {
      fatalError()
    }
  }
}
