/// What answers a call that no stub answers.
enum Fallback<Target> {
  /// A target that calls are forwarded to, and where it is kept: a value that the call changes is put
  /// back.
  case target(Target, ForwardingTarget)

  /// The mocked class itself.
  case superclass

  /// Nothing but what stands in for a missing stub. The targets are those that can not be called.
  case unanswered([PassedOverTarget])
}

extension _MockedMember {
  /// Returns what a call falls back on that no stub answers: the newest target that can be called.
  ///
  /// - Parameters:
  ///   - arguments: The arguments of the call.
  ///   - type: What a target must be; `NoTarget` where the member can not be called on any.
  ///   - canCallSuperclass: Whether there is a superclass that answers.
  func fallback<Target>(
    for arguments: Arguments, to type: Target.Type, canCallSuperclass: Bool
  ) -> Fallback<Target> {
    let targets = forwardingTargets(for: arguments)
    for holder in targets {
      if holder.isSuperclass, canCallSuperclass { return .superclass }
      if let target = holder.value as? Target { return .target(target, holder) }
    }
    // What can not be called on any target says nothing of what those are.
    guard type != NoTarget.self else { return .unanswered([]) }
    return .unanswered(
      targets.map { PassedOverTarget(type: "\(Swift.type(of: $0.value))", wanted: "\(type)") })
  }

  /// The targets of a call, newest first: the member's own, then those of the mock.
  private func forwardingTargets(for arguments: Arguments) -> [ForwardingTarget] {
    let ofMock = settings?.forwardingTargets.reversed() ?? []
    let forwardings = forwardings
    if forwardings.isEmpty { return ofMock }
    return forwardings.reversed().filter { $0.matcher.matches(arguments) }.map(\.target) + ofMock
  }
}

/// What a target must be of a member that can not be called on any: there is no value of it that calls
/// could be forwarded to.
struct NoTarget {
  private init() {}
}
