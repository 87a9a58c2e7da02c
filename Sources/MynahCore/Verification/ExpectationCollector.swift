/// Collects the expectations that are written in the block of `inOrder`, `inAnyOrder` or `eventually`.
///
/// It is task-local, as what matchers leave is; tasks that the block begins share it.
final class ExpectationCollector: Sendable {
  private struct State {
    var steps: [[any Checkable]] = []
    var hasMisuse = false
  }

  private let state = Locked(State())

  /// Adds one step of the block: an expectation, or several without an order among themselves.
  func add(_ step: [any Checkable]) {
    state.withLock { $0.steps.append(step) }
  }

  /// Remembers that a mistake in the block was reported, which stands for an expectation.
  func noteMisuse() {
    state.withLock { $0.hasMisuse = true }
  }

  @TaskLocal static var current: ExpectationCollector?

  /// Returns the expectations that a block writes, step by step.
  ///
  /// - Parameters:
  ///   - word: The name of the function that takes the block.
  ///   - location: Where a failure belongs: a block without expectations is a mistake.
  ///   - block: What writes the expectations.
  static func collect(
    for word: String, at location: CodeLocation, _ block: () -> Void
  ) -> [[any Checkable]] {
    let collector = ExpectationCollector()
    $current.withValue(collector, operation: block)
    return collector.sound(for: word, at: location)
  }

  /// Returns the expectations that an `async` block writes.
  static func collect(
    for word: String, at location: CodeLocation, isolation: isolated (any Actor)? = #isolation,
    _ block: () async -> Void
  ) async -> [[any Checkable]] {
    let collector = ExpectationCollector()
    await $current.withValue(collector, operation: block, isolation: isolation)
    return collector.sound(for: word, at: location)
  }

  private func sound(for word: String, at location: CodeLocation) -> [[any Checkable]] {
    let state = state.withLock { $0 }
    if state.steps.isEmpty, !state.hasMisuse {
      MockFailure.misuse(.nothingExpected(word)).report(at: location)
    }
    return state.steps
  }
}
