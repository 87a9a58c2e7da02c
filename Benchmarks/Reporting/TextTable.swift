/// A plain text table that aligns words to the left and numbers to the right.
struct TextTable {
  private let wordColumns: Int
  private var rows: [[String]]

  /// The content of a cell without a figure.
  static let missing = "-"

  /// Creates a table with a header.
  ///
  /// The first columns contain words, and the other columns contain numbers.
  init(header: [String], wordColumns: Int) {
    self.wordColumns = wordColumns
    rows = [header]
  }

  /// A Boolean value that indicates whether the table only has a header.
  var isEmpty: Bool { rows.count == 1 }

  /// Adds a row.
  mutating func append(_ row: [String]) {
    rows.append(row)
  }

  /// The lines of the table, without spaces at their ends.
  var text: String {
    var widths: [Int] = []
    for row in rows {
      for (column, cell) in row.enumerated() {
        if column == widths.count { widths.append(0) }
        widths[column] = max(widths[column], cell.count)
      }
    }
    return rows.map { line($0, widths) }.joined(separator: "\n")
  }

  private func line(_ row: [String], _ widths: [Int]) -> String {
    var line = ""
    for (column, cell) in row.enumerated() {
      let space = String(repeating: " ", count: widths[column] - cell.count)
      line += (column == 0 ? "" : "  ") + (column < wordColumns ? cell + space : space + cell)
    }
    while line.last == " " { line.removeLast() }
    return line
  }
}
