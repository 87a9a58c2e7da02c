import Testing

@testable import MynahCLI

struct IgnoredPathsTests {
  private func ignored(
    _ paths: [String], by files: [String: String], root: String = "/birds"
  ) -> [String] {
    var ignored = IgnoredPaths(read: { files[$0] }, isRoot: { $0 == root })
    return paths.filter {
      ignored.contains($0.hasSuffix("/") ? String($0.dropLast()) : $0, isFolder: $0.hasSuffix("/"))
    }
  }

  /// Checks the ignore file and the type lines that the page about generating shows.
  @Test func theLastMatchingPatternDecides() {
    let file = """
      # What another tool generates
      *.pb.swift
      Generated/

      # but read this one
      !Birds.pb.swift

      # Only in this folder
      /Sources/Legacy/**
      """
    let left = [
      "Sources/Nest.pb.swift", "Sources/Generated/Birds.pb.swift", "Sources/Legacy/Old/Nest.swift",
    ]
    let read = ["Sources/Birds.pb.swift", "Other/Sources/Legacy/Nest.swift", "Sources/Nest.swift"]
    let paths = (left + read).map { "/birds/\($0)" }
    #expect(ignored(paths, by: ["/birds/.mynahignore": file]) == Array(paths.prefix(left.count)))
    let types = IgnoreFile(
      """
      type:Bird
      type:Aviary.Nest.Egg
      """
    ).types
    #expect(types == ["Bird", "Aviary.Nest.Egg"])
  }

  @Test func pathsOnWindowsDrivesMatch() {
    let files = ["C:/birds/.mynahignore": "*.swift", "C:/.mynahignore": "*", "/.mynahignore": "*"]
    let paths = ["C:/birds/a.swift", "C:/birds/a.txt"]
    #expect(ignored(paths, by: files, root: "C:/birds") == ["C:/birds/a.swift"])
    #expect(ignored(paths, by: files, root: "none") == paths)
  }

  @Test func ignoreFilesAboveTheRepositoryAreNotRead() {
    #expect(ignored(["/birds/a.swift"], by: ["/.mynahignore": "*"]) == [])
    #expect(
      ignored(["/birds/a.swift"], by: ["/.mynahignore": "*"], root: "/elsewhere")
        == ["/birds/a.swift"])
  }

  @Test func deeperFilesOverrideOtherFiles() {
    let files = ["/birds/.mynahignore": "*.swift", "/birds/x/.mynahignore": "!a.swift\n/b.txt"]
    let paths = [
      "/birds/a.swift", "/birds/x/a.swift", "/birds/x/y/a.swift", "/birds/x/b.swift",
      "/birds/x/b.txt", "/birds/x/y/b.txt",
    ]
    #expect(
      ignored(paths, by: files) == ["/birds/a.swift", "/birds/x/b.swift", "/birds/x/b.txt"])
  }

  @Test func filesOfIgnoredFoldersStayIgnored() {
    let files = ["/birds/.mynahignore": "x/\n!x/a.swift", "/birds/x/.mynahignore": "!a.swift"]
    #expect(
      ignored(
        ["/birds/x/", "/birds/x/a.swift", "/birds/x/y/b.swift", "/birds/b.swift"], by: files)
        == ["/birds/x/", "/birds/x/a.swift", "/birds/x/y/b.swift"])
  }

  @Test func filesOfMatchedPathsCanBeIncludedAgain() {
    #expect(
      ignored(
        ["/birds/x/a.swift", "/birds/x/b.swift"], by: ["/birds/.mynahignore": "x/*\n!x/a.swift"])
        == ["/birds/x/b.swift"])
  }

  @Test func manyFoldersInAPatternAreMatchedQuickly() {
    let pattern = Array(repeating: "**/a", count: 30).joined(separator: "/") + "/b"
    let path = "/birds" + String(repeating: "/a", count: 200) + "/c"
    #expect(ignored([path], by: ["/birds/.mynahignore": pattern]) == [])
  }

  @Test func ignoreFilesCanHaveWindowsLineEndings() {
    let text = "\u{FEFF}*.a\r\n# comment\r\n\r\n*.b\r\n"
    #expect(
      ignored(["/birds/x.a", "/birds/x.b", "/birds/x.c"], by: ["/birds/.mynahignore": text])
        == ["/birds/x.a", "/birds/x.b"])
  }

  @Test func typeLinesMatchNoFiles() {
    let files = [
      "/birds/.mynahignore": "type:Bird\n*.md\ntype: Nest.Egg \r",
      "/birds/x/.mynahignore": "type:Sea.Fish",
    ]
    var ignored = IgnoredPaths(read: { files[$0] }, isRoot: { $0 == "/birds" })
    let isIgnored = ignored.contains("/birds/x/type:Bird", isFolder: false)
    #expect(!isIgnored)
    #expect(ignored.types == ["Bird", "Nest.Egg", "Sea.Fish"])
  }
}
