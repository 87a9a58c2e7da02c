/// An expression as far as its type can be read off it: literals, names and calls.
///
/// ```swift
/// ValueSyntax(parsing: "[\"seed\": 3]")  // .dictionary([Entry(key: .string, value: .integer)])
/// ```
public indirect enum ValueSyntax: Equatable, Sendable {
  /// `1`, also the sum of such.
  case integer

  /// `1.5`.
  case floatingPoint

  /// `"chirp"`.
  case string

  /// `true`, also a comparison.
  case boolean

  /// `nil`.
  case `nil`

  /// `[a, b]`.
  case array([ValueSyntax])

  /// `[a: b]`.
  case dictionary([Entry])

  /// `(a, label: b)`.
  case tuple([Argument])

  /// `a...b`, or `a..<b` where it is half open.
  case range(ValueSyntax, isClosed: Bool)

  /// A name, such as `Season.winter`, or a type such as `[Int].self`.
  case name(TypeSyntax)

  /// A call of a name or type, such as `Queue<Int>(limit: 3)`.
  case call(TypeSyntax, [Argument])

  /// `a as Type`; `a as? Type` is one of the optional.
  case cast(TypeSyntax)

  /// A closure that says what it takes and returns.
  case closure(FunctionTypeSyntax)

  /// Anything else.
  case unknown

  /// A key and its value in a dictionary.
  public struct Entry: Equatable, Sendable {
    public let key: ValueSyntax
    public let value: ValueSyntax

    /// Creates an entry.
    public init(key: ValueSyntax, value: ValueSyntax) {
      self.key = key
      self.value = value
    }
  }

  /// An element of a tuple, or an argument of a call.
  public struct Argument: Equatable, Sendable {
    /// The label without back-ticks; nil where none is written.
    public let label: String?
    public let value: ValueSyntax

    /// Creates an argument.
    public init(label: String?, value: ValueSyntax) {
      self.label = label
      self.value = value
    }
  }
}

extension ValueSyntax {
  /// Parses an expression; ``unknown`` where the text is no such.
  public init(parsing text: String) {
    self = Array(text.utf8).withUnsafeBufferPointer { bytes in
      let source = SourceBuffer(bytes)
      defer { source.deallocate() }
      var parser = Parser(source)
      let value = parser.parseValue()
      return parser.token.kind == .endOfFile && parser.lexer.problems.isEmpty ? value : .unknown
    }
  }
}
