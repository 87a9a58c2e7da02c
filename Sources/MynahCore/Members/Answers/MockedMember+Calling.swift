// A call is recorded and looks for its stub (`answeringStub(for:)`); the stub says the outcome
// (`outcome(of:)`), or the call falls back on something else (`Fallback`). There are three entries: one for
// members that are called at once, one for `async` members, and one for those that rethrow. What generated
// code calls differs in what it can fall back on, and leads to one of the three
// (`MockedMember+Forwarding.swift`); the two that have nothing but stubs are the quick ones, and stand
// here whole.

extension _MockedMember {
  /// Answers a call.
  ///
  /// Generated code calls this.
  ///
  /// - Parameters:
  ///   - arguments: What the log keeps and stubs match.
  ///   - apply: Calls a stub's closure with the arguments as the mocked declaration takes them.
  /// - Returns: What the newest matching stub returns, or what stands in for a missing stub.
  /// - Throws: What the stub throws; the failure, where none answers.
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
  /// - Throws: What the stub throws.
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
  /// - Throws: What the stub throws; the failure, where none answers.
  @inlinable
  public func callAsync(
    _ arguments: Arguments, isolation: isolated (any Actor)? = #isolation,
    _ apply: (Function) async throws(Failure) -> Result
  ) async throws(Failure) -> Result {
    guard let stub = answeringStub(for: arguments) else { return try unanswered(arguments) }
    return try await outcomeAsync(of: stub, arguments, apply)
  }

  // MARK: - Calls that may fall back

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
    if let stub = answeringStub(for: arguments) {
      return try outcome(of: stub, arguments, apply)
    }
    switch fallback(for: arguments, to: Target.self, canCallSuperclass: canCallSuperclass) {
    case .target(var target, let holder):
      defer { holder.value = target }
      return try forward(&target)
    case .superclass: return try callSuper()
    case .unanswered(let passedOver): return try unanswered(arguments, passedOver: passedOver)
    }
  }

  /// Answers a call of an `async` member by a stub, else by a target, else by the superclass.
  func answerAsync<Target>(
    _ arguments: Arguments, isolation: isolated (any Actor)? = #isolation,
    _ apply: (Function) async throws(Failure) -> Result,
    forward: (inout Target) async throws(Failure) -> Result, canCallSuperclass: Bool,
    super callSuper: () async throws(Failure) -> Result
  ) async throws(Failure) -> Result {
    if let stub = answeringStub(for: arguments) {
      return try await outcomeAsync(of: stub, arguments, apply)
    }
    switch fallback(for: arguments, to: Target.self, canCallSuperclass: canCallSuperclass) {
    case .target(let found, let holder):
      // The compiler takes the target for a part of the arguments, of which it was only chosen.
      nonisolated(unsafe) var target = found
      defer { holder.value = target }
      return try await forward(&target)
    case .superclass: return try await callSuper()
    case .unanswered(let passedOver): return try unanswered(arguments, passedOver: passedOver)
    }
  }

  /// Answers a call of a class's member that rethrows what its closures throw.
  ///
  /// Generated code calls this.
  ///
  /// - Parameters:
  ///   - arguments: What the log keeps and stubs match.
  ///   - apply: Calls a stub's closure with the arguments as the mocked declaration takes them.
  ///   - callSuper: Calls the superclass.
  /// - Returns: What the newest matching stub returns, else what the superclass does where calls are
  ///   forwarded to it.
  /// - Throws: What the superclass throws; a stub throws nothing.
  public func callRethrowing(
    _ arguments: Arguments, _ apply: (Function) -> Result, super callSuper: () throws -> Result
  ) rethrows -> Result where Failure == Never {
    if let stub = answeringStub(for: arguments) {
      return outcome(of: stub, arguments, apply)
    }
    switch fallback(for: arguments, to: Never.self, canCallSuperclass: true) {
    case .superclass: return try callSuper()
    case .target, .unanswered: return unanswered(arguments)
    }
  }
}
