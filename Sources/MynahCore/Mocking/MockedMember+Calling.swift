public import MynahShims

extension MockedMember {
  /// Answers a call.
  ///
  /// Generated code calls this.
  ///
  /// - Parameters:
  ///   - arguments: What the log keeps and stubs match.
  ///   - apply: Calls a stub's closure with the arguments as the mocked declaration takes them.
  /// - Returns: What the newest matching stub returns, or what stands in for a missing stub.
  @inlinable
  public func call(
    _ arguments: Arguments, _ apply: (Function) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    guard let answer = answer(for: arguments) else { return try unanswered(arguments) }
    return try answer.outcome(apply)
  }

  /// Answers a call that need not be stubbed.
  ///
  /// Generated code calls this.
  ///
  /// - Parameters:
  ///   - arguments: What the log keeps and stubs match.
  ///   - fallback: What is returned where no stub answers.
  ///   - apply: Calls a stub's closure with the arguments as the mocked declaration takes them.
  /// - Returns: What the newest matching stub returns, or `fallback`.
  public func call(
    _ arguments: Arguments, orReturn fallback: @autoclosure () -> Result,
    _ apply: (Function) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    guard let answer = answer(for: arguments) else { return fallback() }
    return try answer.outcome(apply)
  }

  /// Answers a call of an `async` member.
  ///
  /// Generated code calls this.
  ///
  /// - Parameters:
  ///   - arguments: What the log keeps and stubs match.
  ///   - isolation: The actor that the mocked declaration runs on.
  ///   - apply: Calls a stub's closure with the arguments as the mocked declaration takes them.
  /// - Returns: What the newest matching stub returns, or what stands in for a missing stub.
  @inlinable
  public func callAsync(
    _ arguments: Arguments, isolation: isolated (any Actor)? = #isolation,
    _ apply: (Function) async throws(Failure) -> Result
  ) async throws(Failure) -> Result {
    guard let answer = answer(for: arguments) else { return try unanswered(arguments) }
    guard answer.kind == .performs else {
      return try answer.outcome { _ throws(Failure) in try unanswered(arguments) }
    }
    return try await apply(
      unsafeDowncast(answer, to: PerformBehavior<Function, Result, Failure>.self).function)
  }

  /// Records a call and finds the behavior that answers it: an atomic one, or nil.
  @inlinable
  func answer(for arguments: Arguments) -> Behavior<Function, Result, Failure>? {
    let state = state
    mynah_lock(&state.pointee.lock)
    let index = state.pointee.count
    if index == state.pointee.capacity { grow() }
    state.pointee.orders.unsafelyUnwrapped[index] = mynah_clock_tick()
    (state.pointee.arguments.unsafelyUnwrapped.assumingMemoryBound(to: Arguments.self) + index)
      .initialize(to: arguments)
    state.pointee.count = index &+ 1
    var candidate = state.pointee.newestStub.map {
      unsafeDowncast($0.takeUnretainedValue(), to: MemberStub.self)
    }
    mynah_unlock(&state.pointee.lock)

    while let stub = candidate {
      if stub.condition.map({ $0(arguments) }) ?? true {
        mynah_flag_raise(stub.used)
        return stub.behavior.kind == .chooses ? stub.behavior.next() : stub.behavior
      }
      candidate = stub.older
    }
    return nil
  }
}

extension Behavior {
  /// Returns or throws what an atomic behavior says.
  ///
  /// - Parameter apply: Calls a closure with the arguments of the call.
  @inlinable
  func outcome(_ apply: (Function) throws(Failure) -> Result) throws(Failure) -> Result {
    switch kind {
    case .returns:
      return unsafeDowncast(self, to: ReturnBehavior<Function, Result, Failure>.self).value
    case .throws:
      throw unsafeDowncast(self, to: ThrowBehavior<Function, Result, Failure>.self).error
    case .performs:
      return try apply(
        unsafeDowncast(self, to: PerformBehavior<Function, Result, Failure>.self).function)
    case .produces:
      return unsafeDowncast(self, to: ProduceBehavior<Function, Result, Failure>.self).produce()
    case .chooses:
      preconditionFailure("A choice is resolved before it answers.")
    }
  }
}
