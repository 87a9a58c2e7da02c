/// What answers each call differently: `sequence(of:)`, `loopingSequence(of:)`, `finiteSequence(of:)`
/// or `lastSetValue(initial:)`.
///
/// ```swift
/// given(bird.name).willReturn(sequence(of: "Ryan", "Sterling"))
/// ```
public struct ImplementationProvider<Function, Result, Failure: Error> {
  /// Makes the behavior of one stub of a member.
  let makeBehavior: (any MemberVariant, CodeLocation) -> Behavior<Result, Failure>
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
    guard let selection else { return self }
    return add(provider.behavior(of: selection.mockedMember, transition, at: location))
  }
}

extension ImplementationProvider {
  /// Makes the behavior of one stub of a member, as a link of its chain.
  func behavior(
    of member: any MemberVariant, _ transition: TransitionStrategy, at location: CodeLocation
  ) -> Behavior<Result, Failure> {
    makeBehavior(member, location).link(transition, at: location)
  }
}

extension ImplementationProvider {
  /// Creates a provider of behaviors, each of which answers one call.
  init(
    _ behaviors: [Behavior<Result, Failure>], ending: SequenceBehavior<Result, Failure>.Ending
  ) {
    makeBehavior = { _, _ in SequenceBehavior(behaviors, ending: ending) }
  }
}
