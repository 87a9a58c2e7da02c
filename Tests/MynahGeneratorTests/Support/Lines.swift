import Foundation

/// The lines of a text, so that a failed comparison shows which differ.
func lines(_ text: String) -> [String] {
  text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    .map { String(Substring($0)) }
}

/// The two sides of each line of a table.
func rows(_ table: String) -> [(String, String)] {
  table.components(separatedBy: "\n").map { line in
    let sides = line.components(separatedBy: " => ")
    return (sides[0], sides[1])
  }
}

/// The lines of a text that hold one of some words, without their indentation.
func lines(with words: String..., in source: String) -> [String] {
  lines(source).filter { line in words.contains { line.holds($0) } }
    .map { String($0.drop { $0 == " " }) }
}

extension StringProtocol {
  /// Whether another text is part of it, as the C library finds it: for texts that are long or very many.
  func holds(_ part: String) -> Bool { strstr(String(self), part) != nil }
}

/// The first lines of all that a source declares at its top level.
func declarations(in source: String) -> [String] {
  lines(source).filter { line in
    !line.isEmpty && !line.hasPrefix(" ") && !line.hasPrefix("//") && !line.hasPrefix("@")
      && !line.hasPrefix("}") && !line.hasPrefix(")") && !line.hasPrefix("#")
      && !line.hasPrefix("import ") && !line.hasPrefix("private typealias _GeneratedForMynah")
  }
}
