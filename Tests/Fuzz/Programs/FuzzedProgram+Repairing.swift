extension FuzzedProgram {
  /// The program without what stands on some lines of a module's file: members, or whole declarations
  /// where it is not the members' fault.
  ///
  /// - Returns: nil where nothing would be left to mock, or nothing stands there.
  func repaired(without lines: Set<Int>, ofTrees isTrees: Bool) -> FuzzedProgram? {
    var copy = self
    // The imports come first.
    var line = isTrees ? 2 : 3
    var isChanged = false
    let declarations = isTrees ? trees : birds
    let left = declarations.compactMap { declaration -> Declaration? in
      let count = declaration.term.lineCount
      defer { line += count }
      let wrong = lines.filter { $0 >= line && $0 < line + count }
      guard !wrong.isEmpty else { return declaration }
      isChanged = true
      var declaration = declaration
      var rest = Set(wrong.map { $0 - line })
      declaration.term = declaration.term.without(lines: &rest)
      return rest.isEmpty ? declaration : nil
    }
    if isTrees { copy.trees = left } else { copy.birds = left }
    let isLeft = (copy.trees + copy.birds).contains { !$0.mockable.isEmpty }
    return isChanged && isLeft ? copy : nil
  }
}

extension Term {
  /// The number of lines that the term takes where it stands alone.
  fileprivate var lineCount: Int { text.reduce(1) { $1 == "\n" ? $0 + 1 : $0 } }

  /// The term without the members that stand on some of its lines, which are counted from its own first.
  ///
  /// - Parameter lines: The lines, of which those are left that no member stands on.
  fileprivate func without(lines: inout Set<Int>) -> Term {
    var line = 0
    return without(&lines, from: &line)
  }

  private func without(_ lines: inout Set<Int>, from line: inout Int) -> Term {
    switch self {
    case .text:
      line += lineCount - 1
      return self
    case .sequence(let terms):
      return .sequence(terms.map { $0.without(&lines, from: &line) })
    case .replaceable(let term, let others):
      return .replaceable(term.without(&lines, from: &line), by: others)
    case .list(var list):
      guard list.separator.contains("\n") else {
        line += lineCount - 1
        return self
      }
      if !list.elements.isEmpty || list.keepsBrackets {
        line += list.open.count { $0 == "\n" }
      }
      var left: [Term] = []
      for (index, element) in list.elements.enumerated() {
        if index > 0 { line += 1 }
        let range = line..<(line + element.lineCount)
        line += element.lineCount - 1
        let wrong = lines.filter(range.contains)
        lines.subtract(wrong)
        if wrong.isEmpty { left.append(element) }
      }
      line += list.close.count { $0 == "\n" }
      list.elements = left
      return .list(list)
    }
  }
}
