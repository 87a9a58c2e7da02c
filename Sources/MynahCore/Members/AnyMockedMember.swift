/// A mocked member without its types: what a mock's context and resetting know of it.
open class AnyMockedMember: @unchecked Sendable {
  /// What the member is called.
  public let member: Member

  /// What the mock's members share; set once, before the first call.
  private(set) var settings: MockSettings?

  /// The setter that belongs to this getter; set once, before the first call.
  private(set) var setter: AnyMockedMember?

  init(_ member: Member) {
    self.member = member
  }

  /// Ties the member to its mock.
  func join(_ settings: MockSettings) {
    self.settings = settings
  }

  /// Ties a getter to its setter, which mocks number after it.
  func join(setter: AnyMockedMember) {
    guard member.isGetter(of: setter.member), !(setter is MemberFamily) else { return }
    self.setter = setter
  }

  /// Stubs a setter to do nothing, whatever its indices are.
  func addStub(newValue: AnyArgumentMatcher, at location: CodeLocation) {
    preconditionFailure("A mocked member must override this.")
  }

  /// Adds what a stub for all types is to this member.
  func takeStub(ofAllTypes stub: AllTypesStub) {
    preconditionFailure("A mocked member must override this.")
  }

  /// The stubs that answered no call and need to, oldest first.
  func unusedStubs() -> [UnusedStub] {
    preconditionFailure("A mocked member must override this.")
  }

  func clearStubs() { preconditionFailure("A mocked member must override this.") }

  func clearInvocations() { preconditionFailure("A mocked member must override this.") }

  /// Sets how many calls are recorded, and forgets those that are too many.
  func limitRecording(to limit: Int) {
    preconditionFailure("A mocked member must override this.")
  }

  /// What the member knows now; several where it stands for several.
  var histories: [AnyMemberHistory] { preconditionFailure("A mocked member must override this.") }

  /// The members that this one stands for: itself, or one for each set of types.
  var variants: [AnyMockedMember] { [self] }

  /// The type of the function that is mocked.
  var functionType: Any.Type { preconditionFailure("A mocked member must override this.") }

  /// How many stubs there are.
  var stubCount: Int { preconditionFailure("A mocked member must override this.") }

  /// Wakes somebody after each call that is recorded from now on.
  func watch(_ watcher: CallWatcher) {
    preconditionFailure("A mocked member must override this.")
  }

  /// Ends what `watch(_:)` began.
  func unwatch(_ watcher: CallWatcher) {
    preconditionFailure("A mocked member must override this.")
  }

  /// What does not hold of the member's state, in words; nothing, unless there is a mistake in it.
  func brokenInvariants() -> [String] {
    preconditionFailure("A mocked member must override this.")
  }

  /// Remembers that a `verify` which held covers calls.
  func markVerified(_ matched: MatchedCalls) {
    preconditionFailure("A mocked member must override this.")
  }
}
