/// What the closures threw that a call of a member was given.
///
/// Generated code makes one for each call of a member that rethrows. Who calls such a member with closures
/// that throw nothing expects no error, and could not take one: so only a call whose closures threw may.
public final class _RethrownErrors: @unchecked Sendable {
  private let threw = Locked(false)

  /// Creates what nothing was thrown of yet.
  public init() {}

  /// Whether a closure threw.
  var isEmpty: Bool { !threw.withLock { $0 } }

  /// Notes that a closure threw.
  public func noted<Failure: Error>(_ error: Failure) -> Failure {
    threw.withLock { $0 = true }
    return error
  }
}

/// Throws an error from a function that rethrows.
///
/// Generated code calls this. The compiler proves that a function which rethrows throws only what its
/// closures do, and can not see it of a stub; `rescue` throws the error in the caller's place.
///
/// - Throws: The error.
public func _rethrow(_ error: any Error, rescue: (any Error) throws -> Never) rethrows -> Never {
  try rescue(error)
}

extension _MockedMember where Failure == Never {
  /// Answers a call of a member that rethrows what its closures throw.
  ///
  /// Generated code calls this.
  ///
  /// - Parameters:
  ///   - arguments: What the log keeps and stubs match.
  ///   - errors: What notes that a closure throws.
  ///   - apply: Calls a stub's closure with the arguments as the mocked declaration takes them.
  /// - Returns: What the newest matching stub returns, else what stands in for a missing stub.
  /// - Throws: What the stub throws, after a closure threw.
  public func callRethrowing(
    _ arguments: Arguments, _ errors: _RethrownErrors, _ apply: (Function) throws -> Result
  ) throws -> Result {
    try answerRethrowing(
      arguments, errors, apply, forward: { noTarget(&$0) }, canCallSuperclass: false,
      super: { noSuperclass() })
  }

  /// Answers a call of a member that rethrows what its closures throw, and that may be forwarded.
  ///
  /// Generated code calls this.
  ///
  /// - Parameters:
  ///   - arguments: What the log keeps and stubs match.
  ///   - errors: What notes that a closure throws.
  ///   - apply: Calls a stub's closure with the arguments as the mocked declaration takes them.
  ///   - forward: Calls the mocked declaration on another object.
  /// - Returns: What the newest matching stub returns, else what the newest target does.
  /// - Throws: What the stub or the target throws, after a closure threw.
  public func callRethrowing<Target>(
    _ arguments: Arguments, _ errors: _RethrownErrors, _ apply: (Function) throws -> Result,
    forward: (inout Target) throws -> Result
  ) throws -> Result {
    try answerRethrowing(
      arguments, errors, apply, forward: forward, canCallSuperclass: false,
      super: { noSuperclass() })
  }

  /// Answers a call of a class's member that rethrows what its closures throw.
  ///
  /// Generated code calls this.
  ///
  /// - Parameters:
  ///   - arguments: What the log keeps and stubs match.
  ///   - errors: What notes that a closure throws.
  ///   - apply: Calls a stub's closure with the arguments as the mocked declaration takes them.
  ///   - callSuper: Calls the superclass.
  /// - Returns: What the newest matching stub returns, else what the newest target does.
  /// - Throws: What the stub or the target throws, after a closure threw.
  public func callRethrowing(
    _ arguments: Arguments, _ errors: _RethrownErrors, _ apply: (Function) throws -> Result,
    super callSuper: () throws -> Result
  ) throws -> Result {
    try answerRethrowing(
      arguments, errors, apply, forward: { noTarget(&$0) }, canCallSuperclass: true,
      super: callSuper)
  }

  /// Answers a call of a class's member that rethrows what its closures throw, and that may be forwarded.
  ///
  /// Generated code calls this.
  ///
  /// - Parameters:
  ///   - arguments: What the log keeps and stubs match.
  ///   - errors: What notes that a closure throws.
  ///   - apply: Calls a stub's closure with the arguments as the mocked declaration takes them.
  ///   - forward: Calls the mocked declaration on another object.
  ///   - callSuper: Calls the superclass.
  /// - Returns: What the newest matching stub returns, else what the newest target does.
  /// - Throws: What the stub or the target throws, after a closure threw.
  public func callRethrowing<Target>(
    _ arguments: Arguments, _ errors: _RethrownErrors, _ apply: (Function) throws -> Result,
    forward: (inout Target) throws -> Result,
    super callSuper: () throws -> Result
  ) throws -> Result {
    try answerRethrowing(
      arguments, errors, apply, forward: forward, canCallSuperclass: true,
      super: callSuper)
  }

