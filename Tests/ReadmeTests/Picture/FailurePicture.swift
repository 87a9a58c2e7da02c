import Foundation

/// The picture of a test that fails: its source, and what it prints.
struct FailurePicture {
  private let source: [(number: Int, line: StyledLine)]
  private let output: [StyledLine]
  private let failing: Int

  /// Makes the picture of a function.
  ///
  /// - Parameters:
  ///   - function: The function's lines, from its attribute on.
  ///   - first: The number of the first line in its file.
  ///   - failing: The number of the line that fails.
  ///   - issue: What the test framework prints.
  ///   - columns: How long a line of that may be: what is longer goes on below, as in a terminal.
  init(
    function: [String], first: Int, failing: Int, issue: [String], columns: Int = .max
  ) {
    let indent = function.first?.prefix(while: { $0 == " " }).count ?? 0
    source = function.enumerated().map { index, line in
      (first + index, .source(String(line.dropFirst(indent))))
    }
    output = issue.flatMap { Self.lines(of: $0, columns: columns) }.map(StyledLine.output)
    self.failing = failing
  }

  /// The lines that a line becomes where it is broken between words.
  private static func lines(of line: String, columns: Int) -> [String] {
    guard line.count > columns,
      let space = line.prefix(columns + 1).lastIndex(of: " "),
      line[..<space].contains(where: { $0 != " " })
    else { return [line] }
    let rest = line[space...].drop { $0 == " " }
    let start = line[..<space].reversed().drop { $0 == " " }.reversed()
    return [String(start)] + lines(of: "  \(rest)", columns: columns)
  }

  // MARK: - Drawing

  private static let fontSize = 13.0
  /// The width of a character: lines are stretched to it, whichever font a browser has.
  private static let advance = 7.8
  private static let lineHeight = 20.0
  private static let margin = 18.0
  private static let gutter = 34.0

  /// The picture as SVG.
  ///
  /// - Parameter palette: The colors.
  func svg(_ palette: Palette) -> String {
    let characters = max(
      Double(output.map(\.count).max() ?? 0) * Self.advance,
      Double(source.map(\.line.count).max() ?? 0) * Self.advance + Self.gutter)
    let width = (characters + 2 * Self.margin).rounded(.up)
    let divider = Self.margin * 1.5 + Double(source.count) * Self.lineHeight
    let height = divider + Self.margin * 1.5 + Double(output.count) * Self.lineHeight
    var lines = [
      """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(text(width)) \(text(height))" \
      width="\(text(width))" height="\(text(height))" font-family="ui-monospace, SFMono-Regular, \
      Menlo, Consolas, 'DejaVu Sans Mono', monospace" font-size="\(text(Self.fontSize))">
      """,
      """
      <rect x="0.5" y="0.5" width="\(text(width - 1))" height="\(text(height - 1))" rx="8" \
      fill="\(palette.background)" stroke="\(palette.border)"/>
      """,
    ]
    for (index, line) in source.enumerated() {
      let top = Self.margin * 0.75 + Double(index) * Self.lineHeight
      lines += draw(line.line, number: line.number, top: top, width: width, palette)
    }
    lines.append("<path d=\"M0 \(text(divider))H\(text(width))\" stroke=\"\(palette.border)\"/>")
    for (index, line) in output.enumerated() {
      let top = divider + Self.margin * 0.75 + Double(index) * Self.lineHeight
      lines.append(draw(line, x: Self.margin, top: top, palette))
    }
    return (lines + ["</svg>"]).joined(separator: "\n") + "\n"
  }

  private func draw(
    _ line: StyledLine, number: Int, top: Double, width: Double, _ palette: Palette
  ) -> [String] {
    var lines: [String] = []
    if number == failing {
      lines.append(
        """
        <rect x="1" y="\(text(top))" width="\(text(width - 2))" height="\(text(Self.lineHeight))" \
        fill="\(palette.failingLine)"/>
        """)
    }
    let digits = StyledLine("\(number)", number == failing ? \.failure : \.faint)
    let right = Self.margin + Double(source.last.map { "\($0.number)".count } ?? 0) * Self.advance
    lines.append(draw(digits, x: right - Double(digits.count) * Self.advance, top: top, palette))
    if line.count > 0 {
      lines.append(draw(line, x: Self.margin + Self.gutter, top: top, palette))
    }
    return lines
  }

  private func draw(_ line: StyledLine, x: Double, top: Double, _ palette: Palette) -> String {
    let pieces = line.pieces.map { piece in
      "<tspan fill=\"\(palette[keyPath: piece.color])\">\(escaped(piece.text))</tspan>"
    }
    return """
      <text x="\(text(x))" y="\(text(top + 14.5))" xml:space="preserve" \
      textLength="\(text(Double(line.count) * Self.advance))" \
      lengthAdjust="spacingAndGlyphs">\(pieces.joined())</text>
      """
  }

  private func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
  }

  private func text(_ number: Double) -> String {
    let tenths = Int((number * 10).rounded())
    return tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
  }
}
