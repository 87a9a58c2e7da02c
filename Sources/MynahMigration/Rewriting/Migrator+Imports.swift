extension Migrator {
  /// Replaces the import of the library, or takes it away where Mynah is imported already.
  mutating func visitImport(_ index: Int) {
    guard source.isText("import", at: index), isFree(index) else { return visitCondition(index) }
    guard let module = source.word(at: index + 1), vocabulary.modules.contains(module) else {
      return
    }
    var start = index
    while start > 0, !source.startsLine(start), !source.isText(";", at: start - 1) { start -= 1 }
    let isImported = source.imports(["Mynah"]) || source.imports(vocabulary.modules, before: start)
    if isImported || !rules.needsImport(source, names: names) {
      rewrite(start..<(index + 2), "")
    } else {
      let access = (start..<index).first { isAccess(source.texts[$0]) }
      let word = access.map { "\(source.texts[$0]) " } ?? ""
      rewrite(start..<(index + 2), "\(word)import Mynah")
    }
  }

  /// Replaces the name in `canImport(Mockable)`.
  private mutating func visitCondition(_ index: Int) {
    guard source.isText("canImport", at: index), source.isText("(", at: index + 1),
      let module = source.word(at: index + 2), vocabulary.modules.contains(module),
      source.isText(")", at: index + 3)
    else { return }
    rewrite((index + 2)..<(index + 3), "Mynah")
  }

  /// Imports Mynah above the last import of a file that used mocks without an import.
  mutating func addImport() {
    let last = (0..<source.count).last {
      source.isText("import", at: $0) && !source.isText(".", at: $0 - 1)
    }
    if let last { plan.addLines(["import Mynah"], above: last) }
  }

  private func isAccess(_ word: String) -> Bool {
    ["public", "package", "internal", "fileprivate", "private"].contains(word)
  }
}

extension TokenizedSource {
  /// Whether one of some modules is imported, before a token.
  func imports(_ modules: [String], before end: Int = .max) -> Bool {
    (0..<min(end, count)).contains { index in
      isText("import", at: index) && word(at: index + 1).map(modules.contains) == true
        && !isText(".", at: index - 1)
    }
  }
}
