/// Evaluates an argument of a pattern that represents a throwing autoclosure.
///
/// Generated code calls this.
public func _autoclosureArgument<Value>(
  _ parameter: () -> Value?
) -> _ArgumentMatcher<_EvaluatedAutoclosure<Value>> {
  let matcher = _argument(parameter)
  let capture = matcher.capture
  let evaluated = _ArgumentMatcher<_EvaluatedAutoclosure<Value>>(
    { matcher.description },
    condition: matcher.isWildcard ? nil : { $0.value.map(matcher.matches) ?? false },
    misuse: matcher.misuse,
    capture: capture.map { capture in
      { argument in (argument as? _EvaluatedAutoclosure<Value>)?.value.map(capture) }
    }, depth: matcher.depth)
  evaluated.position = matcher.position
  evaluated.location = matcher.location
  return evaluated
}

/// The value of a throwing autoclosure, or the error that it threw.
///
/// Like any autoclosure, it's evaluated when the call is recorded.
public struct _EvaluatedAutoclosure<Value>: CustomStringConvertible {
  private let result: Result<Value, any Error>

  /// Evaluates an autoclosure.
  ///
  /// Generated code calls this.
  public init(_ autoclosure: () throws -> Value) {
    result = Result(catching: autoclosure)
  }

  /// The value, or nil if the autoclosure threw an error.
  var value: Value? { try? result.get() }

  /// Returns the value, or throws the error.
  ///
  /// Generated code calls this.
  public func get() throws -> Value { try result.get() }

  /// The description that failures show.
  public var description: String {
    switch result {
    case .success(let value): describe(value)
    case .failure(let error): "an autoclosure that threw \(describe(error: error))"
    }
  }
}

/// Returns a matcher that reports the mistake of comparing an autoclosure that suspends.
///
/// Generated code calls this.
///
/// - Parameter type: The type of the argument in the log of calls.
public func _incomparableAutoclosure<Argument>(
  as type: Argument.Type
) -> _ArgumentMatcher<Argument> {
  _ArgumentMatcher(misuse: .autoclosureComparedByValue, description: "a value")
}
