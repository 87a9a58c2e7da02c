/// A pattern that selects calls of a generic member whatever its types are; what `given` takes where
/// `any()` stands for arguments of which nothing tells the types.
///
/// `Result` is ``_Untyped`` where the result depends on the types.
public struct AllTypesPattern<Result, Failure: Error> {
  let family: MemberFamily
  let parts: [AnyArgumentMatcher]
}

extension MemberFamily {
  /// Makes the pattern of a call for all types.
  ///
  /// Generated code calls this.
  ///
  /// - Parameter matchers: One matcher an argument, in order.
  public func patternOfAllTypes<Result, Failure>(
    _ matchers: AnyArgumentMatcher...
  ) -> AllTypesPattern<Result, Failure> {
    AllTypesPattern(family: self, parts: matchers)
  }
}

/// Evaluates a parameter whose type depends on the types of a generic member: a matcher of anything.
///
/// Generated code calls this.
public func _untypedArgument(_ parameter: () -> _Untyped?) -> AnyArgumentMatcher {
  let slot = MatcherSlot()
  _ = Resolution.$slot.withValue(slot) { parameter() }
  guard let matcher = slot.matcher, !matcher.isBare else { return ArgumentMatcher<Any>.anything }
  return matcher
}
