import Foundation

/// Returns the lines of a string, because comparing arrays shows which lines differ.
func lines(_ text: String) -> [String] {
  text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    .map { String(Substring($0)) }
}

/// Returns the parts before and after ` => ` of each line of a table.
func rows(_ table: String) -> [(String, String)] {
  table.components(separatedBy: "\n").map { line in
    let sides = line.components(separatedBy: " => ")
    return (sides[0], sides[1])
  }
}

/// Returns the lines of a source that contain one of the words, without their indentation.
func lines(with words: String..., in source: String) -> [String] {
  lines(source).filter { line in words.contains { line.holds($0) } }
    .map { String($0.drop { $0 == " " }) }
}

extension StringProtocol {
  /// Returns whether the string contains `part`, using `strstr` because it's fast for long strings.
  func holds(_ part: String) -> Bool { strstr(String(self), part) != nil }
}

/// Returns the first line of each top-level declaration of a source, except for imports.
func declarations(in source: String) -> [String] {
  lines(source).filter { line in
    !line.isEmpty && !line.hasPrefix(" ") && !line.hasPrefix("//") && !line.hasPrefix("@")
      && !line.hasPrefix("}") && !line.hasPrefix(")") && !line.hasPrefix("#")
      && !line.hasPrefix("import ") && !line.hasPrefix("private typealias _GeneratedForMynah")
  }
}
