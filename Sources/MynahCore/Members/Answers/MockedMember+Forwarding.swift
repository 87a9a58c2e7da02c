extension MockedMember {
  /// Answers a call that may be forwarded.
  ///
  /// Generated code calls this.
  ///
  /// - Parameters:
  ///   - arguments: What the log keeps and stubs match.
  ///   - apply: Calls a stub's closure with the arguments as the mocked declaration takes them.
  ///   - forward: Calls the mocked declaration on another object.
  /// - Returns: What the newest matching stub returns, else what the newest target does.
  public func call<Target>(
    _ arguments: Arguments, _ apply: (Function) throws(Failure) -> Result,
    forward: (inout Target) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    if let stub = answeringStub(for: arguments) {
      return try outcome(of: stub, arguments, apply)
    }
    let targets = forwardingTargets(for: arguments)
    for holder in targets {
      guard var target = holder.value as? Target else { continue }
      defer { holder.value = target }
      return try forward(&target)
    }
    return try unanswered(arguments, passedOver: targets.passedOver(for: Target.self))
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
  public func callAsync<Target>(
    _ arguments: Arguments, isolation: isolated (any Actor)? = #isolation,
    _ apply: (Function) async throws(Failure) -> Result,
    forward: (inout Target) async throws(Failure) -> Result
  ) async throws(Failure) -> Result {
    if let stub = answeringStub(for: arguments) {
      return try await outcomeAsync(of: stub, arguments, apply)
    }
    let targets = forwardingTargets(for: arguments)
    for holder in targets {
      guard var target = holder.value as? Target else { continue }
      defer { holder.value = target }
      return try await forward(&target)
    }
    return try unanswered(arguments, passedOver: targets.passedOver(for: Target.self))
  }

  /// The targets of a call, newest first: the member's own, then those of the mock.
  func forwardingTargets(for arguments: Arguments) -> [ForwardingTarget] {
    let own = forwardings.reversed().filter { $0.matcher.matches(arguments) }.map(\.target)
    return own + (settings?.forwardingTargets.reversed() ?? [])
  }
}

extension [ForwardingTarget] {
  /// Targets that can not be called, each with what it should have been.
  fileprivate func passedOver<Target>(for type: Target.Type) -> [PassedOverTarget] {
    map { PassedOverTarget(type: "\(Swift.type(of: $0.value))", wanted: "\(type)") }
  }
}
