extension _MockedMember {
  /// Answers a call without a stub by the newest target that can be called, else by what stands in for a
  /// missing stub.
  ///
  /// - Parameters:
  ///   - arguments: The arguments of the call.
  ///   - forward: Calls the mocked declaration on a target.
  ///   - superclass: Whether a call falls back on the superclass.
  ///   - callSuper: Calls the superclass, or throws `NoSuperclass`.
  @usableFromInline
  func fallBack<Target>(
    _ arguments: Arguments, _ forward: (inout Target) throws -> Result,
    _ superclass: SuperclassUse, _ callSuper: () throws -> Result
  ) throws -> Result {
    if superclass == .always { return try callSuper() }
    let targets = forwardingTargets(for: arguments)
    for holder in targets {
      if holder.isSuperclass {
        do { return try callSuper() } catch is NoSuperclass { continue }
      }
      guard var target = holder.value as? Target else { continue }
      defer { holder.value = target }
      return try forward(&target)
    }
    return try unanswered(arguments, passedOver: targets.passedOver(wanting: Target.self))
  }

  /// Answers a call of an `async` member without a stub.
  @usableFromInline
  func fallBackAsync<Target>(
    _ arguments: Arguments, isolation: isolated (any Actor)? = #isolation,
    _ forward: (inout Target) async throws -> Result,
    _ superclass: SuperclassUse, _ callSuper: () async throws -> Result
  ) async throws -> Result {
    if superclass == .never { return try unanswered(arguments) }
    let targets = forwardingTargets(for: arguments)
    for holder in targets {
      if holder.isSuperclass {
        do { return try await callSuper() } catch is NoSuperclass { continue }
      }
      guard let found = holder.value as? Target else { continue }
      // The compiler mistakes the target for a part of the arguments, which only choose it.
      nonisolated(unsafe) var target = found
      defer { holder.value = target }
      return try await forward(&target)
    }
    return try unanswered(arguments, passedOver: targets.passedOver(wanting: Target.self))
  }

  /// The targets of a call, newest first: the member's own, then the mock's.
  private func forwardingTargets(for arguments: Arguments) -> [ForwardingTarget] {
    let ofMock = settings?.forwardingTargets.reversed() ?? []
    let forwardings = forwardings
    if forwardings.isEmpty { return ofMock }
    return forwardings.reversed().filter { $0.matcher.matches(arguments) }.map(\.target) + ofMock
  }
}

extension [ForwardingTarget] {
  /// The targets as failures list them, which a member that can't be called on any target doesn't.
  fileprivate func passedOver(wanting type: Any.Type) -> [PassedOverTarget] {
    type == NoTarget.self
      ? [] : map { PassedOverTarget(type: "\(Swift.type(of: $0.value))", wanted: "\(type)") }
  }
}

/// The type of the targets of a member that can't be called on any: it has no values.
@usableFromInline
struct NoTarget {
  private init() {}
}

/// Stands for forwarding a member that can't be called on any target.
@usableFromInline
func noTarget<Result>(_ target: inout NoTarget) throws -> Result {
  preconditionFailure("No target is of this type.")
}

/// The error that stands for calling a superclass that doesn't have the member.
@usableFromInline
struct NoSuperclass: Error {
  @usableFromInline init() {}
}

/// Stands for calling a superclass that doesn't have the member.
@usableFromInline
func noSuperclass<Result>() throws -> Result { throw NoSuperclass() }
