/// Evaluates an argument of a pattern.
///
/// Generated code calls this.
///
/// - Parameter parameter: The argument that the test wrote, which is a value or a matcher.
/// - Returns: The matcher that the test wrote, or a matcher for exactly the value.
public func _argument<Argument>(_ parameter: () -> Argument?) -> _ArgumentMatcher<Argument> {
  _argument(parameter) { _exactly($0) }
}

/// Returns the matcher for an argument of a pattern, or for a part of a composed matcher.
///
/// - Parameters:
///   - value: The value that the test wrote. A matcher such as `any()` returns nil.
///   - matcher: The matcher that registered itself when the value was evaluated.
///   - exactly: A closure that returns the matcher for a value.
func argumentMatcher<Argument>(
  _ value: Argument?, _ matcher: _AnyArgumentMatcher?,
  exactly: (Argument) -> _ArgumentMatcher<Argument> = { _exactly($0) }
) -> _ArgumentMatcher<Argument> {
  if let matcher {
    // A value next to a matcher was made from the matcher's result, such as `any() ?? 3`.
    if let value, !isNil(value) { return .inside(matcher) }
    return typed(matcher)
  }
  if let value { return exactly(value) }
  if let optional = Argument.self as? any ExpressibleByNilLiteral.Type,
    let none = optional.init(nilLiteral: ()) as? Argument
  {
    return _exactly(none)
  }
  return _ArgumentMatcher(misuse: .nilArgument("\(Argument.self)"), description: "nil")
}

/// Evaluates an argument, which is a matcher or a value for which a function makes the matcher.
///
/// A matcher such as `any()` returns nil, and registers itself for the pattern being evaluated.
@usableFromInline
func _argument<Argument>(
  _ parameter: () -> Argument?, exactly: (Argument) -> _ArgumentMatcher<Argument>
) -> _ArgumentMatcher<Argument> {
  let (value, matcher) = PatternEvaluation.withMatcherSlot(parameter)
  return argumentMatcher(value, matcher, exactly: exactly)
}

/// Evaluates an argument of a pattern.
///
/// Generated code calls this.
///
/// - Parameter parameter: The argument that the test wrote, which is a value or a matcher.
/// - Returns: The matcher that the test wrote, or a matcher for exactly the value.
@inlinable
public func _argument<Argument: Equatable>(
  _ parameter: () -> Argument?
) -> _ArgumentMatcher<Argument> {
  _argument(parameter) { _exactly($0) }
}

/// Evaluates an argument of a pattern.
///
/// Generated code calls this.
///
/// - Parameter parameter: The argument that the test wrote, which is a value or a matcher.
/// - Returns: The matcher that the test wrote, or a matcher for exactly the value.
@inlinable
public func _argument<Argument: Hashable>(
  _ parameter: () -> Argument?
) -> _ArgumentMatcher<Argument> {
  _argument(parameter) { _exactly($0) }
}

/// Evaluates an argument of a pattern that must be a value, which can be nil.
///
/// This function adds the optional itself. If Swift 6.3 converts a function type with the result
/// `Int??` to one with the result `Int???`, `.some(nil)` becomes nil.
///
/// Generated code calls this.
public func _valueArgument<Argument>(
  _ parameter: () -> Argument
) -> _ArgumentMatcher<Argument> {
  _argument { () -> Argument? in parameter() }
}

/// Evaluates an argument of a pattern that must be a matcher.
///
/// Generated code calls this.
public func _matcherArgument<Argument>(
  _ parameter: () -> PropertyPattern<Argument>
) -> _ArgumentMatcher<Argument> {
  _argument { () -> Argument? in parameter()._matchedValue }
}

/// Returns a matcher for the elements of a variadic parameter, at least one of which is a matcher.
///
/// Swift doesn't support a variadic autoclosure, so only the first four elements can be matchers.
///
/// Generated code calls this.
public func _elements<Element>(
  _ first: () -> Element?, _ second: () -> Element?, _ third: () -> Element?,
  _ fourth: () -> Element?, _ others: [Element]
) -> _ArgumentMatcher<[Element]> {
  let matchers = MatcherParts(first, second, third, fourth, others).matchers
  let values = matchers.compactMap { $0.onlyValue as? Element }
  if values.count == matchers.count { return _exactly(values) }
  return elementMatching(of: matchers, in: [Element].self).matcher("[", matchers, "]")
}

/// Returns the default argument of a parameter for an element or a part that a test doesn't write.
///
/// Generated code calls this.
public func _omittedPart<Value>() -> Value? {
  PatternEvaluation.slot?.pointee = omittedPart
  return nil
}

/// Returns the index with which a mock's subscript is read.
///
/// If the index is a matcher, a placeholder takes its place.
///
/// Generated code calls this.
public func _indexOrPlaceholder<Index>(_ index: () -> Index?) -> Index {
  index() ?? _subscriptPlaceholder()
}

/// Returns a placeholder for a subscript that can't be read, or stops the process.
///
/// This function is called if a subscript is read outside of `given` and `verify`, and an index is
/// a matcher. The matcher has already reported the mistake.
///
/// Generated code calls this.
public func _subscriptPlaceholder<Value>() -> Value {
  if let placeholder = ValueProvider.standardProvider.provideValue(for: Value.self) {
    return placeholder
  }
  fatalError(
    """
    A mock's subscript was read with a matcher as its index, outside of given and verify.
    Write a value as the index.
    """)
}
