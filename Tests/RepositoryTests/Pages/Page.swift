import Foundation

/// A page of the documentation, with its code blocks and tables.
struct Page {
  let blocks: [CodeBlock]
  let tables: [Table]

  /// Reads a page.
  ///
  /// - Parameter path: The page's path, relative to the package.
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

/// A code block on a page.
struct CodeBlock: CustomStringConvertible {
  /// The language after the opening backticks: `swift`, `text`, or `console`.
  let language: String
  /// The line number of the block's first line on the page.
  let line: Int
  var lines: [String] = []

  var description: String { "line \(line):\n" + lines.joined(separator: "\n") }

  /// The block's lines without the output that a test framework adds to a failure.
  var failureLines: [String] {
    lines.filter { !$0.hasPrefix("✘") }.map { $0.hasPrefix("↳ ") ? String($0.dropFirst(2)) : $0 }
  }

  /// A Boolean value that indicates whether the block is a manifest, which tests can't contain.
  var isManifest: Bool { lines.first?.hasPrefix("// swift-tools-version") == true }
}
