import Foundation
import Testing

/// What the documentation shows is what the tests of this repository compile and run.
@Suite struct PageTests {
  /// The README and all pages of the guide.
  static let pages =
    ["README.md"] + Repository.files(in: "Docs/Mynah.docc", withExtension: "md")

  /// The tests of all modules.
  private static let sources = Result {
    try TestedSources(in: Repository.names(in: "Tests").filter { $0.hasSuffix("Tests") })
  }

  @Test func allPagesAreLookedAt() {
    #expect(Set(Self.pages).isSuperset(of: ["README.md", "Docs/Mynah.docc/Mocking.md"]))
  }

  @Test(arguments: pages) func examplesAreCompiledByTests(_ path: String) throws {
    let sources = try Self.sources.get()
    for block in try Page(path).blocks where block.language == "swift" && !block.isManifest {
      let isCompiled = sources.contain(block.lines)
      #expect(isCompiled, "\(path), \(block)")
    }
  }

  @Test(arguments: pages) func failuresAreExpectedByTests(_ path: String) throws {
    let sources = try Self.sources.get()
    for block in try Page(path).blocks where block.language == "text" {
      let isExpected = sources.contain(block.failureLines)
      #expect(isExpected, "\(path), \(block)")
    }
  }

  @Test(arguments: pages) func blocksSayWhatTheyHold(_ path: String) throws {
    for block in try Page(path).blocks {
      #expect(["swift", "text", "console"].contains(block.language), "\(path), \(block)")
    }
  }
}
