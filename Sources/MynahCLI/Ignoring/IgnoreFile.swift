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

/// Tells which files are not to be read, by the ignore files in the folders around them.
///
/// Like those of git, the ignore files of all folders count, from the root of the repository down. What
/// a deeper one says has precedence, and nothing in an ignored folder can be taken back.
struct IgnoredPaths {
  private struct Folder {
    /// The ignore files of the folder and of those above it, and how many names their paths have.
    var files: [(file: IgnoreFile, depth: Int)] = []

    var isIgnored = false
  }

  private var folders: [[String]: Folder] = [:]

  /// What the paths begin with: nothing where they begin with the name of a disk, as in `C:/Birds`.
  private var root = "/"

  /// Whether an ignore file was found, whatever it says.
  private(set) var hasFiles = false

  /// The types that the ignore files name.
  private(set) var types: Set<String> = []

  /// Returns the text of a file; nil where there is none.
  private let read: (String) -> String?

  /// Whether a folder is the root of a repository.
  private let isRoot: (String) -> Bool

  init(read: @escaping (String) -> String?, isRoot: @escaping (String) -> Bool) {
    self.read = read
    self.isRoot = isRoot
  }

  /// Whether a file or folder is ignored.
  ///
  /// - Parameter path: An absolute path without `..`, with slashes between its names.
  mutating func contains(_ path: String, isFolder: Bool) -> Bool {
    root = path.hasPrefix("/") ? "/" : ""
    let names = path.split(separator: "/").map(String.init)
    if isFolder { return folder(names).isIgnored }
    let parent = folder(Array(names.dropLast()))
    return parent.isIgnored || isIgnored(names, isFolder: false, by: parent)
  }

  private func isIgnored(_ names: [String], isFolder: Bool, by folder: Folder) -> Bool {
    for (file, depth) in folder.files.reversed() {
      if let isIgnored = file.ignores(names[depth...], isFolder: isFolder) { return isIgnored }
    }
    return false
  }

  private mutating func folder(_ names: [String]) -> Folder {
    if let known = folders[names] { return known }
    let path = root + names.joined(separator: "/")
    let separator = path.hasSuffix("/") ? "" : "/"
    var folder = Folder()
    if !names.isEmpty && !isRoot(path) {
      folder = self.folder(Array(names.dropLast()))
      folder.isIgnored = folder.isIgnored || isIgnored(names, isFolder: true, by: folder)
    }
    if !folder.isIgnored, let text = read("\(path)\(separator)\(IgnoreFile.name)") {
      hasFiles = true
      let file = IgnoreFile(text)
      types.formUnion(file.types)
      folder.files.append((file, names.count))
    }
    folders[names] = folder
    return folder
  }
}
