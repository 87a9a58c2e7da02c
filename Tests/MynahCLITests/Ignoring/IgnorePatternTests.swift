import Testing

@testable import MynahCLI

struct IgnorePatternTests {
  /// A line of an ignore file, with paths that it ignores and paths that it doesn't ignore.
  ///
  /// Paths that end in `/` are folders.
  struct Row: Sendable, CustomTestStringConvertible {
    let line: String
    let ignored: [String]
    let kept: [String]

    init(_ line: String, _ ignored: [String], not kept: [String]) {
      self.line = line
      self.ignored = ignored
      self.kept = kept
    }

    var testDescription: String { line }
  }

  static let rows = [
    // A pattern without a slash matches at any depth.
    Row("Bird.swift", ["Bird.swift", "a/b/Bird.swift"], not: ["aBird.swift", "Bird.swift2"]),
    Row("*.pb.swift", ["a.pb.swift", "x/.pb.swift"], not: ["pb.swift", "a.pb.swiftx"]),
    Row("Bird?.swift", ["Bird1.swift", "Birdö.swift"], not: ["Bird.swift", "Bird12.swift"]),
    Row("*a*b*", ["ab", "xaxbx", "aab"], not: ["ba", "a"]),
    Row("**", ["a", "a/b"], not: []),
    // A slash at the beginning or in the middle anchors a pattern to its folder.
    Row("/Bird.swift", ["Bird.swift"], not: ["a/Bird.swift"]),
    Row("a/Bird.swift", ["a/Bird.swift"], not: ["b/a/Bird.swift", "Bird.swift"]),
    Row("a/*.swift", ["a/b.swift"], not: ["a/b/c.swift", "x/a/b.swift"]),
    Row("/*", ["a", "b/"], not: []),
    // Two stars as a whole path component match any number of folders.
    Row("**/a", ["a", "x/a", "x/y/a"], not: ["ab"]),
    Row("**/a/b", ["a/b", "x/a/b"], not: ["b", "a/x/b"]),
    Row("a/**", ["a/b", "a/b/c"], not: ["a", "a/", "b/a"]),
    Row("a/**/b", ["a/b", "a/x/b", "a/x/y/b"], not: ["b", "x/a/b", "a/bb"]),
    Row("a**/b", ["a/b", "axx/b"], not: ["a/x/b"]),
    // A pattern that ends in a slash only matches folders.
    Row("a/", ["a/", "x/a/"], not: ["a", "x/a"]),
    Row("/a/", ["a/"], not: ["a", "x/a/"]),
    Row("a/b/", ["a/b/"], not: ["a/b", "x/a/b/"]),
    // Brackets match one character of a set.
    Row("[abc]x", ["ax", "cx"], not: ["dx", "x"]),
    Row("[a-c]x", ["bx"], not: ["dx"]),
    Row("[!a-c]x", ["dx"], not: ["bx", "x"]),
    Row("[^a-c]x", ["dx"], not: ["bx"]),
    Row("[]x]", ["]", "x"], not: ["a"]),
    Row("[!]]", ["a"], not: ["]"]),
    Row("[a-]", ["a", "-"], not: ["b"]),
    Row(#"[\]a]"#, ["]", "a"], not: [#"\"#]),
    Row("[ä-ö]", ["ä", "ö"], not: ["a"]),
    Row("a[b", [], not: ["a[b", "ab"]),
    // A backslash escapes the next character.
    Row("\\#a", ["#a"], not: ["\\#a"]),
    Row(#"\!a"#, ["!a"], not: ["a"]),
    Row(#"a\"#, [], not: ["a", #"a\"#]),
    Row(#"a\\"#, [#"a\"#], not: ["a"]),
    // Unescaped spaces at the end of a line are ignored.
    Row("a  ", ["a"], not: ["a  "]),
    Row(#"a\ "#, ["a "], not: ["a"]),
    Row(#"a\  "#, ["a "], not: ["a", "a  "]),
    Row(" a", [" a"], not: ["a"]),
    // Patterns with consecutive slashes match nothing.
    Row("a//b", [], not: ["a/b"]),
  ]

  @Test(arguments: rows)
  func patternsMatchTheirPaths(row: Row) {
    let pattern = IgnorePattern(row.line)
    for (paths, isIgnored) in [(row.ignored, true), (row.kept, false)] {
      for path in paths {
        let names = path.split(separator: "/").map(String.init)
        let matches = pattern?.matches(names[...], isFolder: path.hasSuffix("/")) ?? false
        #expect(matches == isIgnored, "\(path)")
      }
    }
  }

  @Test(arguments: ["", "   ", "# a comment", "#", "/", "!", "//"])
  func emptyPatternsMatchNothing(line: String) {
    let pattern = IgnorePattern(line)
    #expect(pattern?.matches(["a"], isFolder: true) ?? false == false)
  }

  @Test func manyStarsAreMatchedQuickly() {
    let pattern = IgnorePattern(String(repeating: "a*", count: 40) + "b")
    #expect(pattern?.matches([String(repeating: "a", count: 200)], isFolder: false) == false)
  }
}
