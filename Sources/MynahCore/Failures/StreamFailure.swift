/// Something that is wrong with the streams of a stub.
package struct StreamFailure: Sendable {
  enum Problem: Sendable {
    /// The streams were finished before, there or by nobody.
    case finishedTwice(CodeLocation?)
    case yieldedLate(CodeLocation?)

    /// Not as many streams were iterated as expected, or cancelled.
    case notConsumed(Int, actual: Int, limit: String)
    case notCancelled(Int, actual: Int, limit: String)
  }

  /// The stub's pattern as it is written, as in `bird.songs()`.
  let pattern: String

  /// The mock, where its name is not its own.
  let mocks: [NamedMock]
  let problem: Problem
}

extension StreamFailure {
  var text: String {
    ([sentence] + mocks.lines + [advice].compactMap(\.self)).joined(separator: "\n")
  }

  private var sentence: String {
    switch problem {
    case .finishedTwice(let end):
      "The stream of \(pattern) is finished, but it was \(end.asEnd)."
    case .yieldedLate(let end):
      "The stream of \(pattern) gets an element, but it was \(end.asEnd)."
    case .notConsumed(let expected, let actual, let limit):
      "Expected \(expected.asStreams) of \(pattern) to be iterated \(limit), but \(actual.asBeing)."
    case .notCancelled(let expected, let actual, let limit):
      "Expected \(expected.asStreams) of \(pattern) to be cancelled \(limit), but \(actual.asBeing)."
    }
  }

  private var advice: String? {
    switch problem {
    case .finishedTwice: "Write finish() once."
    case .yieldedLate: "Write finish() after the last element."
    case .notConsumed, .notCancelled: nil
    }
  }
}

extension CodeLocation? {
  fileprivate var asEnd: String {
    map { "finished at \($0.brief)" } ?? "ended when the mock was cleared or its session ended"
  }
}

extension Int {
  fileprivate var asStreams: String { self == 1 ? "1 stream" : "\(self) streams" }
}
