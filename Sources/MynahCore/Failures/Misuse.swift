/// A mistake in the use of the library.
package enum Misuse: Sendable {
  /// A matcher was called where no pattern is evaluated.
  case matcherOutsidePattern(String)

  /// A closure was given as an exact value of an argument.
  case closureComparedByValue(String)

  /// A value that has a closure was given as an exact value of an argument.
  case closureInsideValue(String, path: String)

  /// Nil was given for an argument that is not optional.
  case nilArgument(String)

  /// Nil was expected of calls whose outcome is not optional.
  case nilOutcome(String)

  /// A result that can not be copied was to be returned by a second call.
  case resultReturnedTwice(String)

  /// `given` was given something that is no pattern.
  case nothingToStub

  /// `verify` was given something that is no pattern.
  case nothingToVerify

  /// Nothing says the type that a generic member returns in a call.
  case untypedResult(String)

  /// A matcher was written inside of an expression that has a value.
  case matcherInsideValue(String)

  /// A position was given for an argument that has another one.
  case wrongPosition(String, said: Int, actual: Int)

  /// A matcher of numbers can not be fulfilled by others than its own.
  case negativeTolerance(String)

  /// A matcher of numbers has NaN for its tolerance.
  case toleranceIsNoNumber(String)

  /// A matcher of numbers has NaN in its middle.
  case nearNoNumber(String)

  /// A number of calls is negative.
  case negativeCount(String)

  /// No number of calls fulfils what is expected.
  case impossibleCount(String)

  /// A time to wait is negative.
  case negativeTime(String)

  /// A delay is negative.
  case negativeDelay(String)

  /// A delay never ends.
  case endlessDelay(String)

  /// What a stub is to call is no handler of the right type; it has no type where there is no argument.
  case noHandler(member: String, position: Int, type: String?, wanted: String)

  /// What is to run beside the answers of a member takes arguments that no call can be kept with.
  case unkeptArguments(String)

  /// A clock was to go back.
  case clockTurnedBack(String)

  /// The values of a captor were read that no pattern has.
  case unusedCaptor(String)

  /// A sequence gives way before its first answer.
  case transitionAtOnce(Int)

  /// A behavior was given to a stub that was cleared.
  case clearedStub(String)

  /// A mock that records no calls was verified.
  case stubOnlyVerified(expectation: String, mock: String)

  /// The outcomes of calls were verified that the mock does not record.
  case outcomesNotRecorded(expectation: String, mock: String)

  /// A number of calls to record was given that is none.
  case nothingRecorded(Int)

  /// The block of the named function has no expectation.
  case nothingExpected(String)

  /// A pattern was assigned to a mock's property where a matcher belongs.
  case patternAssigned

  /// `lastSetValue` was given for a member that is not set.
  case nothingToSet(String)

  /// The closure of an assignment's stub takes another type than the assigned one.
  case assignedType(takes: String, assigned: String, by: String)

  /// A stub for all types of a generic member returned a value of another type than a call's.
  case otherTypeReturned(String, member: String, type: String)

  /// A stub of a member that rethrows threw what none of the call's closures threw.
  case thrownByStub(error: String, member: String)

  /// A stub of a member that throws errors of one type threw another.
  case otherErrorThrown(error: String, member: String, type: String)

  /// The default of a stub that has none was read.
  case noDefault(type: String, origin: String)

  /// What a test gave can not be used, as found by a module that builds on this one.
  case invalidInput(String, problem: String, advice: String)
}
