extension Migrator {
  /// Replaces the import of the library, or takes it away where Mynah is imported already.
  mutating func visitImport(_ index: Int) {
    guard source.isText("import", at: index), isFree(index) else { return visitCondition(index) }
    guard let module = source.word(at: index + 1), vocabulary.modules.contains(module) else {
      return
    }
    guard !source.isText(".", at: index + 2) else {
      return leave(index, "Mynah has no module inside of \(module): import Mynah.")
    }
    var start = index
    while start > 0, isAttribute(endingAt: start - 1) || isAccess(source.texts[start - 1]),
      !source.startsLine(start)
    {
      start = isAttribute(endingAt: start - 1) ? attributeStart(endingAt: start - 1) : start - 1
    }
    if hasImport(before: start) || !needsImport {
      rewrite(start..<(index + 2), [])
    } else {
      let access = (start..<index).first { isAccess(source.texts[$0]) }
      let word = access.map { "\(source.texts[$0]) " } ?? ""
      rewrite(start..<(index + 2), [.text("\(word)import Mynah")])
    }
  }

  /// Replaces the name in `canImport(Mockable)`.
  private mutating func visitCondition(_ index: Int) {
    guard source.isText("canImport", at: index), source.isText("(", at: index + 1),
      let module = source.word(at: index + 2), vocabulary.modules.contains(module),
      source.isText(")", at: index + 3)
    else { return }
    rewrite((index + 2)..<(index + 3), [.text("Mynah")])
  }

  /// Imports Mynah behind the last import of a file that used mocks without an import.
  mutating func addImport() {
    let last = (0..<source.count).last {
      source.isText("import", at: $0) && !source.isText(".", at: $0 - 1)
    }
    guard let last else { return }
    var end = last + 2
    while end < source.count, !source.startsLine(end), !source.isText(";", at: end) { end += 1 }
    replacePart(
      last..<end, [.source(last..<end), .text("\(source.lineEnd)import Mynah")])
  }

  private func isAccess(_ word: String) -> Bool {
    ["public", "package", "internal", "fileprivate", "private"].contains(word)
  }

  private func isAttribute(endingAt index: Int) -> Bool {
    index > 0 && source.isWord(at: index) && source.isText("@", at: index - 1)
  }

  private func attributeStart(endingAt index: Int) -> Int { index - 1 }

  /// Whether an import of Mynah is before a place, or anywhere in the original text.
  private func hasImport(before index: Int) -> Bool {
    source.imports(["Mynah"])
      || source.imports(vocabulary.modules, before: index)
  }

  private var needsImport: Bool { rules.needsImport(source, names: names) }
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
