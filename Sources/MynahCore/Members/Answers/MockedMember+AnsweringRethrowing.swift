internal import MynahShims

extension _MockedMember where Failure == Never {
  func answerRethrowing<Target>(
    _ arguments: Arguments, _ errors: _RethrownErrors, _ apply: (Function) throws -> Result,
    forward: (inout Target) throws -> Result, canCallSuperclass: Bool,
    super callSuper: () throws -> Result
  ) throws -> Result {
    let (value, found, isAnswer) = record(arguments)
    if let value { return take(value) }
    if let stub = answer(found, isAnswer, to: arguments) {
      let hasStack = mynah_enter()
      defer { mynah_leave() }
      guard hasStack else { return endRecursion(of: stub) }
      guard let behavior = stub.answer(to: arguments) else { return unanswered(arguments) }
      if behavior.kind == .takesCall { return outcome(takenBy: behavior, arguments) }
      guard let closure = behavior as? PerformBehavior<Function, Result, Never> else {
        return behavior.outcome { _ in unanswered(arguments) }
      }
      do {
        return try apply(closure.function)
      } catch {
        return try rethrown(error, errors, by: stub, arguments)
      }
    }
    switch fallback(for: arguments, to: Target.self, canCallSuperclass: canCallSuperclass) {
    case .target(var target, let holder):
      let hasStack = mynah_enter()
      defer { mynah_leave() }
      guard hasStack else { return endRecursion(of: nil) }
      defer { holder.value = target }
      return try forward(&target)
    case .superclass: return try callSuper()
    case .unanswered(let passedOver): return unanswered(arguments, passedOver: passedOver)
    }
  }

  func answerAsyncRethrowing<Target>(
    _ arguments: Arguments, _ errors: _RethrownErrors,
    isolation: isolated (any Actor)? = #isolation,
    _ apply: (Function) async throws -> Result,
    forward: (inout Target) async throws -> Result, canCallSuperclass: Bool,
    super callSuper: () async throws -> Result
  ) async throws -> Result {
    let (value, found, isAnswer) = record(arguments)
    if let value { return take(value) }
    if let stub = answer(found, isAnswer, to: arguments) {
      guard let behavior = stub.answer(to: arguments) else { return unanswered(arguments) }
      if behavior.kind == .takesCall {
        return await outcomeAsync(takenBy: behavior, arguments)
      }
      guard let closure = behavior as? PerformBehavior<Function, Result, Never> else {
        return behavior.outcome { _ in unanswered(arguments) }
      }
      do {
        return try await nest(
          in: stub, { try await apply(closure.function) }, orEnd: endAsyncRecursion)
      } catch {
        return try rethrown(error, errors, by: stub, arguments)
      }
    }
    switch fallback(for: arguments, to: Target.self, canCallSuperclass: canCallSuperclass) {
    case .target(let found, let holder):
      // The compiler takes the target for a part of the arguments, of which it was only chosen.
      nonisolated(unsafe) var target = found
      defer { holder.value = target }
      return try await nest(
        in: nil, { try await forward(&target) }, orEnd: endAsyncRecursion)
    case .superclass: return try await callSuper()
    case .unanswered(let passedOver): return unanswered(arguments, passedOver: passedOver)
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
