/// What fails a test.
///
/// There is one text for each, and one place that writes it. A member that throws, and that no stub answers,
/// throws its failure; a ``FailureReporter`` takes all of them.
public struct MockFailure: Error, Sendable {
  /// What failed, as data.
  package let kind: Kind

  /// Where a test made the mock, gave the stub or wrote the expectation that the failure is about.
  public internal(set) var location: CodeLocation

  package init(_ kind: Kind, at location: CodeLocation = .generated) {
    self.kind = kind
    self.location = location
  }

  /// The call that the failure is about as it is written, as in `bird.fly(to: "Oslo")`; nil where it is
  /// about several, or none.
  public var call: String? {
    switch kind {
    case .unsatisfied(let expectation): expectation.pattern
    case .unexpectedCall(let call): call.call
    case .unusedStub(let stub): stub.pattern
    case .heldCalls(let failure): failure.pattern
    case .stream(let failure): failure.pattern
    case .outOfOrder, .unwantedCalls, .outlivingMock, .unansweredStub, .sleepers, .misuse: nil
    }
  }

  /// Whether the test uses the library in a way that can not work.
  public var isMisuse: Bool {
    if case .misuse = kind { true } else { false }
  }
}

extension MockFailure {
  /// The kinds of failures.
  // Indirect: Swift 6.3 crashed releasing what is discarded of a large enum without it.
  package indirect enum Kind: Sendable {
    /// Something was not called as often as expected.
    case unsatisfied(UnsatisfiedExpectation)

    /// Calls were not made in the expected order.
    case outOfOrder(UnsatisfiedOrder)

    /// A mock received calls that nothing expects.
    case unwantedCalls(UnwantedCalls)

    /// A mock was called, and no stub answers the call.
    case unexpectedCall(UnexpectedCall)

    /// A strict session ended, and a stub was not used.
    case unusedStub(UnusedStub)

    /// A strict session ended, and a mock was still held.
    case outlivingMock(OutlivingMock)

    /// A stub of the module `MynahStubs` was called, and it has nothing to answer with.
    case unansweredStub(UnansweredStub)

    /// Something is wrong with calls that a stub holds.
    case heldCalls(HeldCallFailure)

    /// Something is wrong with the streams of a stub.
    case stream(StreamFailure)

    /// Not as many tasks slept by a clock as expected.
    case sleepers(expected: Int, actual: Int, limit: String)

    /// A test uses the library in a way that can not work.
    case misuse(Misuse)
  }

  /// A failure of a test that uses the library in a way that can not work.
  package static func misuse(_ misuse: Misuse) -> Self { Self(.misuse(misuse)) }
}

/// An expectation that the recorded calls do not fulfil.
package struct UnsatisfiedExpectation: Sendable {
  /// The expectation's call as it is written, as in `bird.fly(to: any())`.
  let pattern: String
  let memberName: String
  let expected: CountMatcher

  /// How the calls are to end, as in `throw`; nil where that does not matter.
  let outcome: String?
  let actual: Int

  /// How many calls of the member are recorded, matching or not.
  let callCount: Int

  /// How many older ones are forgotten.
  let forgotten: Int

  /// Whether the member is static and the calls may be those of other tests.
  let isShared: Bool

  /// Whether the forgotten calls would decide.
  let isUndecided: Bool

  /// The calls that match, and those that do not; the newest of them where there are very many.
  let matching: [ComparedCall]
  let others: [ComparedCall]

  /// The members of this name and other types that were called.
  let otherTypes: OtherTypes?

  /// The mock, where its name is not its own.
  let mocks: [NamedMock]

  /// How long was waited; nil where nobody waited.
  let limit: String?
}

/// A call that no stub answers.
package struct UnexpectedCall: Sendable {
  /// What a missing stub was replaced by.
  enum Consequence: Sendable {
    case returned(String)
    case threw
    case ignored
    case stopped
  }

  /// The call as it is written, as in `bird.fly(to: "Oslo")`.
  let call: String
  let memberName: String

  /// The call of the stub to write.
  let example: String

  /// The type of the stub to write, as in `Int`.
  let resultType: String
  let consequence: Consequence

  /// The stubs of the member, newest first, as many as are listed, and why they do not answer.
  let stubs: [RejectedStub]

  /// How many more stubs there are.
  let moreStubs: Int

  /// The members of this name and other types that have stubs.
  let otherTypes: OtherTypes?

  /// The mock, where its name is not its own.
  let mocks: [NamedMock]

  /// The objects that the call is forwarded to in vain.
  let passedOver: [PassedOverTarget]

  /// What tells this call from all others.
  let occurrence = nextSerial()
}

/// An object that calls are forwarded to, and that can not answer them.
struct PassedOverTarget: Sendable {
  let type: String

  /// The type that it is none of; nil where it only lacks the member, as it may.
  let wanted: String?
}

/// A stub that does not answer a call.
struct RejectedStub: Sendable {
  enum Reason: Sendable {
    case mismatch(ComparedCall)
    case ended

    /// The named argument of a type equals the expected one and has another hash, by which it is looked for.
    case otherHash(String, type: String)
  }

  /// The stub's pattern as it is written, without the mock's name.
  let pattern: String
  let location: CodeLocation
  let reason: Reason
}

/// A call beside what was expected of it.
struct ComparedCall: Sendable {
  /// How closely a call is compared: whether its arguments are as expected, by which fields they
  /// differ, or also by which lines.
  enum Detail {
    case arguments
    case fields
    case lines
  }

  struct Argument: Sendable {
    let text: String

    /// The matcher that the argument does not fulfil; nil where it does.
    var expected: String?

    /// How the argument differs from an exact value; nil where this is not looked at.
    var difference: ValueDifference?
  }

  /// The call's place among the calls of its member, counted from 1.
  let number: Int
  let member: _Member
  var arguments: [Argument]

  /// How the call ended, as in `returned 3`; nil where that does not matter.
  var outcome: String?

  /// How many arguments are not as expected.
  var differences: Int { arguments.count { $0.expected != nil } }
}

extension [ComparedCall] {
  /// The place of the call with the fewest differing arguments, the newest of those.
  var closestIndex: Int? {
    var best: Int?
    for (index, call) in enumerated()
    where call.differences <= best.map({ self[$0].differences }) ?? .max {
      best = index
    }
    return best
  }
}
