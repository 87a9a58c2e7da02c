/// A behavior that gives way to the next link of its chain after a number of answers.
final class LimitedBehavior<Function, Result, Failure: Error>: Behavior<Function, Result, Failure>,
  @unchecked Sendable
{
  private let base: Behavior<Function, Result, Failure>
  private let limit: Int
  private let answers = Locked(0)

  init(_ base: Behavior<Function, Result, Failure>, limit: Int) {
    self.base = base
    self.limit = limit
    super.init(.chooses)
  }

  override var givesWay: Bool { answers.withLock { $0 } >= limit }

  override func next() -> Behavior<Function, Result, Failure>? {
    answers.withLock { $0 += 1 }
    return base.next()
  }
}
