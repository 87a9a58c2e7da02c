import Foundation
import Testing

@testable internal import MynahMigration

/// Tests that suites in the style of each library's documentation become Mynah suites.
@Suite struct SuiteTests {
  /// Compares the result with `Tests/MigratedTests`, whose files are compiled and run.
  @Test(arguments: Library.allCases)
  func migratedSuitesMatchTheMigratedTests(_ library: Library) throws {
    // Aviary.swift declares most of the mocked types.
    let file = migration(
      try text("Tests/MynahMigrationTests/Suites/\(library.name).swift.txt"), from: library,
      types: try text("Tests/MigratedTests/Aviary.swift"))
    let once = String(decoding: file.migrated, as: UTF8.self)
    let before = once.components(separatedBy: "\n")
    let after = try text("Tests/MigratedTests/\(library.name)Suite.swift")
      .components(separatedBy: "\n")
    for change in after.difference(from: before) {
      switch change {
      case .insert(_, let line, _): #expect(line.hasSuffix("  // by hand"))
      case .remove(let offset, let line, _):
        let isNoted = before[(offset - 1)...(offset + 1)].contains { $0.contains("// TODO(mynah)") }
        #expect(isNoted, "\(line)")
      }
    }
  }

  @Test(arguments: Library.allCases)
  func guideCountsTheStatementsOfEachSuite(_ library: Library) throws {
    let file = migration(
      try text("Tests/MynahMigrationTests/Suites/\(library.name).swift.txt"), from: library,
      types: try text("Tests/MigratedTests/Aviary.swift"))
    let rewritten = file.findings.filter(\.isRewritten)
    let left = file.findings.count - rewritten.count
    let counts = "| \(rewritten.count) | \(rewritten.count { $0.reason != nil }) | \(left) |"
    let rows = try text("Sources/Mynah/Mynah.docc/Migrating.md").split(separator: "\n")
    #expect(
      rows.contains { $0.hasPrefix("| \(library.name)") && $0.hasSuffix(counts) }, "\(counts)")
    #expect(file.problems == [])
  }

  @Test(arguments: Library.allCases)
  func migratingASuiteTwiceChangesNothing(_ library: Library) throws {
    let file = migration(
      try text("Tests/MynahMigrationTests/Suites/\(library.name).swift.txt"), from: library,
      types: try text("Tests/MigratedTests/Aviary.swift"))
    let once = String(decoding: file.migrated, as: UTF8.self)
    #expect(!migration(once, from: library).isChanged)
  }
}
