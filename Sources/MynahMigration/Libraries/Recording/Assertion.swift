/// An assertion of a test framework, such as `XCTAssertEqual(bird.flyCallsCount, 2)`.
struct Assertion {
  let range: Range<Int>

  /// The checked expression.
  let expression: Range<Int>

  let comparison: Comparison

  /// The arguments after the compared values.
  fileprivate let rest: [CallChain.Argument]

  /// A comparison of the expression with a value, or with true or nil without tokens.
  struct Comparison {
    var operation: String
    var value: Range<Int>?
    var text = "true"
  }

  /// Returns the message of the assertion, which becomes a comment, or nil without a message.
  func note(_ source: TokenizedSource) throws(Obstacle) -> String? {
    guard let message = rest.first else { return nil }
    let text = source.text(of: message.value)
    guard rest.count == 1, message.label == nil, !text.contains("\\("), !text.contains("\n"),
      message.value.count == 1, text.hasPrefix("\"")
    else {
      throw Obstacle("failures of Mynah have their own message and line: remove these arguments")
    }
    return String(text.dropFirst().dropLast())
  }
}

extension TokenizedSource {
  private static let operations = [
    "XCTAssertEqual": "==", "XCTAssertNotEqual": "!=", "XCTAssertGreaterThan": ">",
    "XCTAssertGreaterThanOrEqual": ">=", "XCTAssertLessThan": "<",
    "XCTAssertLessThanOrEqual": "<=",
  ]

  private static let mirrored = [
    "<": ">", ">": "<", "<=": ">=", ">=": "<=", "==": "==", "!=": "!=",
  ]
  private static let opposites = [
    "==": "!=", "!=": "==", "<": ">=", ">=": "<", ">": "<=", "<=": ">",
  ]

  /// Returns the assertion that directly checks an expression, or nil for other expressions.
  func assertion(around expression: Range<Int>) -> Assertion? {
    guard let open = enclosingBracket(of: expression.lowerBound), isText("(", at: open),
      let close = partners[open], let arguments = arguments(of: open), open > 0,
      let first = arguments.first, first.label == nil
    else { return nil }
    let function = texts[open - 1]
    let comparison: Assertion.Comparison
    var rest = arguments.dropFirst()
    switch function {
    case "XCTAssertNil", "XCTAssertNotNil":
      guard first.value == expression else { return nil }
      comparison = Assertion.Comparison(
        operation: function == "XCTAssertNil" ? "==" : "!=", text: "nil")
    case "XCTAssert", "XCTAssertTrue", "#expect", "XCTAssertFalse":
      guard var compared = self.comparison(of: expression, in: first.value) else { return nil }
      if function == "XCTAssertFalse" {
        compared.operation = Self.opposites[compared.operation] ?? ""
      }
      comparison = compared
    default:
      guard let operation = Self.operations[function], arguments.count > 1,
        let place = arguments[..<2].firstIndex(where: { $0.value == expression })
      else { return nil }
      let value = arguments[1 - place].value
      comparison = Assertion.Comparison(
        operation: place == 0 ? operation : Self.mirrored[operation] ?? "", value: value,
        text: text(of: value))
      rest = arguments[2...]
    }
    return Assertion(
      range: (open - 1)..<(close + 1), expression: expression, comparison: comparison,
      rest: Array(rest))
  }

  /// Returns the comparison in a condition, which also can be the expression or its opposite.
  private func comparison(
    of expression: Range<Int>, in condition: Range<Int>
  ) -> Assertion.Comparison? {
    if condition == expression { return Assertion.Comparison(operation: "==") }
    if condition.count == expression.count + 1, isText("!", at: condition.lowerBound),
      condition.upperBound == expression.upperBound
    {
      return Assertion.Comparison(operation: "!=")
    }
    let isFirst = condition.lowerBound == expression.lowerBound
    let place = isFirst ? expression.upperBound : expression.lowerBound - 1
    guard condition.contains(place), isFirst || condition.upperBound == expression.upperBound,
      let operation = isFirst ? texts[place] : Self.mirrored[texts[place]],
      Self.mirrored[operation] != nil,
      case let value = isFirst
        ? (place + 1)..<condition.upperBound : condition.lowerBound..<place,
      !value.contains(where: { ["&&", "||", "??", "?"].contains(texts[$0]) })
    else { return nil }
    return Assertion.Comparison(operation: operation, value: value, text: text(of: value))
  }
}
