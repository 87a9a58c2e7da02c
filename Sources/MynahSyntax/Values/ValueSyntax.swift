/// An expression whose type is evident from its source.
///
/// ```swift
/// ValueSyntax(parsing: "[\"seed\": 3]")  // .dictionary(.literal("String"), .literal("Int"))
/// ```
public indirect enum ValueSyntax: Equatable, Sendable {
  /// A literal, as the name of its default type, such as `Int`.
  case literal(String)

  /// An array such as `[a, b]`, whose elements all have the same form.
  case array(ValueSyntax)

  /// A dictionary such as `[a: b]`, whose entries all have the same form.
  case dictionary(ValueSyntax, ValueSyntax)

  /// A tuple such as `(a, label: b)`.
  case tuple([Element])

  /// A cast such as `a as Type`.
  case cast(TypeSyntax)

  /// A member of a type, such as `Season.winter`.
  case member(of: NamedType, String)

  /// A call that creates an instance, with the labels of its arguments.
  ///
  /// For example, `Queue<Int>(limit: 3)` creates a `Queue<Int>` with one argument labeled `limit`.
  case call(TypeSyntax, [String?])

  /// An element of a tuple.
  public struct Element: Equatable, Sendable {
    /// The label, or nil for an element without a label.
    public let label: String?
    public let value: ValueSyntax
  }
}

extension ValueSyntax {
  /// Creates a value by parsing an expression, or returns nil for an unsupported expression.
  public init?(parsing text: String) {
    let parsed = Array(text.utf8).withUnsafeBufferPointer { bytes -> ValueSyntax? in
      let source = SourceBuffer(bytes)
      defer { source.deallocate() }
      var parser = Parser(source)
      let value = parser.parseValue()
      return parser.token.kind == .endOfFile && parser.lexer.problems.isEmpty ? value : nil
    }
    guard let parsed else { return nil }
    self = parsed
  }
}

extension ValueSyntax {
  /// Returns the result of an operator whose operands are literals, or nil for other values.
  fileprivate func applying(_ name: String, to right: ValueSyntax) -> ValueSyntax? {
    switch name {
    case "==", "!=", "<", ">", "<=", ">=", "&&", "||": return .literal("Bool")
    case "+", "-", "*", "/", "%":
      let numbers: [ValueSyntax] = [.literal("Int"), .literal("Double")]
      if numbers.contains(self), numbers.contains(right) {
        return self == right ? self : numbers[1]
      }
      return name == "+" && self == .literal("String") && self == right ? self : nil
    case "...", "..<":
      guard case .literal(let bound) = self, self == right else { return nil }
      let range = name == "..." ? "ClosedRange" : "Range"
      return .cast(.identifier(range, [.identifier(bound)]))
    default: return nil
    }
  }
}

extension Parser {
  fileprivate mutating func parseValue() -> ValueSyntax? {
    guard nesting < Self.nestingLimit else { return nil }
    nesting += 1
    defer { nesting -= 1 }
    if consume(.nil) {
      guard consume(.as) else { return nil }
      return parseType().map { .cast($0) }
    }
    var value = parseOperand()
    while let left = value, token.kind == .binaryOperator {
      let name = text(of: token)
      advance()
      guard let right = parseOperand() else { return nil }
      value = left.applying(name, to: right)
    }
    guard consume(.as) else { return value }
    return parseType().map { .cast($0) }
  }

  private mutating func parseOperand() -> ValueSyntax? {
    switch token.kind {
    case .prefixOperator where text(of: token) == "!":
      advance()
      return skipOperand() ? .literal("Bool") : nil
    case .prefixOperator where text(of: token) == "-":
      advance()
      return token.kind == .number ? parseOperand() : nil
    case .number:
      let digits = text(of: token)
      advance()
      let isFraction = !digits.hasPrefix("0x") && digits.contains { ".eE".contains($0) }
      return .literal(isFraction ? "Double" : "Int")
    case .string:
      advance()
      return .literal("String")
    case .identifier where token.keyword == .true || token.keyword == .false:
      advance()
      return .literal("Bool")
    case .identifier: return parseNameChain().flatMap { parseCallOrMember(of: $0) }
    case .leftParen: return parseTuple()
    case .leftBrace: return parseClosure()
    case .leftSquare:
      let start = checkpoint()
      if let type = parseBracketType(), token.kind == .leftParen { return parseCall(of: type) }
      restore(start)
      return parseCollection()
    default: return nil
    }
  }

  private mutating func parseCallOrMember(of name: NamedType) -> ValueSyntax? {
    var owner = name
    let last = owner.components.removeLast()
    if token.kind == .leftParen {
      return parseCall(of: .named(last.name == "init" && !owner.components.isEmpty ? owner : name))
    }
    if owner.components.isEmpty { return nil }
    return last.name == "self"
      ? .cast(.metatype(.named(owner))) : .member(of: owner, last.name)
  }

  /// Skips an operand of an operator, such as `flags.contains(.seed)`, and returns whether there was
  /// one.
  private mutating func skipOperand() -> Bool {
    let start = token.start
    if token.kind == .leftParen { skipGroup() } else if token.kind == .identifier { advance() }
    while token.start > start {
      switch token.kind {
      case .leftParen where !token.isSpaced, .leftSquare where !token.isSpaced: skipGroup()
      case .period:
        advance()
        advance()
      default: return true
      }
    }
    return false
  }

  /// Parses a closure whose parameters and result have types, as in `{ (a: Int) -> Int in a }`.
  private mutating func parseClosure() -> ValueSyntax? {
    let start = checkpoint()
    advance()
    guard token.kind == .leftParen, let type = parseType(), case .function(var function) = type,
      token.keyword == .in
    else { return nil }
    for index in function.parameters.indices { function.parameters[index].label = nil }
    restore(start)
    skipGroup()
    return .cast(.function(function))
  }

  private mutating func parseCall(of type: TypeSyntax) -> ValueSyntax? {
    advance()
    var labels: [String?] = []
    while token.kind != .rightParen {
      labels.append(parseLabel())
      guard skipExpression(), consume(.comma) || token.kind == .rightParen else { return nil }
    }
    advance()
    return .call(type, labels)
  }

  private mutating func parseLabel() -> String? {
    guard token.kind == .identifier, peek().kind == .colon else { return nil }
    let label = text(of: token)
    advance()
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
    var collections: [ValueSyntax] = []
    while token.kind != .rightSquare {
      guard let element = parseValue() else { return nil }
      if consume(.colon) {
        guard let value = parseValue() else { return nil }
        collections.append(.dictionary(element, value))
      } else {
        collections.append(.array(element))
      }
      guard consume(.comma) || token.kind == .rightSquare else { return nil }
    }
    advance()
    return collections.allSatisfy { $0 == collections[0] } ? collections.first : nil
  }
}
