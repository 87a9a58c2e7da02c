import Testing

/// Tests that the documentation's tables are well formed, and that their code is compiled.
@Suite struct TableTests {
  /// The pages about migrating from other libraries, and from handwritten test doubles.
  private static let migrations = Repository.files(
    in: "Sources/Mynah/Mynah.docc", withExtension: "md"
  )
  .filter { $0.contains("/Migrating-from-") }

  private static let sources = Result { try TestedSources(in: ["Tests/GuideTests"]) }

  /// Checks the number of cells, because DocC drops extra cells and leaves missing cells empty.
  @Test(arguments: PageTests.pages) func rowsHaveAsManyCellsAsTheirHeader(_ path: String) throws {
    for table in try Page(path).tables {
      for row in table.rows {
        #expect(row.count == table.header.count, "\(path), \(table): \(row)")
      }
    }
  }

  /// Checks that tests contain each piece of code in a last column with the title "Mynah".
  ///
  /// If the title is "With Mynah", each piece of code must be a complete line of a test.
  @Test(arguments: migrations) func migrationTablesContainTestedCode(_ path: String) throws {
    let sources = try Self.sources.get()
    for table in try Page(path).tables where table.header.last == "Mynah" {
      for code in table.rows.compactMap(\.last).flatMap(Table.code) {
        #expect(sources.containPiece(code) as Bool, "\(path), \(table): \(code)")
      }
    }

    let tables = try Page(path).tables.filter { $0.header.last == "With Mynah" }
    let rows = tables.flatMap(\.rows)
    if !path.contains("Mockingbird") { #expect(rows.count >= 10, "\(path)") }
    for row in rows {
      let lines = Table.code(in: row[1])
      let isCompiled = !lines.isEmpty && lines.allSatisfy { sources.contain([$0]) }
      #expect(isCompiled, "\(path): \(row[1])")
    }
  }
}
