/// A file of generated mocks, taken apart so that each mock can be left out.
struct GeneratedFile {
  /// The mock of a type.
  struct Mock {
    /// The type as other files write it.
    let typeName: String
    var lines: [String]

    /// The condition that the whole mock depends on, so that it may be nothing on this platform.
    var condition: String? {
      let first = lines.dropFirst().first { !$0.isEmpty }
      return first?.hasPrefix("#if ") == true ? first.map { String($0.dropFirst(4)) } : nil
    }

    /// The lines with a warning where the condition does not hold.
    var warningWhereLeftOut: [String] {
      guard condition != nil, let end = lines.lastIndex(of: "#endif") else { return lines }
      let warning = ["#else", "#warning(\"\(GeneratedFile.leftOut)\")"]
      return lines[..<end] + warning + lines[end...]
    }
  }

  /// The imports.
  private var head: [String] = []
  private(set) var mocks: [Mock] = []

  /// The text of a warning where the compiler leaves out a conditional mock.
  static let leftOut = "this mock is left out"

  init(_ text: String) {
    let title = "// MARK: - "
    for line in text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
      if line.hasPrefix(title) {
        mocks.append(Mock(typeName: String(line.dropFirst(title.count)), lines: []))
      }
      if mocks.isEmpty { head.append(line) } else { mocks[mocks.count - 1].lines.append(line) }
    }
    // What comes last says which types can not be mocked.
    mocks.removeAll { $0.typeName == "Refused" }
  }

  /// The text with some of the mocks, and for each its lines.
  func text(with chosen: [Int]) -> (text: String, ranges: [(mock: Int, lines: Range<Int>)]) {
    var lines = head
    var ranges: [(mock: Int, lines: Range<Int>)] = []
    for index in chosen {
      let start = lines.count + 1
      lines += mocks[index].warningWhereLeftOut
      ranges.append((index, start..<(lines.count + 1)))
    }
    return (lines.joined(separator: "\n") + "\n", ranges)
  }
}
