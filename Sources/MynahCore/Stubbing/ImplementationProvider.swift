/// What answers each call differently: `sequence(of:)`, `loopingSequence(of:)`, `finiteSequence(of:)`
/// or `lastSetValue(initial:)`.
///
/// ```swift
/// given(bird.name).willReturn(sequence(of: "Ryan", "Sterling"))
/// ```
public struct ImplementationProvider<Function, Result, Failure: Error> {
  /// Makes the behavior of one stub.
  let makeBehavior:
    (PatternTarget<Function, Result, Failure>, CodeLocation) -> Behavior<Function, Result, Failure>
}

extension Stubbing {
  /// Answers with what a sequence, or another provider, has for each call.
  ///
  /// ```swift
  /// given(bird.name)
  ///   .willReturn(finiteSequence(of: "Ryan", "Sterling"))
  ///   .willReturn("Maya")
  /// ```
  ///
  /// - Parameters:
  ///   - provider: What has the answers.
  ///   - transition: When the next link of the chain takes over.
  @discardableResult
  public func willReturn(
    _ provider: ImplementationProvider<Function, Result, Failure>,
    transition: TransitionStrategy = .onFirstNil
  ) -> Self {
    guard let target else { return self }
    let behavior = provider.makeBehavior(target, location)
    switch transition {
    case .onFirstNil: return add(behavior)
    case .after(let times): return add(LimitedBehavior(behavior, limit: times))
    }
  }
}
