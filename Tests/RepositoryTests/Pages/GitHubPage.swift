import Foundation

/// A page of the guide as GitHub shows it, because GitHub doesn't know the links of DocC.
struct GitHubPage {
  /// The folder with the pages of the guide.
  static let guide = "Sources/Mynah/Mynah.docc"

  /// The folder with the copies for GitHub.
  static let copies = "Docs/Guide"

  /// The text of the copy.
  let text: String

  /// Converts a page.
  ///
  /// - Parameter path: The path of the page in the package.
  init(of path: String) throws {
    let page = try Repository.text(of: path)
    var isCode = false
    var parts: [String] = []
    // A link can continue on the next line, so convert the text between two code blocks at once.
    for line in page.components(separatedBy: "\n") {
      let isFence = line.hasPrefix("```")
      if parts.isEmpty || isFence && !isCode { parts.append("") }
      parts[parts.count - 1] += "\(line)\n"
      if isFence && isCode { parts.append("") }
      if isFence { isCode.toggle() }
    }
    let converted = try parts.map { $0.hasPrefix("```") ? $0 : try Self.convert($0) }
    text =
      "<!-- A copy of \(path) for GitHub. Edit that file, and run .ci/guide. -->\n\n"
      + converted.joined().trimmingCharacters(in: .newlines) + "\n"
  }

  private static func convert(_ prose: String) throws -> String {
    var text = prose.replacing(/@Metadata \{(?:[^{}]|\{[^}]*\})*\}\n\n/, with: "")
      // GitHub doesn't show tutorials.
      .replacing(
        /\[[^\]]*\]\(doc:Learn-Mynah\)/,
        with: "[Write your first test](../../README.md#write-your-first-test)"
      )
      .replacing("- <doc:Learn-Mynah>\n", with: "")
      .replacing(/!\[([^\]]*)\]\(([\w-]+)\)/) {
        "![\($0.1)](../../\(guide)/Resources/\($0.2).svg)"
      }
      // Replace a symbol's path, which begins with its module and can end with a hash.
      // The delimiters contain `#`, because Debian's Swift 6.2.3 stops at two backticks after a
      // slash. Remove this when Swift 6.3 is the oldest supported version.
      .replacing(#/``(?:[\w]+/)*([^`/]+?)(?:-[0-9a-z]{4,6})?``/#) { "`\($0.1)`" }
    for match in text.matches(of: /<doc:([\w-]+)(?:#([^>]+))?>/).reversed() {
      let target = try Target(page: "\(match.1)", anchor: match.2.map(String.init))
      text.replaceSubrange(match.range, with: "[\(target.title)](\(target.link))")
    }
    for match in text.matches(of: /\]\(doc:([\w-]+)(?:#([^)]+))?\)/).reversed() {
      let target = try Target(page: "\(match.1)", anchor: match.2.map(String.init))
      text.replaceSubrange(match.range, with: "](\(target.link))")
    }
    return text
  }

  /// A page, or a heading of a page, that a link leads to.
  private struct Target {
    let title: String
    let link: String

    init(page: String, anchor: String?) throws {
      let headings = try Repository.text(of: "\(guide)/\(page).md").components(separatedBy: "\n")
        .filter { $0.hasPrefix("#") }
        .map { String($0.drop { $0 == "#" || $0 == " " }.replacing("`", with: "")) }
      let wanted = anchor.map(Self.letters)
      let heading = wanted.flatMap { wanted in headings.first { Self.letters($0) == wanted } }
      title = heading ?? headings.first ?? page
      let slug = heading?.lowercased().filter { $0.isLetter || $0.isNumber || " -_".contains($0) }
        .replacing(" ", with: "-")
      link = "\(page).md" + (slug.map { "#\($0)" } ?? "")
    }

    private static func letters(_ heading: String) -> String {
      heading.lowercased().filter { $0.isLetter || $0.isNumber }
    }
  }
}
