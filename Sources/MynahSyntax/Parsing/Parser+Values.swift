extension Parser {
  /// Parses an expression for its type; what is not understood is ``ValueSyntax/unknown``, wherever it
  /// ends.
  mutating func parseValue() -> ValueSyntax {
    guard nesting < Self.nestingLimit else { return .unknown }
    nesting += 1
    defer { nesting -= 1 }
    var operands = [parseOperand()]
    var operators: [String] = []
    while true {
      switch token.kind {
      case .binaryOperator:
        operators.append(text(of: token))
        advance()
        operands.append(parseOperand())
      case .identifier where token.keyword == .as:
        guard operators.isEmpty else { return .unknown }
        operands = [parseCast()]
      case .identifier where token.keyword == .is:
        advance()
        guard parseType() != nil else { return .unknown }
        operands[operands.count - 1] = .boolean
      default:
        return Self.value(of: operands, joinedBy: operators)
      }
    }
  }

  private static func value(
    of operands: [ValueSyntax], joinedBy operators: [String]
  ) -> ValueSyntax {
    guard let first = operands.first, !operators.isEmpty else { return operands.first ?? .unknown }
    if operators.contains("?") || operators.contains("??") || operators.contains("~") {
      return .unknown
    }
    let known = Set(operators)
    if known.isSubset(of: comparisons.union(arithmetic)), !known.isDisjoint(with: comparisons) {
      return .boolean
    }
    if operators == ["..."] || operators == ["..<"] {
      return .range(
        operands.allSatisfy { $0 == first } ? first : .unknown, isClosed: operators[0] == "...")
    }
    guard known.isSubset(of: arithmetic) else { return .unknown }
    if operands.allSatisfy({ $0 == first }) {
      if first == .string { return known == ["+"] ? .string : .unknown }
      return first == .integer || first == .floatingPoint ? first : .unknown
    }
    let isNumber = operands.allSatisfy { $0 == .integer || $0 == .floatingPoint }
    return isNumber ? .floatingPoint : .unknown
  }

  private static let comparisons: Set = [
    "==", "!=", "<", ">", "<=", ">=", "===", "!==", "&&", "||",
  ]
  private static let arithmetic: Set = ["+", "-", "*", "/"]

  private mutating func parseCast() -> ValueSyntax {
    advance()
    let isOptional = token.kind == .postfixQuestion
    if isOptional || token.kind == .postfixExclamation { advance() }
    guard let type = parseType() else { return .unknown }
    return .cast(isOptional ? .optional(type) : type)
  }

  private mutating func parseOperand() -> ValueSyntax {
    let value = parsePrimary()
    // What follows makes another value of it.
    switch token.kind {
    case .period, .postfixQuestion, .postfixExclamation, .postfixOperator: return giveUp()
    case .leftParen, .leftSquare, .leftBrace: return giveUp()
    default: return value
    }
  }

  /// Leaves the rest as it is, so that the text does not end behind the value.
  private func giveUp() -> ValueSyntax { .unknown }

  private mutating func parsePrimary() -> ValueSyntax {
    switch token.kind {
    case .number:
      let digits = text(of: token)
      advance()
      return Self.isInteger(digits) ? .integer : .floatingPoint
    case .string:
      advance()
      return .string
    case .prefixOperator:
      let sign = text(of: token)
      advance()
      let value = parsePrimary()
      if sign == "!" { return .boolean }
      let isNumber = value == .integer || value == .floatingPoint
      return sign == "-" && isNumber ? value : .unknown
    case .leftParen:
      guard let elements = parseArguments() else { return .unknown }
      if elements.count == 1, elements[0].label == nil { return elements[0].value }
      return .tuple(elements)
    case .leftSquare: return parseBrackets()
    case .leftBrace: return parseClosure()
    case .identifier: return parseNamedValue()
    default: return .unknown
    }
  }

  private static func isInteger(_ digits: String) -> Bool {
    let isHexadecimal = digits.hasPrefix("0x")
    return !digits.utf8.contains { byte in
      switch byte {
      case UInt8(ascii: "."), UInt8(ascii: "p"), UInt8(ascii: "P"): true
      case UInt8(ascii: "e"), UInt8(ascii: "E"): !isHexadecimal
      default: false
      }
    }
  }

  private mutating func parseNamedValue() -> ValueSyntax {
    switch token.keyword {
    case .true, .false:
      advance()
      return .boolean
    case .nil:
      advance()
      return .nil
    case _ where token.keyword.isReserved: return .unknown
    case .await, .unsafe, .consume, .copy, .any, .some: return .unknown
    default: break
    }
    guard let name = parseNameChain() else { return .unknown }
    return parseUse(of: .named(name))
  }

  /// Parses what follows a name or type: arguments, or a member of its optional.
  private mutating func parseUse(of type: TypeSyntax) -> ValueSyntax {
    var type = type
    if token.kind == .postfixQuestion {
      type = .optional(type)
      advance()
    }
    if token.kind == .period {
      advance()
      guard token.kind == .identifier else { return .unknown }
      type = type.member(NamedType(text(of: token)))
      advance()
    }
    guard token.kind == .leftParen, !token.startsLine else { return .name(type) }
    guard let arguments = parseArguments() else { return .unknown }
    return .call(type, arguments)
  }

  /// Parses the elements of a tuple or the arguments of a call, with the parentheses.
  private mutating func parseArguments() -> [ValueSyntax.Argument]? {
    advance()
    var arguments: [ValueSyntax.Argument] = []
    while token.kind != .rightParen {
      var label: String?
      if token.kind == .identifier, peek().kind == .colon {
        label = text(of: token)
        advance()
        advance()
      }
      arguments.append(ValueSyntax.Argument(label: label, value: parseElement()))
      guard consume(.comma) else { break }
    }
    return consume(.rightParen) ? arguments : nil
  }

  /// Parses a value up to the end of an element; one that is not understood is skipped.
  private mutating func parseElement() -> ValueSyntax {
    let start = checkpoint()
    let value = parseValue()
    switch token.kind {
    case .comma, .rightParen, .rightSquare, .colon: return value
    default:
      restore(start)
      _ = skipExpression()
      return .unknown
    }
  }

  private mutating func parseBrackets() -> ValueSyntax {
    let start = checkpoint()
    if let type = parseBracketType() {
      let isUsed = token.kind == .leftParen || token.kind == .period
      if isUsed || token.kind == .postfixQuestion, !token.isSpaced { return parseUse(of: type) }
    }
    restore(start)
    advance()
    if token.kind == .colon {
      advance()
      return consume(.rightSquare) ? .dictionary([]) : .unknown
    }
    var values: [ValueSyntax] = []
    var entries: [ValueSyntax.Entry] = []
    while token.kind != .rightSquare {
      let value = parseElement()
      if consume(.colon) {
        entries.append(ValueSyntax.Entry(key: value, value: parseElement()))
      } else {
        values.append(value)
      }
      guard consume(.comma) else { break }
    }
    guard consume(.rightSquare), values.isEmpty || entries.isEmpty else { return .unknown }
    return entries.isEmpty ? .array(values) : .dictionary(entries)
  }

  /// Parses a closure, of which only the signature matters.
  private mutating func parseClosure() -> ValueSyntax {
    let start = checkpoint()
    advance()
    var type: TypeSyntax?
    if token.kind == .leftParen { type = parseType() }
    let hasSignature = token.keyword == .in
    restore(start)
    skipGroup()
    guard hasSignature, case .function(var function) = type else { return .unknown }
    function.parameters = function.parameters.map {
      TupleTypeElement(type: $0.type, isVariadic: $0.isVariadic)
    }
    return .closure(function)
  }
}
