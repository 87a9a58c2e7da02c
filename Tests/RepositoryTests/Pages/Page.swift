import Foundation

/// A page of the documentation, with its blocks of code and its tables.
struct Page {
  let blocks: [CodeBlock]
  let tables: [Table]

  /// Reads a page.
  ///
  /// - Parameter path: Where the page is, seen from the package.
  init(_ path: String) throws {
    var blocks: [CodeBlock] = []
    var block: CodeBlock?
    var tables: [Table] = []
    var rows: [String] = []
    for (index, line) in try Repository.text(of: path).components(separatedBy: "\n").enumerated() {
      if block == nil, line.hasPrefix("|") {
        rows.append(line)
        continue
      }
      if !rows.isEmpty {
        tables.append(Table(line: index + 1 - rows.count, lines: rows))
        rows = []
      }
      if line.hasPrefix("```") {
        if let finished = block {
          blocks.append(finished)
          block = nil
        } else {
          block = CodeBlock(language: String(line.dropFirst(3)), line: index + 2)
        }
      } else {
        block?.lines.append(line)
      }
    }
    self.blocks = blocks
    self.tables = tables
  }
}

/// A block of code on a page.
struct CodeBlock: CustomStringConvertible {
  /// What stands behind the quotes that open it: `swift`, `text`, `console`.
  let language: String
  /// The number of its first line on the page.
  let line: Int
  var lines: [String] = []

  var description: String { "line \(line):\n" + lines.joined(separator: "\n") }

  /// The lines without what a test framework prints around a failure.
  var failureLines: [String] {
    lines.filter { !$0.hasPrefix("✘") }.map { $0.hasPrefix("↳ ") ? String($0.dropFirst(2)) : $0 }
  }

  /// Whether this is the manifest of a package, which no test target can hold.
  var isManifest: Bool { lines.first?.hasPrefix("// swift-tools-version") == true }
}
