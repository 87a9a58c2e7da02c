/// A clock whose time passes only when a test says so.
///
/// ```swift
/// let clock = ManualClock()
/// given(bird.fly(to: any())).willReturn(42, after: .seconds(3), clock: clock)
/// async let distance = bird.fly(to: "Oslo")
/// await clock.isAwaited(within: .seconds(1))
/// clock.advance(by: .seconds(3))
/// ```
///
/// Code under test that takes `any Clock<Duration>`, or a generic clock, can be given one as well. Sleeps
/// end when the time has come, or when their tasks are cancelled.
public final class ManualClock: Clock, Sendable {
  /// A time of the clock: how long after its beginning.
  public struct Instant: InstantProtocol {
    /// The time since the clock was made.
    public let offset: Duration

    /// Returns the time that is later by a duration; one without end is a century.
    public func advanced(by duration: Duration) -> Instant {
      let bounds = Duration.zero - .endless ... .endless
      let step = min(max(duration, bounds.lowerBound), bounds.upperBound)
      return Instant(offset: min(max(offset + step, bounds.lowerBound), bounds.upperBound))
    }

    /// Returns how much later another time is.
    public func duration(to other: Instant) -> Duration { other.offset - offset }

    /// Whether a time comes before another one.
    public static func < (left: Instant, right: Instant) -> Bool { left.offset < right.offset }
  }

  private final class Sleeper: @unchecked Sendable {
    let deadline: Instant
    var continuation: UnsafeContinuation<Bool, Never>?
    var isCancelled = false

    init(until deadline: Instant) {
      self.deadline = deadline
    }

    /// Takes what waits, so that it is woken once.
    func take() -> UnsafeContinuation<Bool, Never>? {
      defer { continuation = nil }
      return continuation
    }
  }

  private struct State {
    var now = Instant(offset: .zero)
    var sleepers: [Sleeper] = []
  }

  private let state = Locked(State())
  private let watchers = CallWatchers()

  /// Creates a clock that stands still.
  public init() {}

  /// The time; it changes by `advance(by:)` only.
  public var now: Instant { state.withLock { $0.now } }

  /// The smallest time between two others.
  public var minimumResolution: Duration { .nanoseconds(1) }

  /// How many tasks sleep now.
  public var sleeperCount: Int { state.withLock { $0.sleepers.count } }

  /// Sleeps until a time has come.
  ///
  /// - Parameters:
  ///   - deadline: The time.
  ///   - tolerance: Nothing: the clock is exact.
  /// - Throws: A `CancellationError` where the task is cancelled.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    try Task.checkCancellation()
    let sleeper = Sleeper(until: deadline)
    let isOver = await withTaskCancellationHandler {
      await withUnsafeContinuation { continuation in begin(sleeper, continuation) }
    } onCancel: {
      cancel(sleeper)
    }
    if !isOver { throw CancellationError() }
  }

  /// Lets time pass, and ends the sleeps whose time has come, the earliest first.
  ///
  /// It doesn't wait for the tasks that slept. Tasks on different actors can continue in any order, and a task
  /// that sleeps again does so after all of the time has passed. To let each of several sleeps take effect,
  /// advance the clock in steps, and wait for the next sleep in between:
  ///
  /// ```swift
  /// for _ in 1...10 {
  ///   await clock.isAwaited(within: .seconds(1))
  ///   clock.advance(by: .seconds(1))
  /// }
  /// ```
  ///
  /// A time that is negative fails the test:
  ///
  /// ```text
  /// advance(by: -3.0 seconds) would turn the clock back.
  /// Write a time that is not negative, as in .seconds(1).
  /// ```
  ///
  /// - `duration`: How much time passes.
  /// - `fileID`, `filePath`, `line`, `column`: Where it is called; leave them out.
  public func advance(
    by duration: Duration, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    let location = CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    guard duration >= .zero else {
      return Misuse.clockTurnedBack("\(duration)").report(at: location)
    }
    let awake = state.withLock { state in
      state.now = state.now.advanced(by: duration)
      let isOver = { (sleeper: Sleeper) in sleeper.deadline <= state.now }
      let over = state.sleepers.filter(isOver).sorted { $0.deadline < $1.deadline }
      state.sleepers.removeAll(where: isOver)
      return over.map { $0.take() }
    }
    for continuation in awake { continuation?.resume(returning: true) }
    watchers.wake()
  }

  /// Waits until so many tasks sleep, and fails the test where they do not in time.
  ///
  /// ```swift
  /// await clock.isAwaited(2, within: .seconds(1))
  /// ```
  ///
  /// ```text
  /// Expected 2 tasks to sleep within 1.0 seconds, but 1 does.
  /// ```
  ///
  /// - `count`: How many tasks must sleep at once.
  /// - `limit`: How long to wait at most; it ends earlier where the task is cancelled.
  /// - `isolation`, `fileID`, `filePath`, `line`, `column`: Where it is called; leave them out.
  public func isAwaited(
    _ count: Int = 1, within limit: Duration, isolation: isolated (any Actor)? = #isolation,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) async {
    let location = CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    let shortfall = await waitForNumber(of: watchers, expected: count, within: limit, at: location)
    {
      sleeperCount
    }
    guard let (actual, limit) = shortfall else { return }
    MockFailure(
      "Expected \(count.things("task")) to sleep \(limit), but "
        + "\(actual == 0 ? "none does" : actual == 1 ? "1 does" : "\(actual) do")."
    ).report(at: location)
  }

  private func begin(_ sleeper: Sleeper, _ continuation: UnsafeContinuation<Bool, Never>) {
    let isOver = state.withLock { state -> Bool? in
      if sleeper.deadline <= state.now { return true }
      if sleeper.isCancelled { return false }
      sleeper.continuation = continuation
      state.sleepers.append(sleeper)
      return nil
    }
    if let isOver { continuation.resume(returning: isOver) }
    watchers.wake()
  }

  private func cancel(_ sleeper: Sleeper) {
    let continuation = state.withLock { state in
      sleeper.isCancelled = true
      state.sleepers.removeAll { $0 === sleeper }
      return sleeper.take()
    }
    continuation?.resume(returning: false)
    watchers.wake()
  }
}
