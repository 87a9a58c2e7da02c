/// Something that is wrong with calls that a stub holds.
package struct HeldCallFailure: Sendable {
  /// What a test does to held calls: it resumes calls, and completes callbacks.
  enum Word: Sendable {
    case resumed
    case completed
  }

  /// A call that a stub holds, or held.
  struct Call: Sendable {
    enum State: Sendable {
      case held
      case heldAfterCancellation
      case resumed
      case resumedAfterCancellation
      case cancelled
      case letGo
    }

    /// The call's place among the calls of its stub, counted from 1.
    let number: Int

    /// The call as it is written, as in `fly(to: "Oslo")`.
    let text: String
    let state: State
  }

  /// How a call ended before.
  enum Earlier: Sendable {
    case resumed(CodeLocation)
    case cancelled
    case letGo
  }

  /// What a call went on with that nobody resumed.
  enum Consequence: Sendable {
    case returned(String)
    case threw(String)
    case called(String)
    case dropped
    case stopped
  }

  /// Why a call does not block its thread.
  enum UnblockingReason: Sendable {
    /// The time is over.
    case waited(Duration)

    /// There is no other thread that could resume it.
    case withoutThreads
  }

  enum Problem: Sendable, Error {
    /// Not as many calls were held as expected, or cancelled.
    case notHeld(Int, actual: Int, limit: String, [Call])
    case notCancelled(Int, actual: Int, limit: String, [Call])

    /// Calls were held when nobody was left to resume them.
    case stillHeld([Call], Consequence)

    /// A call that was to block its thread does not, or no longer.
    case unblocked(Call, UnblockingReason, Consequence)

    /// A call was resumed that had ended already.
    case resumedTwice(Int, Earlier)

    /// A call was resumed that never came.
    case resumedInVain(Int, calls: Int)

    /// There can be no call with a number.
    case noSuchCall(Int)
  }

  /// The stub's pattern as it is written, as in `bird.fly(to: any())`.
  let pattern: String
  let word: Word

  /// The mock, where its name is not its own.
  let mocks: [NamedMock]
  let problem: Problem
}

extension HeldCallFailure.Consequence {
  /// What a call went on with.
  init<Value, Failure>(_ outcome: Result<Value, Failure>, of word: HeldCallFailure.Word) {
    switch (outcome, word) {
    case (.success(let value), .resumed): self = .returned(describe(value))
    case (.success(let value), .completed): self = .called(describe(value))
    case (.failure(let error), _): self = .threw(describe(error))
    }
  }
}
