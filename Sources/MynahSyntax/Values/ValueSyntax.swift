/// An expression whose type can be found without checking all of it.
///
/// ```swift
/// ValueSyntax(parsing: "Session(retries: 3).configured")
/// // .member(of: .call(.name(Session), [retries: .literal("Int")]), "configured")
/// ```
public indirect enum ValueSyntax: Equatable, Sendable {
  /// A literal, as the name of its default type, such as `Int`.
  case literal(String)

  /// The elements of an array such as `[a, b]`.
  case array([ValueSyntax])

  /// The keys and values of a dictionary such as `[a: b]`.
  case dictionary(keys: [ValueSyntax], values: [ValueSyntax])

  /// A tuple such as `(a, label: b)`.
  case tuple([Element])

  /// A value whose type is written, such as `a as Type`.
  case cast(TypeSyntax)

  /// A type in brackets, such as `[Int]` in `[Int]()`.
  case type(TypeSyntax)

  /// A chain of names, such as `Season.winter` or `season`.
  case name(NamedType)

  /// A member of a value that isn't just a name, such as `make().name`.
  case member(of: ValueSyntax, String)

  /// A call, with its arguments in parentheses and the number of its trailing closures.
  case call(ValueSyntax, [Argument], closures: Int)

  /// A closure that contains just an expression, such as `{ 1 }`.
  case closure(ValueSyntax)

  /// An unwrapped value, such as `a!`.
  case unwrapped(ValueSyntax)

  /// A value that's wrapped in an optional, such as `try? a`.
  case optional(ValueSyntax)

  /// A value with a prefix operator, such as `!a`.
  case prefixed(String, ValueSyntax)

  /// A value with a binary operator, such as `a + b`.
  case operation(ValueSyntax, String, ValueSyntax)

  /// One of two values, such as `condition ? a : b`.
  case choice(ValueSyntax, ValueSyntax)

  /// A value whose type isn't known, such as `a[0]` or `nil`.
  case unknown

  /// An element of a tuple.
  public struct Element: Equatable, Sendable {
    /// The label, or nil for an element without a label.
    public let label: String?
    public let value: ValueSyntax
  }

  /// An argument of a call.
  public struct Argument: Equatable, Sendable {
    /// The label, or nil for an argument without a label.
    public let label: String?

    /// The value, or nil for an unsupported expression.
    public let value: ValueSyntax?
  }
}

extension ValueSyntax {
  /// Creates a value by parsing an expression, or returns nil for an unsupported expression.
  public init?(parsing text: String) {
    guard let parsed = Parser.parse(text, { $0.parseValue() }) else { return nil }
    self = parsed
  }
}

extension Parser {
  fileprivate mutating func parseValue() -> ValueSyntax? {
    guard nesting < Self.nestingLimit else { return nil }
    nesting += 1
    defer { nesting -= 1 }
    if consume(.try) {
      switch token.kind {
      case .postfixQuestion:
        advance()
        return parseValue().map { .optional($0) }
      case .postfixExclamation: advance()
      default: break
      }
    }
    guard var value = parseOperand() else { return nil }
    var depth = nesting
    while token.kind == .binaryOperator, !isQuestion {
      // Each operator nests the value one level deeper.
      depth += 1
      guard depth < Self.nestingLimit else { return nil }
      let name = takeText()
      guard let right = parseOperand() else { return nil }
      value = .operation(value, name, right)
    }
    if consume(.is) {
      guard parseType() != nil else { return nil }
      value = .literal("Bool")
    } else if consume(.as) {
      let isOptional = token.kind == .postfixQuestion
      if isOptional || token.kind == .postfixExclamation { advance() }
      guard let type = parseType() else { return nil }
      value = .cast(isOptional ? .optional(type) : type)
    }
    guard isQuestion else { return value }
    advance()
    guard let first = parseValue(), token.kind == .colon else { return nil }
    advance()
    return parseValue().map { .choice(first, $0) }
  }

  private mutating func parseOperand() -> ValueSyntax? {
    guard token.kind == .prefixOperator else {
      return parsePrimary().flatMap { parseSuffixes(of: $0) }
    }
    let name = takeText()
    guard let operand = parseOperand() else { return nil }
    if name == "-", case .literal = operand { return operand }
    guard ["!", "-"].contains(name) else { return nil }
    return .prefixed(name, operand)
  }

