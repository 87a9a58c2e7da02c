internal import MynahSyntax

/// A renderer that applies a plan to a source file.
struct Renderer {
  let source: TokenizedSource
  let plan: Plan

  private struct Item {
    let index: Int
    var gap: String
    let text: String
    let end: Int
  }

  /// Returns the new text of the whole file.
  func text() -> String {
    let all = render(0..<source.count, withFirstGap: true, excluding: nil)
    return all.text + gap(before: source.count)
  }

  private func gap(before index: Int) -> String { plan.gaps[index] ?? source.gap(before: index) }

  /// Returns the new text of a range of tokens.
  ///
  /// - Returns: The text, and the lines to insert above the line in which the range begins.
  private func render(
    _ range: Range<Int>, withFirstGap: Bool, excluding excluded: Int?
  ) -> (text: String, linesAbove: [String]) {
    var items: [Item] = []
    var hoisted: [String] = []
    var index = range.lowerBound
    while index < range.upperBound {
      let hasGap = index > range.lowerBound || withFirstGap
      let gap = hasGap ? gap(before: index) : ""
      var above = index == excluded ? [] : plan.linesAbove[index] ?? []
      let rewrite = index == excluded ? nil : plan.rewrites[index]
      if let rewrite, rewrite.range.upperBound <= range.upperBound {
        let new = render(rewrite)
        above += new.linesAbove
        items.append(Item(index: index, gap: gap, text: new.text, end: rewrite.range.upperBound))
      } else {
        items.append(Item(index: index, gap: gap, text: source.texts[index], end: index + 1))
      }
      index = items.last?.end ?? index + 1
      guard !above.isEmpty else { continue }
      let anchor = items.indices.last {
        source.tokens[items[$0].index].startsLine && ($0 > 0 || withFirstGap)
      }
      if let anchor { insert(above, into: &items[anchor].gap) } else { hoisted += above }
    }
    close(&items)
    return (items.map { $0.gap + $0.text }.joined(), hoisted)
  }

  private func render(_ rewrite: Rewrite) -> (text: String, linesAbove: [String]) {
    let statement = rewrite.range.lowerBound
    var text = ""
    var lines: [String] = []
    func rendered(_ range: Range<Int>, withFirstGap: Bool = false) -> String {
      let new = render(range, withFirstGap: withFirstGap, excluding: statement)
      lines += new.linesAbove
      return new.text
    }
    for piece in rewrite.text.pieces {
      switch piece {
      case .text(let new): text += new
      case .gap(let index, let bracket):
        let outer = source.indentation(at: bracket.flatMap { source.partners[$0] } ?? statement)
        let inner = source.indentation(at: statement)
        text += gap(before: index).replacing("\n\(outer)", with: "\n\(inner)")
      case .comments(let index):
        let indentation = source.indentation(at: statement)
        text += Comments(in: gap(before: index)).texts
          .map { $0 + source.lineEnd + indentation }.joined()
      case .source(let range): text += rendered(range)
      case .outdented(let range):
        let last = range.upperBound - 1
        let new = rendered(range)
        text += source.startsLine(last) ? outdented(new, from: last, to: statement) : new
      case .block(let range):
        let whole = rendered(range, withFirstGap: true) + gap(before: range.upperBound)
        text += outdented(whole[...].trimmed, from: range.lowerBound, to: statement)
      }
    }
    return (text, lines)
  }

  // MARK: - Inserting lines

  /// Inserts lines above the line that contains the end of a gap.
  private func insert(_ lines: [String], into gap: inout String) {
    let start = Comments(in: gap).lineStart ?? gap.startIndex
    let spaces = String(gap[start...].prefix { $0 == " " || $0 == "\t" })
    let new = lines.filter { !gap.contains($0) || !$0.hasPrefix(Plan.noteMark) }
      .map { spaces + $0 + source.lineEnd }
    gap.insert(contentsOf: new.joined(), at: start)
  }

  // MARK: - Removing empty lines

  /// Removes the empty line or the space that each removed item leaves behind.
  private func close(_ items: inout [Item]) {
    for position in items.indices where items[position].text.isEmpty {
      let next = position + 1 < items.count ? position + 1 : nil
      let endsLine = items[position].end == source.count || source.startsLine(items[position].end)
      let startsLine = source.startsLine(items[position].index)
      let isCommented = next.map { items[$0].gap.startsWithComment } ?? false
      if startsLine, endsLine, !isCommented {
        let isDropped = dropLine(&items[position].gap)
        guard let next else { continue }
        let before = items[position].gap
        var rest = items[next].gap[...]
        // If there were empty lines before and after the removed line, keep only one of them.
        let isBlank = before.last?.isNewline == true && rest.filter(\.isNewline).count > 1
        if before.isEmpty, !isDropped {
          rest = rest.drop { $0.isNewline }
        } else if isBlank || !isDropped, rest.first?.isNewline == true {
          rest.removeFirst()
        }
        items[next].gap = before + rest
        items[position].gap = ""
      } else if let next, startsLine || (!endsLine && items[position].gap.isEmpty) {
        items[next].gap = String(items[next].gap.drop { $0 == " " || $0 == "\t" })
      } else if !startsLine, items[position].gap.isBlank {
        // A space before a removed prefix, such as the module in `Cuckoo.verify`, separates words.
        let isPrefix = next.map { items[$0].gap.isEmpty && source.isWord(at: items[$0].index) }
        if isPrefix != true { items[position].gap = "" }
      }
    }
  }

  /// Removes the last line break of a gap and the white space after it.
  ///
  /// - Returns: A Boolean value that indicates whether the gap had a line break to remove.
  private func dropLine(_ gap: inout String) -> Bool {
    guard let start = Comments(in: gap).lineStart, gap[start...].allSatisfy(\.isWhitespace) else {
      return false
    }
    gap.removeSubrange(gap.index(before: start)...)
    return true
  }

  // MARK: - Blocks

  /// Changes the indentation of text from one token's to another's, if all lines allow it.
  private func outdented(_ body: String, from: Int, to statement: Int) -> String {
    let outer = source.indentation(at: statement)
    let inner = source.indentation(at: from)
    guard inner.hasPrefix(outer), inner != outer else { return body }
    let lines = body.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    let rest = lines.dropFirst()
    guard rest.allSatisfy({ $0.isBlank || $0.hasPrefix(inner) }) else { return body }
    let moved = rest.map { $0.isBlank ? String($0) : outer + $0.dropFirst(inner.count) }
    return ([String(lines[0])] + moved).joined(separator: source.lineEnd)
  }
}

extension String {
  /// A Boolean value that indicates whether a comment precedes the first line break.
  fileprivate var startsWithComment: Bool { !prefix { !$0.isNewline }.isBlank }
}

extension Substring {
  /// The text without white space at both ends.
  var trimmed: String {
    String(drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
  }
}

extension StringProtocol {
  /// A Boolean value that indicates whether the string contains only white space.
  var isBlank: Bool { allSatisfy(\.isWhitespace) }
}
