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
  let (value, matcher) = PatternEvaluation.withMatcherSlot(parameter)
  guard let matcher else { return (value, nil) }
  if let value, !isNil(value) {
    return (value, .inside(matcher))
  }
  return (value, typed(matcher))
}

/// A nil without a matcher: the value nil where the argument is optional, else a mistake.
@usableFromInline
func _missingValue<Argument>() -> _ArgumentMatcher<Argument> {
  if let none: Argument = nilValue() { return _exactly(none) }
  return _ArgumentMatcher(misuse: .nilArgument("\(Argument.self)"), description: "nil")
}

/// The value nil of a type that is optional; nil of one that is not.
func nilValue<Argument>() -> Argument? {
  guard let optional = Argument.self as? any ExpressibleByNilLiteral.Type else { return nil }
  return nilValue(optional) as? Argument
}

private func nilValue<Optional: ExpressibleByNilLiteral>(_ type: Optional.Type) -> Any {
  Optional(nilLiteral: ())
}
