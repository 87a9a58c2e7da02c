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

/// Evaluates a pattern's parameter.
///
/// Generated code calls this.
///
/// - Parameter parameter: What the test wrote as the argument: a value or a matcher.
/// - Returns: The matcher that was written, or one of exactly the value.
public func _argument<Argument>(_ parameter: () -> Argument?) -> _ArgumentMatcher<Argument> {
  let (value, matcher) = _resolved(parameter)
  if let matcher { return matcher }
  guard let value else { return _missingValue() }
  if isFunctionType(Argument.self) {
    return _ArgumentMatcher(
      misuse: .closureComparedByValue("\(Argument.self)"), description: "a closure")
  }
  return _exactly(value)
}

/// Evaluates a pattern's parameter.
///
/// Generated code calls this.
///
/// - Parameter parameter: What the test wrote as the argument: a value or a matcher.
/// - Returns: The matcher that was written, or one of exactly the value.
@inlinable
public func _argument<Argument: Equatable>(
  _ parameter: () -> Argument?
) -> _ArgumentMatcher<Argument> {
  let (value, matcher) = _resolved(parameter)
  if let matcher { return matcher }
  guard let value else { return _missingValue() }
  return _exactly(value)
}

/// Evaluates a pattern's parameter.
///
/// Generated code calls this.
///
/// - Parameter parameter: What the test wrote as the argument: a value or a matcher.
/// - Returns: The matcher that was written, or one of exactly the value.
@inlinable
public func _argument<Argument: Hashable>(
  _ parameter: () -> Argument?
) -> _ArgumentMatcher<Argument> {
  let (value, matcher) = _resolved(parameter)
  if let matcher { return matcher }
  guard let value else { return _missingValue() }
  return _exactly(value)
}

/// Evaluates a parameter, and returns the value and the matcher that it left.
@usableFromInline
func _resolved<Argument>(
  _ parameter: () -> Argument?
) -> (value: Argument?, matcher: _ArgumentMatcher<Argument>?) {
  let slot = MatcherSlot()
  let value = PatternEvaluation.$slot.withValue(slot) { parameter() }
  guard let matcher = slot.matcher else { return (value, nil) }
  if let value, !isNil(value) {
    return (value, .inside(matcher))
  }
  return (value, typed(matcher))
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

/// A nil without a matcher: the value nil where the argument is optional, else a mistake.
@usableFromInline
func _missingValue<Argument>() -> _ArgumentMatcher<Argument> {
  if let optional = Argument.self as? any ExpressibleByNilLiteral.Type,
    let none = nilValue(optional) as? Argument
  {
    return _exactly(none)
  }
  return _ArgumentMatcher(misuse: .nilArgument("\(Argument.self)"), description: "nil")
}

private func nilValue<Optional: ExpressibleByNilLiteral>(_ type: Optional.Type) -> Any {
  Optional(nilLiteral: ())
}
