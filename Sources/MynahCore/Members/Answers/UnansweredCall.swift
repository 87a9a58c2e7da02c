/// A call that its stub doesn't answer, or a call that its stub forwards.
///
/// Generated code receives it in the closures with the label `otherwise`, which call the mocked
/// declaration on a forwarding target or the superclass. If there's no target, the missing stub is
/// replaced.
// The closures run where the call runs, but the compiler assumes that they send the arguments.
public struct _UnansweredCall<Arguments, Function, Result, Failure: Error>: @unchecked Sendable {
  let member: _MockedMember<Arguments, Function, Result, Failure>
  let arguments: Arguments

  /// The target that the stub of the call forwards it to, or `nil` if no stub answers.
  let target: ForwardingTarget?

  @usableFromInline
  init(
    _ member: _MockedMember<Arguments, Function, Result, Failure>, _ arguments: Arguments,
    _ target: ForwardingTarget? = nil
  ) {
    self.member = member
    self.arguments = arguments
    self.target = target
  }

  /// Replaces the missing stub with a default value, or reports the call as unexpected.
  ///
  /// Generated code calls this.
  ///
  /// - Returns: A default value, or a placeholder after a failure was reported.
  /// - Throws: The failure, if the member can throw any error.
  public func missing() throws -> Result {
    try member.answerWithoutForwarding(arguments, to: target)
  }

  /// Replaces the missing stub of a call that was forwarded to an object without the member.
  ///
  /// An object can lack a member that is an optional Objective-C requirement.
  ///
  /// Generated code calls this.
  ///
  /// - Parameter target: The object that the call was forwarded to.
  /// - Returns: A default value, or a placeholder after a failure was reported.
  /// - Throws: The failure, if the member can throw any error.
  public func missing(in target: Any) throws(Failure) -> Result {
    do {
      return try member.answerUnstubbed(arguments) {
        [skipped(target, "which lacks \(member.title), an optional requirement")]
      }
    } catch {
      throw member.failure(error)
    }
  }
}

extension _MockedMember {
  /// A call to the member that its stub doesn't answer.
  public typealias Unanswered = _UnansweredCall<Arguments, Function, Result, Failure>

  /// Replaces the missing stub of a call that can't be forwarded.
  // The unanswered call is only created for a failure, because its type takes a third of the time of
  // a call without a result in a debug build.
  @usableFromInline
  func answerWithoutForwarding(
    _ arguments: Arguments, to target: ForwardingTarget?
  ) throws -> Result {
    try answerUnstubbed(arguments) {
      Unanswered(self, arguments, target)
        .skippedTargets("but calls to \(title) can't be forwarded")
    }
  }
}

// MARK: - Superclasses

extension _UnansweredCall {
  /// Calls the superclass if calls are forwarded to it.
  ///
  /// Generated code calls this.
  ///
  /// - Parameter callSuper: A closure that calls the superclass.
  /// - Returns: The result of the superclass, or a replacement for the missing stub.
  /// - Throws: The error of the superclass, or a failure if the call isn't answered.
  public func callSuper(_ callSuper: () throws -> Result) throws -> Result {
    guard isForwardedToSuperclass else { return try missing() }
    return try callSuper()
  }

  /// Calls an `async` member of the superclass if calls are forwarded to it.
  ///
  /// Generated code calls this.
  ///
  /// - Parameters:
  ///   - isolation: The actor that the mocked declaration runs on.
  ///   - callSuper: A closure that calls the superclass.
  /// - Returns: The result of the superclass, or a replacement for the missing stub.
  /// - Throws: The error of the superclass, or a failure if the call isn't answered.
  public func callSuperAsync(
    isolation: isolated (any Actor)? = #isolation, _ callSuper: () async throws -> Result
  ) async throws -> Result {
    guard isForwardedToSuperclass else { return try missing() }
    return try await callSuper()
  }

  private var isForwardedToSuperclass: Bool {
    newestTarget(Never.self, orSuperclass: true) != nil
  }
}

// MARK: - Targets

extension _UnansweredCall {
  /// Calls the mocked declaration on the newest target that has it.
  ///
  /// Generated code calls this.
  ///
  /// - Parameter forward: A closure that calls the mocked declaration on a target.
  /// - Returns: The result of the target, or a replacement for the missing stub.
  /// - Throws: The error of the target, or a failure if the call isn't answered.
  public func forward<Target>(_ forward: (inout Target) throws -> Result) throws -> Result {
    guard let holder = newestTarget(Target.self, orSuperclass: false) else {
      return try missing(wanting: Target.self)
    }
    return try holder.answer(forward)
  }

  /// Calls the mocked declaration on the newest target that has it, which can be the superclass.
  ///
  /// Generated code calls this.
  ///
  /// - Parameters:
  ///   - forward: A closure that calls the mocked declaration on a target.
  ///   - callSuper: A closure that calls the superclass.
  /// - Returns: The result of the target, or a replacement for the missing stub.
  /// - Throws: The error of the target, or a failure if the call isn't answered.
  public func forward<Target>(
    _ forward: (inout Target) throws -> Result, super callSuper: () throws -> Result
  ) throws -> Result {
    guard let holder = newestTarget(Target.self, orSuperclass: true) else {
      return try missing(wanting: Target.self)
    }
    if holder.isSuperclass { return try callSuper() }
    return try holder.answer(forward)
  }

