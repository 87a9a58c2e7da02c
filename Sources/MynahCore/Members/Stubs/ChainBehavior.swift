/// A chain of behaviors: each behavior answers one call, and the last one answers all later calls.
///
/// A link that can end, such as a finite sequence, answers calls until it ends.
final class ChainBehavior<Result, Failure: Error>: Behavior<Result, Failure>,
  @unchecked Sendable
{
  private struct Link {
    let behavior: Behavior<Result, Failure>

    /// The number of calls that the link answers before the next link does.
    let limit: Int

    init(_ behavior: Behavior<Result, Failure>, _ limit: Int?) {
      self.behavior = behavior
      // By default, a link that can end answers calls until it ends.
      self.limit = limit ?? (behavior.kind == .chooses ? .max : 1)
    }
  }

  private struct State {
    var links: [Link]
    var position = 0

    /// The number of calls that the link at `position` has answered.
    var answers: Int

    /// The actions that run before each answer.
    var sideEffects: [SideEffect]
  }

  private let state: Locked<State>

  /// Creates a chain.
  ///
  /// - Parameters:
  ///   - first: The first link of the chain.
  ///   - limit: The number of calls that `first` answers before the next link does.
  ///   - isUsed: A Boolean value that indicates whether `first` answered a call before it became
  ///     part of a chain.
  ///   - sideEffects: The actions that run before each answer.
  init(
    _ first: Behavior<Result, Failure>, limit: Int? = nil, isUsed: Bool = false,
    sideEffects: [SideEffect] = []
  ) {
    state = Locked(
      State(links: [Link(first, limit)], answers: isUsed ? 1 : 0, sideEffects: sideEffects))
    super.init(.chooses)
  }

  func append(_ behavior: Behavior<Result, Failure>, limit: Int?) {
    state.withLock { $0.links.append(Link(behavior, limit)) }
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
        // The last link answers all remaining calls. An earlier link answers calls until it ends, or
        // until it reaches its limit. Then the next link answers.
        if isLast || state.answers < link.limit {
          state.answers += 1
          let answer = link.behavior.next()
          if isLast || answer != nil { return answer }
        }
        state.position += 1
        state.answers = 0
      }
    }
  }
}
