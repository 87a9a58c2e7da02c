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
    guard let stub = answeringStub(for: arguments) else { return try unanswered(arguments) }
    return try outcome(of: stub, arguments, apply)
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
    guard let stub = answeringStub(for: arguments) else { return fallback() }
    return try outcome(of: stub, arguments, apply)
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
    guard let stub = answeringStub(for: arguments) else { return try unanswered(arguments) }
    return try await outcomeAsync(of: stub, arguments, apply)
  }

  /// Returns or throws what a stub of an `async` member says.
  @inlinable
  func outcomeAsync(
    of stub: MemberStub, _ arguments: Arguments, isolation: isolated (any Actor)? = #isolation,
    _ apply: (Function) async throws(Failure) -> Result
  ) async throws(Failure) -> Result {
    guard let behavior = stub.answer() else { return try unanswered(arguments) }
    guard behavior.kind == .performs else {
      return try behavior.outcome { _ throws(Failure) in try unanswered(arguments) }
    }
    return try await apply(
      _unsafeUncheckedDowncast(behavior, to: PerformBehavior<Function, Result, Failure>.self)
        .function)
  }

  /// Records a call.
  ///
  /// - Returns: The stub that answers, if it could be found at once; else the newest stub, from which
  ///   the one that answers is found.
  @inlinable
  func record(_ arguments: Arguments) -> (found: MemberStub?, isAnswer: Bool) {
    let state = state
    mynah_lock(&state.pointee.lock)
    var index = state.pointee.count
    if index == state.pointee.capacity { index = makeRoom() }
    state.pointee.orders[index] = mynah_clock_tick()
    (state.pointee.arguments.assumingMemoryBound(to: Arguments.self) + index)
      .initialize(to: arguments)
    state.pointee.count = index &+ 1
    let isPlain = state.pointee.isPlain
    // Where stubs are plain, there is one: the newest says so.
    let found =
      isPlain
      ? indexedMatch(
        from: unsafeBitCast(
          state.pointee.newestStub.unsafelyUnwrapped, to: Unmanaged<MemberStub>.self),
        for: arguments, holdingLock: true)
      : unsafeBitCast(state.pointee.newestStub, to: MemberStub?.self)
    let needsFollowUp = state.pointee.needsFollowUp
    mynah_unlock(&state.pointee.lock)
    if needsFollowUp { followUp() }
    return (found, isPlain)
  }
}

extension MockedMember {
  /// Returns or throws what a stub says.
  @inlinable
  func outcome(
    of stub: MemberStub, _ arguments: Arguments,
    _ apply: (Function) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    if let value = stub.value {
      mynah_stub_use(stub.cell)
      let result = value.pointee
      _fixLifetime(stub)
      return result
    }
    guard let behavior = stub.answer() else { return try unanswered(arguments) }
    return try behavior.outcome(apply)
  }
}

extension Stub {
  /// Returns the behavior for one call that this stub answers: an atomic one, or nil.
  @inlinable
  func answer() -> Behavior<Function, Result, Failure>? {
    mynah_stub_use(cell)
    let behavior = behavior
    return behavior.kind == .chooses ? behavior.next() : behavior
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
      return _unsafeUncheckedDowncast(self, to: ReturnBehavior<Function, Result, Failure>.self)
        .value.pointee
    case .throws:
      throw _unsafeUncheckedDowncast(self, to: ThrowBehavior<Function, Result, Failure>.self).error
    case .performs:
      return try apply(
        _unsafeUncheckedDowncast(self, to: PerformBehavior<Function, Result, Failure>.self).function
      )
    case .produces:
      return _unsafeUncheckedDowncast(self, to: ProduceBehavior<Function, Result, Failure>.self)
        .produce()
    case .chooses:
      preconditionFailure("A choice is resolved before it answers.")
    }
  }
}
