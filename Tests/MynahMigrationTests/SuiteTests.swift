import Foundation
import Testing

@testable internal import MynahMigration

/// Test files of the four libraries, as their documentation writes them, are tests of Mynah afterwards.
@Suite struct SuiteTests {
  /// `Tests/MigratedTests` compiles and runs what this compares.
  @Test(arguments: Library.allCases)
  func migratedSuitesAreTheTestsThatRun(_ library: Library) throws {
    let before = String(decoding: try suite(of: library).migrated, as: UTF8.self)
      .components(separatedBy: "\n")
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

  @Test(arguments: Library.allCases) func thePageCountsTheStatements(_ library: Library) throws {
    let file = try suite(of: library)
    let rewritten = file.findings.filter(\.isRewritten)
    let left = file.findings.count - rewritten.count
    let counts = "| \(rewritten.count) | \(rewritten.count { $0.reason != nil }) | \(left) |"
    let rows = try text("Docs/Mynah.docc/Migrating.md").split(separator: "\n")
    #expect(
      rows.contains { $0.hasPrefix("| \(library.name)") && $0.hasSuffix(counts) }, "\(counts)")
    #expect(file.problems == [])
  }

  @Test(arguments: Library.allCases) func aSecondRunChangesNothing(_ library: Library) throws {
    let once = String(decoding: try suite(of: library).migrated, as: UTF8.self)
    #expect(!migration(once, from: library).isChanged)
  }

  /// The migrated file; the types that it mocks are in a file beside it.
  private func suite(of library: Library) throws -> MigratedFile {
    migration(
      try text("Tests/MynahMigrationTests/Suites/\(library.name).swift.txt"), from: library,
      types: try text("Tests/MigratedTests/Aviary.swift"))
  }
}
