import Foundation
import Testing

/// Tests that the library still compiles with Swift 6.1.
///
/// Without these tests, only an older compiler would find syntax that it can't parse.
struct CompilerVersionTests {
  // This is a stored property because a regex literal is compiled each time that it's evaluated.
  nonisolated(unsafe) private static let news =
    /@concurrent\b|nonisolated\(nonsending\)|\bInlineArray\b|\w*Span<|\bweak let\b|\bisolated deinit\b|~Escapable\b/
  /// Fragments of the syntax in `news`: files without them aren't searched line by line.
  private static let words = [
    "@concurrent", "nonsending", "InlineArray", "Span<", "weak let", "isolated deinit",
    "~Escapable",
  ]
  nonisolated(unsafe) private static let text = /#*"{3}.*$|#+".*"#+|"(?:[^"\\]|\\.)*"|\/\/.*$/

  @Test func newSyntaxIsGuardedByCompilerConditions() throws {
    let files = try swiftFiles(in: ["Sources"])
    #expect(files.count > 200)
    for file in files { #expect(Self.unguarded(in: file.text) == [], "\(file.path)") }
    let example =
      "let a = \"@concurrent\"\nweak let b: C?\n#if compiler(>=6.2)\nweak let c: C?\n#endif"
    #expect(Self.unguarded(in: example) == ["weak let b: C?"])
  }

  /// Returns the lines that need Swift 6.2 and aren't inside of a compiler condition.
  private static func unguarded(in source: String) -> [String] {
    guard words.contains(where: source.holds) else { return [] }
    var conditions: [Bool] = []
    var isText = false
    return lines(source).filter { line in
      let code = line.drop { $0 == " " }
      if line.holds("\"\"\"") { isText.toggle() }
      if code.hasPrefix("#if") { conditions.append(code.holds("compiler(>=6.")) }
      if code.hasPrefix("#endif") { conditions.removeLast() }
      guard !isText, !conditions.contains(true), line.contains(news) else { return false }
      return line.replacing(text, with: "").contains(news)
    }
  }
}
