import Foundation
import Testing

@testable internal import MynahMigration

/// Test files of the four libraries, as their documentation writes them, are tests of Mynah afterwards.
@Suite struct SuiteTests {
  /// `Tests/MigratedTests` compiles and runs what this compares.
  @Test(arguments: Library.allCases)
  func migratedSuitesAreTheTestsThatRunAndThatThePageCounts(_ library: Library) throws {
    // The types that are mocked are in a file beside it.
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

    let rewritten = file.findings.filter(\.isRewritten)
    let left = file.findings.count - rewritten.count
    let counts = "| \(rewritten.count) | \(rewritten.count { $0.reason != nil }) | \(left) |"
    let rows = try text("Sources/Mynah/Mynah.docc/Migrating.md").split(separator: "\n")
    #expect(
      rows.contains { $0.hasPrefix("| \(library.name)") && $0.hasSuffix(counts) }, "\(counts)")
    #expect(file.problems == [])

    // A second run changes nothing.
    #expect(!migration(once, from: library).isChanged)
  }
}
