import Foundation

/// The words of a Swift file, without its comments and strings.
struct SourceWords {
  /// The names that the file declares outside of other declarations.
  private(set) var types: Set<String> = []

  /// The names that the file declares.
  private(set) var declared: Set<String> = []

  /// All words.
  private(set) var all: Set<String> = []

  init(of file: URL) throws {
    let typeKeywords: Set = ["struct", "class", "enum", "actor", "protocol", "typealias"]
    let keywords = typeKeywords.union(["func", "var", "let", "case"])
    var isString = false
    for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
      if line.components(separatedBy: "\"\"\"").count % 2 == 0 {
        isString.toggle()
        continue
      }
      if isString { continue }
      let words = Self.words(of: line)
      all.formUnion(words)
      for (keyword, name) in zip(words, words.dropFirst()) where keywords.contains(keyword) {
        declared.insert(name)
        if typeKeywords.contains(keyword), line.first != " " { types.insert(name) }
      }
    }
  }

  /// Returns the words of a line, without a comment at its end and the contents of strings.
  private static func words(of line: Substring) -> [String] {
    let code = line.components(separatedBy: "//")[0].split(
      separator: "\"", omittingEmptySubsequences: false
    ).enumerated().filter { $0.offset % 2 == 0 }.map(\.element).joined(separator: " ")
    return code.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
  }
}
