extension MockedMember {
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
  public func call(
    _ arguments: Arguments, _ apply: (Function) throws(Failure) -> Result,
    super callSuper: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    if let stub = answeringStub(for: arguments) {
      return try outcome(of: stub, arguments, apply)
    }
    if forwardingTargets(for: arguments).contains(where: \.isSuperclass) { return try callSuper() }
    return try unanswered(arguments)
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
    if forwardingTargets(for: arguments).contains(where: \.isSuperclass) { return try callSuper() }
    return unanswered(arguments)
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
  public func call<Target>(
    _ arguments: Arguments, _ apply: (Function) throws(Failure) -> Result,
    forward: (inout Target) throws(Failure) -> Result,
    super callSuper: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    if let stub = answeringStub(for: arguments) {
      return try outcome(of: stub, arguments, apply)
    }
    for holder in forwardingTargets(for: arguments) {
      if holder.isSuperclass { return try callSuper() }
      guard var target = holder.value as? Target else { continue }
      return try forward(&target)
    }
    return try unanswered(arguments)
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
  public func callAsync(
    _ arguments: Arguments, isolation: isolated (any Actor)? = #isolation,
    _ apply: (Function) async throws(Failure) -> Result,
    super callSuper: () async throws(Failure) -> Result
  ) async throws(Failure) -> Result {
    if let stub = answeringStub(for: arguments) {
      return try await outcomeAsync(of: stub, arguments, apply)
    }
    if forwardingTargets(for: arguments).contains(where: \.isSuperclass) {
      return try await callSuper()
    }
    return try unanswered(arguments)
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
  public func callAsync<Target>(
    _ arguments: Arguments, isolation: isolated (any Actor)? = #isolation,
    _ apply: (Function) async throws(Failure) -> Result,
    forward: (inout Target) async throws(Failure) -> Result,
    super callSuper: () async throws(Failure) -> Result
  ) async throws(Failure) -> Result {
    if let stub = answeringStub(for: arguments) {
      return try await outcomeAsync(of: stub, arguments, apply)
    }
    for holder in forwardingTargets(for: arguments) {
      if holder.isSuperclass { return try await callSuper() }
      guard var target = holder.value as? Target else { continue }
      return try await forward(&target)
    }
    return try unanswered(arguments)
  }
}
