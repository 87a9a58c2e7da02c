/// A call that a mock received.
///
/// ```swift
/// for invocation in bird.mockingContext.invocations { print(invocation) }
/// ```
///
/// Arguments are kept as they came, and written out only when somebody asks for their text.
public struct MockInvocation: @unchecked Sendable {
  let history: MemberHistory

  /// The call's place among the calls of its member, counted from 0.
  let index: Int

  /// The number of the call among all calls and stubs of the process; later ones have greater numbers.
  public let serial: UInt64

  init(_ history: MemberHistory, at index: Int) {
    self.history = history
    self.index = index
    serial = history.serials[index]
  }

  /// The member that was called.
  public var member: _Member { history.mockedMember.member }

  /// What failures call the mock that was called.
  public var mockName: String { history.mockedMember.mockName }

  /// The arguments as failures show them, in order; a setter's new value comes last.
  public var arguments: [String] { history.arguments(index) }

  /// Where the stub that answered the call was given; nil where none did, or where it was cleared.
  public var stubLocation: CodeLocation? { history.stubLocation(index) }

  /// How the call ended, as in `returned 3`; nil where the mock does not record that.
  public var outcome: String? { history.outcome(index) }

  /// Whether a `verify` that held has covered the call.
  var isVerified: Bool { history.verified.contains(index, in: history.serials) }
}

extension MockInvocation: CustomStringConvertible {
  /// The call as it is written, as in `bird.fly(to: "Oslo")`.
  public var description: String {
    history.mockedMember.text(of: arguments)
  }
}

extension MockingContext {
  /// The calls that the mock received, in the order in which they began.
  public var invocations: [MockInvocation] { .received(by: members) }
}

extension [MockInvocation] {
  /// The calls that some members received, in the order in which they began.
  ///
  /// A call that begins meanwhile is in none of the members' shares.
  static func received(by members: [any MemberVariant]) -> [MockInvocation] {
    let now = nextSerial()
    var invocations: [MockInvocation] = []
    for history in members.map(\.history) {
      for index in 0..<history.serials.count where history.serials[index] <= now {
        invocations.append(MockInvocation(history, at: index))
      }
    }
    return invocations.sorted { $0.serial < $1.serial }
  }
}
