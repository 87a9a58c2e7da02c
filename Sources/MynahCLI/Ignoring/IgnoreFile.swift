/// The lines of one `.mynahignore`: patterns of paths, and names of types.
struct IgnoreFile {
  /// The name of the file, which any folder can hold.
  static let name = ".mynahignore"

  /// What a line begins with that names a type.
  static let typeMark = "type:"

  private let patterns: [IgnorePattern]

  /// The types that are not mocked, as in `Bird`, `Nest.Egg` or `Birds.Bird`.
  let types: [String]

  init(_ text: String) {
    var text = text[...]
    if text.unicodeScalars.first == "\u{FEFF}" { text.unicodeScalars.removeFirst() }
    let lines = text.unicodeScalars.split(separator: "\n").map { Substring($0) }
    patterns = lines.filter { !$0.hasPrefix(Self.typeMark) }.compactMap { IgnorePattern($0) }
    types = lines.filter { $0.hasPrefix(Self.typeMark) }.map { line in
      let name = line.dropFirst(Self.typeMark.count).filter { !$0.isWhitespace }
      return String(name)
    }
  }

  /// What the file says of a path: that it is ignored, that it is not, or nothing.
  ///
  /// - Parameters:
  ///   - path: The names of the folders below the file's own, and the last name.
  ///   - isFolder: Whether the path is a folder's.
  func ignores(_ path: ArraySlice<String>, isFolder: Bool) -> Bool? {
    patterns.last { $0.matches(path, isFolder: isFolder) }.map { !$0.isNegated }
  }
}
