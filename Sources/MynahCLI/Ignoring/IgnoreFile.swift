/// The contents of one `.mynahignore` file: path patterns and type names.
package struct IgnoreFile {
  /// The name of the file, which can be in any folder.
  package static let name = ".mynahignore"

  /// The prefix of lines that name a type.
  package static let typeMark = "type:"

  /// A line that excludes or includes something.
  struct Entry {
    enum Kind {
      case path(IgnorePattern)
      case type(String)
    }

    let kind: Kind

    /// The number of the line, counted from 1.
    let line: Int
    let text: String
  }

  let entries: [Entry]

  /// The first line with an unknown word before a colon, such as `types:`.
  let mistake: (line: Int, keyword: String)?

  init(_ text: String) {
    // Lines can end with `\r\n`, and the file can begin with a byte order mark.
    let lines = text.unicodeScalars.filter { $0 != "\r" && $0 != "\u{FEFF}" }
      .split(separator: "\n", omittingEmptySubsequences: false)
    let numbered = zip(1..., lines.map { Substring($0) })
    entries = numbered.compactMap { number, line in
      let text = String(line)
      guard line.hasPrefix(Self.typeMark) else {
        return IgnorePattern(line).map { Entry(kind: .path($0), line: number, text: text) }
      }
      let name = line.dropFirst(Self.typeMark.count).filter { !$0.isWhitespace }
      return Entry(kind: .type(String(name)), line: number, text: text)
    }
    mistake =
      numbered.lazy.compactMap { number, line -> (Int, String)? in
        guard let colon = line.firstIndex(of: ":"), line[...colon] != Self.typeMark[...] else {
          return nil
        }
        let word = line[..<colon]
        // A single letter can be the drive of a path.
        guard word.count > 1, word.allSatisfy(\.isLetter) else { return nil }
        return (number, "\(word):")
      }.first
  }

  /// The types that aren't mocked, such as `Bird`, `Nest.Egg`, or `Birds.Bird`.
  var types: [String] {
    entries.compactMap { if case .type(let name) = $0.kind { name } else { nil } }
  }

  /// Returns the last line that matches a path, or nil if no line does.
  ///
  /// - Parameters:
  ///   - path: The components of the path, relative to the folder of the file.
  ///   - isFolder: A Boolean value that indicates whether the path is a folder.
  func match(for path: ArraySlice<String>, isFolder: Bool) -> (entry: Entry, isIgnored: Bool)? {
    for entry in entries.reversed() {
      if case .path(let pattern) = entry.kind, pattern.matches(path, isFolder: isFolder) {
        return (entry, !pattern.isNegated)
      }
    }
    return nil
  }
}

/// The paths that ignore files exclude.
///
/// As in Git, the ignore files of all folders apply, from the root of the repository down. Deeper
/// files take precedence, but they can't include anything inside of an ignored folder.
struct IgnoredPaths {
  /// An ignore file and the folder that contains it.
  struct Location {
    let file: IgnoreFile
    let folder: String

    /// The number of components in the path of the folder.
    let depth: Int

    var path: String { "\(folder)\(IgnoreFile.name)" }
  }

  private struct Folder {
    /// The ignore files that apply in the folder.
    var files: [Location] = []

    var isIgnored = false
  }

  private var folders: [[String]: Folder] = [:]

  /// The prefix of paths: a slash, or an empty string for paths such as `C:/Birds`.
  private var root = "/"

  /// The ignore files that were found, even empty ones.
  private(set) var files: [Location] = []

  /// The lines that decided about a path, as text such as `/birds/.mynahignore:3`.
  private var usedLines: Set<String> = []

  /// The types that the ignore files exclude.
  var types: Set<String> { Set(files.flatMap(\.file.types)) }

  /// Returns the lines of a file that didn't decide about any path.
  func unusedEntries(of location: Location) -> [IgnoreFile.Entry] {
    location.file.entries.filter { !usedLines.contains("\(location.path):\($0.line)") }
  }

  /// A closure that returns the text of a file, or nil if the file doesn't exist.
  private let read: (String) -> String?

  /// A closure that returns true if a folder is the root of a repository.
  private let isRoot: (String) -> Bool

  init(read: @escaping (String) -> String?, isRoot: @escaping (String) -> Bool) {
    self.read = read
    self.isRoot = isRoot
  }

  /// Returns a Boolean value that indicates whether a file or folder is ignored.
  ///
  /// - Parameter path: An absolute path without `..`, with components separated by slashes.
  mutating func contains(_ path: String, isFolder: Bool) -> Bool {
    root = path.hasPrefix("/") ? "/" : ""
    let names = path.split(separator: "/").map(String.init)
    if isFolder { return folder(names).isIgnored }
    let parent = folder(Array(names.dropLast()))
    return parent.isIgnored || isIgnored(names, isFolder: false, by: parent)
  }

  private mutating func isIgnored(_ names: [String], isFolder: Bool, by folder: Folder) -> Bool {
    for location in folder.files.reversed() {
      let match = location.file.match(for: names[location.depth...], isFolder: isFolder)
      guard let match else { continue }
      usedLines.insert("\(location.path):\(match.entry.line)")
      return match.isIgnored
    }
    return false
  }

  private mutating func folder(_ names: [String]) -> Folder {
    if let known = folders[names] { return known }
    let path = root + names.joined(separator: "/")
    let beginning = Files.beginning(of: path)
    var folder = Folder()
    if !names.isEmpty && !isRoot(path) {
      folder = self.folder(Array(names.dropLast()))
      folder.isIgnored = folder.isIgnored || isIgnored(names, isFolder: true, by: folder)
    }
    if !folder.isIgnored, let text = read(beginning + IgnoreFile.name) {
      let location = Location(
        file: IgnoreFile(text), folder: beginning, depth: names.count)
      files.append(location)
      folder.files.append(location)
    }
    folders[names] = folder
    return folder
  }
}
