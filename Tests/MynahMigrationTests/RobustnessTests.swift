internal import MynahSyntax
import Testing

@testable internal import MynahMigration

/// Whatever a file holds, nothing is lost and nothing traps.
@Suite struct RobustnessTests {
  /// The comments of a text that are not notes or annotations, sorted.
  private static func comments(in bytes: [UInt8]) -> [String] {
    let source = TokenizedSource(bytes)
    return (0...source.count).flatMap { Comments(in: source.gap(before: $0)).texts }
      .filter { !$0.hasPrefix(Note.mark) && !$0.contains("sourcery:") }.sorted()
  }

  private func migrate(_ bytes: [UInt8], _ library: Library) -> MigratedFile {
    Migration(of: [SourceText(path: "A.swift", bytes: bytes)], from: library).files[0]
  }

  /// A comment may move to the line above, and none is lost.
  ///
  /// - Parameters:
  ///   - text: A text with its comments.
  ///   - head: What stands before it, which has none.
  private func expectCommentsStay(
    _ text: (bytes: [UInt8], comments: [String]), after head: [UInt8] = [], _ library: Library
  ) {
    let file = migrate(head + text.bytes, library)
    #expect(Self.comments(in: file.migrated) == text.comments)
  }

  /// A text with its comments.
  private static func commented(_ bytes: some Sequence<UInt8>) -> (
    bytes: [UInt8], comments: [String]
  ) {
    let bytes = Array(bytes)
    return (bytes, comments(in: bytes))
  }

  /// Statements of all libraries, with what is hard to read in a file.
  private static let sample = ##"""
    // One
    let bird = MockBird() /* two /* three */ */
    stub(bird) { stub in // four
      when(stub.fly(to: any(), "\(x("y"))")).then { _, b in b }.thenReturn(1, 2)
    }
    verify(bird, times(2)).name.set(equal(to: #"a " b"#))
    given(bird).fly(to: .value("""
      five
      """)).willReturn(1) // six
      .land().willThrow(Lost())
    #if DEBUG
    Given(bird, .fly(to: .any, willReturn: [1: 2][1]!)) // seven
    #endif
    Verify(bird, .never, .name(set: .any))
    let r = /a(b)/
    given(await bird[any()]).will { i in i }
    """##

  /// Every fifth of some texts, not the same for each library: what reads them is nearly the same code.
  private static func share<Text>(of texts: [Text], for library: Library) -> [Text] {
    let first = Library.allCases.firstIndex(of: library) ?? 0
    return stride(from: first, to: texts.count, by: 5).map { texts[$0] }
  }

  /// Beginnings and ends of the sample.
  private static let beginningsAndEnds =
    sample.utf8.indices.map { commented(sample.utf8[..<$0]) }
    + stride(from: 0, to: sample.utf8.count, by: 5).map { commented(sample.utf8.dropFirst($0)) }

  @Test(arguments: Library.allCases) func everyBeginningOfAFileCanBeMigrated(_ library: Library) {
    let head = Array("import \(library.name)\n".utf8)
    for end in head.indices { expectCommentsStay((Array(head[..<end]), []), library) }
    for text in Self.share(of: Self.beginningsAndEnds, for: library) {
      expectCommentsStay(text, after: head, library)
    }
  }

  /// The sample with each token taken out, and with each one twice.
  private static let withTokensChanged = LexicalToken.tokens(of: Array(sample.utf8)).tokens
    .flatMap { token in
      let bytes = Array(sample.utf8)
      var (without, twice) = (bytes, bytes)
      without.removeSubrange(token.range)
      twice.insert(contentsOf: bytes[token.range], at: token.range.lowerBound)
      return [commented(without), commented(twice)]
    }

  @Test(arguments: Library.allCases) func aTokenMayBeMissing(_ library: Library) {
    let head = "import \(library.name)\n"
    for text in Self.share(of: Self.withTokensChanged, for: library) {
      expectCommentsStay(text, after: Array(head.utf8), library)
    }
    let name = library.name
    for head in [" \(name)", "importimport \(name)", "import ", "import \(name)\(name)"] {
      expectCommentsStay(Self.commentedSample, after: Array("\(head)\n".utf8), library)
    }
  }

  private static let commentedSample = commented(sample.utf8)

  @Test(arguments: Suite.all) func noCommentOfASuiteIsLost(_ suite: Suite) throws {
    let bytes = Array(try suite.original.utf8)
    for end in stride(from: bytes.count, to: 0, by: -797) {
      expectCommentsStay(Self.commented(bytes[..<end]), suite.library)
    }
  }

  @Test(arguments: Library.allCases) func strangeTextsStay(_ library: Library) {
    let texts = [
      "", "\n", "\u{FEFF}", "#!/usr/bin/swift\n", "\"", "\"\"\"\n", "/* /* */", "#\"\"\"#\"",
      "`", "verify(", "verify(bird", "verify(bird)", "verify(bird).", "verify(bird).a",
      "verify(bird).a(", "verify(bird).a())", "given(bird).", "stub(", "stub(a) {",
      "stub(a) { in }",
      "stub(a) { b in }", "stub() { }", "when()", "when().then", "Given(", "Given(a", "Given(a,",
      "Given(a,)", "Given(a, .)", "Given(a, .b", "Verify(a, , .b)", "MockBird(", "BirdMock<", "@",
      "@Mockable", "@Mockable(", "import", "mock(A<", "mock(A<B>.self", "between(..<)", "$0", "{",
      "}", ")(", "verify(bird).a([)]", "((((((((((", "))))))))))", "a.b.c.d.e", "verify(,).a()",
      "verify(bird, ).a()", "given(bird).a(,).willReturn(,)", "when(a.b.get).thenReturn()",
      "\u{0}verify(a).b()\u{0}", "verify(é).ü(😀: any())", "verify(a).b(\"\\(c(\"d\"))\")",
    ]
    for text in texts {
      for head in ["", "import \(library.name)\n"] {
        let bytes = Array((head + text).utf8)
        let once = migrate(bytes, library)
        let twice = migrate(once.migrated, library)
        #expect(!twice.isChanged || library == .swiftymocky, "\(text)")
      }
    }
  }

  @Test func bytesThatAreNoTextDoNotTrap() {
    for library in Library.allCases {
      _ = migrate(Array("import \(library.name)\nverify(\"".utf8) + [0xFF, 0xC0, 0x80], library)
    }
  }

  @Test func deepNestingCostsLittle() {
    let depth = 2_000
    let text =
      "import Cuckoo\n" + String(repeating: "f(", count: depth) + "verify(bird).land()"
      + String(repeating: ")", count: depth)
    let file = migrate(Array(text.utf8), .cuckoo)
    #expect(file.rewrittenCount == 2)
  }
}
