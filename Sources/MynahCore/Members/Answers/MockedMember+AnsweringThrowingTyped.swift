extension _MockedMember {
  /// Answers a call of a member that throws errors of one type by a stub, whose closure may throw any,
  /// else by a target, else by the superclass.
  func answerThrowingTyped<Target>(
    _ arguments: Arguments, _ apply: (Function) throws -> Result,
    forward: (inout Target) throws(Failure) -> Result, canCallSuperclass: Bool,
    super callSuper: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let state = state
    let (value, match) = record(arguments, state)
    if let value { return take(value, state) }
    if let stub = stub(match, state, for: arguments) {
      return try outcome(of: stub, arguments) { function throws(Failure) in
        do {
          return try apply(function)
        } catch {
          return try thrown(error, by: stub)
        }
      }
    }
    return try fallBack(
      arguments, forward: forward, canCallSuperclass: canCallSuperclass, super: callSuper
    ) { reason throws(Failure) in try unanswered(arguments, reason) }
  }

  /// Answers a call of an `async` member that throws errors of one type.
  func answerAsyncThrowingTyped<Target>(
    _ arguments: Arguments, isolation: isolated (any Actor)? = #isolation,
    _ apply: (Function) async throws -> Result,
    forward: (inout Target) async throws(Failure) -> Result, canCallSuperclass: Bool,
    super callSuper: () async throws(Failure) -> Result
  ) async throws(Failure) -> Result {
    let state = state
    let (value, match) = record(arguments, state)
    if let value { return take(value, state) }
    if let stub = stub(match, state, for: arguments) {
      return try await outcomeAsync(of: stub, arguments) { function async throws(Failure) in
        do {
          return try await apply(function)
        } catch {
          return try thrown(error, by: stub)
        }
      }
    }
    return try await fallBackAsync(
      arguments, forward: forward, canCallSuperclass: canCallSuperclass, super: callSuper
    ) { reason throws(Failure) in try unanswered(arguments, reason) }
  }

  /// Throws what a stub's closure threw, where it is an error that the member throws.
  private func thrown(_ error: any Error, by stub: MemberStub) throws(Failure) -> Result {
    if let failure = error as? Failure { throw failure }
    return standIn(
      after: .otherErrorThrown(
        error: describe(error), member: mockName + member.separator + member.name,
        type: typeName(Failure.self) ?? "\(Failure.self)"),
      at: stub.location)
  }
}
