/// The context of a mock: its name, its location, and its members with their stubs and calls.
///
/// Each mock has a context, and each mock type has a context for its static members.
public final class MockingContext: Sendable {
  let settings: MockSettings

  /// The members by their numbers, with `nil` for each member that an `#if` excludes.
  private let numberedMembers: [_AnyMockedMember?]

  /// Creates the context of a mock.
  ///
  /// Generated code calls this.
  ///
  /// - Parameters:
  ///   - typeName: The name of the mocked type, as it's written in source code.
  ///   - members: The mocked members, in the order of their numbers.
  ///   - isStatic: A Boolean value that indicates whether the context is for the static members of
  ///     a mock type.
  ///   - values: The source of values for types that the mock's file knows.
  ///   - location: The location at which the mock was made.
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
    if settings.recordsOutcomes { for member in self.members { member.recordOutcomes() } }
    settings.context = self
    settings.session?.register(self)
    if let test = settings.test { RecentMocks.insert(self, of: test) }
  }

  /// The mock's name in failures, which is derived from the type's name by default, such as `bird`.
  public var name: String { settings.name }

  /// The members in the order of their declarations, with all current variants of generic members.
  var members: [any MemberVariant] { declaredMembers.flatMap(\.variants) }

  /// The members in the order of their declarations, with one member for each generic declaration.
  var declaredMembers: [_AnyMockedMember] { numberedMembers.compactMap(\.self) }

  /// Returns the member with a number.
  ///
  /// Generated code calls this.
  ///
  /// - Parameters:
  ///   - index: The position of the member in the list that the context was created with.
  ///   - type: The member's exact type.
  public func _member<Found: _AnyMockedMember>(_ index: Int, as type: Found.Type = Found.self)
    -> Found
  {
    guard let member = numberedMembers[index] as? Found else {
      preconditionFailure("Member \(index) of \(settings.typeName) has another type.")
    }
    return member
  }

  func clearStubs() {
    settings.clearDefaultValues()
    settings.clearForwardingTargets()
    for member in declaredMembers { member.clearSharedStubs() }
    for member in members { member.clearStubs() }
    settings.finishWaiting()
    for part in settings.clientMocks { part.context?.clearStubs() }
  }

  /// Failures for the stubs that must be used but weren't, in the order of the members, oldest first.
  var unusedStubs: [MockFailure] {
    declaredMembers.flatMap { member in
      member.sharedStubs.filter { !$0.mayStayUnused }.map { stub in
        member.unusedStub(member.text(of: stub.parts.map(\.description)), at: stub.location)
      } + member.variants.flatMap { $0.unusedStubs() }
    }
  }

  /// A Boolean value that indicates whether the mock has stubs or recorded calls.
  var isUsed: Bool { members.contains { $0.stubCount > 0 || $0.callCount > 0 } }

  func clearInvocations() {
    for member in members { member.clearInvocations() }
    settings.forgetHeldCalls()
    for part in settings.clientMocks { part.context?.clearInvocations() }
  }
}

/// The mock that a member returns, if its result type is a mocked protocol.
///
/// - Invariant: `mock` and `isRequested` are read and written under the member's lock.
final class NestedMock<Result> {
  let make: (CodeLocation) -> Result
  var mock: Result?

  /// A Boolean value that indicates whether calls return the mock, because the test asked for it.
  var isRequested = false

  init(_ make: @escaping (CodeLocation) -> Result) {
    self.make = make
  }
}

extension _MockedMember {
  /// Returns the nested mock, or `nil` if the result type isn't mocked.
  ///
  /// Until the stubs are cleared, each call to this function returns the same mock.
  ///
  /// - Parameter isRequested: A Boolean value that indicates whether calls return the mock from now
  ///   on.
  func makeNestedMock(isRequested: Bool = false) -> Result? {
    guard let nestedMock else { return nil }
    if let found = keep(nil, in: nestedMock, isRequested: isRequested) { return found }
    // Create the mock without the lock, because the mock registers with its session.
    let new = MockSession.$current.withValue(settings?.session) {
      nestedMock.make(settings?.location ?? .generated)
    }
    if let settings, let mock = new as? any LocalMock {
      let call = writtenText(of: Array(repeating: "any()", count: member.argumentCount))
      mock.mockingContext.settings.nest(
        in: settings, as: "\(mockName).\(member.name)", writtenAs: "\(call).nestedMock")
    }
    return keep(new, in: nestedMock, isRequested: isRequested)
  }
}

/// A mock that isn't `Sendable`, because the mocked class explicitly isn't.
///
/// Every ``Mock`` is also a local mock, so a function that takes a local mock accepts both.
///
/// ```swift
/// let sapling = mock(Sapling.self)
/// reset(sapling)
/// ```
public protocol LocalMock: AnyObject {
  /// The stubs, calls, and settings of this mock.
  nonisolated var mockingContext: MockingContext { get }

  /// The stubs, calls, and settings of the mock type's static members.
  nonisolated static var mockingContext: MockingContext { get }
}

/// Returns a value as a mock, or `nil` if the value isn't a mock.
///
/// Only instances of classes are cast. With Foundation, casting any other value converts it to an
/// object first, and converts a collection element by element.
func mock(in value: Any) -> (any LocalMock)? {
  guard type(of: value) is AnyClass else { return nil }
  return value as? any LocalMock
}
