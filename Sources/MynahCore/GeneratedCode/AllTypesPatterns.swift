extension _MemberFamily {
  /// Makes the pattern of a call for all types.
  ///
  /// Generated code calls this.
  ///
  /// - Parameter matchers: One matcher an argument, in order.
  public func patternOfAllTypes<Result, Failure>(
    _ matchers: _AnyArgumentMatcher...
  ) -> _AllTypesPattern<Result, Failure> {
    _AllTypesPattern(family: self, parts: matchers)
  }
}

/// Evaluates a parameter whose type depends on the types of a generic member: a matcher of anything.
///
/// Generated code calls this.
public func _untypedArgument(_ parameter: () -> _Untyped?) -> _AnyArgumentMatcher {
  let (_, matcher) = PatternEvaluation.withMatcherSlot(parameter)
  guard let matcher, !matcher.isBare else { return _ArgumentMatcher<Any>.anything }
  return matcher
}
