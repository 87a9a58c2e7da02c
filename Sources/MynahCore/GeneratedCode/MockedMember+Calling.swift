// The entries of a call: what generated code calls. Each records the call and answers it, and they differ
// in what a call without a stub falls back on. What people's closures throw is typed at the end only: a
// function type with a typed `throws` can't be a generic argument before macOS 15 and iOS 18.

extension _MockedMember {
  /// Answers a call.
  ///
  /// Generated code calls this.
  ///
  /// - Parameters:
  ///   - arguments: What the log keeps and stubs match.
  ///   - apply: Calls a stub's closure with the arguments as the mocked declaration takes them.
  /// - Returns: What the newest matching stub returns, or what stands in for a missing stub.
  /// - Throws: What the stub throws, or the failure if no stub matches.
  @inlinable
  public func call(
    _ arguments: Arguments, _ apply: (Function) throws -> Result
  ) throws(Failure) -> Result {
    do {
      return try answer(
        arguments, nil, apply, { try noTarget(&$0) }, .never, { try noSuperclass() })
    } catch {
      throw failure(error)
    }
  }

  /// Answers a call that doesn't need a stub.
  ///
  /// Generated code calls this.
  ///
  /// - Parameters:
  ///   - arguments: What the log keeps and stubs match.
  ///   - fallback: What is returned if no stub matches.
  ///   - apply: Calls a stub's closure with the arguments as the mocked declaration takes them.
  /// - Returns: What the newest matching stub returns, or `fallback`.
  /// - Throws: What the stub throws.
  public func call(
    _ arguments: Arguments, orReturn fallback: @autoclosure () -> Result,
    _ apply: (Function) throws -> Result
  ) throws(Failure) -> Result {
    do {
      return try answer(arguments, nil, apply, noTarget, .always, { fallback() })
    } catch {
      throw failure(error)
    }
  }

  /// Answers a call of a class's member.
  ///
  /// Generated code calls this.
  ///
  /// - Parameters:
  ///   - arguments: What the log keeps and stubs match.
  ///   - apply: Calls a stub's closure with the arguments as the mocked declaration takes them.
  ///   - callSuper: Calls the superclass.
  /// - Returns: What the newest matching stub returns; otherwise what the superclass returns, if calls are
  ///   forwarded to it.
  /// - Throws: What the stub or the superclass throws, or the failure if neither answers.
  public func call(
    _ arguments: Arguments, _ apply: (Function) throws -> Result,
    super callSuper: () throws -> Result
  ) throws(Failure) -> Result {
    try call(arguments, apply, forward: noTarget, super: callSuper)
  }

