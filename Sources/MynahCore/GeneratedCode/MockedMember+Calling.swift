// Generated code calls these functions when a mocked member is called. Each function except
// `missing` records the call, and then answers it. The functions differ in how they answer a call
// without a stub. They convert the errors of user closures to the member's error type at the end,
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
  /// - Returns: The result of the newest matching stub, or a default value or placeholder.
  /// - Throws: The error of the stub, or a failure if no stub matches.
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
  ///   - arguments: The arguments to record and to match with stubs.
  ///   - fallback: The value to return if no stub matches.
  ///   - apply: A closure that calls a stub's closure with the arguments in the form that the
  ///     mocked declaration takes.
  /// - Returns: The result of the newest matching stub, or `fallback`.
  /// - Throws: The error of the stub.
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
    try call(arguments, apply, forward: noTarget, super: callSuper)
  }

  /// Answers a call that may be forwarded to an object.
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
    do {
      // A default argument of the function below would allocate memory for its closure.
      return try answer(
        arguments, nil, apply, forward, .ifForwarded, { try noSuperclass() })
    } catch {
      throw failure(error)
    }
  }

  /// Answers a call that may be forwarded to an object or the superclass.
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
    forward: (inout Target) throws -> Result,
    super callSuper: () throws -> Result
  ) throws(Failure) -> Result {
    do {
      return try answer(arguments, nil, apply, forward, .ifForwarded, callSuper)
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
  /// - Returns: The result of the newest matching stub, or a default value or placeholder.
  /// - Throws: The error of the stub, or a failure if no stub matches.
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
    try await callAsync(arguments, apply, forward: noTarget, super: callSuper)
  }

  /// Answers a call to an `async` member that may be forwarded.
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
    forward: (inout Target) async throws -> Result,
    super callSuper: () async throws -> Result = noSuperclass
  ) async throws(Failure) -> Result {
    do {
      return try await answerAsync(arguments, nil, apply, forward, .ifForwarded, callSuper)
    } catch {
      throw failure(error)
    }
  }

  /// Answers a recorded call that is forwarded to an object without the member.
  ///
  /// An object can lack a member that is an optional Objective-C requirement.
  ///
  /// Generated code calls this.
  ///
  /// - Parameters:
  ///   - arguments: The arguments that were recorded.
  ///   - target: The object that the call is forwarded to.
  /// - Returns: A default value, or a placeholder after a failure was reported.
  /// - Throws: The failure, if the member can throw any error.
  public func missing(_ arguments: Arguments, in target: Any) throws(Failure) -> Result {
    do {
      return try answerUnstubbed(
        arguments, skipped: [SkippedTarget(type: "\(Swift.type(of: target))", requiredType: nil)])
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
  ///   - callSuper: A closure that calls the superclass.
  /// - Returns: The result of the newest matching stub, or a default value or placeholder.
  /// - Throws: The error of the stub, if a closure of the call has thrown, or the error of the
  ///   superclass.
  public func callRethrowing(
    _ arguments: Arguments, _ errors: _RethrownErrors, _ apply: (Function) throws -> Result,
    super callSuper: () throws -> Result = noSuperclass
  ) throws -> Result {
    try callRethrowing(arguments, errors, apply, forward: noTarget, super: callSuper)
  }

  /// Answers a call to a rethrowing member that may be forwarded.
  ///
  /// Generated code calls this.
  ///
  /// - Parameters:
  ///   - arguments: The arguments to record and to match with stubs.
  ///   - errors: An object that notes whether the call's closures threw an error.
  ///   - apply: A closure that calls a stub's closure with the arguments in the form that the
  ///     mocked declaration takes.
  ///   - forward: A closure that calls the mocked declaration on another object.
  ///   - callSuper: A closure that calls the superclass.
  /// - Returns: The result of the newest matching stub, or the result of the newest target.
  /// - Throws: The error of the stub, if a closure of the call has thrown, or the error of the
  ///   target.
  public func callRethrowing<Target>(
    _ arguments: Arguments, _ errors: _RethrownErrors, _ apply: (Function) throws -> Result,
    forward: (inout Target) throws -> Result,
    super callSuper: () throws -> Result = noSuperclass
  ) throws -> Result {
    try answer(arguments, errors, apply, forward, .ifForwarded, callSuper)
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
  ///   - callSuper: A closure that calls the superclass.
  /// - Returns: The result of the newest matching stub, or a default value or placeholder.
  /// - Throws: The error of the stub, if a closure of the call has thrown, or the error of the
  ///   superclass.
  public func callAsyncRethrowing(
    _ arguments: Arguments, _ errors: _RethrownErrors,
    isolation: isolated (any Actor)? = #isolation,
    _ apply: (Function) async throws -> Result,
    super callSuper: () async throws -> Result = noSuperclass
  ) async throws -> Result {
    try await callAsyncRethrowing(
      arguments, errors, apply, forward: noTarget, super: callSuper)
  }

  /// Answers a call to a rethrowing `async` member that may be forwarded.
  ///
  /// Generated code calls this.
  ///
  /// - Parameters:
  ///   - arguments: The arguments to record and to match with stubs.
  ///   - errors: An object that notes whether the call's closures threw an error.
  ///   - isolation: The actor that the mocked declaration runs on.
  ///   - apply: A closure that calls a stub's closure with the arguments in the form that the
  ///     mocked declaration takes.
  ///   - forward: A closure that calls the mocked declaration on another object.
  ///   - callSuper: A closure that calls the superclass.
  /// - Returns: The result of the newest matching stub, or the result of the newest target.
  /// - Throws: The error of the stub, if a closure of the call has thrown, or the error of the
  ///   target.
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
/// Generated code calls this. The compiler must prove that a rethrowing function only throws errors
/// of its closures. It can't prove this for the error of a stub, so this function passes the error
/// to `rescue`, which throws it.
///
/// - Throws: `error`.
public func _rethrow(_ error: any Error, rescue: (any Error) throws -> Never) rethrows -> Never {
  try rescue(error)
}