  private mutating func parsePrimary() -> ValueSyntax? {
    switch token.kind {
    case .number:
      let digits = takeText()
      let isFraction = !digits.hasPrefix("0x") && digits.contains { ".eE".contains($0) }
      return .literal(isFraction ? "Double" : "Int")
    case .string:
      advance()
      return .literal("String")
    case .identifier where token.keyword == .true || token.keyword == .false:
      advance()
      return .literal("Bool")
    case .identifier where token.keyword == .nil:
      advance()
      return .unknown
    case .identifier where token.keyword == .`self`:
      advance()
      return .name(NamedType("self"))
    case .identifier: return parseNameChain().map { .name($0) }
    case .leftParen: return parseTuple()
    case .leftBrace: return parseClosure()
    case .leftSquare:
      let start = checkpoint()
      if let type = parseBracketType(), token.kind == .leftParen { return .type(type) }
      restore(start)
      return parseCollection()
    default: return nil
    }
  }

  /// Parses the members, calls, and `!` after a value.
  private mutating func parseSuffixes(of first: ValueSyntax) -> ValueSyntax? {
    var value = first
    var depth = nesting
    while true {
      depth += 1
      guard depth < Self.nestingLimit else { return nil }
      switch token.kind {
      case .leftParen where !token.isSpaced:
        guard let arguments = parseArguments() else { return nil }
        value = .call(value, arguments, closures: skipTrailingClosures())
      case .leftBrace: value = .call(value, [], closures: skipTrailingClosures())
      case .period:
        advance()
        guard token.kind == .identifier else { return nil }
        value = .member(of: value, takeText())
      case .postfixExclamation:
        advance()
        value = .unwrapped(value)
      case .leftSquare where !token.isSpaced:
        skipGroup()
        value = .unknown
      case .postfixQuestion:
        advance()
        value = .unknown
      default: return value
      }
    }
  }

  /// Skips trailing closures, and returns their number.
  private mutating func skipTrailingClosures() -> Int {
    guard token.kind == .leftBrace else { return 0 }
    skipGroup()
    var count = 1
    while isClosureLabel() {
      advance()
      advance()
      skipGroup()
      count += 1
    }
    return count
  }

  private mutating func parseArguments() -> [ValueSyntax.Argument]? {
    advance()
    var arguments: [ValueSyntax.Argument] = []
    while token.kind != .rightParen {
      let label = parseLabel()
      let start = checkpoint()
      var value = parseValue()
      if token.kind != .comma && token.kind != .rightParen || value == nil {
        restore(start)
        value = nil
        guard skipExpression() else { return nil }
      }
      arguments.append(ValueSyntax.Argument(label: label, value: value))
      guard consume(.comma) || token.kind == .rightParen else { return nil }
    }
    advance()
    return arguments
  }

  /// Parses a closure whose parameters and result have types, or that contains just an expression.
  ///
  /// Examples are `{ (a: Int) -> Int in a }` and `{ 1 }`. A closure that might throw or suspend
  /// isn't supported if its type doesn't show this.
  private mutating func parseClosure() -> ValueSyntax? {
    let start = checkpoint()
    skipGroup()
    let end = previousEnd
    let body = text(start.token.start, end)
    restore(start)
    advance()
    if token.kind == .leftParen, let type = parseType(), case .function(var function) = type,
      token.keyword == .in
    {
      if body.contains("try "), !function.effects.isThrowing { return nil }
      if body.contains("await "), !function.effects.isAsync { return nil }
      for index in function.parameters.indices { function.parameters[index].label = nil }
      restore(start)
      skipGroup()
      return .cast(.function(function))
    }
    if body.contains("try ") || body.contains("await ") { return nil }
    restore(start)
    advance()
    guard let value = parseValue(), token.kind == .rightBrace else { return nil }
    advance()
    return .closure(value)
  }

  private mutating func parseLabel() -> String? {
    guard token.kind == .identifier, peek().kind == .colon else { return nil }
    let label = takeText()
    advance()
    return label
  }

  /// Parses a tuple or a value in parentheses.
  private mutating func parseTuple() -> ValueSyntax? {
    advance()
    var elements: [ValueSyntax.Element] = []
    repeat {
      let label = parseLabel()
      guard let value = parseValue() else { return nil }
      elements.append(ValueSyntax.Element(label: label, value: value))
    } while consume(.comma)
    guard consume(.rightParen) else { return nil }
    return elements.count == 1 ? elements[0].value : .tuple(elements)
  }

  private mutating func parseCollection() -> ValueSyntax? {
    advance()
    var elements: [ValueSyntax] = []
    var values: [ValueSyntax] = []
    while token.kind != .rightSquare {
      guard let element = parseValue() else { return nil }
      elements.append(element)
      if consume(.colon) {
        guard let value = parseValue() else { return nil }
        values.append(value)
      }
      guard consume(.comma) || token.kind == .rightSquare else { return nil }
    }
    advance()
    if values.isEmpty { return .array(elements) }
    guard values.count == elements.count else { return nil }
    return .dictionary(keys: elements, values: values)
  }
}
