internal import MynahCore

extension StubCore {
  /// Answers a call and records it; reports it where there is no answer.
  func answer(
    _ arguments: Arguments, type: Any.Type, example: String, at location: CodeLocation
  ) throws(ErrorType) -> ReturnType {
    let (call, waiters) = state.withLock { state -> (Call?, [Waiter]) in
      state.callCount += 1
      let queued = state.reversedQueue.popLast()
      if queued != nil { state.queueAnswerCount += 1 }
      guard let answer = queued ?? state.defaultAnswer else { return (nil, []) }
      let call = Call(arguments: arguments, result: answer)
      return (call, state.record(call))
    }
    guard let call else {
      return try unanswered(arguments, type: type, example: example, at: location)
    }
    resume(waiters, with: call)
    return try call.result.get()
  }

  /// Reports a call without an answer, then throws the failure or stops.
  private func unanswered(
    _ arguments: Arguments, type: Any.Type, example: String, at location: CodeLocation
  ) throws(ErrorType) -> ReturnType {
    let (number, answered) = state.withLock { ($0.callCount, $0.queueAnswerCount) }
    let isThrown = ErrorType.self == (any Error).self
    let failure = MockFailure.unanswered(
      origin.reason ?? .spent(answered: answered), type: "\(type)", origin: origin.location,
      number: number,
      arguments: Arguments.self == Void.self ? nil : describe(arguments),
      example: origin.property.map { "\($0.lastName) = \(example)" } ?? example,
      isThrown: isThrown, at: location)
    failure.report(at: location)
    guard isThrown, let error = failure as? ErrorType else { fatalError(failure.description) }
    let failed = Call(arguments: arguments, result: .failure(error))
    resume(state.withLock { $0.record(failed) }, with: failed)
    throw error
  }
}

extension _StubOrigin {
  /// Why the stub has no answer, where none was set.
  fileprivate var reason: UnansweredStub? {
    if let caller { return .missing(property: property, caller: caller) }
    return property.map { .unset(property: $0) }
  }
}

extension String {
  /// The name after the last dot, as in `chirpStub` of `MockBird.chirpStub`.
  fileprivate var lastName: Substring { split(separator: ".").last ?? self[...] }
}
