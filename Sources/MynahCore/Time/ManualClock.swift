/// A clock whose time passes only when your test advances it.
///
/// ```swift
/// let clock = ManualClock()
/// given(bird.fly(to: any())).willReturn(42, after: .seconds(3), clock: clock)
/// async let distance = bird.fly(to: "Oslo")
/// await clock.isAwaited(within: .seconds(1))
/// clock.advance(by: .seconds(3))
/// ```
///
/// You can also pass the clock to code under test that takes `any Clock<Duration>` or a generic
/// clock. Sleeps end when their deadlines are reached, or when their tasks are canceled.
public final class ManualClock: Clock, Sendable {
  /// An instant of the clock.
  public struct Instant: InstantProtocol {
    /// The time since the clock was created.
    public let offset: Duration

    /// Returns the instant that is later by a duration.
    ///
    /// Durations and offsets are limited to a century, both forward and backward.
    public func advanced(by duration: Duration) -> Instant {
      let bounds = Duration.zero - .endless ... .endless
      let step = min(max(duration, bounds.lowerBound), bounds.upperBound)
      return Instant(offset: min(max(offset + step, bounds.lowerBound), bounds.upperBound))
    }

    /// Returns the duration from this instant to another instant.
    public func duration(to other: Instant) -> Duration { other.offset - offset }

    /// Returns a Boolean value that indicates whether an instant is before another instant.
    public static func < (left: Instant, right: Instant) -> Bool { left.offset < right.offset }
  }

  private final class Sleeper: @unchecked Sendable {
    let deadline: Instant

    /// The time from the beginning of the sleep until its deadline.
    var duration = Duration.zero

    /// The position among the sleeps of the clock.
    var number = 0
    var continuation: UnsafeContinuation<Bool, Never>?
    var isCancelled = false

    init(until deadline: Instant) {
      self.deadline = deadline
    }

    /// Removes and returns the continuation, which must be resumed only once.
    func take() -> UnsafeContinuation<Bool, Never>? {
      defer { continuation = nil }
      return continuation
    }
  }

  private struct State {
    var now = Instant(offset: .zero)
    var sleepers: [ObjectIdentifier: Sleeper] = [:]

    /// The number of sleeps that have begun.
    var count = 0
  }

  private let state = Locked(State())
  private let watchers = CallWatchers()

  /// Creates a clock whose time doesn't pass until you advance it.
  ///
  /// ```swift
  /// let clock = ManualClock()
  /// ```
  public init() {}

  /// The current time, which only `advance(by:)` changes.
  public var now: Instant { state.withLock { $0.now } }

  /// The smallest difference between two instants.
  public var minimumResolution: Duration { .nanoseconds(1) }

  /// The number of tasks that are currently sleeping.
  public var sleeperCount: Int { state.withLock { $0.sleepers.count } }

