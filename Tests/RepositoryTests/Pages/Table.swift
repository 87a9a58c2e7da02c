/// A table on a page of the documentation.
struct Table: CustomStringConvertible {
  /// The line number of the table's first line on the page.
  let line: Int
  let header: [String]
  let rows: [[String]]

  /// Reads the lines of a table: the header, the separator below it, and the rows.
  init(line: Int, lines: [String]) {
    self.line = line
    header = Self.cells(of: lines[0])
    rows = lines.dropFirst(2).map(Self.cells)
  }

  var description: String { "line \(line): \(header.joined(separator: " | "))" }

  /// Returns the cells of a line, which are separated by bars without a preceding backslash.
  private static func cells(of line: String) -> [String] {
    let escaped = line.replacing("\\|", with: "\u{0}")
    return escaped.split(separator: "|", omittingEmptySubsequences: false).dropFirst().dropLast()
      .map { $0.trimming(while: \.isWhitespace).replacing("\u{0}", with: "|") }
  }

  /// Returns the pieces of code in a cell, which are between backticks.
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
