/// A sequence of behaviors, each of which answers one call.
final class SequenceBehavior<Result, Failure: Error>: Behavior<Result, Failure>,
  @unchecked Sendable
{
  /// The continuation of a sequence after its last element.
  enum Ending {
    case repeatsLast
    case startsAgain
    case ends
  }

  private let elements: [Behavior<Result, Failure>]
  private let ending: Ending
  private let position = Locked(0)

  init(_ elements: [Behavior<Result, Failure>], ending: Ending) {
    self.elements = elements
    self.ending = ending
    super.init(.chooses)
  }

  override func next() -> Behavior<Result, Failure>? {
    let index = position.withLock { position in
      let index = position
      if index < elements.count { position = following(index) }
      return index
    }
    guard index < elements.count else { return nil }
    return elements[index]
  }

  private func following(_ index: Int) -> Int {
    guard index + 1 == elements.count else { return index + 1 }
    return switch ending {
    case .repeatsLast: index
    case .startsAgain: 0
    case .ends: elements.count
    }
  }
}
