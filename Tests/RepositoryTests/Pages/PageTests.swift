import Foundation
import Testing

/// Tests that this repository's tests contain the code and failures in the documentation.
@Suite struct PageTests {
  /// The README and all pages of the guide.
  static let pages =
    ["README.md"] + Repository.files(in: "Sources/Mynah/Mynah.docc", withExtension: "md")

  /// The source files of all test targets.
  private static let sources = Result {
    try TestedSources(in: Repository.names(in: "Tests").filter { $0.hasSuffix("Tests") })
  }

  @Test(arguments: pages) func codeBlocksAreTested(_ path: String) throws {
    let sources = try Self.sources.get()
    for block in try Page(path).blocks {
      switch block.language {
      case "console": continue
      case "swift" where block.isManifest: continue
      case "swift": #expect(sources.contain(block.lines) as Bool, "\(path), \(block)")
      case "text": #expect(sources.contain(block.failureLines) as Bool, "\(path), \(block)")
      default: Issue.record("\(path), \(block) is marked \(block.language)")
      }
    }
  }
}
