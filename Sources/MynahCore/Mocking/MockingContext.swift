/// What one mock knows: its name, where it was made, and its members with their stubs and calls.
///
/// Each mock has one, and each mock type has one for its static members.
public final class MockingContext: Sendable {
  let settings: MockSettings
  private let allMembers: Locked<[AnyMockedMember]>

  /// Creates the context of a mock. Generated code calls this.
  ///
  /// - Parameters:
  ///   - typeName: The name of the mocked type, as people write it.
  ///   - members: The mocked members, in the order in which the mock numbers them.
  ///   - isStatic: Whether the context serves the static members of a mock type.
  ///   - location: Where the mock was made.
  public init(
    _ typeName: String, members: [AnyMockedMember], isStatic: Bool = false, location: CodeLocation
  ) {
    settings = MockSettings(
      typeName: typeName, name: isStatic ? typeName : typeName.asMockName, location: location)
    allMembers = Locked(members)
    for member in members { member.join(settings) }
  }

  /// The members in the order in which the mock numbers them.
  var members: [AnyMockedMember] { allMembers.withLock { $0 } }

  /// Returns the member with a number. Generated code calls this.
  ///
  /// - Parameters:
  ///   - index: The member's place in the list that the context was created with.
  ///   - type: The member's exact type.
  public func member<Found: AnyMockedMember>(_ index: Int, as type: Found.Type = Found.self) -> Found
  {
    allMembers.withLock { unsafeDowncast($0[index], to: type) }
  }

  /// Adds a member that came into being after the mock, such as a generic method's for one type.
  func add(_ member: AnyMockedMember) {
    member.join(settings)
    allMembers.withLock { $0.append(member) }
  }

  func clearStubs() {
    for member in members { member.clearStubs() }
  }

  func clearInvocations() {
    for member in members { member.clearInvocations() }
  }
}

extension String {
  /// What a mock of the type with this name is called: `Bird` becomes `bird`, `URLLoader` `urlLoader`.
  fileprivate var asMockName: String {
    let base = (split(separator: ".").last ?? "").prefix { $0 != "<" }
    let capitals = base.prefix { $0.isUppercase }.count
    let lowered = capitals <= 1 || capitals == base.count ? capitals : capitals - 1
    return base.prefix(lowered).lowercased() + base.dropFirst(lowered)
  }
}
