/// Why a call falls back on what stands in for a missing stub.
enum Unforwarded {
  /// No target can answer it; those that it passed over.
  case passedOver([PassedOverTarget])
}

// `Thrown` is what the mocked declaration throws, which of one that rethrows is more than its stubs may.

extension _MockedMember {
  /// Answers a call that no stub answers by a target, else by the superclass.
  ///
  /// - Parameters:
  ///   - arguments: What forwardings match.
  ///   - forward: Calls the mocked declaration on a target.
  ///   - canCallSuperclass: Whether there is a superclass that answers.
  ///   - callSuper: Calls the superclass.
  ///   - otherwise: Stands in for a missing stub.
  @inline(__always)
  func fallBack<Target, Thrown: Error>(
    _ arguments: Arguments, forward: (inout Target) throws(Thrown) -> Result,
    canCallSuperclass: Bool, super callSuper: () throws(Thrown) -> Result,
    otherwise: (Unforwarded) throws(Thrown) -> Result
  ) throws(Thrown) -> Result {
    if state.pointee.recordsOutcomes {
      return try noting(takeCall()) { () throws(Thrown) in
        try fallBackUnnoted(
          arguments, forward: forward, canCallSuperclass: canCallSuperclass, super: callSuper,
          otherwise: otherwise)
      }
    }
    return try fallBackUnnoted(
      arguments, forward: forward, canCallSuperclass: canCallSuperclass, super: callSuper,
      otherwise: otherwise)
  }

  @inline(__always)
  private func fallBackUnnoted<Target, Thrown: Error>(
    _ arguments: Arguments, forward: (inout Target) throws(Thrown) -> Result,
    canCallSuperclass: Bool, super callSuper: () throws(Thrown) -> Result,
    otherwise: (Unforwarded) throws(Thrown) -> Result
  ) throws(Thrown) -> Result {
    switch fallback(for: arguments, to: Target.self, canCallSuperclass: canCallSuperclass) {
    case .target(var target, let holder):
      defer { holder.value = target }
      return try forward(&target)
    case .superclass: return try callSuper()
    case .unanswered(let passedOver): return try otherwise(.passedOver(passedOver))
    }
  }

  /// Answers a call of an `async` member that no stub answers by a target, else by the superclass.
  @inline(__always)
  func fallBackAsync<Target, Thrown: Error>(
    _ arguments: Arguments, isolation: isolated (any Actor)? = #isolation,
    forward: (inout Target) async throws(Thrown) -> Result,
    canCallSuperclass: Bool, super callSuper: () async throws(Thrown) -> Result,
    otherwise: (Unforwarded) throws(Thrown) -> Result
  ) async throws(Thrown) -> Result {
    let call = callToNote
    do {
      let result: Result
      switch fallback(for: arguments, to: Target.self, canCallSuperclass: canCallSuperclass) {
      case .target(let found, let holder):
        // The compiler takes the target for a part of the arguments, of which it was only chosen.
        nonisolated(unsafe) var target = found
        defer { holder.value = target }
        result = try await forward(&target)
      case .superclass: result = try await callSuper()
      case .unanswered(let passedOver): result = try otherwise(.passedOver(passedOver))
      }
      if let call { end(call, .returned(result)) }
      return result
    } catch {
      if let call { end(call, .threw(error)) }
      throw error
    }
  }

  /// Stands in for a missing stub of a call that was to be forwarded.
  func unanswered(
    _ arguments: Arguments, _ reason: Unforwarded
  ) throws(Failure) -> Result {
    switch reason {
    case .passedOver(let targets): try unanswered(arguments, passedOver: targets)
    }
  }
}
