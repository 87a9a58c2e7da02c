// Generated code calls these functions when a mocked member is called. Each function records the
// call, and then answers it. They convert the errors of user closures to the member's error type at the end,
// because a function type with a typed `throws` can't be a generic argument before macOS 15 and
// iOS 18 (swiftlang/swift#74962). Use typed errors throughout when macOS 15 and iOS 18 are the
// oldest supported systems.

extension _MockedMember {
  /// Answers a call.
  ///
  /// Generated code calls this.
  ///
  /// - Parameters:
  ///   - arguments: The arguments to record and to match with stubs.
  ///   - apply: A closure that calls a stub's closure with the arguments in the form that the
  ///     mocked declaration takes.
  /// - Returns: The result of the newest matching stub, or a replacement for the missing stub.
  /// - Throws: The error of the stub, or a failure if no stub matches.
  @inlinable
  public func call(
    _ arguments: Arguments, _ apply: (Function) throws -> Result
  ) throws(Failure) -> Result {
    // A default argument of the function below would allocate memory for its closure.
    do {
      return try answer(arguments, nil, apply) { try $0.answerWithoutForwarding($1, to: $2) }
    } catch {
      throw failure(error)
    }
  }

  /// Answers a call to a class's member.
  ///
  /// Generated code calls this.
  ///
  /// - Parameters:
  ///   - arguments: The arguments to record and to match with stubs.
  ///   - apply: A closure that calls a stub's closure with the arguments in the form that the
  ///     mocked declaration takes.
  ///   - callSuper: A closure that calls the superclass.
  /// - Returns: The result of the newest matching stub, or the result of the superclass if calls
  ///   are forwarded to it.
  /// - Throws: The error of the stub or the superclass, or a failure if the call isn't answered.
  public func call(
    _ arguments: Arguments, _ apply: (Function) throws -> Result,
    super callSuper: () throws -> Result
  ) throws(Failure) -> Result {
    try call(arguments, apply) { try $0.callSuper(callSuper) }
  }

  /// Answers a call to a member that may be forwarded to an object.
  ///
  /// Generated code calls this.
  ///
  /// - Parameters:
  ///   - arguments: The arguments to record and to match with stubs.
  ///   - apply: A closure that calls a stub's closure with the arguments in the form that the
  ///     mocked declaration takes.
  ///   - forward: A closure that calls the mocked declaration on another object.
  /// - Returns: The result of the newest matching stub, or the result of the newest target.
  /// - Throws: The error of the stub or the target, or a failure if the call isn't answered.
  public func call<Target>(
    _ arguments: Arguments, _ apply: (Function) throws -> Result,
    forward: (inout Target) throws -> Result
  ) throws(Failure) -> Result {
    try call(arguments, apply) { try $0.forward(forward) }
  }

  /// Answers a call to a class's member that may be forwarded to an object.
  ///
  /// Generated code calls this.
  ///
  /// - Parameters:
  ///   - arguments: The arguments to record and to match with stubs.
  ///   - apply: A closure that calls a stub's closure with the arguments in the form that the
  ///     mocked declaration takes.
  ///   - forward: A closure that calls the mocked declaration on another object.
  ///   - callSuper: A closure that calls the superclass.
  /// - Returns: The result of the newest matching stub, or the result of the newest target.
  /// - Throws: The error of the stub or the target, or a failure if the call isn't answered.
  public func call<Target>(
    _ arguments: Arguments, _ apply: (Function) throws -> Result,
    forward: (inout Target) throws -> Result, super callSuper: () throws -> Result
  ) throws(Failure) -> Result {
    try call(arguments, apply) { try $0.forward(forward, super: callSuper) }
  }

