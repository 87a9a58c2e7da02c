import Foundation
import Testing

/// Tests that files with a copy in another folder are equal to the copy.
@Suite struct CopyTests {
  @Test(arguments: ["TargetSources", "TargetSources+Xcode", "XcodeSettings"])
  func copiesOfThePluginsAreEqual(file: String) throws {
    let copies = try ["MynahPlugin", "GenerateMocks"].map {
      try Repository.text(of: "Sources/\($0)/\(file).swift")
    }
    #expect(copies[0] == copies[1])
  }

  @Test func sourcesHaveNoSymbolicLinks() throws {
    // A symbolic link becomes a text file if a checkout doesn't support links, such as on Windows.
    let files = FileManager.default.enumerator(
      at: Repository.file("Sources"), includingPropertiesForKeys: [.isSymbolicLinkKey])
    let links = try (files?.allObjects as? [URL] ?? []).filter {
      try $0.resourceValues(forKeys: [.isSymbolicLinkKey]).isSymbolicLink == true
    }
    #expect(links == [])
  }
}
