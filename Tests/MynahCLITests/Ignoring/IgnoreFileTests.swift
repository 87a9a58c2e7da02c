import Testing

@testable import MynahCLI

struct IgnoreFileTests {
  @Test(arguments: [
    ("types:Bird", 1, "types:"), ("# Mocks\nType:Bird", 2, "Type:"),
    ("protocol:Bird", 1, "protocol:"), ("\n\nType:Bird", 3, "Type:"),
  ])
  func anUnknownKeywordIsAMistake(text: String, line: Int, keyword: String) throws {
    let mistake = try #require(IgnoreFile(text).mistake)
    #expect(mistake.line == line)
    #expect(mistake.keyword == keyword)
  }

  @Test(arguments: ["type:Bird", "#types:Bird", "C:/Birds", "Birds/types:Bird", "*.swift", ":Bird"])
  func otherLinesAreNotMistakes(text: String) {
    #expect(IgnoreFile(text).mistake == nil)
  }

  @Test func anUnknownKeywordIsAnErrorAtItsLine() throws {
    let folder = try Folder()
    try folder.write("protocol Bird {}", to: "Bird.swift")
    try folder.write("*.md\ntypes:Bird\n", to: ".mynahignore")
    let error = #expect(throws: CommandError.self) { try reader(of: folder) }
    #expect(
      error?.message == """
        \(folder.path)/.mynahignore:2:1: error: unknown keyword 'types:'. \
        Write type:Bird to exclude a type, or the path of a file or folder.
        """)
  }

  @Test func linesThatMatchNothingAreWarnings() throws {
    let folder = try Folder()
    try folder.write("protocol Bird {}", to: "Bird.swift")
    try folder.write("type:Brid\nOld/**\nBird.swift\ntype:Birds.Nest\n", to: ".mynahignore")
    let warnings = try reader(of: folder).warnings(aboutUndeclaredTypes: ["Brid", "Birds.Nest"])
    #expect(
      warnings == [
        "\(folder.path)/.mynahignore:1:1: warning: no type is named 'Brid'",
        "\(folder.path)/.mynahignore:2:1: warning: no file matches 'Old/**'",
        "\(folder.path)/.mynahignore:4:1: warning: no type is named 'Birds.Nest'",
      ])
  }

  @Test func linesForOtherTargetsAreNotWarnings() throws {
    let folder = try Folder()
    try folder.write("protocol Bird {}", to: "Birds/Bird.swift")
    try folder.write("protocol Fish {}", to: "Sea/Fish.swift")
    try folder.write("type:Fish\nSea/Old*\nSea/Fish.swift\n!Sea\n", to: ".mynahignore")
    try folder.write("", to: "Sea/Older/Fish.swift")
    let warnings = try reader(of: folder, sources: "Birds").warnings(aboutUndeclaredTypes: ["Fish"])
    #expect(warnings == [])
  }

  private func reader(of folder: Folder, sources: String = "") throws -> SourceReader {
    var reader = SourceReader(Progress("a test"))
    let path = folder.path + (sources.isEmpty ? "" : "/\(sources)")
    _ = try reader.texts(in: [path], ignoring: true)
    return reader
  }
}
