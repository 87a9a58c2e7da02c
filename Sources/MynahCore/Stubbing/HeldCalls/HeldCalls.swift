/// The calls that a stub holds until the test lets them go on.
///
/// ```swift
/// let flight = given(bird.fly(to: any())).willSuspend()
/// async let distance = bird.fly(to: "Oslo")
/// await flight.isHeld(within: .seconds(1))
/// flight.resume(returning: 42)
/// ```
///
/// Calls are numbered from 1 in the order in which they came. What is said before its call comes is kept
/// for it. A call that nobody resumed when the test lets go of this object, clears the mock or ends its
/// session goes on all the same, and fails the test at the stub's line:
///
/// ```text
/// Still held: call #1 of bird.fly(to: any()) was never resumed, and threw CancellationError().
/// Call: fly(to: "Oslo")
/// Resume each call before the test ends, or write given(...).lenient() where some may be held then.
/// ```
///
/// It throws a `CancellationError` where the member throws any error, and returns a default value
/// elsewhere.
public final class HeldCalls<Function, Result, Failure: Error>: @unchecked Sendable {
  let holder: CallHolder<Result, Failure>
  private let stubbing: Stubbing<Function, Result, Failure>

  init(
    _ holder: CallHolder<Result, Failure>, of stubbing: Stubbing<Function, Result, Failure>
  ) {
    self.holder = holder
    self.stubbing = stubbing
  }

  deinit { holder.abandon() }

  /// The stub, to which the next links of its chain are added.
  ///
  /// ```swift
  /// let flight = given(bird.fly(to: any())).willSuspend()
  /// flight.then.willReturn(42)  // The first call is held, and all that follow return 42.
  /// ```
  public var then: Stubbing<Function, Result, Failure> { stubbing }

  /// All calls that came, in their order: those that are held, and those that went on.
  ///
  /// ```swift
  /// #expect(flight.calls[0].arguments[0] as? String == "Oslo")
  /// ```
  public var calls: [HeldCall] {
    holder.entries.map { entry in
      HeldCall(
        number: entry.number, arguments: entry.arguments, description: entry.text,
        status: { [holder] in holder.status(of: entry) })
    }
  }

  /// How many calls are held now.
  public var heldCount: Int { holder.heldCount }
}

/// A call that a stub holds, or held.
public struct HeldCall: CustomStringConvertible {
  /// The call's place among the calls of its stub, counted from 1.
  public let number: Int

  /// The arguments, in order.
  public let arguments: [Any]

  /// The call as it is written, as in `fly(to: "Oslo")`.
  public let description: String

  let status: () -> (isHeld: Bool, isCancelled: Bool)

  /// Whether the call is held now.
  public var isHeld: Bool { status().isHeld }

  /// Whether the call's task was cancelled while it was held.
  public var isCancelled: Bool { status().isCancelled }
}