  /// Answers a call that may be forwarded.
  ///
  /// Generated code calls this.
  ///
  /// - Parameters:
  ///   - arguments: What the log keeps and stubs match.
  ///   - apply: Calls a stub's closure with the arguments as the mocked declaration takes them.
  ///   - forward: Calls the mocked declaration on another object.
  ///   - callSuper: Calls the superclass.
  /// - Returns: What the newest matching stub returns; otherwise what the newest target does.
  /// - Throws: What the stub or the target throws, or the failure if neither answers.
  public func call<Target>(
    _ arguments: Arguments, _ apply: (Function) throws -> Result,
    forward: (inout Target) throws -> Result,
    super callSuper: () throws -> Result = noSuperclass
  ) throws(Failure) -> Result {
    do {
      return try answer(arguments, nil, apply, forward, .ifForwarded, callSuper)
    } catch {
      throw failure(error)
    }
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
  /// - Throws: What the stub throws, or the failure if no stub matches.
  @inlinable
  public func callAsync(
    _ arguments: Arguments, isolation: isolated (any Actor)? = #isolation,
    _ apply: (Function) async throws -> Result
  ) async throws(Failure) -> Result {
    do {
      return try await answerAsync(
        arguments, nil, apply, { try noTarget(&$0) }, .never, { try noSuperclass() })
    } catch {
      throw failure(error)
    }
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
  /// - Returns: What the newest matching stub returns; otherwise what the superclass returns, if calls are
  ///   forwarded to it.
  /// - Throws: What the stub or the superclass throws, or the failure if neither answers.
  public func callAsync(
    _ arguments: Arguments, isolation: isolated (any Actor)? = #isolation,
    _ apply: (Function) async throws -> Result,
    super callSuper: () async throws -> Result
  ) async throws(Failure) -> Result {
    try await callAsync(arguments, apply, forward: noTarget, super: callSuper)
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
  ///   - callSuper: Calls the superclass.
  /// - Returns: What the newest matching stub returns; otherwise what the newest target does.
  /// - Throws: What the stub or the target throws, or the failure if neither answers.
  public func callAsync<Target>(
    _ arguments: Arguments, isolation: isolated (any Actor)? = #isolation,
    _ apply: (Function) async throws -> Result,
    forward: (inout Target) async throws -> Result,
    super callSuper: () async throws -> Result = noSuperclass
  ) async throws(Failure) -> Result {
    do {
      return try await answerAsync(arguments, nil, apply, forward, .ifForwarded, callSuper)
    } catch {
      throw failure(error)
    }
  }

  /// Answers a call that is forwarded to an object without the member, which an optional Objective-C
  /// requirement allows.
  ///
  /// Generated code calls this.
  ///
  /// - Parameters:
  ///   - arguments: What the log keeps of the call.
  ///   - target: What the call is forwarded to.
  /// - Returns: A default value, or a placeholder together with a failure.
  /// - Throws: The failure, if the member throws.
  public func missing(_ arguments: Arguments, in target: Any) throws(Failure) -> Result {
    do {
      return try unanswered(
        arguments, passedOver: [PassedOverTarget(type: "\(Swift.type(of: target))", wanted: nil)])
    } catch {
      throw failure(error)
    }
  }
}

extension _MockedMember where Failure == Never {
  /// Answers a call of a member that rethrows what its closures throw.
  ///
  /// Generated code calls this.
  ///
  /// - Parameters:
  ///   - arguments: What the log keeps and stubs match.
  ///   - errors: Notes that a closure throws.
  ///   - apply: Calls a stub's closure with the arguments as the mocked declaration takes them.
  ///   - callSuper: Calls the superclass.
  /// - Returns: What the newest matching stub returns, or what stands in for a missing stub.
  /// - Throws: What the stub throws after a closure threw.
  public func callRethrowing(
    _ arguments: Arguments, _ errors: _RethrownErrors, _ apply: (Function) throws -> Result,
    super callSuper: () throws -> Result = noSuperclass
  ) throws -> Result {
    try callRethrowing(arguments, errors, apply, forward: noTarget, super: callSuper)
  }

  /// Answers a call of a member that rethrows what its closures throw, and that may be forwarded.
  ///
  /// Generated code calls this.
  ///
  /// - Parameters:
  ///   - arguments: What the log keeps and stubs match.
  ///   - errors: Notes that a closure throws.
  ///   - apply: Calls a stub's closure with the arguments as the mocked declaration takes them.
  ///   - forward: Calls the mocked declaration on another object.
  ///   - callSuper: Calls the superclass.
  /// - Returns: What the newest matching stub returns; otherwise what the newest target does.
  /// - Throws: What the stub or the target throws after a closure threw.
  public func callRethrowing<Target>(
    _ arguments: Arguments, _ errors: _RethrownErrors, _ apply: (Function) throws -> Result,
    forward: (inout Target) throws -> Result,
    super callSuper: () throws -> Result = noSuperclass
  ) throws -> Result {
    try answer(arguments, errors, apply, forward, .ifForwarded, callSuper)
  }

  /// Answers a call of an `async` member that rethrows what its closures throw.
  ///
  /// Generated code calls this.
  ///
  /// - Parameters:
  ///   - arguments: What the log keeps and stubs match.
  ///   - errors: Notes that a closure throws.
  ///   - isolation: The actor that the mocked declaration runs on.
  ///   - apply: Calls a stub's closure with the arguments as the mocked declaration takes them.
  ///   - callSuper: Calls the superclass.
  /// - Returns: What the newest matching stub returns, or what stands in for a missing stub.
  /// - Throws: What the stub throws after a closure threw.
  public func callAsyncRethrowing(
    _ arguments: Arguments, _ errors: _RethrownErrors,
    isolation: isolated (any Actor)? = #isolation,
    _ apply: (Function) async throws -> Result,
    super callSuper: () async throws -> Result = noSuperclass
  ) async throws -> Result {
    try await callAsyncRethrowing(
      arguments, errors, apply, forward: noTarget, super: callSuper)
  }

  /// Answers a call of an `async` member that rethrows what its closures throw, and that may be forwarded.
  ///
  /// Generated code calls this.
  ///
  /// - Parameters:
  ///   - arguments: What the log keeps and stubs match.
  ///   - errors: Notes that a closure throws.
  ///   - isolation: The actor that the mocked declaration runs on.
  ///   - apply: Calls a stub's closure with the arguments as the mocked declaration takes them.
  ///   - forward: Calls the mocked declaration on another object.
  ///   - callSuper: Calls the superclass.
  /// - Returns: What the newest matching stub returns; otherwise what the newest target does.
  /// - Throws: What the stub or the target throws after a closure threw.
  public func callAsyncRethrowing<Target>(
    _ arguments: Arguments, _ errors: _RethrownErrors,
    isolation: isolated (any Actor)? = #isolation,
    _ apply: (Function) async throws -> Result,
    forward: (inout Target) async throws -> Result,
    super callSuper: () async throws -> Result = noSuperclass
  ) async throws -> Result {
    return try await answerAsync(arguments, errors, apply, forward, .ifForwarded, callSuper)
  }
}

/// Throws an error from a rethrowing function.
///
/// Generated code calls this. The compiler proves that a rethrowing function throws only what its closures
/// throw, and it can't prove this for a stub, so `rescue` throws the error instead of the caller.
///
/// - Throws: The error.
public func _rethrow(_ error: any Error, rescue: (any Error) throws -> Never) rethrows -> Never {
  try rescue(error)
}
