internal import MynahSyntax
import Testing

@testable internal import MynahMigration

/// Test files of the four libraries, as their documentation writes them, are tests of Mynah afterwards.
@Suite struct SuiteTests {
  /// `Tests/MigratedTests` compiles and runs what this compares.
  @Test(arguments: Suite.all) func migratedSuitesAreTheTestsThatRun(_ suite: Suite) throws {
    var text = String(decoding: try suite.migrated.migrated, as: UTF8.self)
    for (migrated, changed) in suite.byHand {
      try #require(text.contains(migrated), "\(migrated)")
      text = text.replacing(migrated, with: changed, maxReplacements: 1)
    }
    #expect(try text == suite.compiled)
  }

  @Test(arguments: Suite.all) func statementsAreCounted(_ suite: Suite) throws {
    let file = try suite.migrated
    let rewritten = file.findings.filter(\.isRewritten)
    let left = file.findings.count - rewritten.count
    #expect([rewritten.count, left, rewritten.count { $0.reason != nil }] == suite.counts)
    #expect(file.problems == [])
  }

  @Test(arguments: Suite.all) func aSecondRunChangesNothing(_ suite: Suite) throws {
    let once = try suite.migrated
    let again = Migration(
      of: [SourceText(path: "Suite.swift", bytes: once.migrated)], from: suite.library)
    #expect(!again.files[0].isChanged)
  }
}
