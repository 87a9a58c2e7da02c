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
private func name(of type: any LocalMock.Type) -> String { typeName(type) }

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
  let session = MockSession.current
  return (session?.staticMembers ?? staticMembers).withLock { all in
    if let found = all[ObjectIdentifier(type)] as? Shared { return found }
    let new = make()
    // A task that outlives the session gets new members each time. If the session stored them, they
    // would retain each other forever.
    if session?.hasEnded != true { all[ObjectIdentifier(type)] = new }
    return new
  }
}
