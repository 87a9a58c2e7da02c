/// Where a matcher leaves itself while a pattern's parameter is evaluated.
final class MatcherSlot: @unchecked Sendable {
  var matcher: _AnyArgumentMatcher?
}

/// What is being evaluated for `given` or `verify` right now.
///
/// A matcher returns nil and leaves itself here; a plain value arrives as a value. The slots are
/// task-local, so that tests which run side by side do not see each other's matchers.
enum PatternEvaluation {
  /// Where a matcher belongs; nil outside of a pattern.
  @TaskLocal static var slot: MatcherSlot?

  /// Where an assignment to a mock's property belongs, as in `given(bird.name = any())`.
  @TaskLocal static var assignment: AssignmentSlot?
}

extension _ArgumentMatcher {
  /// What stands for another matcher that was written inside of an expression with a value.
  static func inside(_ matcher: _AnyArgumentMatcher) -> _ArgumentMatcher {
    let misuse = Misuse.matcherInsideValue(matcher.description)
    return _ArgumentMatcher(misuse: misuse, description: matcher.description)
  }
}

/// Whether a value is nil below all its optionals.
func isNil(_ value: Any) -> Bool {
  let mirror = Mirror(reflecting: value)
  guard mirror.displayStyle == .optional else { return false }
  return mirror.children.first.map { isNil($0.value) } ?? true
}

/// Returns the matcher that was left, as one of the argument's type.
func typed<Argument>(_ matcher: _AnyArgumentMatcher) -> _ArgumentMatcher<Argument> {
  if let same = matcher as? _ArgumentMatcher<Argument> { return same }
  let converted = _ArgumentMatcher<Argument>(
    description: matcher.description, condition: { matcher.matches(anyValue: $0) },
    capture: matcher.capture)
  converted.position = matcher.position
  return converted
}
