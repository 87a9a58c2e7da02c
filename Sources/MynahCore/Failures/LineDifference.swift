/// Compares two texts line by line.
///
/// - Returns: The lines that differ, with some of the lines around them; nil if the texts are equal, or both
///   have only one line.
func lineDifference(expected: String, actual: String) -> String? {
  guard expected.hasNewline || actual.hasNewline, expected != actual else { return nil }
  let lines = LineDifference(expected.lines, actual.lines).texts
  var shown = Array(lines.prefix(shownLines))
  let rest = lines.count - shown.count
  if rest > 0 { shown.append("      … and \(rest) more line\(rest == 1 ? "" : "s")") }
  return shown.joined(separator: "\n")
}

private let shownLines = 40
private let shownCharacters = 500

/// The number of lines that are compared one by one, if neither the first nor the last ones are equal.
private let comparedLines = 1_000

private struct LineDifference {
  private let expected: [Substring]
  private let actual: [Substring]

  /// The places of the expected lines that are missing, and of the actual lines that aren't expected.
  private var missing: Set<Int>
  private var added: Set<Int>

  init(_ expected: [Substring], _ actual: [Substring]) {
    (self.expected, self.actual) = (expected, actual)
    let start = zip(expected, actual).prefix { $0 == $1 }.count
    let end = zip(expected.dropFirst(start).reversed(), actual.dropFirst(start).reversed())
      .prefix { $0 == $1 }.count
    missing = Set(start..<expected.count - end)
    added = Set(start..<actual.count - end)
    guard max(missing.count, added.count) <= comparedLines else { return }
    let changes = Array(actual[start..<actual.count - end])
      .difference(from: Array(expected[start..<expected.count - end]))
    missing = Set(changes.removals.map { $0.offset + start })
    added = Set(changes.insertions.map { $0.offset + start })
  }

  var texts: [String] {
    var texts: [String] = []
    var (left, right) = (0, 0)
    while left < expected.count || right < actual.count {
      let gone = expected[left..<(left...).prefix { missing.contains($0) }.count + left]
      let come = actual[right..<(right...).prefix { added.contains($0) }.count + right]
      (left, right) = (gone.endIndex, come.endIndex)
      texts += pairs(gone, come).map { "    - \($0.part(from: $0.start($1)))" }
      texts += pairs(come, gone).map { "    + \($0.part(from: $0.start($1)))" }
      let equal = zip(left..<expected.count, right..<actual.count)
        .prefix { !missing.contains($0) && !added.contains($1) }.count
      let isFirst = texts.isEmpty
      (left, right) = (left + equal, right + equal)
      let isLast = left == expected.count && right == actual.count
      texts += shorten(expected[left - equal..<left], isFirst: isFirst, isLast: isLast)
    }
    return texts
  }

  /// Lines, each with the one that took its place.
  private func pairs(
    _ lines: ArraySlice<Substring>, _ others: ArraySlice<Substring>
  ) -> some Sequence<(Substring, Substring?)> {
    zip(lines, others.map(Optional.some) + Array(repeating: nil, count: lines.count))
  }

  /// Leaves out equal lines that are far from those that differ.
  private func shorten(
    _ lines: ArraySlice<Substring>, isFirst: Bool, isLast: Bool
  ) -> [String] {
    let (before, after) = (isFirst ? 0 : 2, isLast ? 0 : 2)
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
  /// The place where a long line is shown from: a little before its first difference.
  fileprivate func start(_ other: Substring?) -> Int {
    guard let other, Swift.max(utf8.count, other.utf8.count) > shownCharacters else { return 0 }
    let common = zip(self, other).prefix { $0 == $1 }.count
    return common > shownCharacters / 2 ? common - 40 : 0
  }

  fileprivate func part(from start: Int) -> String {
    guard utf8.count > shownCharacters else { return String(self) }
    let rest = dropFirst(start)
    let isCut = rest.dropFirst(shownCharacters).first != nil
    return (start > 0 ? "…" : "") + rest.prefix(shownCharacters) + (isCut ? "…" : "")
  }
}