  /// Answers a call that isn't always answered by a stub.
  ///
  /// Generated code calls this.
  ///
  /// - Parameters:
  ///   - arguments: The arguments to record and to match with stubs.
  ///   - apply: A closure that calls a stub's closure with the arguments in the form that the
  ///     mocked declaration takes.
  ///   - otherwise: A closure that answers a call without a stub.
  /// - Returns: The result of the newest matching stub, or the result of `otherwise`.
  /// - Throws: The error of the stub or of `otherwise`.
  public func call(
    _ arguments: Arguments, _ apply: (Function) throws -> Result,
    otherwise: (Unanswered) throws -> Result
  ) throws(Failure) -> Result {
    do {
      return try answer(arguments, nil, apply) { try otherwise(Unanswered($0, $1, $2)) }
    } catch {
      throw failure(error)
    }
  }

  /// Answers a call to an `async` member.
  ///
  /// Generated code calls this.
  ///
  /// - Parameters:
  ///   - arguments: The arguments to record and to match with stubs.
  ///   - isolation: The actor that the mocked declaration runs on.
  ///   - apply: A closure that calls a stub's closure with the arguments in the form that the
  ///     mocked declaration takes.
  /// - Returns: The result of the newest matching stub, or a replacement for the missing stub.
  /// - Throws: The error of the stub, or a failure if no stub matches.
  @inlinable
  public func callAsync(
    _ arguments: Arguments, isolation: isolated (any Actor)? = #isolation,
    _ apply: (Function) async throws -> Result
  ) async throws(Failure) -> Result {
    do {
      return try await answerAsync(arguments, nil, apply) { try $0.missing() }
    } catch {
      throw failure(error)
    }
  }

  /// Answers a call to a class's `async` member.
  ///
  /// Generated code calls this.
  ///
  /// - Parameters:
  ///   - arguments: The arguments to record and to match with stubs.
  ///   - isolation: The actor that the mocked declaration runs on.
  ///   - apply: A closure that calls a stub's closure with the arguments in the form that the
  ///     mocked declaration takes.
  ///   - callSuper: A closure that calls the superclass.
  /// - Returns: The result of the newest matching stub, or the result of the superclass if calls
  ///   are forwarded to it.
  /// - Throws: The error of the stub or the superclass, or a failure if the call isn't answered.
  public func callAsync(
    _ arguments: Arguments, isolation: isolated (any Actor)? = #isolation,
    _ apply: (Function) async throws -> Result,
    super callSuper: () async throws -> Result
  ) async throws(Failure) -> Result {
    try await callAsync(arguments, apply) { try await $0.callSuperAsync(callSuper) }
  }

  /// Answers a call to an `async` member that may be forwarded to an object.
  ///
  /// Generated code calls this.
  ///
  /// - Parameters:
  ///   - arguments: The arguments to record and to match with stubs.
  ///   - isolation: The actor that the mocked declaration runs on.
  ///   - apply: A closure that calls a stub's closure with the arguments in the form that the
  ///     mocked declaration takes.
  ///   - forward: A closure that calls the mocked declaration on another object.
  /// - Returns: The result of the newest matching stub, or the result of the newest target.
  /// - Throws: The error of the stub or the target, or a failure if the call isn't answered.
  public func callAsync<Target>(
    _ arguments: Arguments, isolation: isolated (any Actor)? = #isolation,
    _ apply: (Function) async throws -> Result,
    forward: (inout Target) async throws -> Result
  ) async throws(Failure) -> Result {
    try await callAsync(arguments, apply) { try await $0.forwardAsync(forward) }
  }

  /// Answers a call to a class's `async` member that may be forwarded to an object.
  ///
  /// Generated code calls this.
  ///
  /// - Parameters:
  ///   - arguments: The arguments to record and to match with stubs.
  ///   - isolation: The actor that the mocked declaration runs on.
  ///   - apply: A closure that calls a stub's closure with the arguments in the form that the
  ///     mocked declaration takes.
  ///   - forward: A closure that calls the mocked declaration on another object.
  ///   - callSuper: A closure that calls the superclass.
  /// - Returns: The result of the newest matching stub, or the result of the newest target.
  /// - Throws: The error of the stub or the target, or a failure if the call isn't answered.
  public func callAsync<Target>(
    _ arguments: Arguments, isolation: isolated (any Actor)? = #isolation,
    _ apply: (Function) async throws -> Result,
    forward: (inout Target) async throws -> Result, super callSuper: () async throws -> Result
  ) async throws(Failure) -> Result {
    try await callAsync(arguments, apply) { try await $0.forwardAsync(forward, super: callSuper) }
  }

