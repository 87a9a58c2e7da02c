import Testing

/// Tests for code that compiles for the oldest supported systems but doesn't work on them.
struct SystemVersionTests {
  /// Checks that array literals of metatypes are declared with the type `[Any.Type]`.
  ///
  /// Otherwise, Swift infers noncopyable metatypes, and searching the array crashes on old systems.
  @Test func arraysOfMetatypesDeclareTheirElementType() throws {
    let files = try swiftFiles(
      in: ["Mynah", "MynahCore", "MynahHTTP", "MynahStubs"].map { "Sources/\($0)" })
    #expect(files.count > 50)
    for file in files {
      let untyped = lines(file.text).filter { line in
        line.holds(".self, ") && line.contains(#/\[[\w.]+\.self, /#) && !line.holds("[Any.Type] =")
      }
      #expect(untyped == [], "\(file.path)")
    }
  }

  @Test func onlyExpectedFilesImportFoundation() throws {
    let importing = try swiftFiles(in: ["Sources"]).filter { file in
      file.text.holds("import Foundation")
        && file.text.contains(
          /(?m)^(?: *(?:internal|public|package|private|@\w+) )+import Foundation|^import Foundation/
        )
    }.map { $0.path.dropFirst("Sources/".count) }
    #expect(
      Set(importing.map { $0.prefix { $0 != "/" } }) == [
        "GenerateMocks", "Mynah", "MynahCLI", "MynahCarriedStubs", "MynahCommands", "MynahHTTP",
        "MynahMigration", "MynahPlugin",
      ])
    #expect(
      importing.filter { $0.hasPrefix("Mynah/") }.sorted() == [
        "Mynah/ComparedByParts.swift", "Mynah/TestReporter.swift",
        "Mynah/ValueProvider+Dates.swift",
      ])
  }
}
