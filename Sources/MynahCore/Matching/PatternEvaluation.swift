internal import MynahShims

/// What is being evaluated for `given` or `verify` right now.
///
/// A matcher returns nil and leaves itself here; a plain value arrives as a value. The slots are those of
/// a thread: patterns are evaluated at once, so that tests which run side by side do not see each other's
/// matchers.
enum PatternEvaluation {
  /// Evaluates what a test wrote as an argument, and takes the matcher that it left.
  static func withMatcherSlot<Value>(
    _ body: () -> Value
  ) -> (value: Value, matcher: _AnyArgumentMatcher?) {
    let pattern = mynah_pattern().unsafelyUnwrapped
    let outer = pattern.pointee.matcher
    var matcher: _AnyArgumentMatcher?
    let value = withUnsafeMutablePointer(to: &matcher) { slot in
      pattern.pointee.matcher = UnsafeMutableRawPointer(slot)
      return body()
    }
    pattern.pointee.matcher = outer
    return (value, matcher)
  }

  /// Where a matcher belongs; nil outside of a pattern.
  static var slot: UnsafeMutablePointer<_AnyArgumentMatcher?>? {
    mynah_pattern().unsafelyUnwrapped.pointee.matcher?.assumingMemoryBound(
      to: _AnyArgumentMatcher?.self)
  }
}

extension _ArgumentMatcher {
  /// What stands for another matcher that was written inside of an expression with a value.
  static func inside(_ matcher: _AnyArgumentMatcher) -> _ArgumentMatcher {
    let misuse = Misuse.matcherInsideValue(matcher.description)
    return _ArgumentMatcher(misuse: misuse, description: matcher.description)
  }
}

/// Returns the matcher that was left, as one of the argument's type.
func typed<Argument>(_ matcher: _AnyArgumentMatcher) -> _ArgumentMatcher<Argument> {
  if let same = matcher as? _ArgumentMatcher<Argument> { return same }
  return _ArgumentMatcher(like: matcher)
}
