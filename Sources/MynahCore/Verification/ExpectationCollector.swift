/// What can hold or not: an expectation, or several in order.
protocol Checkable {
  /// Where a failure belongs.
  var location: CodeLocation { get }

  /// The members whose calls decide.
  var members: [_AnyMockedMember] { get }

  /// Returns whether this holds now; then the calls that it covers are verified.
  func settle() -> Bool

  /// Why this does not hold; nil where it does, and then the calls that it covers are verified.
  ///
  /// - Parameter limit: How long was waited, as in `within 1.0 seconds`; nil where nobody waited.
  func failure(limit: String?) -> MockFailure?

  /// Whether calls that follow can make this hold, where it does not.
  var canStillHold: Bool { get }
}

extension Checkable {
  func settle() -> Bool { failure(limit: nil) == nil }

  /// Reports why this does not hold, where it does not.
  func check(limit: String? = nil) {
    failure(limit: limit)?.report(at: location, for: members.first?.settings)
  }

  /// Checks this now, or leaves it for the block that it stands in.
  func checkOrCollect() {
    guard let collector = ExpectationCollector.current else { return check() }
    collector.add([self])
  }
}

/// Collects the expectations that are written in the block of `inOrder` or `eventually`.
///
/// It is task-local, as what matchers leave is; tasks that the block begins share it.
final class ExpectationCollector: Sendable {
  private struct State {
    var checks: [any Checkable] = []
    var hasMisuse = false
  }

  private let state = Locked(State())

  /// Whether the block is that of `inOrder`.
  let keepsOrder: Bool

  init(keepsOrder: Bool) {
    self.keepsOrder = keepsOrder
  }

  /// Adds expectations.
  func add(_ checks: [any Checkable]) {
    state.withLock { $0.checks += checks }
  }

  /// Remembers that a mistake in the block was reported, which stands for an expectation.
  func noteMisuse() {
    state.withLock { $0.hasMisuse = true }
  }

  @TaskLocal static var current: ExpectationCollector?

  /// Returns the expectations that a block writes.
  ///
  /// - Parameters:
  ///   - word: The name of the function that takes the block.
  ///   - keepsOrder: Whether the function is `inOrder`.
  ///   - location: Where a failure belongs: a block without expectations is a mistake.
  ///   - block: What writes the expectations.
  static func collect(
    for word: String, keepsOrder: Bool = false, at location: CodeLocation, _ block: () -> Void
  ) -> [any Checkable] {
    let collector = ExpectationCollector(keepsOrder: keepsOrder)
    $current.withValue(collector, operation: block)
    return collector.sound(for: word, at: location)
  }

  /// Returns the expectations that an `async` block writes.
  static func collect(
    for word: String, keepsOrder: Bool = false, at location: CodeLocation,
    isolation: isolated (any Actor)? = #isolation, _ block: () async -> Void
  ) async -> [any Checkable] {
    let collector = ExpectationCollector(keepsOrder: keepsOrder)
    await $current.withValue(collector, operation: block, isolation: isolation)
    return collector.sound(for: word, at: location)
  }

  private func sound(for word: String, at location: CodeLocation) -> [any Checkable] {
    let state = state.withLock { $0 }
    if state.checks.isEmpty, !state.hasMisuse {
      MockFailure.misuse(.nothingExpected(word)).report(at: location)
    }
    return state.checks
  }
}
