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
