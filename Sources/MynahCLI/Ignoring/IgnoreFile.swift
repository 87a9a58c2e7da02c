/// The patterns of one `.mynahignore`.
struct IgnoreFile {
  /// The name of the file, which any folder can hold.
  static let name = ".mynahignore"

  private let patterns: [IgnorePattern]

  init(_ text: String) {
    var text = text[...]
    if text.unicodeScalars.first == "\u{FEFF}" { text.unicodeScalars.removeFirst() }
    patterns = text.unicodeScalars.split(separator: "\n").compactMap {
      IgnorePattern(Substring($0))
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
