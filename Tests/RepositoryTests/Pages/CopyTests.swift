import Foundation
import Testing

/// Files that must stand twice are alike.
@Suite struct CopyTests {
  @Test func thePluginsReadTheSameSourcesAndNothingIsALink() throws {
    for file in ["TargetSources", "TargetSources+Xcode", "XcodeSettings"] {
      let copies = try ["MynahPlugin", "GenerateMocks"].map {
        try Repository.text(of: "Sources/\($0)/\(file).swift")
      }
      #expect(copies[0] == copies[1], "\(file)")
    }

    // A link becomes a text file where a checkout has none, as on Windows.
    let files = FileManager.default.enumerator(
      at: Repository.file("Sources"), includingPropertiesForKeys: [.isSymbolicLinkKey])
    let links = try (files?.allObjects as? [URL] ?? []).filter {
      try $0.resourceValues(forKeys: [.isSymbolicLinkKey]).isSymbolicLink == true
    }
    #expect(links == [])
  }
}
