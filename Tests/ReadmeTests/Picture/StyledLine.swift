/// A line of a picture, in pieces of different colors.
struct StyledLine {
  /// Some characters in one color.
  struct Piece {
    let text: String
    let color: KeyPath<Palette, String>
  }

  private(set) var pieces: [Piece] = []

  /// How many characters it has.
  var count: Int { pieces.reduce(0) { $0 + $1.text.count } }

  init(_ text: String, _ color: KeyPath<Palette, String>) {
    pieces = text.isEmpty ? [] : [Piece(text: text, color: color)]
  }

  /// Colors the matches of a pattern in pieces that have one color; the first pattern wins.
  func coloring(
    _ pattern: Regex<Substring>, _ color: KeyPath<Palette, String>,
    in uncolored: KeyPath<Palette, String> = \.text
  ) -> StyledLine {
    var line = StyledLine("", uncolored)
    for piece in pieces {
      guard piece.color == uncolored else {
        line.pieces.append(piece)
        continue
      }
      var rest = piece.text.startIndex
      for match in piece.text.matches(of: pattern) {
        line.append(piece.text[rest..<match.range.lowerBound], uncolored)
        line.append(piece.text[match.range], color)
        rest = match.range.upperBound
      }
      line.append(piece.text[rest...], uncolored)
    }
    return line
  }

  private mutating func append(_ text: Substring, _ color: KeyPath<Palette, String>) {
    guard !text.isEmpty else { return }
    pieces.append(Piece(text: String(text), color: color))
  }

  // MARK: - What is shown

  /// A line of Swift.
  static func source(_ text: String) -> StyledLine {
    StyledLine(text, \.text)
      .coloring(/"[^"]*"/, \.literal)
      .coloring(/@\w+|#\w+|\b(?:func|let|throws|try|true|false|self)\b/, \.keyword)
      .coloring(/\b\d+\b/, \.literal)
  }

  /// A line of what a failing test prints.
  static func output(_ text: String) -> StyledLine {
    StyledLine(text, \.text)
      .coloring(/^✘/, \.failure)
      .coloring(/^↳/, \.faint)
      .coloring(/\*[^*]+\*|expected [^,]+, got .+/, \.difference)
  }
}
