/// Expectations that the recorded calls do not fulfil in their order.
package struct UnsatisfiedOrder: Sendable {
  enum Reason: Sendable {
    /// The expectation was called another number of times between two others.
    case count(Int, part: Int, after: Int?, before: Int?)

    /// A call was made where none is allowed: before, after or between the calls of expectations.
    case call(String, number: Int, after: Int?, before: Int?)

    /// No call is allowed before those of an expectation, and older calls are forgotten.
    case forgotten(before: Int)
  }

  /// One of the expectations, and its calls that were found.
  struct Step: Sendable {
    let pattern: String

    /// How the calls are to end, as in `throw`; nil where that does not matter.
    let outcome: String?
    let expected: CountMatcher

    /// The numbers of the calls that count here.
    let found: [Int]

    /// The numbers of those that would match and do not count; listed where none counts.
    let elsewhere: [Int]

    /// The members of this name and other types that were called, where this one was not.
    let otherTypes: OtherTypes?

    /// Whether the expectations before it hold.
    let isReached: Bool
  }

  let reason: Reason

  /// The step that does not hold.
  let failing: Int

  /// The steps in their order; most consist of one expectation.
  let steps: [[Step]]

  /// The calls of all mocks that are mentioned.
  let calls: ListedCalls

  /// How many older calls are forgotten.
  let forgotten: Int

  /// The mocks whose names are not their own.
  var mocks: [NamedMock] = []

  /// How long was waited; nil where nobody waited.
  let limit: String?
}
