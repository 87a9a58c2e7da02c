import Foundation
import Testing

/// What the documentation shows is what the tests of this repository compile and run.
@Suite struct PageTests {
  static let pages = [
    "README.md", "Docs/Mynah.docc/Mynah.md", "Docs/Mynah.docc/Mocking.md",
    "Docs/Mynah.docc/Stubbing.md", "Docs/Mynah.docc/Matching.md", "Docs/Mynah.docc/Verifying.md",
    "Docs/Mynah.docc/Sessions.md", "Docs/Mynah.docc/Migrating-from-Mockingbird.md",
    "Docs/Mynah.docc/Comparison.md", "Docs/Mynah.docc/Stubs.md",
    "Docs/Mynah.docc/GeneratedStubs.md", "Docs/Mynah.docc/Generating.md",
    "Docs/Mynah.docc/HTTP.md", "Docs/Mynah.docc/Lifetimes.md",
    "Docs/Mynah.docc/HowItWorks.md",
  ]

  static let folders = [
    "Tests/GuideTests", "Tests/ReadmeTests", "Tests/MynahTests", "Tests/MynahStubsTests/Guide",
    "Tests/GeneratedStubsTests", "Tests/MynahHTTPTests/Guide", "Tests/MynahCommandsTests/Guide",
  ]

  @Test(arguments: pages) func examplesAreCompiledByTests(_ path: String) throws {
    let sources = try TestedSources(in: Self.folders)
    for block in try Page(path).blocks where block.language == "swift" && !block.isManifest {
      let isCompiled = sources.contain(block.lines)
      #expect(isCompiled, "\(path), \(block)")
    }
  }

  @Test(arguments: pages) func failuresAreExpectedByTests(_ path: String) throws {
    let sources = try TestedSources(in: Self.folders)
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
