import Foundation
import Testing

/// Links of pages that are read where they stand lead to files and titles that are there.
///
/// DocC looks after the links of the guide.
@Suite struct LinkTests {
  @Test func linksLeadSomewhereAndThoseOfTheGuideToNoFiles() throws {
    let folders = ["Docs", GitHubPage.copies]
    let pages = folders.flatMap { Repository.files(in: $0, withExtension: "md") }
    for path in ["README.md"] + pages {
      for link in try Self.links(in: path) where !Self.isExternal(link) {
        let isAlive = try Self.isAlive(link, on: path)
        #expect(isAlive, "\(path): \(link)")
      }
    }

    // The site has no files of the repository but its pages and pictures.
    for path in Repository.files(in: "Sources/Mynah/Mynah.docc", withExtension: "md") {
      let links = try Self.links(in: path).filter { $0.contains(/\.(md|swift|yml)\b/) }
      #expect(links.filter { !Self.isExternal($0) } == [], "\(path)")
    }
  }

  private static func isExternal(_ link: String) -> Bool {
    ["https:", "http:", "mailto:"].contains { link.hasPrefix($0) }
  }

  /// Whether the file is there, and has the title.
  private static func isAlive(_ link: String, on path: String) throws -> Bool {
    let parts = link.split(separator: "#", omittingEmptySubsequences: false)
    let folder = path.split(separator: "/").dropLast().map { "\($0)/" }.joined()
    let file = parts[0].isEmpty ? path : "\(folder)\(parts[0])"
    guard parts.count > 1 else {
      return FileManager.default.fileExists(atPath: Repository.file(file).path)
    }
    return try titles(in: file).contains(String(parts[1]))
  }

  /// What the links of a page name, those of its images included.
  private static func links(in path: String) throws -> [String] {
    // Texts of links go on over the end of a line, so the page is looked through as a whole.
    let text = try prose(of: path).joined(separator: "\n").replacing(/\x60[^\x60\n]*\x60/, with: "")
    return text.matches(of: /\]\(([^)\s]*)/).map { String($0.1) }
      + text.matches(of: /(?:src|srcset|href)="([^"]*)"/).map { String($0.1) }
  }

  /// The names by which links reach the titles of a page, as GitHub makes them.
  private static func titles(in path: String) throws -> [String] {
    try prose(of: path).filter { $0.hasPrefix("#") }.map { line in
      line.drop { $0 == "#" || $0 == " " }.lowercased()
        .filter { $0.isLetter || $0.isNumber || " -_".contains($0) }
        .replacing(" ", with: "-")
    }
  }

  /// The lines of a page that aren't in blocks of code.
  private static func prose(of path: String) throws -> [String] {
    var isCode = false
    return try Repository.text(of: path).components(separatedBy: "\n").filter { line in
      if line.hasPrefix("```") { isCode.toggle() }
      return !isCode
    }
  }
}
