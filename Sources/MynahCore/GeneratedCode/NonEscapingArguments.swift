/// Evaluates a pattern's parameter that stands for a closure which does not escape.
///
/// Generated code calls this.
public func _nonEscapingArgument<Closure>(
  _ parameter: () -> Closure?
) -> _ArgumentMatcher<NonEscapingClosure<Closure>> {
  let (_, matcher) = _resolved(parameter)
  guard let matcher else {
    return _ArgumentMatcher(
      misuse: .closureComparedByValue("\(Closure.self)"), description: "a closure")
  }
  return _ArgumentMatcher(description: matcher.description, condition: nil)
}
