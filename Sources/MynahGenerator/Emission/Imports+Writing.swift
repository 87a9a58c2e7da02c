internal import MynahSyntax

extension Imports {
  /// Writes the imports in groups: of modules, of single declarations, and with `@testable`.
  func emit(into writer: inout SourceWriter) {
    var groups: [[(target: String, text: String)]] = [[], [], []]
    for line in settledLines {
      let text = text(of: line)
      if let condition = line.condition {
        groups[0].append(
          ("\(line.target)\n#endif", "#if \(condition)\n  \(text)\n#endif"))
      } else {
        let group = line.isTestable ? 2 : line.kind == nil ? 0 : 1
        groups[group].append((line.target, text))
      }
    }
    for module in testable.modules {
      let comment = testable.comment(for: module)
      let text = text(of: Line(isTestable: true, path: module)) + TestableImports.hint
      groups[2].append((module, "\(comment)\n\(text)"))
    }
    for (index, group) in groups.filter({ !$0.isEmpty }).enumerated() {
      if index > 0 { writer.line() }
      for (_, text) in group.sorted(by: { ($0.target, $0.text) < ($1.target, $1.text) }) {
        writer.lines(text)
      }
    }
  }

  private func text(of line: Line) -> String {
    let groups = spi.groups[line.module]?.sorted() ?? []
    let attributes = groups.map { "@_spi(\($0)) " }.joined() + (line.isTestable ? "@testable " : "")
    let access = line.access ?? (hiddenInTests.contains(line.module) ? .internal : nil)
    return "\(attributes)\(access.word)import \(line.target)"
  }
}

extension TestableImports {
  /// What stands behind an import.
  fileprivate static let hint =
    "  // Release builds need `swift test` or `-Xswiftc -enable-testing`."

  /// The comment above the import of one of the modules.
  fileprivate func comment(for module: String) -> String {
    let names = names(in: module)
    let shown = names.prefix(names.count > 4 ? 3 : 4).joined(separator: ", ")
    return "// Internals of \(module): \(shown)"
      + (names.count > 4 ? " and \(names.count - 3) others." : ".")
  }
}
