internal import MynahCore

extension ThrowingStub {
  /// Answers a call and records it, or reports a failure if no answer is left.
  func answer(_ arguments: Arguments, at location: CodeLocation) throws(ErrorType) -> ReturnType {
    let (call, waiters) = state.withLock { state -> (Call?, [Waiter]) in
      state.callCount += 1
      let queued = state.reversedQueue.popLast()
      if queued != nil { state.queueAnswerCount += 1 }
      guard let result = queued ?? state.defaultResult else { return (nil, []) }
      let call = Call(arguments: arguments, result: result)
      return (call, state.record(call))
    }
    guard let call else { return try reportMissingAnswer(arguments, at: location) }
    announce(call, to: waiters)
    return try call.result.get()
  }

  /// Reports a call without an answer, then throws the failure or stops the process.
  private func reportMissingAnswer(
    _ arguments: Arguments, at location: CodeLocation
  ) throws(ErrorType) -> ReturnType {
    let (number, answered) = state.withLock { ($0.callCount, $0.queueAnswerCount) }
    let isThrown = ErrorType.self == (any Error).self
    let consequence =
      isThrown ? "which threw this failure" : "and there's no value to return instead"
    var (problem, remark) = origin.unset ?? ("", "")
    if origin.unset == nil {
      problem = "no value is left for call #\(number) of \(Self.name)"
      let queue =
        switch answered {
        case 0: "Its queue is empty"
        case 1: "Its queue had 1 value"
        default: "Its queue had \(answered) values"
        }
      remark = "\(queue), and no default is set. Stub made at \(origin.location.brief)."
    }
    let called = Arguments.self == Void.self ? [] : ["Called with: \(describe(arguments))"]
    let answer = "Write: \(origin.property.map { "\($0.lastName) = " } ?? "")\(Self.example)"
    let lines = ["Unexpected call: \(problem), \(consequence).", remark] + called + [answer]
    let failure = MockFailure(lines.joined(separator: "\n"), at: location).thrown()
    failure.report(at: location)
    guard isThrown, let error = failure as? ErrorType else { fatalError(failure.description) }
    let failed = Call(arguments: arguments, result: .failure(error))
    announce(failed, to: state.withLock { $0.record(failed) })
    throw error
  }

  /// Passes a recorded call to the tasks that wait for it, and notifies observers.
  private func announce(_ call: Call, to waiters: [Waiter]) {
    for waiter in waiters { waiter.continuation.yield(Locked(call)) }
    notifyObservers()
  }

  /// The code that creates a stub with a default.
  private static var example: String {
    switch ErrorType.self {
    case is Never.Type: "Stub(defaultReturnValue: <#\(ReturnType.self)#>)"
    case _ where ReturnType.self == Void.self: "ThrowingStub(defaultError: nil)"
    default: "ThrowingStub(defaultResult: .success(<#\(ReturnType.self)#>))"
    }
  }
}

extension _StubOrigin {
  /// The parts of the failure message if the property's stub isn't set, or nil if it was set.
  fileprivate var unset: (problem: String, remark: String)? {
    if let caller {
      return (
        "no stub is set for \(property ?? "a property of the mock")",
        "It is called by \(caller) at \(location.brief)."
      )
    }
    return property.map { ("no stub is set for \($0)", "It is declared at \(location.brief).") }
  }
}

extension String {
  /// The name after the last dot, such as `chirpStub` in `MockBird.chirpStub`.
  fileprivate var lastName: Substring { split(separator: ".").last ?? self[...] }
}
