/// A behavior that gives way to the next link of its chain after a number of answers.
final class LimitedBehavior<Result, Failure: Error>: Behavior<Result, Failure>,
  @unchecked Sendable
{
  private let base: Behavior<Result, Failure>
  private let limit: Int
  private let answers = Locked(0)

  init(_ base: Behavior<Result, Failure>, limit: Int) {
    self.base = base
    self.limit = limit
    super.init(.chooses)
  }

  override var givesWay: Bool { answers.withLock { $0 } >= limit }

  override func next() -> Behavior<Result, Failure>? {
    answers.withLock { $0 += 1 }
    return base.next()
  }
}
