import Foundation
import Testing

/// Tests of mocks of clients that a macro of swift-dependencies expands.
@Suite(.enabled(if: SwiftCompiler.hasExpectedTexts))
struct DependencyClientTests {
  /// The client as it's written, which is what the generator reads.
  private static let client = """
    @DependencyClient
    struct FeedClient: Sendable {
      var birds: @Sendable (_ place: String) async throws -> [String]
      var report: @Sendable (_ bird: String, _ count: Int) async throws -> Void
      var isOnline: @Sendable () -> Bool = { false }
    }
    """

  @Test func mockOfTheWrittenClientFitsTheExpandedClient() async throws {
    let folder = try TemporaryFolder()
    let written = try folder.write(Self.client, to: "FeedClient.swift")
    let test = try folder.write(
      "import Mynah\nlet feed = mock(FeedClient.self).value", to: "FeedTests.swift")
    let mocks = folder.file("Mocks.swift")
    SwiftCompiler.generateMocks(of: [written, test], in: [test], into: mocks)
    let recipes = "Tests/GuideTests/Recipes"
    let expanded = ["FeedClient.swift", "DependenciesStandIn.swift"].map {
      Repository.file("\(recipes)/\($0)")
    }
    #expect(try await Compilation.typeCheck(expanded + [test, mocks]) == "")
  }
}
