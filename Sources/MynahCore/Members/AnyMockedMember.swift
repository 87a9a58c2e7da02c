/// A mocked member without its types: what generated code hands to a mock's context.
public class _AnyMockedMember: @unchecked Sendable {
  /// What the member is called.
  public let member: _Member

  /// What the mock's members share; set once, before the first call.
  @exclusivity(unchecked) private(set) var settings: MockSettings?

  /// The setter that belongs to this getter; set once, before the first call.
  private var setterMember: _AnyMockedMember?

  /// The setter that belongs to this getter; nil where there is none, or a generic one.
  var setter: (any MemberVariant)? { setterMember?.asVariant }

  init(_ member: _Member) {
    self.member = member
  }

  /// Ties the member to its mock.
  func join(_ settings: MockSettings) {
    self.settings = settings
  }

  /// Ties a getter to its setter, which mocks number after it.
  func join(setter: _AnyMockedMember) {
    if member.isGetter(of: setter.member) { setterMember = setter }
  }

  /// What has the calls and stubs: the member itself, or one for each set of types that a generic
  /// declaration is used with.
  var variants: [any MemberVariant] { [] }

  /// The member itself, where it has calls and stubs; nil of a generic declaration.
  var asVariant: (any MemberVariant)? { nil }

  /// The stubs for all variants at once that answered no call and need to, oldest first.
  var unusedSharedStubs: [UnusedStub] { [] }

  /// Forgets the stubs for all variants at once.
  func clearSharedStubs() {}
}

/// What has calls and stubs, without its types: what verifying, resetting and sessions know of it.
protocol MemberVariant: _AnyMockedMember, CallSource {
  /// The type of the function that is mocked.
  var functionType: Any.Type { get }

  // MARK: - Calls

  /// How many calls there were since they were last cleared.
  var callCount: Int { get }

  /// What the member knows now.
  var history: MemberHistory { get }

  /// Remembers that a `verify` which held covers calls.
  func markVerified(_ matched: MatchedCalls)

  /// Whether calls are recorded at all.
  var recordsCalls: Bool { get }

  /// Sets how many calls are recorded, and forgets those that are too many.
  func limitRecording(to limit: Int)

  func clearInvocations()

  // MARK: - Outcomes

  /// Records from now on how calls end.
  func recordOutcomes()

  /// How the calls ended until now; nil where that is not recorded.
  var outcomes: OutcomeLog? { get }

  // MARK: - Stubs

  /// How many stubs there are.
  var stubCount: Int { get }

  /// Stubs a setter to do nothing, whatever its indices are.
  func addStub(newValue: _AnyArgumentMatcher, at location: CodeLocation)

  /// Lets a stub stay unused in a strict session.
  func excuse(stub serial: UInt64)

  /// The stubs that answered no call and need to, oldest first.
  func unusedStubs() -> [UnusedStub]

  func clearStubs()

  /// Adds what a stub for all variants is to this one.
  func takeStub(ofAllTypes stub: AllTypesStub)
}

extension _AnyMockedMember {
  /// What failures call the mock.
  var mockName: String { settings.map(MockNames.name) ?? "mock" }

  /// The member's name with the mock's, as in `bird.fly(to:)`.
  var fullName: String { mockName + member.separator + member.name }

  /// A call of the member, or a pattern, as it is written.
  func text(of arguments: [String]) -> String {
    mockName + member.separator + member.call(with: arguments)
  }

  /// The mock, where its session has others of its name.
  var namedMock: [String] { settings.map { MockNames(of: [$0]).lines } ?? [] }
}
