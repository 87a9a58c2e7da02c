internal import MynahShims

/// A behavior that holds calls until the test lets them continue.
///
/// Calls to `async` members are suspended. The threads of other calls are blocked.
final class HoldBehavior<Result, Failure: Error>: Behavior<Result, Failure>, @unchecked Sendable {
  typealias Holder = CallHolder<Result, Failure>

  private let holder: Holder

  /// The maximum time to hold a call.
  private let limit: Duration

  /// The closure that the test passed to `willSuspend(while:)`, or nil.
  private let whileHeld: WhileHeldClosure<Result, Failure>?

  init(
    _ holder: Holder, atMost limit: Duration = .endless,
    while whileHeld: WhileHeldClosure<Result, Failure>? = nil
  ) {
    self.holder = holder
    self.limit = limit
    self.whileHeld = whileHeld
    super.init(.takesCall)
  }

  override func outcome(of call: ReceivedCall<Result>) throws(Failure) -> Result {
    try holder.block(Holder.Entry(call, replacement: call.replacement), atMost: limit)
  }

  override func outcomeAsync(
    of call: ReceivedCall<Result>, isolation: isolated (any Actor)?
  ) async throws(Failure) -> Result {
    guard let whileHeld else {
      return try await holder.hold(Holder.Entry(call, replacement: call.replacement), atMost: limit)
    }
    let holder = holder
    return try await whileHeld.run { [limit] () async throws(Failure) -> Result in
      try await holder.hold(Holder.Entry(call, replacement: call.replacement), atMost: limit)
    }.value
  }
}

/// A closure that a test passes to `willSuspend(while:)`, which runs while a call is held.
struct WhileHeldClosure<Result, Failure: Error>: @unchecked Sendable {
  let body:
    (_ held: @escaping @Sendable () async throws(Failure) -> Result) async throws(Failure) -> Result

  func run(
    _ held: @escaping @Sendable () async throws(Failure) -> Result
  ) async throws(Failure) -> UncheckedBox<Result> {
    UncheckedBox(try await body(held))
  }
}

extension WhileHeldClosure {
  /// Creates the closure for a member that doesn't throw.
  ///
  /// A closure of a test whose error type is inferred as `Never` would stop Swift 6.3.1.
  init(
    nonthrowing body: @escaping (_ held: @escaping @Sendable () async -> Result) async -> Result
  ) {
    self.body = { held async throws(Failure) in
      await body {
        do {
          return try await held()
        } catch {
          preconditionFailure("A member that doesn't throw is resumed with a value.")
        }
      }
    }
  }
}

/// A gate that blocks a thread until another thread opens it.
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
