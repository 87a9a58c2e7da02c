import Foundation
import Testing

@testable internal import MynahMigration

/// The pages about moving show what the command makes of ten statements.
@Suite struct StatementTableTests {
  @Test(arguments: [Library.cuckoo, .mockable, .swiftymocky])
  func statementsBecomeWhatIsShown(_ library: Library) throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Docs/Mynah.docc/Migrating-from-\(library.name).md")
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
    let rows = lines.drop { !$0.hasSuffix("| With Mynah |") }.dropFirst(2)
      .prefix { $0.hasPrefix("|") }
    var compared = 0
    for row in rows {
      guard let cells = row.wholeMatch(of: #/\| \x60([^\x60]+)\x60 \| \x60([^\x60]+)\x60 \|/#)
      else { continue }
      let statement = String(cells.1)
      let isStub = statement.hasPrefix("when(stub.")
      let before = isStub ? "stub(bird) { stub in \(statement) }" : statement
      let after = try migrated(before, from: library, types: "protocol Bird { func land() }")
      #expect(after == String(cells.2))
      compared += 1
    }
    #expect(compared >= 10)
  }
}
