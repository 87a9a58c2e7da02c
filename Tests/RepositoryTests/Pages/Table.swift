/// A table on a page of the documentation.
struct Table: CustomStringConvertible {
  /// The number of its first line on the page.
  let line: Int
  let header: [String]
  let rows: [[String]]

  /// Reads the lines of a table: its header, the line below that, and its rows.
  init(line: Int, lines: [String]) {
    self.line = line
    header = Self.cells(of: lines[0])
    rows = lines.dropFirst(2).map(Self.cells)
  }

  var description: String { "line \(line): \(header.joined(separator: " | "))" }

  /// The cells between the bars of a line, where a bar with a backslash in front of it is text.
  private static func cells(of line: String) -> [String] {
    let escaped = line.replacing("\\|", with: "\u{0}")
    return escaped.split(separator: "|", omittingEmptySubsequences: false).dropFirst().dropLast()
      .map { $0.trimming(while: \.isWhitespace).replacing("\u{0}", with: "|") }
  }

  /// The pieces of code in a cell, which stand between back-ticks.
  static func code(in cell: String) -> [String] {
    cell.split(separator: "`", omittingEmptySubsequences: false).enumerated()
      .filter { !$0.offset.isMultiple(of: 2) }.map { String($0.element) }
  }
}

extension Substring {
  fileprivate func trimming(while condition: (Character) -> Bool) -> String {
    let start = drop(while: condition)
    return String(start.reversed().drop(while: condition).reversed())
  }
}
