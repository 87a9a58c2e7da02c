internal import MynahPlatform
package import MynahSyntax

/// A reader that finds and reads Swift files, except for files that an ignore file excludes.
///
/// Files that can't be read are skipped with a warning on standard error.
package struct SourceReader {
  private let progress: Progress

  private var ignored = IgnoredPaths(
    read: { path in
      guard FileStatus(of: path)?.kind == .file, let bytes = try? Files.read(path) else {
        return nil
      }
      return String(decoding: bytes, as: UTF8.self)
    },
    isRoot: { FileStatus(of: "\($0)/.git") != nil })

  /// The name of ignore files, or nil if they didn't exclude a file or folder.
  private(set) var excludingFile: String?

  /// A Boolean value that indicates whether any ignore files were found.
  var hasIgnoreFiles: Bool { !ignored.files.isEmpty }

  /// The types that the ignore files exclude.
  package var ignoredTypes: Set<String> { ignored.types }

  /// Creates a reader that reports its progress if reading takes a long time.
  package init(_ progress: Progress) {
    self.progress = progress
  }

  /// Reads the given files and the Swift files in the given folders.
  ///
  /// - Parameters:
  ///   - paths: The files and folders. Paths to other items are errors.
  ///   - ignores: A Boolean value that indicates whether ignore files are respected.
  /// - Returns: The files in the order of the paths. The files of a folder are sorted by name.
  package mutating func texts(
    in paths: [String], ignoring ignores: Bool
  ) throws(CommandError) -> [SourceText] {
    var texts: [SourceText] = []
    for path in try files(in: paths, ignoring: ignores) {
      do throws(CommandError) {
        let bytes = try Files.read(path)
        progress.add(bytes.count)
        texts.append(SourceText(path: path, bytes: bytes))
      } catch {
        Terminal.printError("mynah: warning: \(error)")
      }
    }
    for location in ignored.files {
      guard let mistake = location.file.mistake else { continue }
      throw .unknownKeyword(mistake.keyword, path: location.path, line: mistake.line)
    }
    return texts
  }

  /// Returns warnings about the lines of ignore files that don't match anything.
  ///
  /// A target can depend on only a part of a package, so the other files in the folder of the
  /// ignore file count, too.
  ///
  /// - Parameter undeclared: The ignored types that the sources of the target don't declare.
  func warnings(aboutUndeclaredTypes undeclared: Set<String>) -> [String] {
    ignored.files.flatMap { location in
      var search = UnusedLines(
        entries: ignored.unusedEntries(of: location).filter { entry in
          if case .type(let name) = entry.kind { undeclared.contains(name) } else { true }
        })
      search.visit(location.folder, [])
      guard search.isComplete else { return [String]() }
      return search.entries.map { entry in
        let problem =
          switch entry.kind {
          case .path: "no file matches '\(entry.text)'"
          case .type(let name): "no type is named '\(name)'"
          }
        return "\(location.path):\(entry.line):1: warning: \(problem)"
      }
    }
  }

  /// A search for the files that lines of an ignore file match.
  private struct UnusedLines {
    /// The lines that haven't matched so far.
    var entries: [IgnoreFile.Entry]

    /// The number of files and folders to look at, which keeps builds of large packages fast.
    var budget = 20_000

    var isComplete: Bool { budget > 0 }

    mutating func visit(_ folder: String, _ components: [String]) {
      guard !entries.isEmpty, isComplete, let names = try? Files.names(in: folder) else { return }
      for name in names {
        budget -= 1
        let path = "\(folder)\(name)"
        let isFolder = FileStatus(of: path)?.kind == .folder
        let own = components + [name]
        // Only lines with types need the text.
        lazy var text = name.hasSuffix(".swift") ? try? Files.read(path) : nil
        entries.removeAll { entry in
          switch entry.kind {
          case .path(let pattern): pattern.matches(own[...], isFolder: isFolder)
          case .type(let type):
            text.map {
              SourceText(path: path, bytes: $0).contains(
                type.split(separator: ".").last.map(String.init) ?? type)
            } ?? false
          }
        }
        if isFolder, !name.hasPrefix("."), !foldersOfOthers.contains(name) {
          visit("\(path)/", own)
        }
      }
    }
  }

  /// Finds the given files and the Swift files in the given folders.
  mutating func files(in paths: [String], ignoring ignores: Bool) throws(CommandError) -> [String] {
    var search = Search(ignores: ignores)
    for path in paths {
      guard let status = FileStatus(of: path) else {
        throw .unreadable(path, reason: "no such file or folder")
      }
      guard [.file, .folder].contains(status.kind) else {
        throw .unreadable(path, reason: status.kind.description)
      }
      add(path, status, to: &search)
    }
    return search.files
  }

  /// The names of folders that contain downloads and build products of other tools.
  private static let foldersOfOthers: Set = ["Carthage", "DerivedData", "Pods"]

  private struct Search {
    let ignores: Bool
    var files: [String] = []

    /// The folders and files already found, which stop the search at circular links.
    var seen: Set<FileStatus.Identity> = []
  }

  private mutating func add(_ path: String, _ status: FileStatus, to search: inout Search) {
    if let identity = status.identity, !search.seen.insert(identity).inserted { return }
    let isFolder = status.kind == .folder
    if search.ignores, ignored.contains(Files.absolute(path), isFolder: isFolder) {
      excludingFile = IgnoreFile.name
      return
    }
    switch status.kind {
    case .file: search.files.append(path)
    case .folder: addContents(of: path, to: &search)
    case .pipe, .socket, .device:
      let error = CommandError.unreadable(path, reason: status.kind.description)
      Terminal.printError("mynah: warning: \(error)")
    }
  }

  private mutating func addContents(of folder: String, to search: inout Search) {
    let names: [String]
    do throws(CommandError) {
      names = try Files.names(in: folder)
    } catch {
      return Terminal.printError("mynah: warning: \(error)")
    }
    for name in names where !name.hasPrefix(".") && !Self.foldersOfOthers.contains(name) {
      let path = Files.beginning(of: folder) + name
      guard let status = FileStatus(of: path), status.kind == .folder || name.hasSuffix(".swift")
      else { continue }
      add(path, status, to: &search)
    }
  }
}

/// The kind and identity of the item at a path, after resolving links.
package struct FileStatus {
  package enum Kind: String {
    case file, folder

    // Reading these might never end.
    case pipe, socket, device

    /// The kind as a clause without a period.
    var description: String { "it's a \(rawValue)" }
  }

  /// An identity that is equal for all paths to the same file.
  struct Identity: Hashable {
    fileprivate let device: UInt64
    fileprivate let node: UInt64
  }

  package let kind: Kind

  /// The identity, or nil if the system doesn't provide one.
  let identity: Identity?

  /// Queries the system, or returns nil if the item or the target of a link doesn't exist.
  package init?(of path: String) {
    let status = mynah_file_status(path)
    switch status.kind {
    case mynah_plain_file: kind = .file
    case mynah_folder: kind = .folder
    case mynah_pipe: kind = .pipe
    case mynah_socket: kind = .socket
    case mynah_device: kind = .device
    default: return nil
    }
    identity =
      if status.is_identified { Identity(device: status.device, node: status.node) } else { nil }
  }
}
