import Foundation
import Testing

/// Links of pages that are read where they stand lead to files and titles that are there.
///
/// DocC looks after the links of the guide.
@Suite struct LinkTests {
  private static let guide = "Docs/Mynah.docc"

  /// Pages that no tool makes another form of.
  static let plainPages = ["README.md"] + Repository.files(in: "Docs", withExtension: "md")

  /// The pages of the guide.
  static let guidePages = Repository.files(in: guide, withExtension: "md")

  @Test func allPagesAreLookedAt() {
    #expect(Set(Self.plainPages).isSuperset(of: ["README.md", "Docs/Contributing.md"]))
    #expect(Self.guidePages.contains("\(Self.guide)/Mocking.md"))
  }

  @Test(arguments: plainPages) func linksLeadSomewhere(_ path: String) throws {
    for link in try Links(in: path).all where !link.isExternal {
      #expect(link.isAlive, "\(path):\(link.line): \(link.target)")
    }
  }

  /// The site has no files of the repository but those that it is made of.
  @Test(arguments: guidePages) func theGuideLinksNoFiles(_ path: String) throws {
    for link in try Links(in: path).all {
      let isKnown = link.isExternal || link.target.hasPrefix("doc:") || link.isImage
      #expect(isKnown, "\(path):\(link.line): \(link.target)")
    }
  }

  /// A link to a page of the site that is to be read here, too, would lead nowhere.
  @Test(arguments: plainPages) func plainPagesLinkNoSymbols(_ path: String) throws {
    let links = try Links(in: path).all.filter { $0.target.hasPrefix("doc:") }
    #expect(links.map(\.target) == [])
  }

  @Test func whatIsDeadIsFound() {
    let text = """
      # Birds & *their* `nests()`, [eggs](eggs.md)
      ![A bird](bird.svg) <img src="cost.svg"> [one](#birds--their-nests-eggs) [two](#nests)
      ```swift
      [three](three.md)
      ```
      `[four](four.md)` [five](https://example.org) <doc:Mocking> [six
      and more](<Style Guide.md>)
      """
    let links = Links(text: text, path: "Docs/Costs.md").all
    #expect(
      links.map { "\($0.line) \($0.target)" } == [
        "1 eggs.md", "2 bird.svg", "2 cost.svg", "2 #birds--their-nests-eggs", "2 #nests",
        "6 https://example.org", "6 doc:Mocking", "7 Style Guide.md",
      ])
    #expect(
      links.filter(\.isAlive).map(\.target) == ["cost.svg", "#birds--their-nests-eggs"])
  }
}
