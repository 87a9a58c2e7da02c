import Foundation
internal import MynahSyntax
import Testing

@testable internal import MynahMigration

/// What the guide's page shows is what the command does.
@Suite struct PageTests {
  private static let page = Result {
    try String(
      contentsOf: URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../Docs/Mynah.docc/Migrating.md"), encoding: .utf8)
  }

  @Test func theExampleIsWhatIsPrinted() throws {
    let text = """
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
    let file = SourceText(path: "Tests/PostOfficeTests.swift", bytes: Array(text.utf8))
    let migration = Migration(of: [file], from: .cuckoo)
    let printed = "```console\n\(migration.files[0].diff)\(migration.report)\n```\n"
    #expect(try Self.page.get().contains(printed), "\(printed)")
  }

  @Test(arguments: Suite.all) func theCountsAreThoseOfTheSuites(_ suite: Suite) throws {
    let row = try #require(
      try Self.page.get().split(separator: "\n")
        .first { $0.hasPrefix("| \(suite.library.name)") && $0.filter { $0 == "|" }.count == 5 })
    let counts = row.split(separator: "|").dropFirst().map { $0.filter(\.isNumber) }
    #expect(counts.filter { !$0.isEmpty } == [0, 2, 1].map { "\(suite.counts[$0])" })
  }
}
