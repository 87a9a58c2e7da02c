// What generated code calls where a call can fall back on more than what stands in for a missing stub.

extension _MockedMember {
  /// Answers a call that may be forwarded.
  ///
  /// Generated code calls this.
  ///
  /// - Parameters:
  ///   - arguments: What the log keeps and stubs match.
  ///   - apply: Calls a stub's closure with the arguments as the mocked declaration takes them.
  ///   - forward: Calls the mocked declaration on another object.
  /// - Returns: What the newest matching stub returns, else what the newest target does.
  /// - Throws: What the stub or the target throws; the failure, where neither answers.
  public func call<Target>(
    _ arguments: Arguments, _ apply: (Function) throws(Failure) -> Result,
    forward: (inout Target) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try answer(
      arguments, apply, forward: forward, canCallSuperclass: false, super: { noSuperclass() })
  }

  /// Answers a call of an `async` member that may be forwarded.
  ///
  /// Generated code calls this.
  ///
  /// - Parameters:
  ///   - arguments: What the log keeps and stubs match.
  ///   - isolation: The actor that the mocked declaration runs on.
  ///   - apply: Calls a stub's closure with the arguments as the mocked declaration takes them.
  ///   - forward: Calls the mocked declaration on another object.
  /// - Returns: What the newest matching stub returns, else what the newest target does.
  /// - Throws: What the stub or the target throws; the failure, where neither answers.
  public func callAsync<Target>(
    _ arguments: Arguments, isolation: isolated (any Actor)? = #isolation,
    _ apply: (Function) async throws(Failure) -> Result,
    forward: (inout Target) async throws(Failure) -> Result
  ) async throws(Failure) -> Result {
    try await answerAsync(
      arguments, apply, forward: forward, canCallSuperclass: false, super: { noSuperclass() })
  }

  /// Answers a call of a class's member.
  ///
  /// Generated code calls this.
  ///
  /// - Parameters:
  ///   - arguments: What the log keeps and stubs match.
  ///   - apply: Calls a stub's closure with the arguments as the mocked declaration takes them.
  ///   - callSuper: Calls the superclass.
  /// - Returns: What the newest matching stub returns, else what the superclass does where calls are
  ///   forwarded to it.
  /// - Throws: What the stub or the superclass throws; the failure, where neither answers.
  public func call(
    _ arguments: Arguments, _ apply: (Function) throws(Failure) -> Result,
    super callSuper: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try answer(
      arguments, apply, forward: { noTarget(&$0) }, canCallSuperclass: true, super: callSuper)
  }

  /// Answers a call of a class's member that may be forwarded to other objects too.
  ///
  /// Generated code calls this.
  ///
  /// - Parameters:
  ///   - arguments: What the log keeps and stubs match.
  ///   - apply: Calls a stub's closure with the arguments as the mocked declaration takes them.
  ///   - forward: Calls the mocked declaration on another object.
  ///   - callSuper: Calls the superclass.
  /// - Returns: What the newest matching stub returns, else what the newest target does.
  /// - Throws: What the stub, the target or the superclass throws; the failure, where none answers.
  public func call<Target>(
    _ arguments: Arguments, _ apply: (Function) throws(Failure) -> Result,
    forward: (inout Target) throws(Failure) -> Result,
    super callSuper: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try answer(arguments, apply, forward: forward, canCallSuperclass: true, super: callSuper)
  }

  /// Answers a call of a class's `async` member.
  ///
  /// Generated code calls this.
  ///
  /// - Parameters:
  ///   - arguments: What the log keeps and stubs match.
  ///   - isolation: The actor that the mocked declaration runs on.
  ///   - apply: Calls a stub's closure with the arguments as the mocked declaration takes them.
  ///   - callSuper: Calls the superclass.
  /// - Returns: What the newest matching stub returns, else what the superclass does where calls are
  ///   forwarded to it.
  /// - Throws: What the stub or the superclass throws; the failure, where neither answers.
  public func callAsync(
    _ arguments: Arguments, isolation: isolated (any Actor)? = #isolation,
    _ apply: (Function) async throws(Failure) -> Result,
    super callSuper: () async throws(Failure) -> Result
  ) async throws(Failure) -> Result {
    try await answerAsync(
      arguments, apply, forward: { noTarget(&$0) }, canCallSuperclass: true, super: callSuper)
  }

  /// Answers a call of a class's `async` member that may be forwarded to other objects too.
  ///
  /// Generated code calls this.
  ///
  /// - Parameters:
  ///   - arguments: What the log keeps and stubs match.
  ///   - isolation: The actor that the mocked declaration runs on.
  ///   - apply: Calls a stub's closure with the arguments as the mocked declaration takes them.
  ///   - forward: Calls the mocked declaration on another object.
  ///   - callSuper: Calls the superclass.
  /// - Returns: What the newest matching stub returns, else what the newest target does.
  /// - Throws: What the stub, the target or the superclass throws; the failure, where none answers.
  public func callAsync<Target>(
    _ arguments: Arguments, isolation: isolated (any Actor)? = #isolation,
    _ apply: (Function) async throws(Failure) -> Result,
    forward: (inout Target) async throws(Failure) -> Result,
    super callSuper: () async throws(Failure) -> Result
  ) async throws(Failure) -> Result {
    try await answerAsync(
      arguments, apply, forward: forward, canCallSuperclass: true, super: callSuper)
  }
}
