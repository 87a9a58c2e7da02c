internal import MynahShims

/// A behavior that holds calls until the test lets them continue.
///
/// Calls of `async` members are suspended. The threads of other calls are blocked.
final class HoldBehavior<Result, Failure: Error>: Behavior<Result, Failure>, @unchecked Sendable {
  typealias Holder = CallHolder<Result, Failure>

  private let holder: Holder

  /// The maximum time to hold a call.
  private let limit: Duration

  /// The closure that runs around the time in which a call is held.
  private let surroundings: HoldSurroundings<Result, Failure>?

  init(
    _ holder: Holder, atMost limit: Duration = .endless,
    while surroundings: HoldSurroundings<Result, Failure>? = nil
  ) {
    self.holder = holder
    self.limit = limit
    self.surroundings = surroundings
    super.init(.takesCall)
  }

  override func outcome(of call: ReceivedCall<Result>) throws(Failure) -> Result {
    try holder.block(Holder.Entry(call, standIn: call.standIn), atMost: limit)
  }

  override func outcomeAsync(
    of call: ReceivedCall<Result>, isolation: isolated (any Actor)?
  ) async throws(Failure) -> Result {
    guard let surroundings else {
      return try await holder.hold(Holder.Entry(call, standIn: call.standIn), atMost: limit)
    }
    let holder = holder
    return try await surroundings.run { [limit] () async throws(Failure) -> Result in
      try await holder.hold(Holder.Entry(call, standIn: call.standIn), atMost: limit)
    }.value
  }
}

/// A closure of a test that runs around the time in which a call is held.
struct HoldSurroundings<Result, Failure: Error>: @unchecked Sendable {
  let body:
    (_ held: @escaping @Sendable () async throws(Failure) -> Result) async throws(Failure) -> Result

  func run(
    _ held: @escaping @Sendable () async throws(Failure) -> Result
  ) async throws(Failure) -> UncheckedBox<Result> {
    UncheckedBox(try await body(held))
  }
}

/// A gate at which a thread waits until another thread opens it.
final class Gate: @unchecked Sendable {
  private let gate = mynah_gate_make()

  deinit { mynah_gate_free(gate) }

  func open() { mynah_gate_open(gate) }

  /// Waits until the gate is open.
  ///
  /// - Returns: A Boolean value that indicates whether the gate opened before the time limit.
  func wait(for limit: Duration) -> Bool {
    let (seconds, attoseconds) = limit.bounded.components
    return mynah_gate_wait(gate, seconds * 1_000_000_000 + attoseconds / 1_000_000_000)
  }
}
