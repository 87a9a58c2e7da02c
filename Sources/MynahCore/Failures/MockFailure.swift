/// What fails a test, as data.
///
/// There is one text for each, and one place that writes it.
// Indirect: Swift 6.3 crashed releasing what is discarded of a large enum without it.
public indirect enum MockFailure: Error, Sendable {
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

  /// A test uses the library in a way that can not work.
  case misuse(Misuse)
}

/// An expectation that the recorded calls do not fulfil.
public struct UnsatisfiedExpectation: Sendable {
  /// The expectation's call as it is written, as in `bird.fly(to: any())`.
  let pattern: String
  let memberName: String
  let expected: CountMatcher
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
public struct UnexpectedCall: Sendable {
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

  /// Each stub of the member, newest first, and why it does not answer.
  let stubs: [RejectedStub]

  /// The members of this name and other types that have stubs.
  let otherTypes: OtherTypes?

  /// The mock, where its name is not its own.
  let mocks: [NamedMock]

  /// The objects that the call is forwarded to in vain.
  let passedOver: [PassedOverTarget]

  /// What tells this call from all others.
  let occurrence = currentOrder()
}

/// An object that calls are forwarded to, and that is not what the mock mocks.
struct PassedOverTarget: Sendable {
  let type: String
  let wanted: String
}

/// A stub that does not answer a call.
struct RejectedStub: Sendable {
  enum Reason: Sendable {
    case mismatch(ComparedCall)
    case ended
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
  let member: Member
  var arguments: [Argument]

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

/// A mistake in the use of the library.
public enum Misuse: Sendable {
  /// A matcher was called where no pattern is evaluated.
  case matcherOutsidePattern(String)

  /// A closure was given as an exact value of an argument.
  case closureComparedByValue(String)

  /// A value that has a closure was given as an exact value of an argument.
  case closureInsideValue(String, path: String)

  /// Nil was given for an argument that is not optional.
  case nilArgument(String)

  /// A result that can not be copied was to be returned by a second call.
  case resultReturnedTwice(String)

  /// `given` was given something that is no pattern.
  case nothingToStub

  /// `verify` was given something that is no pattern.
  case nothingToVerify

  /// A matcher was written inside of an expression that has a value.
  case matcherInsideValue(String)

  /// A position was given for an argument that has another one.
  case wrongPosition(String, said: Int, actual: Int)

  /// A matcher of numbers can not be fulfilled by others than its own.
  case negativeTolerance(String)

  /// A number of calls is negative.
  case negativeCount(String)

  /// No number of calls fulfils what is expected.
  case impossibleCount(String)

  /// A time to wait is negative.
  case negativeTime(String)

  /// The values of a captor were read that no pattern has.
  case unusedCaptor(String)

  /// A sequence gives way before its first answer.
  case transitionAtOnce(Int)

  /// A behavior was given to a stub that was cleared.
  case clearedStub(String)

  /// A mock that records no calls was verified.
  case stubOnlyVerified(expectation: String, mock: String)

  /// A number of calls to record was given that is none.
  case nothingRecorded(Int)

  /// The block of the named function has no expectation.
  case nothingExpected(String)

  /// A pattern was assigned to a mock's property where a matcher belongs.
  case patternAssigned

  /// `lastSetValue` was given for a member that is not set.
  case nothingToSet(String)

  /// The closure of an assignment's stub takes another type than the assigned one.
  case assignedType(takes: String, assigned: String)

  /// A stub for all types of a generic member returned a value of another type than a call's.
  case otherTypeReturned(String, member: String, type: String)

  /// A stub of a member that rethrows threw what none of the call's closures threw.
  case thrownByStub(error: String, member: String)

  /// The default of a stub that has none was read.
  case noDefault(type: String, origin: String)

  /// What a test gave can not be used, as found by a module that builds on this one.
  case invalidInput(String, problem: String, advice: String)
}
