import Foundation
import Testing

/// What compilers after 6.1 brought stands in the sources only where they alone read it.
struct CompilerVersionTests {
  /// What a later version of the compiler or of Swift Testing brought.
  private struct News {
    let version: Double

    /// What a line with it contains, which is quicker to look for.
    let mark: String
    let pattern: String

    init(_ version: Double, _ mark: String, _ pattern: String) {
      (self.version, self.mark, self.pattern) = (version, mark, pattern)
    }

    func isMarked(in text: String) -> Bool { text.holds(mark) }
  }

  /// What is looked for, with the expressions that find it, which take long to make.
  private typealias Search = [(news: News, regex: Regex<AnyRegexOutput>)]

  /// What is likely to be used.
  private static let news: [News] = [
    News(6.2, "@concurrent", #"@concurrent\b"#),
    News(6.2, "~Escapable", #"~Escapable\b"#),
    News(6.2, "> & ", #"\bany \w+<[^>]*> & "#),
    News(6.2, "nonsending", #"nonisolated\(nonsending\)"#),
    News(6.2, "InlineArray", #"\bInlineArray\b"#), News(6.2, "Span", #"\b\w*Span<|\bRawSpan\b"#),
    News(6.2, " of ", #"\[\d+ of "#), News(6.2, "`", #"^(?:[^`]|`\w+`)*`(?!\w+`)"#),
    News(6.2, "isolated deinit", #"\bisolated deinit\b"#),
    News(6.2, "@MainActor", #"\b(class|struct|enum|extension)\b[^{]*[:,] *@MainActor "#),
    News(6.2, "processExitsWith", #"\bprocessExitsWith\b"#),
    News(6.2, "Attachment", #"\bAttachment\b"#), News(6.2, "Observations", #"\bObservations\b"#),
    News(6.2, "IssueHandlingTrait", #"\bIssueHandlingTrait\b"#),
    News(6.2, "mmediate", #"\b(Task\.immediate|addImmediateTask)"#),
    News(6.2, "ask(name:", #"\b(Task|addTask)\(name:"#),
    News(6.2, "withTaskPriority", #"\bwithTaskPriorityEscalationHandler\b"#),
    News(6.2, "safe", #"@(unsafe|safe)\b"#),
    News(6.2, ".defaultIsolation(", #"\.defaultIsolation\("#),
    News(6.2, ".strictMemorySafety(", #"\.strictMemorySafety\("#),
    News(6.2, ".treat", #"\.treat(AllWarnings|Warning)\("#),
    News(6.3, "weak let", #"\bweak let\b"#),
    News(6.3, "@", #"@(c|specialized|export|section|used)\b"#),
    News(6.3, "@inline", #"@inline\(always\)"#), News(6.3, "::", #"\w::\w"#),
    News(6.3, "Test.cancel", #"\bTest\.cancel\b"#), News(6.3, ".isFailure", #"\.isFailure\b"#),
    News(6.3, "severity:", #"\bIssue\.record\([^)]*severity:"#),
  ]

  /// What the manifest has only for 6.2 and later.
  private static let newerFolders = ["Tests/MainActorSupport/", "Tests/MainActorTests/"]

  @Test func theSourcesAreThoseOfSwift61() throws {
    let files = try swiftFiles(in: ["Sources", "Tests", "Benchmarks"])
    #expect(files.count > 500)
    let unread = [
      "Tests/Toolchain/", "Tests/Fixtures/", "Tests/RepositoryTests/Mistakes/", "Tests/Proof/",
    ]
    let search = try Self.search
    for file in files where !unread.contains(where: file.path.hasPrefix) {
      let isNewer = Self.newerFolders.contains(where: file.path.hasPrefix)
      let news = news(in: file.text, from: isNewer ? 6.2 : 6.1, search)
      #expect(news == [], "\(file.path)")
    }
  }

  @Test func theManifestIsThatOfSwift61() throws {
    let manifest = try String(
      contentsOf: packageFolder.appending(path: "Package.swift"), encoding: .utf8)
    #expect(manifest.hasPrefix("// swift-tools-version: 6.1\n"))
    #expect(try news(in: manifest, from: 6.1, Self.search) == [])
    let newer = try #require(manifest.components(separatedBy: "#if compiler(>=6.2)").last)
    for folder in Self.newerFolders {
      let target = "name: \"\(folder.dropFirst("Tests/".count).dropLast())\""
      #expect(newer.contains(target))
      #expect(!manifest.dropLast(newer.count).contains(target))
    }
  }

  @Test func theSearchFindsWhatIsNotGuarded() throws {
    let text = #"""
      // @concurrent
      let text = "@concurrent" + "a::b"
      @concurrent func f() async {}
      #if compiler(>=6.3) && os(Linux)
        weak let a: A?
      #elseif compiler(>=6.2)
        weak let a: A?
        @concurrent func f() async {}
      #else
        func `sing (softly)`() {}
      #endif
      #if compiler(<6.4)
        struct Nest: @MainActor Bird {}
      #else
        let a = nest::egg
      #endif
      let all = """
        @concurrent
        """
      """#
    #expect(
      try news(in: text, from: 6.1, Self.search) == [
        "@concurrent func f() async {}", "weak let a: A?", "func `sing (softly)`() {}",
        "struct Nest: @MainActor Bird {}",
      ])
  }

  private static var search: Search {
    get throws { try news.map { ($0, try Regex($0.pattern)) } }
  }

  // An expression is made anew each time that its literal is met.
  nonisolated(unsafe) private static let text = /#*"{3}.*$|#+".*"#+|"(?:[^"\\]|\\.)*"/
  nonisolated(unsafe) private static let comment = /\/\/.*$/
  nonisolated(unsafe) private static let openingQuotes = /#*"{3}/

  /// The lines of a text that need a newer compiler than reads them.
  private func news(in text: String, from version: Double, _ search: Search) -> [String] {
    let search = search.filter { $0.news.isMarked(in: text) }
    guard !search.isEmpty else { return [] }
    return codeLines(of: text, from: version).filter { line, version in
      let marked = search.filter { $0.news.version > version && $0.news.isMarked(in: line) }
      guard !marked.isEmpty else { return false }
      let code = plain(line)
      return marked.contains { code.contains($0.regex) }
    }.map { plain($0.line) }
  }

  /// A line without comments and texts.
  private func plain(_ line: String) -> String {
    line.replacing(Self.text, with: "\"\"").replacing(Self.comment, with: "")
      .trimmingCharacters(in: .whitespaces)
  }

  /// The lines outside of long texts that are no comments, and the oldest compiler that reads each.
  private func codeLines(
    of text: String, from version: Double
  ) -> [(line: String, version: Double)] {
    var conditions: [(this: Double, otherwise: Double)] = []
    var ending: Substring?
    var found: [(String, Double)] = []
    for line in lines(text) {
      if let delimiter = ending {
        if line.contains(delimiter) { ending = nil }
        continue
      }
      let code = Substring(line.utf8.drop { $0 == UInt8(ascii: " ") })
      guard !code.isEmpty, !code.hasPrefix("//") else { continue }
      if code.hasPrefix("#if") {
        conditions.append(versions(of: code))
      } else if code.hasPrefix("#elseif") {
        let earlier = conditions.removeLast().otherwise
        let this = versions(of: code)
        conditions.append((max(this.this, earlier), max(this.otherwise, earlier)))
      } else if code.hasPrefix("#else") {
        conditions[conditions.count - 1].this = conditions[conditions.count - 1].otherwise
      } else if code.hasPrefix("#endif") {
        conditions.removeLast()
      } else {
        if line.holds("\"\"\""), let start = code.firstMatch(of: Self.openingQuotes),
          !code[start.range.upperBound...].contains("\"\"\"")
        {
          ending = "\"\"\"" + start.output.dropLast(3)
        }
        found.append((String(code), conditions.map(\.this).reduce(version, max)))
      }
    }
    return found
  }

  /// The oldest compiler that reads what follows a condition, and what follows its `#else`.
  private func versions(of condition: Substring) -> (this: Double, otherwise: Double) {
    guard let match = condition.firstMatch(of: /compiler\((>=|<)(\d\.\d)\)/) else { return (0, 0) }
    let version = Double(match.2) ?? 0
    return match.1 == ">=" ? (version, 0) : (0, version)
  }
}
