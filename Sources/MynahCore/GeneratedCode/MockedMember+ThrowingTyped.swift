// What generated code calls for a member that throws errors of one type.
//
// A stub's closure is kept as one that throws any error, for a type that says more can not be a generic
// argument before macOS 15 and iOS 18. What it throws is found to be of the type when it does.

extension _MockedMember {
  /// Answers a call of a member that throws errors of one type.
  ///
  /// Generated code calls this.
  ///
  /// - Parameters:
  ///   - arguments: What the log keeps and stubs match.
  ///   - apply: Calls a stub's closure with the arguments as the mocked declaration takes them.
  /// - Returns: What the newest matching stub returns, else what stands in for a missing stub.
  /// - Throws: What the stub throws.
  public func callThrowingTyped(
    _ arguments: Arguments, _ apply: (Function) throws -> Result
  ) throws(Failure) -> Result {
    try answerThrowingTyped(
      arguments, apply, forward: { noTarget(&$0) }, canCallSuperclass: false,
      super: { noSuperclass() })
  }

  /// Answers a call of a member that throws errors of one type, and that may be forwarded.
  ///
  /// Generated code calls this.
  ///
  /// - Parameters:
  ///   - arguments: What the log keeps and stubs match.
  ///   - apply: Calls a stub's closure with the arguments as the mocked declaration takes them.
  ///   - forward: Calls the mocked declaration on another object.
  /// - Returns: What the newest matching stub returns, else what the newest target does.
  /// - Throws: What the stub or the target throws.
  public func callThrowingTyped<Target>(
    _ arguments: Arguments, _ apply: (Function) throws -> Result,
    forward: (inout Target) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try answerThrowingTyped(
      arguments, apply, forward: forward, canCallSuperclass: false,
      super: { noSuperclass() })
  }

  /// Answers a call of a class's member that throws errors of one type.
  ///
  /// Generated code calls this.
  ///
  /// - Parameters:
  ///   - arguments: What the log keeps and stubs match.
  ///   - apply: Calls a stub's closure with the arguments as the mocked declaration takes them.
  ///   - callSuper: Calls the superclass.
  /// - Returns: What the newest matching stub returns, else what the newest target does.
  /// - Throws: What the stub or the target throws.
  public func callThrowingTyped(
    _ arguments: Arguments, _ apply: (Function) throws -> Result,
    super callSuper: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try answerThrowingTyped(
      arguments, apply, forward: { noTarget(&$0) }, canCallSuperclass: true,
      super: callSuper)
  }

  /// Answers a call of a class's member that throws errors of one type, and that may be forwarded.
  ///
  /// Generated code calls this.
  ///
  /// - Parameters:
  ///   - arguments: What the log keeps and stubs match.
  ///   - apply: Calls a stub's closure with the arguments as the mocked declaration takes them.
  ///   - forward: Calls the mocked declaration on another object.
  ///   - callSuper: Calls the superclass.
  /// - Returns: What the newest matching stub returns, else what the newest target does.
  /// - Throws: What the stub or the target throws.
  public func callThrowingTyped<Target>(
    _ arguments: Arguments, _ apply: (Function) throws -> Result,
    forward: (inout Target) throws(Failure) -> Result,
    super callSuper: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try answerThrowingTyped(
      arguments, apply, forward: forward, canCallSuperclass: true,
      super: callSuper)
  }

  /// Answers a call of an `async` member that throws errors of one type.
  ///
  /// Generated code calls this.
  ///
  /// - Parameters:
  ///   - arguments: What the log keeps and stubs match.
  ///   - isolation: The actor that the mocked declaration runs on.
  ///   - apply: Calls a stub's closure with the arguments as the mocked declaration takes them.
  /// - Returns: What the newest matching stub returns, else what stands in for a missing stub.
  /// - Throws: What the stub throws.
  public func callAsyncThrowingTyped(
    _ arguments: Arguments,
    isolation: isolated (any Actor)? = #isolation,
    _ apply: (Function) async throws -> Result
  ) async throws(Failure) -> Result {
    try await answerAsyncThrowingTyped(
      arguments, apply, forward: { noTarget(&$0) }, canCallSuperclass: false,
      super: { noSuperclass() })
  }

  /// Answers a call of an `async` member that throws errors of one type, and that may be forwarded.
  ///
  /// Generated code calls this.
  ///
  /// - Parameters:
  ///   - arguments: What the log keeps and stubs match.
  ///   - isolation: The actor that the mocked declaration runs on.
  ///   - apply: Calls a stub's closure with the arguments as the mocked declaration takes them.
  ///   - forward: Calls the mocked declaration on another object.
  /// - Returns: What the newest matching stub returns, else what the newest target does.
  /// - Throws: What the stub or the target throws.
  public func callAsyncThrowingTyped<Target>(
    _ arguments: Arguments,
    isolation: isolated (any Actor)? = #isolation,
    _ apply: (Function) async throws -> Result,
    forward: (inout Target) async throws(Failure) -> Result
  ) async throws(Failure) -> Result {
    try await answerAsyncThrowingTyped(
      arguments, apply, forward: forward, canCallSuperclass: false,
      super: { noSuperclass() })
  }

  /// Answers a call of a class's `async` member that throws errors of one type.
  ///
  /// Generated code calls this.
  ///
  /// - Parameters:
  ///   - arguments: What the log keeps and stubs match.
  ///   - isolation: The actor that the mocked declaration runs on.
  ///   - apply: Calls a stub's closure with the arguments as the mocked declaration takes them.
  ///   - callSuper: Calls the superclass.
  /// - Returns: What the newest matching stub returns, else what the newest target does.
  /// - Throws: What the stub or the target throws.
  public func callAsyncThrowingTyped(
    _ arguments: Arguments,
    isolation: isolated (any Actor)? = #isolation,
    _ apply: (Function) async throws -> Result,
    super callSuper: () async throws(Failure) -> Result
  ) async throws(Failure) -> Result {
    try await answerAsyncThrowingTyped(
      arguments, apply, forward: { noTarget(&$0) }, canCallSuperclass: true,
      super: callSuper)
  }

  /// Answers a call of a class's `async` member that throws errors of one type, and that may be forwarded.
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
  /// - Throws: What the stub or the target throws.
  public func callAsyncThrowingTyped<Target>(
    _ arguments: Arguments,
    isolation: isolated (any Actor)? = #isolation,
    _ apply: (Function) async throws -> Result,
    forward: (inout Target) async throws(Failure) -> Result,
    super callSuper: () async throws(Failure) -> Result
  ) async throws(Failure) -> Result {
    try await answerAsyncThrowingTyped(
      arguments, apply, forward: forward, canCallSuperclass: true,
      super: callSuper)
  }
}
