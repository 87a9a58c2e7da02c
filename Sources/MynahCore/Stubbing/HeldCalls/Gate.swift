internal import MynahShims

/// What a thread waits at until another one opens it.
final class Gate: @unchecked Sendable {
  private let gate = mynah_gate_make()

  deinit { mynah_gate_free(gate) }

  func open() { mynah_gate_open(gate) }

  /// Waits until the gate is open.
  ///
  /// - Returns: Whether it is; false where the time is over before.
  func wait(for limit: Duration) -> Bool {
    let (seconds, attoseconds) = limit.bounded.components
    return mynah_gate_wait(gate, seconds * 1_000_000_000 + attoseconds / 1_000_000_000)
  }
}