  /// Answers a call of an `async` member that rethrows what its closures throw.
  ///
  /// Generated code calls this.
  ///
  /// - Parameters:
  ///   - arguments: What the log keeps and stubs match.
  ///   - errors: What notes that a closure throws.
  ///   - isolation: The actor that the mocked declaration runs on.
  ///   - apply: Calls a stub's closure with the arguments as the mocked declaration takes them.
  /// - Returns: What the newest matching stub returns, else what stands in for a missing stub.
  /// - Throws: What the stub throws, after a closure threw.
  public func callAsyncRethrowing(
    _ arguments: Arguments, _ errors: _RethrownErrors,
    isolation: isolated (any Actor)? = #isolation,
    _ apply: (Function) async throws -> Result
  ) async throws -> Result {
    try await answerAsyncRethrowing(
      arguments, errors, apply, forward: { noTarget(&$0) }, canCallSuperclass: false,
      super: { noSuperclass() })
  }

  /// Answers a call of an `async` member that rethrows what its closures throw, and that may be forwarded.
  ///
  /// Generated code calls this.
  ///
  /// - Parameters:
  ///   - arguments: What the log keeps and stubs match.
  ///   - errors: What notes that a closure throws.
  ///   - isolation: The actor that the mocked declaration runs on.
  ///   - apply: Calls a stub's closure with the arguments as the mocked declaration takes them.
  ///   - forward: Calls the mocked declaration on another object.
  /// - Returns: What the newest matching stub returns, else what the newest target does.
  /// - Throws: What the stub or the target throws, after a closure threw.
  public func callAsyncRethrowing<Target>(
    _ arguments: Arguments, _ errors: _RethrownErrors,
    isolation: isolated (any Actor)? = #isolation,
    _ apply: (Function) async throws -> Result,
    forward: (inout Target) async throws -> Result
  ) async throws -> Result {
    try await answerAsyncRethrowing(
      arguments, errors, apply, forward: forward, canCallSuperclass: false,
      super: { noSuperclass() })
  }

  /// Answers a call of a class's `async` member that rethrows what its closures throw.
  ///
  /// Generated code calls this.
  ///
  /// - Parameters:
  ///   - arguments: What the log keeps and stubs match.
  ///   - errors: What notes that a closure throws.
  ///   - isolation: The actor that the mocked declaration runs on.
  ///   - apply: Calls a stub's closure with the arguments as the mocked declaration takes them.
  ///   - callSuper: Calls the superclass.
  /// - Returns: What the newest matching stub returns, else what the newest target does.
  /// - Throws: What the stub or the target throws, after a closure threw.
  public func callAsyncRethrowing(
    _ arguments: Arguments, _ errors: _RethrownErrors,
    isolation: isolated (any Actor)? = #isolation,
    _ apply: (Function) async throws -> Result,
    super callSuper: () async throws -> Result
  ) async throws -> Result {
    try await answerAsyncRethrowing(
      arguments, errors, apply, forward: { noTarget(&$0) }, canCallSuperclass: true,
      super: callSuper)
  }

  /// Answers a call of a class's `async` member that rethrows what its closures throw, and that may be forwarded.
  ///
  /// Generated code calls this.
  ///
  /// - Parameters:
  ///   - arguments: What the log keeps and stubs match.
  ///   - errors: What notes that a closure throws.
  ///   - isolation: The actor that the mocked declaration runs on.
  ///   - apply: Calls a stub's closure with the arguments as the mocked declaration takes them.
  ///   - forward: Calls the mocked declaration on another object.
  ///   - callSuper: Calls the superclass.
  /// - Returns: What the newest matching stub returns, else what the newest target does.
  /// - Throws: What the stub or the target throws, after a closure threw.
  public func callAsyncRethrowing<Target>(
    _ arguments: Arguments, _ errors: _RethrownErrors,
    isolation: isolated (any Actor)? = #isolation,
    _ apply: (Function) async throws -> Result,
    forward: (inout Target) async throws -> Result,
    super callSuper: () async throws -> Result
  ) async throws -> Result {
    try await answerAsyncRethrowing(
      arguments, errors, apply, forward: forward, canCallSuperclass: true,
      super: callSuper)
  }
}
