internal import MynahSyntax
import Testing

@testable internal import MynahMigration

@Suite struct ReportTests {
  private static let text = """
    import Cuckoo
    import XCTest

    final class BirdTests: XCTestCase {
      func testA() {
        let bird = MockBird()
        let x = 1
        let y = 2
        let z = 3
        let a = 4
        let b = 5
        let c = 6
        let d = 7
        verify(bird, often()).land()
        verify(bird, times(2)).land(
      }
    }
    """

  @Test func diffShowsTheChangedStatements() {
    let file = migration(Self.text, from: .cuckoo, path: "Tests/BirdTests.swift")
    #expect(
      file.diff == """
        --- a/Tests/BirdTests.swift
        +++ b/Tests/BirdTests.swift
        @@ -1,9 +1,9 @@
        -import Cuckoo
        +import Mynah
         import XCTest
         
         final class BirdTests: XCTestCase {
           func testA() {
        -    let bird = MockBird()
        +    let bird = mock(Bird.self)
             let x = 1
             let y = 2
             let z = 3
        @@ -11,7 +11,9 @@
             let b = 5
             let c = 6
             let d = 7
        +    // TODO(mynah): Mynah has no often(): write a count such as exactly(2)
             verify(bird, often()).land()
        +    // TODO(mynah): Mynah has no times
             verify(bird, times(2)).land(
           }
         }
        \\ No newline at end of file

        """)
  }

  @Test func reportListsTheLeftStatements() {
    let files = [(Self.text, "Tests/BirdTests.swift"), ("import XCTest\n", "Tests/Other.swift")].map
    {
      SourceText(path: $1, bytes: Array($0.utf8))
    }
    #expect(
      Migration(of: files, from: .cuckoo).report == """
        Tests/BirdTests.swift: 2 statements rewritten, 2 left
          Tests/BirdTests.swift:14: left: Mynah has no often(): write a count such as exactly(2)
          Tests/BirdTests.swift:15: left: Mynah has no times
          Tests/BirdTests.swift:15:32: can't be parsed: '(' is unbalanced
        no file declares Bird: pass the sources too, because they show classes and handwritten mocks
        2 files, 1 changed: 2 statements rewritten, 2 left
        """)
  }

  @Test func migrationsWithoutLeftStatementsAreComplete() {
    let left = SourceText(path: "A.swift", text: Self.text)
    let other = "import Mockable\nwhen(bird).land().perform { n += 1 }\n"
    let rewritten = SourceText(path: "A.swift", text: other)
    #expect(!Migration(of: [left], from: .cuckoo).isComplete)
    #expect(Migration(of: [rewritten], from: .mockable).isComplete)
  }

  @Test func reportListsStatementsToCheck() {
    let other = "import Mockable\ngiven(a).b().willReturn(1)\ngiven(a).b().willReturn(2)\n"
    #expect(
      Migration(of: [SourceText(path: "A.swift", bytes: Array(other.utf8))], from: .mockable).report
        == """
        A.swift: 3 statements rewritten, 0 left, 1 to check
          A.swift:3: to check: the newest stub answers, not the oldest: chain the answers
        1 file, 1 changed: 3 statements rewritten, 0 left, 1 to check
        """)
  }

  @Test(arguments: [
    ("a\nb\n", "a\nb\n", ""),
    ("a\n", "b\n", "@@ -1 +1 @@\n-a\n+b\n"),
    ("a", "b", "@@ -1 +1 @@\n-a\n\\ No newline at end of file\n+b\n\\ No newline at end of file\n"),
    ("", "a\n", "@@ -0,0 +1 @@\n+a\n"),
    ("a\n", "", "@@ -1 +0,0 @@\n-a\n"),
    (
      "1\n2\n3\n4\n5\n6\n7\n8\n9\n", "1\n2\n3\n4\nx\n6\n7\n8\n9\n",
      "@@ -2,7 +2,7 @@\n 2\n 3\n 4\n-5\n+x\n 6\n 7\n 8\n"
    ),
    ("a\nb\n", "a\nx\ny\nb\n", "@@ -1,2 +1,4 @@\n a\n+x\n+y\n b\n"),
    ("a\r\nb\r\n", "a\r\nc\r\n", "@@ -1,2 +1,2 @@\n a\r\n-b\r\n+c\r\n"),
  ])
  func diffsHaveTheUnifiedFormat(old: String, new: String, hunks: String) {
    let text = UnifiedDiff(old: Array(old.utf8), new: Array(new.utf8), path: "./x").text
    #expect(text == "--- a/x\n+++ b/x\n" + hunks)
  }
}
