import Foundation
import Testing

/// Tests that links on pages that GitHub shows lead to existing files and titles.
///
/// DocC checks the links between the guide's own pages.
@Suite struct LinkTests {
  @Test func linksResolve() throws {
    let folders = ["Docs", GitHubPage.copies]
    let pages = folders.flatMap { Repository.files(in: $0, withExtension: "md") }
    for path in ["README.md"] + pages {
      for link in try Self.links(in: path) where !Self.isExternal(link) {
        let isAlive = try Self.isAlive(link, on: path)
        #expect(isAlive, "\(path): \(link)")
      }
    }
  }

  @Test func theGuideDoesNotLinkToRepositoryFiles() throws {
    // The documentation site only has pages and pictures, so its pages can't link to other files.
    for path in Repository.files(in: "Sources/Mynah/Mynah.docc", withExtension: "md") {
      let links = try Self.links(in: path).filter { $0.contains(/\.(md|swift|yml)\b/) }
      #expect(links.filter { !Self.isExternal($0) } == [], "\(path)")
    }
  }

  private static func isExternal(_ link: String) -> Bool {
    ["https:", "http:", "mailto:"].contains { link.hasPrefix($0) }
  }

  /// Returns whether a link's file exists, and contains the title that the link names.
  private static func isAlive(_ link: String, on path: String) throws -> Bool {
    let parts = link.split(separator: "#", omittingEmptySubsequences: false)
    let folder = path.split(separator: "/").dropLast().map { "\($0)/" }.joined()
    let file = parts[0].isEmpty ? path : "\(folder)\(parts[0])"
    guard parts.count > 1 else {
      return FileManager.default.fileExists(atPath: Repository.file(file).path)
    }
    return try titles(in: file).contains(String(parts[1]))
  }

  /// Returns the targets of a page's links and images.
  private static func links(in path: String) throws -> [String] {
    // The text of a link can continue on the next line, so search the page as a whole.
    let text = try prose(of: path).joined(separator: "\n").replacing(/\x60[^\x60\n]*\x60/, with: "")
    return text.matches(of: /\]\(([^)\s]*)/).map { String($0.1) }
      + text.matches(of: /(?:src|srcset|href)="([^"]*)"/).map { String($0.1) }
  }

  /// Returns the anchors that GitHub derives from the titles of a page.
  private static func titles(in path: String) throws -> [String] {
    try prose(of: path).filter { $0.hasPrefix("#") }.map { line in
      line.drop { $0 == "#" || $0 == " " }.lowercased()
        .filter { $0.isLetter || $0.isNumber || " -_".contains($0) }
        .replacing(" ", with: "-")
    }
  }

  /// Returns the lines of a page that aren't in code blocks.
  private static func prose(of path: String) throws -> [String] {
    var isCode = false
    return try Repository.text(of: path).components(separatedBy: "\n").filter { line in
      if line.hasPrefix("```") { isCode.toggle() }
      return !isCode
    }
  }
}
