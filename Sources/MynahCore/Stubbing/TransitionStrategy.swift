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
