internal import MynahSyntax
import Testing

@testable internal import MynahMigration

/// Tests that the guide's pages show the real output of the command.
@Suite struct PageTests {
  @Test func guideExampleMatchesTheOutput() throws {
    let before = """
      import Cuckoo
      import XCTest

      final class PostOfficeTests: XCTestCase {
        func testLettersAreDelivered() throws {
          let bird = MockBird()
          stub(bird) { stub in
            when(stub.canReach(any())).thenReturn(true)
            when(stub.fly(to: equal(to: "Oslo"), speed: anyInt())).thenReturn(3)
          }

          let answer = try PostOffice(bird: bird).send(to: "Oslo")

          XCTAssertEqual(answer, "Delivered in 3 hours.")
          verify(bird, times(1)).fly(to: "Oslo", speed: 40)
          verify(bird, never()).canReach(not(equal(to: "Oslo")))
        }
      }

      """
    let migration = Migration(
      of: [
        SourceText(path: "Tests/PostOfficeTests.swift", text: before),
        SourceText(path: "Sources/Bird.swift", text: "protocol Bird {}"),
      ], from: .cuckoo)
    let printed = "```console\n\(migration.files[0].diff)\(migration.report)\n```\n"
    #expect(try text("Sources/Mynah/Mynah.docc/Migrating.md").contains(printed), "\(printed)")
  }

  /// Checks the tables of statements in the pages about other libraries.
  @Test(arguments: [Library.cuckoo, .mockable, .swiftymocky, .spyable, .mockolo])
  func tablesMatchTheMigratedStatements(_ library: Library) throws {
    let page = try text("Sources/Mynah/Mynah.docc/Migrating-from-\(library.name).md")
    let rows = page.split(separator: "| With Mynah |\n")[1].split(separator: "\n")
      .prefix { $0.hasPrefix("|") }
      .compactMap { $0.wholeMatch(of: #/\| \x60([^\x60]+)\x60 \| \x60([^\x60]+)\x60 \|/#) }
    #expect(rows.count >= 10)
    let types = try text("Tests/GuideTests/Birds/Bird.swift")
      .replacing("protocol Bird", with: "/// @mockable\n@Spyable protocol Bird")
    for row in rows {
      let isStub = row.1.hasPrefix("when(stub.")
      let before = isStub ? "stub(bird) { stub in \(row.1) }" : String(row.1)
      let after = try migrated(before, from: library, types: types)
      #expect(after == row.2)
    }
  }
}
