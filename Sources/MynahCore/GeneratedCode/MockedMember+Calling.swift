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
    let state = state
    let (value, match) = record(arguments, state)
    if let value { return take(value, state) }
    guard let stub = stub(match, state, for: arguments) else {
      return try unanswered(arguments)
    }
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
    let state = state
    let (value, match) = record(arguments, state)
    if let value { return take(value, state) }
    guard let stub = stub(match, state, for: arguments) else {
      return noting(callToNote) { fallback() }
    }
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
    let state = state
    let (value, match) = record(arguments, state)
    if let value { return take(value, state) }
    guard let stub = stub(match, state, for: arguments) else {
      return try unanswered(arguments)
    }
    return try await outcomeAsync(of: stub, arguments, apply)
  }
}
