/// When a sequence within a chain of behaviors gives way to the next link.
///
/// ```swift
/// given(bird.name)
///   .willReturn(loopingSequence(of: "Ryan", "Sterling"), transition: .after(4))
///   .willReturn("Maya")
/// ```
public enum TransitionStrategy: Sendable {
  /// After a number of answers; the last link of a chain goes on all the same.
  case after(_ times: Int)

  /// When the sequence ends, which only a `finiteSequence(of:)` does.
  case onFirstNil
}

extension Behavior {
  /// Returns this behavior as a link of a chain, which gives way to the next one as a transition says.
  func link(_ transition: TransitionStrategy, at location: CodeLocation) -> Behavior {
    switch transition {
    case .onFirstNil: return kind == .takesCall ? LimitedBehavior(self, limit: .max) : self
    case .after(let times):
      if times < 1 { MockFailure.misuse(.transitionAtOnce(times)).report(at: location) }
      return LimitedBehavior(self, limit: times)
    }
  }
}
