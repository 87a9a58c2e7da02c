/// One line of an ignore file, in the syntax of `.gitignore`.
struct IgnorePattern: Equatable {
  /// Whether the line begins with `!`: what matches is not ignored after all.
  let isNegated: Bool

  /// Whether the line ends in `/`: it matches folders only.
  let matchesFoldersOnly: Bool

  private let segments: [Segment]

  private enum Segment: Equatable {
    /// `**`: any number of folders.
    case folders

    /// One file or folder.
    case name(NamePattern)
  }

  /// Reads a line.
  ///
  /// - Returns: Nil for an empty line, a comment, and a pattern that matches nothing.
  init?(_ line: some StringProtocol) {
    var text = Array(line.unicodeScalars)
    if text.last == "\r" { text.removeLast() }
    if text.first == "#" { return nil }
    Self.removeTrailingSpaces(&text)
    isNegated = text.first == "!"
    if isNegated { text.removeFirst() }
    matchesFoldersOnly = text.last == "/"
    if matchesFoldersOnly { text.removeLast() }
    let isAnchored = text.contains("/")
    if text.first == "/" { text.removeFirst() }
    guard !text.isEmpty, let names = NamePattern.names(in: text) else { return nil }
    segments =
      (isAnchored ? [] : [.folders])
      + names.map { isAnchored && $0.isDoubleStar ? .folders : .name($0) }
  }

  private static func removeTrailingSpaces(_ text: inout [Unicode.Scalar]) {
    while text.last == " " {
      let escapes = text.dropLast().reversed().prefix { $0 == "\\" }.count
      if !escapes.isMultiple(of: 2) { return }
      text.removeLast()
    }
  }

  /// Whether a path matches.
  ///
  /// - Parameters:
  ///   - path: The names of the folders below that of the ignore file, and the last name.
  ///   - isFolder: Whether the path is a folder's.
  func matches(_ path: ArraySlice<String>, isFolder: Bool) -> Bool {
    if matchesFoldersOnly && !isFolder { return false }
    var position = path.startIndex
    var segment = 0
    // Where to go on if what follows the last `**` does not match: one folder further.
    var retry: (position: Int, segment: Int)?
    while true {
      if segment < segments.count, case .folders = segments[segment] {
        // At the end it matches what is in a folder, and not the folder itself.
        if segment == segments.count - 1 { return position < path.endIndex }
        retry = (position, segment + 1)
        segment += 1
        continue
      }
      if segment == segments.count, position == path.endIndex { return true }
      if segment < segments.count, case .name(let name) = segments[segment],
        position < path.endIndex, name.matches(path[position])
      {
        position += 1
        segment += 1
        continue
      }
      guard let last = retry, last.position < path.endIndex else { return false }
      position = last.position + 1
      segment = last.segment
      retry = (position, segment)
    }
  }
}
