/// The static members of a mock type.
///
/// Generated classes conform to this protocol.
public protocol _StaticMembers: AnyObject, Sendable {
  /// Creates the members without stubs and calls.
  init()

  /// The context of the members.
  var mockingContext: MockingContext { get }
}

/// The static members of all mock types, each created when it's first used.
///
/// Static members belong to a type, so they outlive tests. Use `reset(_:)` to remove their stubs
/// and calls. Sessions don't use this dictionary, because each session has separate static members.
private let staticMembers = Locked<[ObjectIdentifier: any Sendable]>([:])

/// Returns the static members of a mock type.
///
/// Generated code calls this.
public func _staticMembers<Members: _StaticMembers>(of type: any LocalMock.Type) -> Members {
  shared(for: type) {
    let members = Members()
    members.mockingContext.settings.name = name(of: type)
    return members
  }
}

/// Returns the name of a mock type, such as `StoreMock`, because its static members belong to it.
private func name(of type: any LocalMock.Type) -> String { typeName(type) ?? "\(type)" }

/// Returns the context of a mock type that doesn't have static members.
///
/// Generated code calls this.
public func _staticContext(of type: any LocalMock.Type, _ typeName: String) -> MockingContext {
  shared(for: type) {
    let context = MockingContext(typeName, members: [], isStatic: true, location: .generated)
    context.settings.name = name(of: type)
    return context
  }
}

/// Creates a static member whose types can only be named on the main actor.
///
/// Generated code calls this on any thread. This is safe, because creating a member doesn't run
/// main-actor code.
public func _onMainActor(_ make: @MainActor () -> _AnyMockedMember) -> _AnyMockedMember {
  withoutActuallyEscaping(make) { make in
    // The cast removes the main actor from the closure's type, so this thread can call the closure.
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
  /// The initializer of the superclass may call members of the mock. Such calls aren't mocked:
  /// they're forwarded to the superclass until `_superclassIsInitialized()` is called.
  ///
  /// Generated code calls this.
  ///
  /// - Parameters:
  ///   - className: The name of the mocked class, as written in source code.
  ///   - members: The mocked members, in the order of their numbers in the mock.
  ///   - values: The source of values for types that the mock's file knows.
  @_documentation(visibility: private)
  public convenience init(
    subclassing className: String, members: [_AnyMockedMember?],
    values: (any _ValueSource.Type)? = nil
  ) {
    self.init(className, members: members, values: values, location: .generated)
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
@_documentation(visibility: private)
public func _located<Mock: LocalMock>(_ mock: Mock, at location: CodeLocation) -> Mock {
  mock.mockingContext.settings.location = location
  return mock
}

/// Sets the location at which a mock was created, unless the mock is nil, and returns the mock.
///
/// Generated code calls this.
@_documentation(visibility: private)
public func _located<Mock: LocalMock>(_ mock: Mock?, at location: CodeLocation) -> Mock? {
  mock?.mockingContext.settings.location = location
  return mock
}

/// A value of a generated stub that several threads share.
///
/// Generated code uses this.
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

  /// Changes the value while no other thread can access it.
  ///
  /// - Parameter change: A closure that changes the value. It must not run user code.
  public func update(_ change: (inout Value) -> Void) {
    locked.update(change)
  }
}

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
    settings.add(NestedClientMock(client.mockingContext) { _ in nil }, as: name)
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
    settings.add(
      NestedClientMock(client.mockingContext) { target in (target as? Target).map(part) }, as: name)
  }
}

/// The result of a call that Mynah rejects, such as `mock(Nest.self)` if it can't mock the type.
///
/// The result accepts any call that follows, such as `initialize`, so the compiler only reports why
/// the first call is rejected.
@dynamicMemberLookup
public struct _RefusedMock<Refused> {
  /// A value that can be called like a method of any name.
  public subscript(dynamicMember name: String) -> Initializer { fatalError() }

  /// A method that accepts any arguments.
  @dynamicCallable
  public struct Initializer {
    /// Accepts any arguments.
    @discardableResult
    public func dynamicallyCall(withKeywordArguments: KeyValuePairs<String, Any>) -> Refused {
      fatalError()
    }
  }
}