  /// Sleeps until a deadline is reached.
  ///
  /// - Parameters:
  ///   - deadline: The instant at which the sleep ends.
  ///   - tolerance: The allowed delay, which is ignored because the clock is exact.
  /// - Throws: `CancellationError` if the task is canceled.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    let sleeper = Sleeper(until: deadline)
    let isOver = await withTaskCancellationHandler {
      await withUnsafeContinuation { continuation in begin(sleeper, continuation) }
    } onCancel: {
      cancel(sleeper)
    }
    if !isOver { throw CancellationError() }
  }

  /// Advances the time, and ends the sleeps whose deadlines are reached, the earliest first.
  ///
  /// The clock doesn't wait for the tasks that were sleeping. Tasks on different actors can
  /// continue in any order. If a task sleeps again, its sleep begins after all of the given time
  /// has passed. To let several sleeps take effect one after another, advance the clock in steps,
  /// and wait for the next sleep before each step:
  ///
  /// ```swift
  /// for _ in 1...10 {
  ///   await clock.isAwaited(within: .seconds(1))
  ///   clock.advance(by: .seconds(1))
  /// }
  /// ```
  ///
  /// A negative duration fails the test:
  ///
  /// ```text
  /// advance(by: -3.0 seconds) would move the clock back.
  /// Write a time of 0 or more, such as .seconds(1).
  /// ```
  ///
  /// - Parameters:
  ///   - duration: The amount of time that passes.
  ///   - fileID: The file of the call. Don't pass it.
  ///   - filePath: The path of the file. Don't pass it.
  ///   - line: The line of the call. Don't pass it.
  ///   - column: The column of the call. Don't pass it.
  public func advance(
    by duration: Duration, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    let location = CodeLocation(fileID, filePath, line, column)
    guard duration >= .zero else {
      return Misuse.clockTurnedBack("\(duration)").report(at: location)
    }
    let awake = state.withLock { state in
      state.now = state.now.advanced(by: duration)
      let over = state.sleepers.values.filter { $0.deadline <= state.now }
        .sorted { ($0.deadline, $0.number) < ($1.deadline, $1.number) }
      for sleeper in over { state.sleepers[ObjectIdentifier(sleeper)] = nil }
      return over.map { $0.take() }
    }
    for continuation in awake { continuation?.resume(returning: true) }
    watchers.wake()
  }

  /// Waits until at least a number of tasks sleep, and fails the test if they don't sleep in time.
  ///
  /// ```swift
  /// await clock.isAwaited(2, within: .seconds(1))
  /// ```
  ///
  /// ```text
  /// Expected 2 tasks to sleep within 1.0 seconds, but 1 does.
  /// ```
  ///
  /// If other tasks sleep on the clock, too, write how long the task sleeps:
  ///
  /// ```swift
  /// await clock.isAwaited(for: .seconds(3), within: .seconds(1))
  /// ```
  ///
  /// - Parameters:
  ///   - count: The smallest number of tasks that must sleep at the same time.
  ///   - duration: The time that each of these tasks sleeps, from the beginning of its sleep. By
  ///     default, tasks that sleep for any time count.
  ///   - limit: The maximum time to wait. The wait ends early if the task is canceled.
  ///   - isolation: The isolation of the call. Don't pass it.
  ///   - fileID: The file of the call. Don't pass it.
  ///   - filePath: The path of the file. Don't pass it.
  ///   - line: The line of the call. Don't pass it.
  ///   - column: The column of the call. Don't pass it.
  public func isAwaited(
    _ count: Int = 1, for duration: Duration? = nil, within limit: Duration,
    isolation: isolated (any Actor)? = #isolation, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) async {
    let location = CodeLocation(fileID, filePath, line, column)
    let shortfall = await waitForNumber(of: watchers, expected: count, within: limit, at: location)
    {
      state.withLock { state in
        duration.map { duration in
          state.sleepers.values.count { $0.duration == duration }
        } ?? state.sleepers.count
      }
    }
    guard let (actual, limit) = shortfall else { return }
    let sleeping =
      switch actual {
      case 0: "none does"
      case 1: "1 does"
      default: "\(actual) do"
      }
    let time = duration.map { "for \($0) " } ?? ""
    MockFailure("Expected \(count.withNoun("task")) to sleep \(time)\(limit), but \(sleeping).")
      .report(at: location)
  }

  private func begin(_ sleeper: Sleeper, _ continuation: UnsafeContinuation<Bool, Never>) {
    let isOver = state.withLock { state -> Bool? in
      if sleeper.isCancelled { return false }
      if sleeper.deadline <= state.now { return true }
      sleeper.continuation = continuation
      sleeper.duration = state.now.duration(to: sleeper.deadline)
      state.count += 1
      sleeper.number = state.count
      state.sleepers[ObjectIdentifier(sleeper)] = sleeper
      return nil
    }
    if let isOver { continuation.resume(returning: isOver) }
    watchers.wake()
  }

  private func cancel(_ sleeper: Sleeper) {
    let continuation = state.withLock { state in
      sleeper.isCancelled = true
      state.sleepers[ObjectIdentifier(sleeper)] = nil
      return sleeper.take()
    }
    continuation?.resume(returning: false)
    watchers.wake()
  }
}
