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
public func _rethrow(_ error: any Error, rescue: (any Error) throws -> Never) rethrows -> Never {
  try rescue(error)
}

extension MockedMember where Failure == Never {
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
      arguments, errors, apply, forward: noTarget, canCallSuperclass: false,
      super: noSuperclass)
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
      super: noSuperclass)
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
      arguments, errors, apply, forward: noTarget, canCallSuperclass: true,
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
      arguments, errors, apply, forward: noTarget, canCallSuperclass: false,
      super: noSuperclass)
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
      super: noSuperclass)
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
      arguments, errors, apply, forward: noTarget, canCallSuperclass: true,
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

  // MARK: -

  private func answerRethrowing<Target>(
    _ arguments: Arguments, _ errors: _RethrownErrors, _ apply: (Function) throws -> Result,
    forward: (inout Target) throws -> Result, canCallSuperclass: Bool,
    super callSuper: () throws -> Result
  ) throws -> Result {
    if let stub = answeringStub(for: arguments) {
      guard let behavior = stub.answer() else { return unanswered(arguments) }
      if behavior.kind == .asksForAllTypes { return outcome(ofAllTypes: behavior, arguments) }
      guard let closure = behavior as? PerformBehavior<Function, Result, Never> else {
        return behavior.outcome { _ in unanswered(arguments) }
      }
      do {
        return try apply(closure.function)
      } catch {
        return try rethrown(error, errors, by: stub, arguments)
      }
    }
    switch fallback(for: arguments, to: Target.self, canCallSuperclass: canCallSuperclass) {
    case .target(var target, let holder):
      defer { holder.value = target }
      return try forward(&target)
    case .superclass: return try callSuper()
    case .unanswered(let passedOver): return unanswered(arguments, passedOver: passedOver)
    }
  }

  private func answerAsyncRethrowing<Target>(
    _ arguments: Arguments, _ errors: _RethrownErrors,
    isolation: isolated (any Actor)? = #isolation,
    _ apply: (Function) async throws -> Result,
    forward: (inout Target) async throws -> Result, canCallSuperclass: Bool,
    super callSuper: () async throws -> Result
  ) async throws -> Result {
    if let stub = answeringStub(for: arguments) {
      guard let behavior = stub.answer() else { return unanswered(arguments) }
      if behavior.kind == .asksForAllTypes { return outcome(ofAllTypes: behavior, arguments) }
      guard let closure = behavior as? PerformBehavior<Function, Result, Never> else {
        return behavior.outcome { _ in unanswered(arguments) }
      }
      do {
        return try await apply(closure.function)
      } catch {
        return try rethrown(error, errors, by: stub, arguments)
      }
    }
    switch fallback(for: arguments, to: Target.self, canCallSuperclass: canCallSuperclass) {
    case .target(let found, let holder):
      // The compiler takes the target for a part of the arguments, of which it was only chosen.
      nonisolated(unsafe) var target = found
      defer { holder.value = target }
      return try await forward(&target)
    case .superclass: return try await callSuper()
    case .unanswered(let passedOver): return unanswered(arguments, passedOver: passedOver)
    }
  }

  /// Throws what a stub threw, where a closure threw before.
  private func rethrown(
    _ error: any Error, _ errors: _RethrownErrors, by stub: MemberStub, _ arguments: Arguments
  ) throws -> Result {
    if !errors.isEmpty { throw error }
    let failure = MockFailure.misuse(
      .thrownByStub(error: describe(error), member: mockName + member.separator + member.name))
    failure.report(at: stub.location, for: settings)
    guard let value = standIn else { fatalError(failure.description) }
    return value
  }
}
