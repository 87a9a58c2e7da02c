/// The difference between two texts as `diff -u` writes it.
struct UnifiedDiff {
  /// How many lines without a change stand around each change.
  private static let context = 3

  private let path: String
  private let old: [Line]
  private let new: [Line]

  /// A line without its line feed.
  private struct Line: Hashable {
    let text: String

    /// Whether a line feed ends it.
    let isEnded: Bool
  }

  private enum Step {
    case same(Int, Int)
    case removed(Int)
    case added(Int)

    var isSame: Bool { if case .same = self { true } else { false } }
  }

  init(old: String, new: String, path: String) {
    self.path = path
    self.old = Self.lines(of: old)
    self.new = Self.lines(of: new)
  }

  private static func lines(of text: String) -> [Line] {
    var lines = text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false)
      .map { Line(text: String(decoding: $0, as: UTF8.self), isEnded: true) }
    let last = lines.removeLast()
    if !last.text.isEmpty { lines.append(Line(text: last.text, isEnded: false)) }
    return lines
  }

  /// The whole difference, with a line feed behind each line.
  var text: String {
    let steps = steps()
    var result = "--- a/\(name)\n+++ b/\(name)\n"
    for hunk in hunks(in: steps) { result += text(of: Array(steps[hunk])) }
    return result
  }

  private var name: Substring { path.drop { $0 == "/" } }

  private func hunks(in steps: [Step]) -> [Range<Int>] {
    var hunks: [Range<Int>] = []
    for index in steps.indices where !steps[index].isSame {
      let start = max(0, index - Self.context)
      let end = min(steps.count, index + Self.context + 1)
      if let last = hunks.last, last.upperBound >= start {
        hunks[hunks.count - 1] = last.lowerBound..<end
      } else {
        hunks.append(start..<end)
      }
    }
    return hunks
  }

  private func text(of hunk: [Step]) -> String {
    var body = ""
    var removed: [Int] = []
    var added: [Int] = []
    var oldStart: Int?
    var newStart: Int?
    for step in hunk {
      switch step {
      case .same(let old, let new):
        removed.append(old)
        added.append(new)
        body += line(" ", self.old[old])
      case .removed(let old):
        removed.append(old)
        body += line("-", self.old[old])
      case .added(let new):
        added.append(new)
        body += line("+", self.new[new])
      }
    }
    oldStart = removed.first
    newStart = added.first
    let head =
      "@@ -\(place(oldStart, removed.count, before: added.first)) "
      + "+\(place(newStart, added.count, before: removed.first)) @@\n"
    return head + body
  }

  private func place(_ start: Int?, _ count: Int, before other: Int?) -> String {
    let line = start.map { $0 + 1 } ?? other ?? 0
    return count == 1 ? "\(line)" : "\(line),\(count)"
  }

  private func line(_ mark: String, _ line: Line) -> String {
    "\(mark)\(line.text)\n" + (line.isEnded ? "" : "\\ No newline at end of file\n")
  }

  // MARK: - What is different

  private func steps() -> [Step] {
    var start = 0
    while start < min(old.count, new.count), old[start] == new[start] { start += 1 }
    var end = 0
    while end < min(old.count, new.count) - start,
      old[old.count - 1 - end] == new[new.count - 1 - end]
    {
      end += 1
    }
    let middle = LineDifference(
      Array(old[start..<(old.count - end)]), Array(new[start..<(new.count - end)]))
    var steps: [Step] = (0..<start).map { .same($0, $0) }
    for step in middle.steps {
      switch step {
      case .both(let left, let right): steps.append(.same(left + start, right + start))
      case .left(let left): steps.append(.removed(left + start))
      case .right(let right): steps.append(.added(right + start))
      }
    }
    steps += (0..<end).map { .same(old.count - end + $0, new.count - end + $0) }
    return steps
  }
}
