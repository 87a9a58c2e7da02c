extension Parser {
  /// Returns the documentation comment before the current token, or nil if it isn't needed.
  ///
  /// The comment is the last run of lines that begin with `///`, or the last block that begins with
  /// `/**`. If there isn't such a comment, the result is also nil.
  mutating func documentation() -> String? {
    guard keepsDocumentation, hasCommentBeforeToken else { return nil }
    var comment: String?
    var isRun = false
    var lineBreaks = 0
    var index = previousEnd
    while index < token.start {
      let start = index
      switch lexer.base[index] {
      case "/" where lexer.base[index + 1] == "/":
        index = lexer.endOfLine(from: index)
        let isDocumentation = starts(with: "///", at: start) && !starts(with: "////", at: start)
        if isDocumentation {
          let line = text(start + 3, index).withoutSpaceAtEnd
          comment = isRun && lineBreaks == 1 ? "\(comment ?? "")\n\(line)" : line
        }
        isRun = isDocumentation
        lineBreaks = 0
      case "/" where lexer.base[index + 1] == "*":
        var startsLine = false
        index = lexer.endOfBlockComment(at: index, startsLine: &startsLine)
        if starts(with: "/**", at: start), !starts(with: "/***", at: start), index - start > 4 {
          comment = text(start + 3, index - 2).withoutMargin
        }
        isRun = false
      case "\n":
        lineBreaks += 1
        index += 1
      default:
        index += 1
      }
    }
    return comment
  }

  /// A Boolean value that indicates whether a comment comes before the current token.
  private var hasCommentBeforeToken: Bool {
    var index = token.start
    while index > previousEnd {
      index -= 1
      if lexer.base[index] > 0x20 { return true }
    }
    return false
  }

  private func starts(with prefix: StaticString, at start: Int) -> Bool {
    start + prefix.utf8CodeUnitCount <= lexer.count && lexer.matches(prefix, at: start)
  }
}

extension String {
  fileprivate var withoutSpaceAtEnd: String {
    String(decoding: utf8.reversed().drop { $0 <= 0x20 }.reversed(), as: UTF8.self)
  }

  /// The lines of a block comment without their common indentation or leading asterisks.
  ///
  /// Each line begins with a space, like a line after `///`. Empty lines at the beginning and end
  /// are removed.
  fileprivate var withoutMargin: String {
    var lines = utf8.split(separator: 0x0A, omittingEmptySubsequences: false).map { line in
      String(decoding: line, as: UTF8.self).withoutSpaceAtEnd
    }
    let first = lines.removeFirst().drop { $0 == " " || $0 == "\t" }
    let written = lines.filter { !$0.isEmpty }
    let isStarred =
      !written.isEmpty && written.allSatisfy { $0.drop { $0 == " " || $0 == "\t" }.first == "*" }
    let margins = written.map { line in
      line.utf8.prefix { $0 == " " || $0 == "\t" }.count
    }
    let margin = margins.min() ?? 0
    lines = lines.map { line in
      guard isStarred else { return " \(line.dropFirst(margin))".withoutSpaceAtEnd }
      return String(line.drop { $0 == " " || $0 == "\t" }.dropFirst())
    }
    lines.insert(first.isEmpty ? "" : " \(first)", at: 0)
    while lines.first?.isEmpty == true { lines.removeFirst() }
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines.joined(separator: "\n")
  }
}
