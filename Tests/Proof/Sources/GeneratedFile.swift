/// A file of generated mocks, split into parts so that each mock can be excluded.
struct GeneratedFile {
  /// The mock of a type.
  struct Mock {
    /// The name by which other files refer to the type.
    let typeName: String
    var lines: [String]

    /// The condition of the `#if` around the whole mock, or nil if the mock is unconditional.
    var condition: String? {
      let first = lines.dropFirst().first { !$0.isEmpty }
      return first?.hasPrefix("#if ") == true ? first.map { String($0.dropFirst(4)) } : nil
    }

    /// The mock's lines, with a warning that appears if the condition is false.
    var warningWhereLeftOut: [String] {
      guard condition != nil, let end = lines.lastIndex(of: "#endif") else { return lines }
      let warning = ["#else", "#warning(\"\(GeneratedFile.leftOut)\")"]
      return lines[..<end] + warning + lines[end...]
    }
  }

  /// The lines before the first mock, such as the imports.
  private var head: [String] = []
  private(set) var mocks: [Mock] = []

  /// The message of the warning that appears if the compiler excludes a conditional mock.
  static let leftOut = "this mock is left out"

  init(_ text: String) {
    let title = "// MARK: - "
    for line in text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
      if line.hasPrefix(title) {
        mocks.append(Mock(typeName: String(line.dropFirst(title.count)), lines: []))
      }
      if mocks.isEmpty { head.append(line) } else { mocks[mocks.count - 1].lines.append(line) }
    }
    // The last section lists the types that can't be mocked.
    mocks.removeAll { $0.typeName == "Refused" }
  }

  /// Returns the text of a file with some of the mocks, and the line numbers of each mock.
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
