/// A stub of a generic member for all types that it is used with.
///
/// Each member of the family has a stub that asks this one.
final class AllTypesStub: @unchecked Sendable {
  let parts: [_AnyArgumentMatcher]
  let location: CodeLocation

  private struct State {
    var answers: [Swift.Result<Any, any Error>] = []
    var position = 0
    var isUsed = false
    var isLenient = false
  }

  private let state = Locked(State())

  init(for parts: [_AnyArgumentMatcher], at location: CodeLocation) {
    self.parts = parts
    self.location = location
  }

  /// A Boolean value that indicates whether the stub has answered a call, or doesn't have to.
  var isExcused: Bool { state.withLock { $0.isUsed || $0.isLenient } }

  func excuse() { state.withLock { $0.isLenient = true } }

  /// Adds an answer, and returns how many there are.
  func append(_ answer: Swift.Result<Any, any Error>) -> Int {
    state.withLock { state in
      state.answers.append(answer)
      return state.answers.count
    }
  }

  /// Returns the answer of one call: each once, and the last for all that follow.
  func next() -> Swift.Result<Any, any Error> {
    state.withLock { state in
      if state.isUsed, state.position < state.answers.count - 1 { state.position += 1 }
      state.isUsed = true
      return state.answers[state.position]
    }
  }
}