  /// Calls an `async` declaration on the newest target that has it.
  ///
  /// Generated code calls this.
  ///
  /// - Parameters:
  ///   - isolation: The actor that the mocked declaration runs on.
  ///   - forward: A closure that calls the mocked declaration on a target.
  /// - Returns: The result of the target, or a replacement for the missing stub.
  /// - Throws: The error of the target, or a failure if the call isn't answered.
  public func forwardAsync<Target>(
    isolation: isolated (any Actor)? = #isolation,
    _ forward: (inout Target) async throws -> Result
  ) async throws -> Result {
    guard let holder = newestTarget(Target.self, orSuperclass: false) else {
      return try missing(wanting: Target.self)
    }
    return try await holder.answerAsync(forward)
  }

  /// Calls an `async` declaration on the newest target that has it, which can be the superclass.
  ///
  /// Generated code calls this.
  ///
  /// - Parameters:
  ///   - isolation: The actor that the mocked declaration runs on.
  ///   - forward: A closure that calls the mocked declaration on a target.
  ///   - callSuper: A closure that calls the superclass.
  /// - Returns: The result of the target, or a replacement for the missing stub.
  /// - Throws: The error of the target, or a failure if the call isn't answered.
  public func forwardAsync<Target>(
    isolation: isolated (any Actor)? = #isolation,
    _ forward: (inout Target) async throws -> Result, super callSuper: () async throws -> Result
  ) async throws -> Result {
    guard let holder = newestTarget(Target.self, orSuperclass: true) else {
      return try missing(wanting: Target.self)
    }
    if holder.isSuperclass { return try await callSuper() }
    return try await holder.answerAsync(forward)
  }

  /// The targets of the call: the member's targets, then the mock's, each newest first.
  ///
  /// If a stub forwards the call, its target is the only one.
  private var targets: [ForwardingTarget] {
    if let target { return [target] }
    let ofMock = member.settings?.forwardingTargets.reversed() ?? []
    let forwardings = member.forwardings.reversed().filter { $0.matcher.matches(arguments) }
    return forwardings.map(\.target) + ofMock
  }

  /// Returns the newest target of a type, or the superclass if it's newer and can be called.
  ///
  /// The captors of the member that selected the target receive the arguments.
  private func newestTarget<Target>(
    _ type: Target.Type, orSuperclass: Bool
  ) -> ForwardingTarget? {
    let isWanted = { (target: ForwardingTarget) in
      target.isSuperclass ? orSuperclass : target.value is Target
    }
    if let target { return isWanted(target) ? target : nil }
    let forwarding = member.forwardings.last {
      isWanted($0.target) && $0.matcher.matches(arguments)
    }
    guard let forwarding else { return member.settings?.forwardingTargets.last(where: isWanted) }
    CallMatcher.capture(arguments, forwarding.matcher.parts)
    return forwarding.target
  }

  /// Replaces the missing stub, and mentions the targets that can't be called.
  private func missing(wanting type: Any.Type) throws -> Result {
    try member.answerUnstubbed(arguments) { skippedTargets("not \(type)") }
  }

  /// Returns lines about the targets that can't answer the call.
  fileprivate func skippedTargets(_ reason: String) -> [String] {
    targets.filter { !$0.isSuperclass }.map { skipped($0.value, reason) }
  }

  private func skipped(_ target: Any, _ reason: String) -> String {
    "Calls are forwarded to a value of type \(Swift.type(of: target)), \(reason)."
  }
}

extension ForwardingTarget {
  /// Calls a closure with the target, and keeps its changes.
  ///
  /// - Precondition: The target is of the type that the closure takes.
  fileprivate func answer<Target, Result>(
    _ forward: (inout Target) throws -> Result
  ) rethrows -> Result {
    let original = value
    var target = original as! Target
    defer { keep(target, insteadOf: original) }
    return try forward(&target)
  }

  /// Calls an `async` closure with the target, and keeps its changes.
  fileprivate func answerAsync<Target, Result>(
    isolation: isolated (any Actor)? = #isolation,
    _ forward: (inout Target) async throws -> Result
  ) async rethrows -> Result {
    // The compiler assumes that the target may be part of the arguments, but the arguments only
    // select it.
    let original = value
    nonisolated(unsafe) var target = original as! Target
    defer { keep(target, insteadOf: original) }
    return try await forward(&target)
  }

  /// Keeps the target after a call, if the call changed it.
  ///
  /// A call that doesn't change the target must not undo the changes of calls that it overlaps.
  private func keep(_ target: Any, insteadOf original: Any) {
    if !haveEqualMemory(target, original) { value = target }
  }
}
