import Foundation
import Testing

/// The page on what is not mocked has every reason that the generator can give.
@Suite struct RefusalPageTests {
  /// The folders in which reasons are written.
  private static let folders = ["Generation", "Model", "Resolution", "Toolchain"]

  /// The files there that write other texts.
  private static let others = ["FileBuilder+Refusals.swift", "Listing.swift"]

  /// What stands before a reason, and how a reason begins that is returned.
  private static let beginnings =
    ["refusal(", "refuse(", "reason:", "return ("].map { ($0, "") }
    + ["its ", "only ", "is ", "has ", "returns ", "tells "].map { ("return \"\($0)", "\"\($0)") }

  @Test func everyReasonIsOnThePage() throws {
    let page = Self.normalized(try text(of: "Docs/Mynah.docc/Not-mocked.md"))
    let reasons = try Self.folders
      .flatMap { Repository.files(in: "Sources/MynahGenerator/\($0)", withExtension: "swift") }
      .filter { path in !Self.others.contains { path.hasSuffix($0) } }
      .flatMap { try Self.reasons(in: text(of: $0)) }
    #expect(reasons.count > 40)
    #expect(reasons.contains("which can not be subclassed:"))
    for reason in reasons {
      let isOnPage = page.contains(reason)
      #expect(isOnPage, "\(reason)")
    }
  }

  private func text(of path: String) throws -> String {
    try String(contentsOf: Repository.file(path), encoding: .utf8)
  }

  /// What the reasons in a file say between the names, as far as that is more than two words.
  private static func reasons(in source: String) -> [String] {
    beginnings.flatMap { beginning, start in
      source.components(separatedBy: beginning).dropFirst().flatMap { texts(in: start + $0) }
    }.map(normalized).filter { $0.split(separator: " ").count > 2 }
  }

  /// The texts between the interpolations of the literals that a source begins with.
  private static func texts(in source: String) -> [String] {
    var texts = [""]
    var rest = source.drop(while: \.isWhitespace)
    while rest.first == "\"" {
      rest.removeFirst()
      while let next = rest.popFirst(), next != "\"" {
        guard next == "\\", rest.first == "(" else {
          texts[texts.count - 1].append(next)
          continue
        }
        var depth = 0
        repeat {
          let next = rest.popFirst()
          depth += next == "(" ? 1 : next == ")" ? -1 : 0
        } while depth > 0
        texts.append("")
      }
      rest = rest.drop(while: \.isWhitespace)
      guard rest.popFirst() == "+" else { break }
      rest = rest.drop(while: \.isWhitespace)
    }
    return texts
  }

  private static func normalized(_ text: String) -> String {
    text.replacingOccurrences(of: "`", with: "").split(whereSeparator: \.isWhitespace)
      .joined(separator: " ").trimmingPrefix(", ").description
  }
}
