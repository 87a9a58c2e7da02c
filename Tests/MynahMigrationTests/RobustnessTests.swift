internal import MynahSyntax
import Testing

@testable internal import MynahMigration

/// Whatever a file holds, nothing is lost and nothing traps.
@Suite struct RobustnessTests {
  /// The comments of a text that are not notes or annotations.
  private func comments(in bytes: [UInt8]) -> [String] {
    let source = TokenizedSource(bytes)
    return (0...source.count).flatMap { Comments(in: source.gap(before: $0)).texts }
      .filter { !$0.hasPrefix(Note.mark) && !$0.contains("sourcery:") }
  }

  private func migrate(_ bytes: [UInt8], _ library: Library) -> MigratedFile {
    Migration(of: [SourceText(path: "A.swift", bytes: bytes)], from: library).files[0]
  }

  /// A comment may move to the line above, and none is lost.
  private func expectCommentsStay(_ bytes: [UInt8], _ library: Library) {
    let file = migrate(bytes, library)
    #expect(comments(in: file.migrated).sorted() == comments(in: bytes).sorted())
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

  @Test(arguments: Library.allCases) func everyBeginningOfAFileCanBeMigrated(_ library: Library) {
    let head = Array("import \(library.name)\n".utf8)
    let bytes = head + Array(Self.sample.utf8)
    for end in bytes.indices { expectCommentsStay(Array(bytes[..<end]), library) }
    for start in stride(from: 0, to: Self.sample.utf8.count, by: 5) {
      expectCommentsStay(head + bytes[(head.count + start)...], library)
    }
  }

  /// Each token taken out, and each one twice.
  @Test(arguments: Library.allCases) func aTokenMayBeMissing(_ library: Library) {
    let bytes = Array("import \(library.name)\n\(Self.sample)".utf8)
    for token in LexicalToken.tokens(of: bytes).tokens {
      var text = bytes
      text.removeSubrange(token.range)
      expectCommentsStay(text, library)
      text.insert(contentsOf: bytes[token.range] + bytes[token.range], at: token.range.lowerBound)
      expectCommentsStay(text, library)
    }
  }

  @Test(arguments: Suite.all) func noCommentOfASuiteIsLost(_ suite: Suite) throws {
    let bytes = Array(try suite.original.utf8)
    for end in stride(from: bytes.count, to: 0, by: -397) {
      expectCommentsStay(Array(bytes[..<end]), suite.library)
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
