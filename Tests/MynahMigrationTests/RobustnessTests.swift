internal import MynahSyntax
import Testing

@testable internal import MynahMigration

/// Tests that migrating unusual files doesn't lose comments or crash.
@Suite struct RobustnessTests {
  /// Returns the sorted comments of a file, without notes and annotations.
  private static func comments(in bytes: [UInt8]) -> [String] {
    let source = TokenizedSource(bytes)
    return (0...source.count).flatMap { Comments(in: source.gap(before: $0)).texts }
      .filter { !$0.hasPrefix(Plan.noteMark) && !$0.contains("sourcery:") }.sorted()
  }

  private func migrate(_ bytes: [UInt8], _ library: Library) -> MigratedFile {
    Migration(of: [SourceText(path: "A.swift", bytes: bytes)], from: library).files[0]
  }

  /// Statements of all libraries, with syntax that is hard to parse.
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

  @Test(arguments: Library.allCases) func invalidBytesAreReplaced(_ library: Library) {
    let head = Array("import \(library.name)\n".utf8)
    let invalid = Array("verify(\"".utf8) + [0xFF, 0xC0, 0x80]
    let replaced = Array("(\"\u{FFFD}\u{FFFD}\u{FFFD}".utf8)
    #expect(migrate(head + invalid, library).migrated.suffix(replaced.count) == replaced[...])
  }

  @Test(arguments: Library.allCases) func truncatedFilesCanBeMigrated(
    _ library: Library
  ) {
    let head = Array("import \(library.name)\n".utf8)
    let sample = Array(Self.sample.utf8)
    for end in stride(from: 0, through: sample.count, by: 11) {
      for text in [sample[..<end], sample[end...]] {
        let file = migrate(head + text, library)
        #expect(Self.comments(in: file.migrated) == Self.comments(in: Array(text)))
        #expect(!migrate(file.migrated, library).isChanged || library == .swiftymocky)
      }
    }
  }

  @Test func deeplyNestedCallsAreMigrated() {
    let depth = 2_000
    let text =
      "import Cuckoo\n" + String(repeating: "f(", count: depth) + "verify(bird).land()"
      + String(repeating: ")", count: depth)
    let file = migrate(Array(text.utf8), .cuckoo)
    #expect(file.findings.count(where: \.isRewritten) == 2)
  }
}