  /// Answers a call to an `async` member that isn't always answered by a stub.
  ///
  /// Generated code calls this.
  ///
  /// - Parameters:
  ///   - arguments: The arguments to record and to match with stubs.
  ///   - isolation: The actor that the mocked declaration runs on.
  ///   - apply: A closure that calls a stub's closure with the arguments in the form that the
  ///     mocked declaration takes.
  ///   - otherwise: A closure that answers a call without a stub.
  /// - Returns: The result of the newest matching stub, or the result of `otherwise`.
  /// - Throws: The error of the stub or of `otherwise`.
  public func callAsync(
    _ arguments: Arguments, isolation: isolated (any Actor)? = #isolation,
    _ apply: (Function) async throws -> Result,
    otherwise: (Unanswered) async throws -> Result
  ) async throws(Failure) -> Result {
    do {
      return try await answerAsync(arguments, nil, apply, otherwise)
    } catch {
      throw failure(error)
    }
  }
}

extension _MockedMember where Failure == Never {
  /// Answers a call to a rethrowing member.
  ///
  /// Generated code calls this.
  ///
  /// - Parameters:
  ///   - arguments: The arguments to record and to match with stubs.
  ///   - errors: An object that notes whether the call's closures threw an error.
  ///   - apply: A closure that calls a stub's closure with the arguments in the form that the
  ///     mocked declaration takes.
  ///   - otherwise: A closure that answers a call without a stub.
  /// - Returns: The result of the newest matching stub, or the result of `otherwise`.
  /// - Throws: The error of the stub, if a closure of the call has thrown, or the error of
  ///   `otherwise`.
  public func callRethrowing(
    _ arguments: Arguments, _ errors: _RethrownErrors, _ apply: (Function) throws -> Result,
    otherwise: (Unanswered) throws -> Result = { try $0.missing() }
  ) throws -> Result {
    try answer(arguments, errors, apply) { try otherwise(Unanswered($0, $1, $2)) }
  }

  /// Answers a call to a rethrowing `async` member.
  ///
  /// Generated code calls this.
  ///
  /// - Parameters:
  ///   - arguments: The arguments to record and to match with stubs.
  ///   - errors: An object that notes whether the call's closures threw an error.
  ///   - isolation: The actor that the mocked declaration runs on.
  ///   - apply: A closure that calls a stub's closure with the arguments in the form that the
  ///     mocked declaration takes.
  ///   - otherwise: A closure that answers a call without a stub.
  /// - Returns: The result of the newest matching stub, or the result of `otherwise`.
  /// - Throws: The error of the stub, if a closure of the call has thrown, or the error of
  ///   `otherwise`.
  public func callAsyncRethrowing(
    _ arguments: Arguments, _ errors: _RethrownErrors,
    isolation: isolated (any Actor)? = #isolation,
    _ apply: (Function) async throws -> Result,
    otherwise: (Unanswered) async throws -> Result = { try $0.missing() }
  ) async throws -> Result {
    try await answerAsync(arguments, errors, apply, otherwise)
  }
}

/// Throws an error from a rethrowing function.
///
/// Generated code calls this. The compiler must prove that a rethrowing function only throws errors
/// of its closures. It can't prove this for the error of a stub, so this function passes the error
/// to `rescue`, which throws it.
///
/// - Throws: `error`.
public func _rethrow(_ error: any Error, rescue: (any Error) throws -> Never) rethrows -> Never {
  try rescue(error)
}
