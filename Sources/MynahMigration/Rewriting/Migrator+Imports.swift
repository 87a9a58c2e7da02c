extension Migrator {
  /// Replaces the import of the library, or removes it if the file already imports Mynah.
  func visitImport(_ index: Int) {
    guard source.isText("import", at: index), canStart(index) else { return visitCondition(index) }
    guard let module = source.word(at: index + 1), vocabulary.modules.contains(module) else {
      return
    }
    var start = index
    while start > 0, !source.startsLine(start), !source.isText(";", at: start - 1) { start -= 1 }
    let isImported = source.imports(["Mynah"]) || source.imports(vocabulary.modules, before: start)
    if isImported || (vocabulary.isInSources && !needsImport) {
      rewrite(withCondition(start..<(index + 2)), "")
    } else {
      let words = ["public", "package", "internal", "fileprivate", "private"]
      let access = source.texts[start..<index].first(where: words.contains).map { "\($0) " } ?? ""
      rewrite(start..<(index + 2), "\(access)import Mynah")
    }
  }

  /// Replaces the module name in `canImport(Mockable)`.
  private func visitCondition(_ index: Int) {
    guard source.isText("canImport", at: index), source.isText("(", at: index + 1),
      let module = source.word(at: index + 2), vocabulary.modules.contains(module),
      source.isText(")", at: index + 3)
    else { return }
    rewrite((index + 2)..<(index + 3), "Mynah")
  }

  /// Removes an attribute that makes the library generate a mock.
  func removeAttribute(_ name: String, at index: Int) {
    guard source.isText("@", at: index), source.isText(name, at: index + 1) else { return }
    var end = index + 2
    if source.isText("(", at: end), let close = source.partners[end] { end = close + 1 }
    rewrite(withCondition(index..<end), "")
  }

  /// Extends a range to the surrounding `#if` and `#endif`, if they only contain this range.
  func withCondition(_ range: Range<Int>) -> Range<Int> {
    var start = max(0, range.lowerBound - 1)
    while start > 0, !source.startsLine(start) { start -= 1 }
    return source.isText("#if", at: start) && source.isText("#endif", at: range.upperBound)
      ? start..<(range.upperBound + 1) : range
  }

  /// Imports Mynah above the last import of a file that doesn't import the library.
  func addImport() {
    let last = source.places(of: "import").last { !source.isText(".", at: $0 - 1) }
    if let last { plan.addLines(["import Mynah"], above: last) }
  }

}

extension TokenizedSource {
  /// Returns true if any of the modules is exported, which makes imports in other files optional.
  func exports(_ modules: [String]) -> Bool {
    places(of: "_exported").contains { modules.contains(word(at: $0 + 2) ?? "") }
  }

  /// Returns true if any of the modules is imported before a token.
  func imports(_ modules: [String], before end: Int = .max) -> Bool {
    places(of: "import").contains {
      $0 < end && modules.contains(word(at: $0 + 1) ?? "") && !isText(".", at: $0 - 1)
    }
  }
}
