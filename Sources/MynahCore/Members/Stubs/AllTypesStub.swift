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
  fileprivate func next() -> Swift.Result<Any, any Error> {
    state.withLock { state in
      if state.isUsed, state.position < state.answers.count - 1 { state.position += 1 }
      state.isUsed = true
      return state.answers[state.position]
    }
  }
}

extension _MockedMember {
  func takeStub(ofAllTypes stub: AllTypesStub) {
    let (parts, count) = (stub.parts, stub.parts.count)
    let matcher = CallMatcher<Arguments>(
      parts,
      { arguments in
        zip(parts, splitArguments(arguments, count: count)).allSatisfy { $0.matches(anyValue: $1) }
      }, hash: nil)
    let behavior = ActionBehavior<Result, Failure> { _ throws(Failure) in
      switch stub.next() {
      // The compiler lets a test write only what doesn't depend on the types.
      case .success(let value): return value as! Result
      case .failure(let error): throw error as! Failure
      }
    }
    // The family tells whether the stub was used.
    excuse(stub: add(behavior, for: matcher, at: stub.location))
  }
}
