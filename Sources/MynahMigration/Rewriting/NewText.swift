/// The new text of a statement, which is written as a string: `"given(\(range)).willReturn()"`.
struct NewText: ExpressibleByStringInterpolation {
  /// A part of the new text.
  enum Piece {
    case text(String)

    /// Tokens with what is between them, in which other rewrites count too.
    case source(Range<Int>)

    /// Tokens whose last line begins where the statement does.
    case outdented(Range<Int>)

    /// What is before a token: white space and comments. Its lines are indented as in the statement
    /// if another token is in a line that's indented further.
    case gap(Int, from: Int?)

    /// The comments before a token, each in a line of its own.
    case comments(Int)

    /// Statements in braces, without the braces: a level further out.
    case block(Range<Int>)

    /// The tokens that stay; nil if there are none.
    var tokens: Range<Int>? {
      switch self {
      case .source(let range), .outdented(let range), .block(let range): range
      default: nil
      }
    }
  }

  private(set) var pieces: [Piece]

  var isEmpty: Bool { pieces.isEmpty }

  init(stringLiteral text: String) { pieces = text.isEmpty ? [] : [.text(text)] }

  init(stringInterpolation: StringInterpolation) { pieces = stringInterpolation.pieces }

  static func += (left: inout NewText, right: NewText) { left.pieces += right.pieces }

  struct StringInterpolation: StringInterpolationProtocol {
    fileprivate(set) var pieces: [Piece] = []

    init(literalCapacity: Int, interpolationCount: Int) {}

    mutating func appendLiteral(_ text: String) {
      if !text.isEmpty { pieces.append(.text(text)) }
    }

    mutating func appendInterpolation(_ text: String) { appendLiteral(text) }

    mutating func appendInterpolation(_ text: NewText) { pieces += text.pieces }

    /// Inserts tokens of the source.
    mutating func appendInterpolation(_ tokens: Range<Int>) { pieces.append(.source(tokens)) }

    mutating func appendInterpolation(piece: Piece) { pieces.append(piece) }

    mutating func appendInterpolation(gap index: Int, from other: Int? = nil) {
      pieces.append(.gap(index, from: other))
    }

    /// Inserts values with commas between them.
    mutating func appendInterpolation(list: [Range<Int>]) {
      for (index, value) in list.enumerated() {
        if index > 0 { appendLiteral(", ") }
        pieces.append(.source(value))
      }
    }
  }
}

extension NewText {
  /// Fills a template such as `any(where: %1)`.
  ///
  /// `%-1` is the first argument without `.self` at its end.
  init(template: String, _ arguments: [CallChain.Argument]) throws(Obstacle) {
    var text: NewText = ""
    var rest = template[...]
    while let mark = rest.firstIndex(of: "%") {
      text += "\(String(rest[..<mark]))"
      rest = rest[mark...].dropFirst()
      let isType = rest.first == "-"
      if isType { rest = rest.dropFirst() }
      guard let number = rest.first?.wholeNumberValue, number <= arguments.count else {
        throw Obstacle("an argument is missing")
      }
      let value = arguments[number - 1].value
      text += "\(isType ? value.dropLast(2) : value)"
      rest = rest.dropFirst()
    }
    text += "\(String(rest))"
    self = text
  }
}
