/// Compares two strings line by line.
///
/// - Returns: The lines that differ, with some of the lines around them, or nil if the strings are
///   equal or both have only one line.
func lineDifference(expected: String, actual: String) -> String? {
  guard expected.hasNewline || actual.hasNewline, expected != actual else { return nil }
  let lines = LineDifference(expected.lines, actual.lines).texts
  var shown = Array(lines.prefix(shownLines))
  let rest = lines.count - shown.count
  if rest > 0 { shown.append("      … and \(rest.withNoun("more line"))") }
  return shown.joined(separator: "\n")
}

private let shownLines = 40
private let shownCharacters = 500

/// The maximum number of lines that are compared one by one, not counting equal lines at both ends.
private let comparedLines = 1_000

private struct LineDifference {
  private let expected: [Substring]
  private let actual: [Substring]

  /// The indexes of missing lines in `expected`, and of unexpected lines in `actual`.
  private var missing: Set<Int>
  private var added: Set<Int>

  init(_ expected: [Substring], _ actual: [Substring]) {
    self.expected = expected
    self.actual = actual
    // Skip the equal lines at both ends first, because the full comparison of long texts is slow.
    let start = countOfEqual(expected, actual)
    let end = countOfEqual(
      expected.dropFirst(start).reversed(), actual.dropFirst(start).reversed())
    missing = Set(start..<expected.count - end)
    added = Set(start..<actual.count - end)
    // If too many lines are left, treat all of them as missing and added.
    guard max(missing.count, added.count) <= comparedLines else { return }
    let changes = Array(actual[start..<actual.count - end])
      .difference(from: Array(expected[start..<expected.count - end]))
    missing = Set(changes.removals.map { $0.offset + start })
    added = Set(changes.insertions.map { $0.offset + start })
  }

  var texts: [String] {
    var texts: [String] = []
    var left = 0
    var right = 0
    while left < expected.count || right < actual.count {
      let gone = expected[left..<(left...).prefix { missing.contains($0) }.count + left]
      let come = actual[right..<(right...).prefix { added.contains($0) }.count + right]
      left = gone.endIndex
      right = come.endIndex
      texts += pairs(gone, come).map { "    - \($0.part(from: $0.start($1)))" }
      texts += pairs(come, gone).map { "    + \($0.part(from: $0.start($1)))" }
      let equal = zip(left..<expected.count, right..<actual.count)
        .prefix { !missing.contains($0) && !added.contains($1) }.count
      let isFirst = texts.isEmpty
      left += equal
      right += equal
      let isLast = left == expected.count && right == actual.count
      texts += shorten(expected[left - equal..<left], isFirst: isFirst, isLast: isLast)
    }
    return texts
  }

  /// Returns each line together with the line at its position in the other list, or with nil.
  private func pairs(
    _ lines: ArraySlice<Substring>, _ others: ArraySlice<Substring>
  ) -> some Sequence<(Substring, Substring?)> {
    zip(lines, others.map(Optional.some) + Array(repeating: nil, count: lines.count))
  }

  /// Returns the equal lines next to a difference, and the number of omitted lines.
  private func shorten(
    _ lines: ArraySlice<Substring>, isFirst: Bool, isLast: Bool
  ) -> [String] {
    let before = isFirst ? 0 : 2
    let after = isLast ? 0 : 2
    let texts = lines.map { "      \($0.part(from: 0))" }
    let omitted = texts.count - before - after
    guard omitted > 1 else { return texts }
    return texts.prefix(before) + ["      … \(omitted) equal lines"] + texts.suffix(after)
  }
}

extension CollectionDifference.Change {
  fileprivate var offset: Int {
    switch self {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }
}

extension String {
  fileprivate var lines: [Substring] {
    split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
  }
}

extension Substring {
  /// Returns the offset at which a shortened line begins, a little before its first difference.
  fileprivate func start(_ other: Substring?) -> Int {
    guard let other, Swift.max(utf8.count, other.utf8.count) > shownCharacters else { return 0 }
    let common = countOfEqual(self, other)
    guard common > shownCharacters / 2 else { return 0 }
    return common - 40
  }

  fileprivate func part(from start: Int) -> String {
    guard utf8.count > shownCharacters else { return escapingInvisibleCharacters }
    let rest = dropFirst(start)
    let isCut = rest.dropFirst(shownCharacters).first != nil
    let part = rest.prefix(shownCharacters).escapingInvisibleCharacters
    return "…".when(start > 0) + part + "…".when(isCut)
  }
}
