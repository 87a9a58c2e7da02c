extension Parser {
  /// The documentation comment before the current token; nil where there is none, or where it is of no
  /// use.
  ///
  /// It is the last run of lines that begin with `///`, or the last block that begins with `/**`.
  mutating func documentation() -> String? {
    guard keepsDocumentation, hasCommentBeforeToken else { return nil }
    var comment: String?
    var isRun = false
    var lineBreaks = 0
    var index = previousEnd
    while index < token.start {
      let start = index
      switch lexer.base[index] {
      case UInt8(ascii: "/") where lexer.base[index + 1] == UInt8(ascii: "/"):
        index = lexer.endOfLine(from: index)
        let isDocumentation = starts(with: "///", at: start) && !starts(with: "////", at: start)
        if isDocumentation {
          let line = text(start + 3, index).withoutSpaceAtEnd
          comment = isRun && lineBreaks == 1 ? "\(comment ?? "")\n\(line)" : line
        }
        isRun = isDocumentation
        lineBreaks = 0
      case UInt8(ascii: "/") where lexer.base[index + 1] == UInt8(ascii: "*"):
        var startsLine = false
        index = lexer.endOfBlockComment(at: index, startsLine: &startsLine)
        if starts(with: "/**", at: start), !starts(with: "/***", at: start), index - start > 4 {
          comment = text(start + 3, index - 2).withoutMargin
        }
        isRun = false
      case 0x0A:
        lineBreaks += 1
        index += 1
      default:
        index += 1
      }
    }
    return comment
  }

  /// Whether more than white space is between the token before and the current one.
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

  /// The lines of a block comment, without what stands before all of them.
  ///
  /// As behind `///`, each begins with a space. Empty lines around them are left out.
  fileprivate var withoutMargin: String {
    var lines = utf8.split(separator: 0x0A, omittingEmptySubsequences: false).map { line in
      String(decoding: line, as: UTF8.self).withoutSpaceAtEnd
    }
    let first = lines.removeFirst().drop { $0 == " " || $0 == "\t" }
    let written = lines.filter { !$0.isEmpty }
    let isStarred =
      !written.isEmpty && written.allSatisfy { $0.drop { $0 == " " || $0 == "\t" }.first == "*" }
    let margins = written.map { line in
      line.utf8.prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }.count
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
