import Testing

@testable import MynahCLI

/// The ignore file that the page about generating shows.
@Suite struct IgnoreGuideTests {
  let file = """
    # What another tool generates
    *.pb.swift
    Generated/

    # but read this one
    !Birds.pb.swift

    # Only in this folder
    /Sources/Legacy/**
    """

  @Test(arguments: [
    ("Sources/Nest.pb.swift", true), ("Sources/Birds.pb.swift", false),
    ("Sources/Generated/Nest.swift", true), ("Sources/Generated/Birds.pb.swift", true),
    ("Sources/Legacy/Old/Nest.swift", true), ("Other/Sources/Legacy/Nest.swift", false),
    ("Sources/Nest.swift", false),
  ])
  func filesAreLeftOut(path: String, isIgnored: Bool) {
    var ignored = IgnoredPaths(
      read: { $0 == "/birds/.mynahignore" ? file : nil }, isRoot: { $0 == "/birds" })
    #expect(ignored.contains("/birds/\(path)", isFolder: false) == isIgnored)
  }

  @Test func typesAreLeftOut() {
    let file = IgnoreFile(
      """
      type:Bird
      type:Aviary.Nest.Egg
      """)
    #expect(file.types == ["Bird", "Aviary.Nest.Egg"])
  }
}
