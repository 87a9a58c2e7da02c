import Foundation

/// The links of a page in Markdown, those of its images included.
struct Links {
  /// A link.
  struct Link {
    /// The number of its line on the page.
    let line: Int
    /// What it names: a file beside the page, a title of the page after `#`, or an address.
    let target: String
    let isImage: Bool
    fileprivate let page: String
    fileprivate let titles: Set<String>

    /// Whether it leads out of the repository.
    var isExternal: Bool { target.firstMatch(of: Links.external) != nil }

    /// Whether the file is there, and has the title.
    var isAlive: Bool {
      let parts = target.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
      let anchor = parts.count > 1 ? String(parts[1]) : nil
      guard let path = parts.first, !path.isEmpty else {
        return anchor.map(titles.contains) ?? false
      }
      let folder = page.contains("/") ? page.prefix(through: page.lastIndex(of: "/")!) : ""
      let file = "\(folder)\(path)"
      guard FileManager.default.fileExists(atPath: Repository.file(file).path) else { return false }
      guard let anchor else { return true }
      let text = try? String(contentsOf: Repository.file(file), encoding: .utf8)
      return text.map { Links.titles(in: $0).contains(anchor) } ?? false
    }
  }

  /// The links, as they follow each other.
  let all: [Link]

  /// Finds the links of a page.
  ///
  /// - Parameter path: Where the page is, seen from the package.
  init(in path: String) throws {
    self.init(text: try String(contentsOf: Repository.file(path), encoding: .utf8), path: path)
  }

  /// Finds the links in a text that stands at a path.
  init(text: String, path: String) {
    let titles = Self.titles(in: text)
    // Texts of links go on over the end of a line, so the page is looked through as a whole.
    let prose = Self.prose(of: text).joined(separator: "\n").replacing(Self.code, with: "")
    func link(_ target: Substring, isImage: Bool) -> (Substring.Index, Link) {
      let line = prose.utf8[..<target.startIndex].count { $0 == 0x0A } + 1
      return (
        target.startIndex,
        Link(
          line: line, target: String(target), isImage: isImage, page: path, titles: titles)
      )
    }
    let marked = prose.matches(of: Self.marked)
      .map { link($0.2 ?? $0.3 ?? $0.0, isImage: !$0.1.isEmpty) }
    let tags = prose.matches(of: Self.tag).map { link($0.1, isImage: true) }
    let pages = prose.matches(of: Self.page).map { link($0.1, isImage: false) }
    all = (marked + tags + pages).sorted { $0.0 < $1.0 }.map(\.1)
  }

  // An expression is made anew each time that its literal is met.
  nonisolated(unsafe) private static let external = /^(https?|mailto):/
  nonisolated(unsafe) private static let code = /\x60[^\x60\n]*\x60/
  nonisolated(unsafe) private static let marked = /(!?)\[[^\]]*\]\((?:<([^>]*)>|([^)\s]*))/
  nonisolated(unsafe) private static let tag = /(?:src|srcset|href)="([^"]*)"/
  nonisolated(unsafe) private static let page = /<(doc:[^>]*)>/
  nonisolated(unsafe) private static let title = /^#+ +(.*)$/
  nonisolated(unsafe) private static let link = /\[([^\]]*)\]\([^)]*\)/

  /// The lines of a page, those of blocks of code empty.
  private static func prose(of text: String) -> [String] {
    var isCode = false
    return text.components(separatedBy: "\n").map { line in
      if line.hasPrefix("```") { isCode.toggle() }
      return isCode ? "" : line
    }
  }

  /// The names by which links reach the titles of a page, as GitHub makes them.
  private static func titles(in text: String) -> Set<String> {
    Set(
      prose(of: text).compactMap { line in
        guard line.hasPrefix("#"), let title = line.firstMatch(of: Self.title) else { return nil }
        return title.1.replacing(link) { $0.1 }
          .lowercased()
          .filter { $0.isLetter || $0.isNumber || $0 == " " || $0 == "-" || $0 == "_" }
          .replacing(" ", with: "-")
      })
  }
}
