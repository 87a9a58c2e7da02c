extension _MockedMember where Failure == Never {
  func answerRethrowing<Target>(
    _ arguments: Arguments, _ errors: _RethrownErrors, _ apply: (Function) throws -> Result,
    forward: (inout Target) throws -> Result, canCallSuperclass: Bool,
    super callSuper: () throws -> Result
  ) throws -> Result {
    let state = state
    let (value, match) = record(arguments, state)
    if let value { return take(value, state) }
    if let stub = stub(match, state, for: arguments) {
      guard let behavior = stub.answer(to: arguments) else { return unanswered(arguments) }
      return try outcomeRethrowing(of: behavior, stub, arguments, errors, apply)
    }
    return try fallBack(
      arguments, forward: forward, canCallSuperclass: canCallSuperclass, super: callSuper
    ) { unanswered(arguments, $0) }
  }

  func answerAsyncRethrowing<Target>(
    _ arguments: Arguments, _ errors: _RethrownErrors,
    isolation: isolated (any Actor)? = #isolation,
    _ apply: (Function) async throws -> Result,
    forward: (inout Target) async throws -> Result, canCallSuperclass: Bool,
    super callSuper: () async throws -> Result
  ) async throws -> Result {
    let state = state
    let (value, match) = record(arguments, state)
    if let value { return take(value, state) }
    if let stub = stub(match, state, for: arguments) {
      guard let behavior = stub.answer(to: arguments) else { return unanswered(arguments) }
      return try await outcomeAsyncRethrowing(of: behavior, stub, arguments, errors, apply)
    }
    return try await fallBackAsync(
      arguments, forward: forward, canCallSuperclass: canCallSuperclass, super: callSuper
    ) { unanswered(arguments, $0) }
  }

  private func outcomeRethrowing(
    of behavior: Behavior<Function, Result, Never>, _ stub: MemberStub, _ arguments: Arguments,
    _ errors: _RethrownErrors, _ apply: (Function) throws -> Result
  ) throws -> Result {
    if behavior.kind == .takesCall {
      guard let answered = behavior.answered else {
        return behavior.outcome(of: arguments, in: self)
      }
      return try noting(answered.call) {
        guard let answer = answered.answer else { return unanswered(arguments, passedOver: []) }
        return try outcomeRethrowing(of: answer, stub, arguments, errors, apply)
      }
    }
    guard let closure = behavior as? PerformBehavior<Function, Result, Never> else {
      return behavior.outcome { _ in unanswered(arguments, passedOver: []) }
    }
    do {
      return try apply(closure.function)
    } catch {
      return try rethrown(error, errors, by: stub, arguments)
    }
  }

  @inline(__always)
  private func outcomeAsyncRethrowing(
    of behavior: Behavior<Function, Result, Never>, _ stub: MemberStub, _ arguments: Arguments,
    _ errors: _RethrownErrors, isolation: isolated (any Actor)? = #isolation,
    _ apply: (Function) async throws -> Result
  ) async throws -> Result {
    if behavior.kind == .takesCall {
      guard let answered = behavior.answered else {
        return await behavior.outcomeAsync(of: arguments, in: self, isolation: isolation)
      }
      return try await outcomeAsyncRethrowing(of: answered, stub, arguments, errors, apply)
    }
    guard let closure = behavior as? PerformBehavior<Function, Result, Never> else {
      return behavior.outcome { _ in unanswered(arguments, passedOver: []) }
    }
    do {
      return try await apply(closure.function)
    } catch {
      return try rethrown(error, errors, by: stub, arguments)
    }
  }

  /// Returns or throws what a behavior says, and notes which.
  private func outcomeAsyncRethrowing(
    of answered: AnsweredCall<Function, Result, Never>, _ stub: MemberStub, _ arguments: Arguments,
    _ errors: _RethrownErrors, isolation: isolated (any Actor)? = #isolation,
    _ apply: (Function) async throws -> Result
  ) async throws -> Result {
    try await notingAsync(answered.call) {
      guard let answer = answered.answer else { return unanswered(arguments, passedOver: []) }
      return try await outcomeAsyncRethrowing(of: answer, stub, arguments, errors, apply)
    }
  }

  /// Throws what a stub threw, where a closure threw before.
  private func rethrown(
    _ error: any Error, _ errors: _RethrownErrors, by stub: MemberStub, _ arguments: Arguments
  ) throws -> Result {
    if !errors.isEmpty { throw error }
    return standIn(
      after: .thrownByStub(
        error: describe(error), member: mockName + member.separator + member.name),
      at: stub.location)
  }
}
