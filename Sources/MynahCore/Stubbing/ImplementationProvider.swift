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
    return add(provider.behavior(of: target, transition, at: location))
  }
}

extension ImplementationProvider {
  /// Makes the behavior of one stub, as a link of its chain.
  func behavior(
    of target: PatternTarget<Function, Result, Failure>, _ transition: TransitionStrategy,
    at location: CodeLocation
  ) -> Behavior<Function, Result, Failure> {
    let behavior = makeBehavior(target, location)
    switch transition {
    case .onFirstNil: return behavior
    case .after(let times):
      if times < 1 { MockFailure.misuse(.transitionAtOnce(times)).report(at: location) }
      return LimitedBehavior(behavior, limit: times)
    }
  }
}
