/// How two texts of several lines differ, line by line.
struct LineDifference: Sendable {
  enum Line: Sendable, Equatable {
    case equal(String)
    case expected(String)
    case actual(String)

    /// So many equal lines that are left out.
    case omitted(Int)
  }

  let lines: [Line]

  /// Compares two texts; nil where both have one line only, or nothing differs.
  init?(expected: String, actual: String) {
    guard expected.hasNewline || actual.hasNewline, expected != actual else { return nil }
    lines = Self.compare(Self.lines(of: expected), Self.lines(of: actual)).omittingEqualLines()
  }

  private static func lines(of text: String) -> [Substring] {
    text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
  }

  /// How many lines are compared one by one, where neither the first nor the last ones are equal.
  private static var limit: Int { 1_000 }

  private static func compare(_ expected: [Substring], _ actual: [Substring]) -> [Line] {
    let start = zip(expected, actual).prefix { $0 == $1 }.count
    let end = zip(expected.dropFirst(start).reversed(), actual.dropFirst(start).reversed())
      .prefix { $0 == $1 }.count
    let middle = (
      expected: Array(expected.dropFirst(start).dropLast(end)),
      actual: Array(actual.dropFirst(start).dropLast(end))
    )
    return expected.prefix(start).map { .equal(String($0)) }
      + difference(of: middle.expected, middle.actual)
      + expected.suffix(end).map { .equal(String($0)) }
  }

  private static func difference(of expected: [Substring], _ actual: [Substring]) -> [Line] {
    guard max(expected.count, actual.count) <= limit else {
      return expected.map { .expected(String($0)) } + actual.map { .actual(String($0)) }
    }
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in actual.difference(from: expected) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var lines: [Line] = []
    var (left, right) = (0, 0)
    while left < expected.count || right < actual.count {
      if removed.contains(left) {
        lines.append(.expected(String(expected[left])))
        left += 1
      } else if inserted.contains(right) {
        lines.append(.actual(String(actual[right])))
        right += 1
      } else {
        lines.append(.equal(String(expected[left])))
        (left, right) = (left + 1, right + 1)
      }
    }
    return lines
  }
}

extension [LineDifference.Line] {
  /// Leaves out equal lines that are far from those that differ.
  fileprivate func omittingEqualLines() -> Self {
    let context = 2
    var lines: Self = []
    var index = startIndex
    while index < endIndex {
      guard self[index].isEqual else {
        lines.append(self[index])
        index += 1
        continue
      }
      let run = self[index...].prefix(while: \.isEqual)
      let before = index == startIndex ? 0 : context
      let after = run.endIndex == endIndex ? 0 : context
      let omitted = run.count - before - after
      // A line that says that one line is left out would take its place.
      if omitted > 1 {
        lines += run.prefix(before)
        lines.append(.omitted(omitted))
        lines += run.suffix(after)
      } else {
        lines += run
      }
      index = run.endIndex
    }
    return lines
  }
}

extension LineDifference.Line {
  fileprivate var isEqual: Bool { if case .equal = self { true } else { false } }
}

extension LineDifference {
  /// How many lines a failure shows.
  private static var shownLines: Int { 40 }

  /// How many characters of a line a failure shows.
  private static var shownCharacters: Int { 500 }

  /// The lines as a failure shows them.
  var text: String {
    let starts = starts
    var texts = zip(lines, starts).prefix(Self.shownLines).map { line, start in
      switch line {
      case .equal(let text): "      \(Self.part(of: text, from: start))"
      case .expected(let text): "    - \(Self.part(of: text, from: start))"
      case .actual(let text): "    + \(Self.part(of: text, from: start))"
      case .omitted(let count): "      … \(count) equal lines"
      }
    }
    let rest = lines.count - texts.count
    if rest > 0 { texts.append("      … and \(rest) more line\(rest == 1 ? "" : "s")") }
    return texts.joined(separator: "\n")
  }

  /// Where in each line to begin: of two long ones, shortly before they differ.
  private var starts: [Int] {
    var starts = Array(repeating: 0, count: lines.count)
    var expected: [Int] = []
    var paired = 0
    for (index, line) in lines.enumerated() {
      switch line {
      case .expected:
        if paired > 0 { (expected, paired) = ([], 0) }
        expected.append(index)
      case .actual(let text):
        guard paired < expected.count, case .expected(let other) = lines[expected[paired]] else {
          continue
        }
        let start = Self.start(text, other)
        (starts[index], starts[expected[paired]]) = (start, start)
        paired += 1
      case .equal, .omitted: (expected, paired) = ([], 0)
      }
    }
    return starts
  }

  private static func start(_ left: String, _ right: String) -> Int {
    let limit = shownCharacters
    guard left.utf8.count > limit || right.utf8.count > limit else { return 0 }
    let common = zip(left, right).prefix { $0 == $1 }.count
    return common > limit / 2 ? common - 40 : 0
  }

  /// The characters of a line that are shown.
  private static func part(of line: String, from start: Int) -> String {
    guard line.utf8.count > shownCharacters else { return line }
    let rest = line.dropFirst(start)
    let isCut = rest.dropFirst(shownCharacters).first != nil
    return (start > 0 ? "…" : "") + rest.prefix(shownCharacters) + (isCut ? "…" : "")
  }
}
