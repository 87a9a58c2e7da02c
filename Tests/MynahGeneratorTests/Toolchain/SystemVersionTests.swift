import Testing

/// What the oldest systems can not do, though it compiles for them.
struct SystemVersionTests {
  /// An array of types that are compared is one of types that need not be copyable, where it does not say what it holds.
  ///
  /// Old runtimes do not know those, and a search in it ends the process.
  @Test func arraysOfTypesSayWhatTheyHold() throws {
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

  @Test func foundationIsOffThePathOfACall() throws {
    let importing = try swiftFiles(in: ["Sources"]).filter { file in
      file.text.holds("import Foundation")
        && file.text.contains(
          /(?m)^(?: *(?:internal|public|package|private|@\w+) )+import Foundation|^import Foundation/
        )
    }.map { $0.path.dropFirst("Sources/".count) }
    #expect(
      Set(importing.map { $0.prefix { $0 != "/" } }) == [
        "GenerateMocks", "Mynah", "MynahCLI", "MynahCarriedStubs", "MynahHTTP", "MynahPlugin",
      ])
    #expect(
      importing.filter { $0.hasPrefix("Mynah/") }.sorted() == [
        "Mynah/TestReporter.swift", "Mynah/ValueProvider+Dates.swift",
      ])
  }
}
