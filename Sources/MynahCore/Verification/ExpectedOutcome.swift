/// How calls are expected to end.
struct ExpectedOutcome {
  /// What they are to do, as in `throw Storm.rain`.
  private let makeText: () -> String

  /// Whether a call ended so; one that has not ended did not.
  let matches: (CallOutcome) -> Bool

  var text: String { makeText() }

  /// Any error that fulfils a condition.
  static func error(
    _ text: @escaping @autoclosure () -> String, where condition: @escaping (any Error) -> Bool
  ) -> Self {
    Self(makeText: text) { outcome in
      guard case .threw(let error) = outcome else { return false }
      return condition(error)
    }
  }

  /// Any result.
  static var anyResult: Self {
    Self(makeText: { "return" }) { outcome in
      if case .returned = outcome { true } else { false }
    }
  }

  /// A result that a matcher accepts.
  static func result(_ matcher: _AnyArgumentMatcher) -> Self {
    Self(makeText: { "return \(matcher.description)" }) { outcome in
      guard case .returned(let result) = outcome else { return false }
      return matcher.matches(anyValue: result)
    }
  }
}

extension OutcomeLog {
  /// How a call ended in words, as in `returned 3`.
  func text(of index: Int, in serials: RecordedSerials) -> String {
    switch outcome(of: index, in: serials) {
    case .returned(let result) where result is Void: "returned"
    case .returned(let result): "returned \(describe(result))"
    case .threw(let error): "threw \(describe(error: error))"
    case .pending: "has not ended"
    case nil: "ended before outcomes were recorded"
    }
  }
}

/// Returns the text of an error, with its type where it is the case of an enum.
func describe(error: any Error) -> String {
  let text = describe(error)
  let type = type(of: error)
  return text.hasPrefix(".") ? "\(typeName(type) ?? "\(type)")\(text)" : text
}
