/// A chain of behaviors: each behavior answers one call, and the last one answers all later calls.
///
/// A link that can end, such as a finite sequence, answers calls until it ends.
final class ChainBehavior<Result, Failure: Error>: Behavior<Result, Failure>,
  @unchecked Sendable
{
  private typealias Link = Behavior<Result, Failure>

  private struct State {
    var links: [Link]
    var position = 0

    /// A Boolean value that indicates whether the link at `position` has answered its only call.
    ///
    /// Links that can end don't use this value.
    var isUsed: Bool

    /// The actions that run before each answer.
    var sideEffects: [SideEffect]
  }

  private let state: Locked<State>

  /// Creates a chain.
  ///
  /// - Parameters:
  ///   - first: The first link of the chain.
  ///   - isUsed: A Boolean value that indicates whether `first` answered a call before it became
  ///     part of a chain.
  ///   - sideEffects: The actions that run before each answer.
  init(
    _ first: Behavior<Result, Failure>, isUsed: Bool = false,
    sideEffects: [SideEffect] = []
  ) {
    state = Locked(State(links: [first], isUsed: isUsed, sideEffects: sideEffects))
    super.init(.chooses)
  }

  func append(_ link: Behavior<Result, Failure>) {
    state.withLock { $0.links.append(link) }
  }

  func append(_ sideEffect: SideEffect) {
    state.withLock { $0.sideEffects.append(sideEffect) }
  }

  override func next<Arguments>(
    for arguments: Arguments
  ) -> Behavior<Result, Failure>? {
    guard let answer = next() else { return nil }
    for sideEffect in state.withLock(\.sideEffects) { sideEffect.perform(arguments) }
    return answer
  }

  override func next() -> Behavior<Result, Failure>? {
    state.withLock { state in
      while true {
        let link = state.links[state.position]
        let isLast = state.position == state.links.count - 1
        // The last link answers all remaining calls. An earlier link answers one call, or, if it's
        // a sequence, all calls until it ends or gives way. Then the next link answers.
        if link.kind == .chooses {
          if isLast { return link.next() }
          if !link.defersToNextLink, let answer = link.next() { return answer }
        } else if isLast || !state.isUsed {
          state.isUsed = true
          return link
        }
        state.position += 1
        state.isUsed = false
      }
    }
  }
}

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

  override var defersToNextLink: Bool { answers.withLock { $0 } >= limit }

  override func next() -> Behavior<Result, Failure>? {
    answers.withLock { $0 += 1 }
    return base.next()
  }
}
