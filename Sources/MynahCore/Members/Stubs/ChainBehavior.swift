/// A chain of behaviors: each answers one call, and the last answers all that follow.
///
/// A link that can end by itself, such as a finite sequence, answers until it ends.
final class ChainBehavior<Result, Failure: Error>: Behavior<Result, Failure>,
  @unchecked Sendable
{
  private typealias Link = Behavior<Result, Failure>

  private struct State {
    var links: [Link]
    var position = 0

    /// Whether the link at the position, one that answers one call, has done so.
    var isUsed: Bool

    /// What runs beside each answer.
    var sideEffects: [SideEffect]
  }

  private let state: Locked<State>

  /// - Parameters:
  ///   - first: The link that the chain begins with.
  ///   - isUsed: Whether `first` has answered a call before it became part of a chain.
  ///   - sideEffects: What runs beside each answer.
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
        if link.kind == .chooses {
          if isLast { return link.next() }
          if !link.givesWay, let answer = link.next() { return answer }
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
