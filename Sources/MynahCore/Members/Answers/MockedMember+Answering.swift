// A call is recorded and looks for its stub (`record(_:_:)`, `stub(_:_:for:)`); the stub says the outcome
// (`outcome(of:)`), or the call falls back on something else (`Fallback`). There are four entries: for
// members that are called at once and for `async` ones, and the same for those that rethrow
// (`MockedMember+Rethrowing.swift`). What generated code calls differs in what it can fall back on, and
// leads to one of the four (`MockedMember+Forwarding.swift`); the two that have nothing but stubs are the
// quick ones, and stand here whole.

extension _MockedMember {
  /// Answers a call by a stub, else by a target, else by the superclass.
  ///
  /// - Parameters:
  ///   - arguments: What the log keeps and stubs match.
  ///   - apply: Calls a stub's closure with the arguments as the mocked declaration takes them.
  ///   - forward: Calls the mocked declaration on a target.
  ///   - canCallSuperclass: Whether there is a superclass that answers.
  ///   - callSuper: Calls the superclass.
  func answer<Target>(
    _ arguments: Arguments, _ apply: (Function) throws(Failure) -> Result,
    forward: (inout Target) throws(Failure) -> Result, canCallSuperclass: Bool,
    super callSuper: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let state = state
    let (value, match) = record(arguments, state)
    if let value { return take(value, state) }
    if let stub = stub(match, state, for: arguments) {
      return try outcome(of: stub, arguments, apply)
    }
    return try fallBack(
      arguments, forward: forward, canCallSuperclass: canCallSuperclass, super: callSuper
    ) { reason throws(Failure) in try unanswered(arguments, reason) }
  }

  /// Answers a call of an `async` member by a stub, else by a target, else by the superclass.
  func answerAsync<Target>(
    _ arguments: Arguments, isolation: isolated (any Actor)? = #isolation,
    _ apply: (Function) async throws(Failure) -> Result,
    forward: (inout Target) async throws(Failure) -> Result, canCallSuperclass: Bool,
    super callSuper: () async throws(Failure) -> Result
  ) async throws(Failure) -> Result {
    let state = state
    let (value, match) = record(arguments, state)
    if let value { return take(value, state) }
    if let stub = stub(match, state, for: arguments) {
      return try await outcomeAsync(of: stub, arguments, apply)
    }
    return try await fallBackAsync(
      arguments, forward: forward, canCallSuperclass: canCallSuperclass, super: callSuper
    ) { reason throws(Failure) in try unanswered(arguments, reason) }
  }

  /// Stands for the superclass where there is none.
  func noSuperclass() -> Result {
    preconditionFailure("A call falls back on a superclass only where there is one.")
  }

  /// Stands for forwarding where the member can not be called on any target.
  func noTarget(_ target: inout NoTarget) -> Result {
    preconditionFailure("No target is of this type.")
  }
}
