/// A mocked member without its types: what a mock's context and resetting know of it.
open class AnyMockedMember: @unchecked Sendable {
  /// What the member is called.
  public let member: Member

  /// What the mock's members share; set once, before the first call.
  private(set) var settings: MockSettings?

  init(_ member: Member) {
    self.member = member
  }

  /// Ties the member to its mock.
  func join(_ settings: MockSettings) {
    self.settings = settings
  }

  func clearStubs() { preconditionFailure("A mocked member must override this.") }

  func clearInvocations() { preconditionFailure("A mocked member must override this.") }

  /// What the member knows now; several where it stands for several.
  var histories: [AnyMemberHistory] { preconditionFailure("A mocked member must override this.") }

  /// Wakes somebody after each call that is recorded from now on.
  func watch(_ watcher: CallWatcher) {
    preconditionFailure("A mocked member must override this.")
  }

  /// Ends what `watch(_:)` began.
  func unwatch(_ watcher: CallWatcher) {
    preconditionFailure("A mocked member must override this.")
  }

  /// Remembers that a `verify` which held covers calls.
  func markVerified(_ matched: MatchedCalls) {
    preconditionFailure("A mocked member must override this.")
  }
}
