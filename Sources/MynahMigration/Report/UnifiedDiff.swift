/// The difference between two versions of a file in the format of `diff -u`.
struct UnifiedDiff {
  /// The number of unchanged lines around each change.
  private static let context = 3

  private let path: String
  private let old: [ArraySlice<UInt8>]
  private let new: [ArraySlice<UInt8>]

  /// A line with its mark, and its positions in both versions.
  ///
  /// If a version doesn't contain the line, the position of the next line is used.
  private typealias Step = (mark: String, old: Int, new: Int)

  init(old: [UInt8], new: [UInt8], path: String) {
    self.path = path
    self.old = Self.lines(of: old)
    self.new = Self.lines(of: new)
  }

  /// Splits a text into lines, including their line feeds.
  private static func lines(of text: [UInt8]) -> [ArraySlice<UInt8>] {
    var ends = text.indices.filter { text[$0] == 0x0A }.map { $0 + 1 }
    if let last = text.last, last != 0x0A { ends.append(text.count) }
    return zip([0] + ends, ends).map { text[$0..<$1] }
  }

  /// The whole difference, with a line feed after each line.
  var text: String {
    let steps = steps()
    let name = path.split(separator: "/").filter { $0 != "." }.joined(separator: "/")
    return "--- a/\(name)\n+++ b/\(name)\n" + hunks(in: steps).map { text(of: steps[$0]) }.joined()
  }

  private func steps() -> [Step] {
    let (removed, added) = changedLines()
    var x = 0
    var y = 0
    var steps: [Step] = []
    while x < old.count || y < new.count {
      let mark = if removed.contains(x) { "-" } else if added.contains(y) { "+" } else { " " }
      steps.append((mark, x, y))
      if mark != "+" { x += 1 }
      if mark != "-" { y += 1 }
    }
    return steps
  }

  /// Returns the lines that only one version has.
  ///
  /// Lines that occur exactly once in both versions divide the files into sections. Comparing the
  /// sections is faster, because the time of a comparison grows quadratically.
  private func changedLines() -> (removed: Set<Int>, added: Set<Int>) {
    var removed: Set<Int> = []
    var added: Set<Int> = []
    let oldPlaces = Self.uniqueLines(of: old)
    let newPlaces = Self.uniqueLines(of: new)
    func partner(of index: Int) -> Int? {
      if index == old.count { return new.count }
      return oldPlaces[old[index]] == nil ? nil : newPlaces[old[index]]
    }
    var x = 0
    var y = 0
    for end in 0...old.count {
      guard let place = partner(of: end), place >= y else { continue }
      for change in new[y..<place].difference(from: old[x..<end]) {
        switch change {
        case .remove(let offset, _, _): removed.insert(x + offset)
        case .insert(let offset, _, _): added.insert(y + offset)
        }
      }
      x = end
      y = place
    }
    return (removed, added)
  }

  /// Returns the positions of the lines that occur once.
  private static func uniqueLines(of lines: [ArraySlice<UInt8>]) -> [ArraySlice<UInt8>: Int] {
    Dictionary(zip(lines, lines.indices)) { _, _ in -1 }.filter { $0.value >= 0 }
  }

  private func hunks(in steps: [Step]) -> [Range<Int>] {
    var hunks: [Range<Int>] = []
    for index in steps.indices where steps[index].mark != " " {
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

  private func text(of hunk: ArraySlice<Step>) -> String {
    let body = hunk.map { mark, x, y in
      let line = mark == "+" ? new[y] : old[x]
      let end = line.last == 0x0A ? "" : "\n\\ No newline at end of file\n"
      return mark + String(decoding: line, as: UTF8.self) + end
    }
    let oldPlace = place(hunk.first?.old ?? 0, hunk.count { $0.mark != "+" })
    let newPlace = place(hunk.first?.new ?? 0, hunk.count { $0.mark != "-" })
    return "@@ -\(oldPlace) +\(newPlace) @@\n" + body.joined()
  }

  private func place(_ start: Int, _ count: Int) -> String {
    switch count {
    case 0: "\(start),0"
    case 1: "\(start + 1)"
    default: "\(start + 1),\(count)"
    }
  }
}
