/// A provider of answers, such as a sequence with one answer for each call.
///
/// You create a provider with `sequence(of:)`, `loopingSequence(of:)`, `finiteSequence(of:)`, or
/// `lastSetValue(initial:)`:
///
/// ```swift
/// given(bird.name).willReturn(sequence(of: "Ryan", "Sterling"))
/// ```
public struct ImplementationProvider<Function, Result, Failure: Error> {
  /// A closure that creates the behavior for a stub of a member.
  let makeBehavior: (any MemberVariant, CodeLocation) -> Behavior<Result, Failure>
}

extension Stubbing {
  /// Answers each call with the next answer of a sequence or another provider.
  ///
  /// ```swift
  /// given(bird.name)
  ///   .willReturn(finiteSequence(of: "Ryan", "Sterling"))
  ///   .willReturn("Maya")
  /// ```
  ///
  /// - Parameters:
  ///   - provider: The provider of the answers.
  ///   - transition: The condition under which the next answer of the chain takes over.
  //
  // Disfavored because the compiler would otherwise report a value of the wrong type as a wrong
  // provider.
  @_disfavoredOverload
  @discardableResult
  public func willReturn(
    _ provider: ImplementationProvider<Function, Result, Failure>,
    transition: TransitionStrategy = .onFirstNil
  ) -> Self {
    guard let selection else { return self }
    let behavior = provider.makeBehavior(selection.mockedMember, location)
    return add(behavior, limit: transition.limit(at: location))
  }
}

extension ImplementationProvider {
  /// Creates a provider from behaviors that each answer a single call.
  init(
    _ behaviors: [Behavior<Result, Failure>], ending: SequenceBehavior<Result, Failure>.Ending
  ) {
    makeBehavior = { _, _ in SequenceBehavior(behaviors, ending: ending) }
  }
}
