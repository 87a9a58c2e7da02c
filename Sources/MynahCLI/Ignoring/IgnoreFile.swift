/// The contents of one `.mynahignore` file: path patterns and type names.
struct IgnoreFile {
  /// The name of the file, which can be in any folder.
  static let name = ".mynahignore"

  /// The prefix of lines that name a type.
  static let typeMark = "type:"

  private let patterns: [IgnorePattern]

  /// The types that aren't mocked, such as `Bird`, `Nest.Egg`, or `Birds.Bird`.
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

  /// Returns true if the file ignores a path, or false if it includes the path.
  ///
  /// The result is nil if no pattern matches the path.
  ///
  /// - Parameters:
  ///   - path: The components of the path, relative to the folder of the file.
  ///   - isFolder: A Boolean value that indicates whether the path is a folder.
  func ignores(_ path: ArraySlice<String>, isFolder: Bool) -> Bool? {
    patterns.last { $0.matches(path, isFolder: isFolder) }.map { !$0.isNegated }
  }
}

/// The paths that ignore files exclude.
///
/// As in Git, the ignore files of all folders apply, from the root of the repository down. Deeper
/// files take precedence, but they can't include anything inside of an ignored folder.
struct IgnoredPaths {
  private struct Folder {
    /// The ignore files that apply in the folder, with the depths of the folders that contain them.
    var files: [(file: IgnoreFile, depth: Int)] = []

    var isIgnored = false
  }

  private var folders: [[String]: Folder] = [:]

  /// The prefix of paths: a slash, or an empty string for paths such as `C:/Birds`.
  private var root = "/"

  /// A Boolean value that indicates whether an ignore file was found, even an empty one.
  private(set) var hasFiles = false

  /// The types that the ignore files exclude.
  private(set) var types: Set<String> = []

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
