import Foundation

/// A file of generated mocks, taken apart so that each mock can be left out.
struct GeneratedFile {
  /// The mock of a type.
  struct Mock {
    /// The type as other files write it.
    let typeName: String
    let lines: [String]

    /// The condition that the whole mock depends on, so that it may be nothing on this platform.
    var condition: String? {
      guard let first = lines.dropFirst().first(where: { !$0.isEmpty }), first.hasPrefix("#if ")
      else { return nil }
      return String(first.dropFirst("#if ".count))
    }
  }

  /// The imports.
  let head: [String]
  let mocks: [Mock]

  /// The text of a warning where the compiler leaves out a conditional mock.
  static let leftOut = "this mock is left out"

  private static let title = "// MARK: - "

  init(_ text: String) {
    var head: [String] = []
    var mocks: [(name: String, lines: [String])] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
      if line.hasPrefix(Self.title) {
        mocks.append((String(line.dropFirst(Self.title.count)), []))
      }
      if mocks.isEmpty { head.append(line) } else { mocks[mocks.count - 1].lines.append(line) }
    }
    self.head = head
    // What comes last says which types can not be mocked.
    self.mocks = mocks.filter { $0.name != "Refused" }.map {
      Mock(typeName: $0.name, lines: $0.lines)
    }
  }

  /// The text with some of the mocks, and for each its lines.
  func text(with chosen: [Int]) -> (text: String, ranges: [(mock: Int, lines: Range<Int>)]) {
    var lines = head
    var ranges: [(mock: Int, lines: Range<Int>)] = []
    for index in chosen {
      let start = lines.count + 1
      lines += mocks[index].condition == nil ? mocks[index].lines : mocks[index].warningWhereLeftOut
      ranges.append((index, start..<(lines.count + 1)))
    }
    return (lines.joined(separator: "\n") + "\n", ranges)
  }
}

extension GeneratedFile {
  /// Generates mocks.
  ///
  /// - Parameters:
  ///   - options: What is read, and for whom.
  ///   - name: The name of the file, without its suffix.
  ///   - folder: Where it is written to.
  static func generate(
    _ options: [String], named name: String, in folder: URL, _ workspace: Workspace
  ) throws -> GeneratedFile {
    let output = folder.appending(path: "\(name)Generated.swift")
    let arguments = folder.appending(path: "arguments.txt")
    let generate = options + ["--library", "MynahCore", "--output", output.path]
    try Data(generate.joined(separator: "\n").utf8).write(to: arguments)
    let outcome = try Shell.run(
      [workspace.mynah.path, "generate", "@\(arguments.path)"], in: folder, limit: 120)
    guard outcome.status == 0 else { throw ProofError.failed("mynah generate", outcome) }
    return GeneratedFile(String(decoding: try Data(contentsOf: output), as: UTF8.self))
  }
}

extension GeneratedFile.Mock {
  /// The lines with a warning where the condition does not hold.
  fileprivate var warningWhereLeftOut: [String] {
    guard let end = lines.lastIndex(of: "#endif") else { return lines }
    var result = lines
    result.insert(contentsOf: ["#else", "#warning(\"\(GeneratedFile.leftOut)\")"], at: end)
    return result
  }
}
