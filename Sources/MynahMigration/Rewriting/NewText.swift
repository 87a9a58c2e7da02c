/// The new text of a statement, written as an interpolation: `"given(\(range)).willReturn()"`.
struct NewText: ExpressibleByStringInterpolation {
  /// A part of the new text.
  enum Piece {
    case text(String)

    /// Tokens and the gaps between them, in which other rewrites apply as well.
    case source(Range<Int>)

    /// Tokens that are outdented until their last line has the indentation of the statement.
    case outdented(Range<Int>)

    /// The white space and comments before a token.
    ///
    /// If a closing bracket is given, the indentation of the line with its opening bracket is
    /// replaced with the indentation of the statement.
    case gap(Int, from: Int?)

    /// The comments before a token, each on a separate line.
    case comments(Int)

    /// Statements without their braces, indented one level less.
    case block(Range<Int>)

    /// The tokens that are kept, or nil if the piece doesn't keep tokens.
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
  }
}

extension NewText {
  /// Creates a text from a template such as `any(where: %1)`.
  ///
  /// `%1` is replaced with the first argument, and `%-1` with the first argument without `.self`.
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
