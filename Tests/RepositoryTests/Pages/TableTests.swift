import Testing

/// What the tables of the documentation say can be read, and what they show is compiled.
@Suite struct TableTests {
  /// The pages about moving from other libraries, and from doubles that are written by hand.
  private static let migrations = Repository.files(
    in: "Sources/Mynah/Mynah.docc", withExtension: "md"
  )
  .filter { $0.contains("/Migrating-from-") }

  private static let sources = Result { try TestedSources(in: ["Tests/GuideTests"]) }

  /// DocC drops what a row has too many, and leaves empty what it has too few.
  @Test(arguments: PageTests.pages) func rowsHaveTheCellsOfTheirHeader(_ path: String) throws {
    for table in try Page(path).tables {
      for row in table.rows {
        #expect(row.count == table.header.count, "\(path), \(table): \(row)")
      }
    }
  }

  /// Where the last column is headed by Mynah, each piece of code in it stands on a line of a test.
  ///
  /// Where it is headed by "With Mynah", each piece is a whole line, as are the others' on their side.
  @Test(arguments: migrations) func wordsAndStatementsAreThoseOfTests(_ path: String) throws {
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
