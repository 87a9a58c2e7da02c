/// What one mock knows: its name, where it was made, and its members with their stubs and calls.
///
/// Each mock has one, and each mock type has one for its static members.
public final class MockingContext: Sendable {
  let settings: MockSettings

  /// The members by their number; nil where the one with a number is left out by an `#if`.
  private let numberedMembers: [_AnyMockedMember?]

  /// Creates the context of a mock.
  ///
  /// Generated code calls this.
  ///
  /// - Parameters:
  ///   - typeName: The name of the mocked type, as people write it.
  ///   - members: The mocked members, in the order in which the mock numbers them.
  ///   - isStatic: Whether the context serves the static members of a mock type.
  ///   - values: What makes values of the types that the mock's file knows.
  ///   - location: Where the mock was made.
  @_documentation(visibility: private)
  public init(
    _ typeName: String, members: [_AnyMockedMember?], isStatic: Bool = false,
    values: (any _ValueSource.Type)? = nil, location: CodeLocation
  ) {
    settings = MockSettings(
      typeName: typeName, name: isStatic ? typeName : nil, isStatic: isStatic, values: values,
      location: location)
    numberedMembers = members
    for member in members { member?.join(settings) }
    for index in members.indices.dropFirst() {
      if let setter = members[index] { members[index - 1]?.join(setter: setter) }
    }
    settings.context = self
    settings.session?.register(self)
  }

  /// What failures call the mock: the type's name in lower camel case, as in `bird`.
  public var name: String { settings.name }

  /// The members in the order in which the mock declares them; of a generic one, those that there are.
  var members: [any MemberVariant] { declaredMembers.flatMap(\.variants) }

  /// The members, of which a generic one is but one.
  var declaredMembers: [_AnyMockedMember] { numberedMembers.compactMap(\.self) }

  /// Returns the member with a number.
  ///
  /// Generated code calls this.
  ///
  /// - Parameters:
  ///   - index: The member's place in the list that the context was created with.
  ///   - type: The member's exact type.
  public func _member<Found: _AnyMockedMember>(_ index: Int, as type: Found.Type = Found.self)
    -> Found
  {
    guard let member = numberedMembers[index] as? Found else {
      preconditionFailure("The mock of \(settings.typeName) has no member \(index) of this type.")
    }
    return member
  }

  func clearStubs() {
    settings.clearDefaultValues()
    settings.clearForwardingTargets()
    for member in declaredMembers { member.clearSharedStubs() }
    for member in members { member.clearStubs() }
    settings.finishWaiting()
    for part in settings.parts { part.context?.clearStubs() }
  }

  /// The stubs that answered no call and need to: those of each member, oldest first.
  var unusedStubs: [UnusedStub] {
    declaredMembers.flatMap { member in
      member.unusedSharedStubs + member.variants.flatMap { $0.unusedStubs() }
    }
  }

  func clearInvocations() {
    for member in members { member.clearInvocations() }
    settings.forgetHeldCalls()
    for part in settings.parts { part.context?.clearInvocations() }
  }
}

/// The mock that a member returns, where its result is a protocol that is mocked too.
///
/// - Invariant: `mock` and `isWanted` are read and written under the member's lock.
final class NestedMock<Result> {
  let make: (CodeLocation) -> Result
  var mock: Result?

  /// Whether a test has asked for the mock, so that calls return it.
  var isWanted = false

  init(_ make: @escaping (CodeLocation) -> Result) {
    self.make = make
  }
}

extension _MockedMember {
  /// Returns the nested mock, the same each time; nil where the result is not mocked.
  ///
  /// - Parameter isWanted: Whether calls return it from now on.
  func makeNestedMock(isWanted: Bool = false) -> Result? {
    guard let nestedMock else { return nil }
    if let found = keep(nil, in: nestedMock, isWanted: isWanted) { return found }
    // Made outside of the lock: it registers with its session.
    let new = MockSession.$current.withValue(settings?.session) {
      nestedMock.make(settings?.location ?? .generated)
    }
    if let settings, let mock = new as? any LocalMock {
      mock.mockingContext.settings.nest(in: settings, as: "\(mockName).\(member.name)")
    }
    return keep(new, in: nestedMock, isWanted: isWanted)
  }
}

/// What a mock is that is not `Sendable`, because the class that it mocks says it can not be.
///
/// Every ``Mock`` is a local mock too: what takes one takes both.
///
/// ```swift
/// let sapling = mock(Sapling.self)
/// reset(sapling)
/// ```
public protocol LocalMock: AnyObject, _UsableAnywhere {
  /// The stubs, calls and settings of this mock.
  nonisolated var mockingContext: MockingContext { get }

  /// The stubs, calls and settings of the mock type's static members.
  nonisolated static var mockingContext: MockingContext { get }
}

#if compiler(>=6.2)
  /// What makes the conformance of a mock usable anywhere, also where conformances are isolated by
  /// default.
  public typealias _UsableAnywhere = SendableMetatype
#else
  /// What makes the conformance of a mock usable anywhere, which all are for this compiler.
  public typealias _UsableAnywhere = Any
#endif

/// The mock that a value is; nil where it is none.
///
/// What is no object is not cast: with Foundation, the runtime makes an object of it first, of a
/// collection element by element.
func mock(in value: Any) -> (any LocalMock)? {
  type(of: value) is AnyClass ? value as? any LocalMock : nil
}
