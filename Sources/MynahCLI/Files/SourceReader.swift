internal import MynahPlatform
package import MynahSyntax

/// Finds and reads Swift files, except those that an ignore file names.
///
/// What can not be read is named on standard error and left out.
package struct SourceReader {
  private let progress: Progress

  private var ignored = IgnoredPaths(
    read: { path in
      FileStatus(of: path)?.kind == .file
        ? (try? Files.read(path)).map { String(decoding: $0, as: UTF8.self) } : nil
    },
    isRoot: { FileStatus(of: "\($0)/.git") != nil })

  /// Whether a file or folder was left out because of an ignore file.
  private(set) var hasLeftOut = false

  /// Whether an ignore file counted.
  var hasIgnoreFiles: Bool { ignored.hasFiles }

  /// The types that ignore files name.
  var ignoredTypes: Set<String> { ignored.types }

  /// Creates a reader that says what takes long.
  package init(_ progress: Progress) {
    self.progress = progress
  }

  /// Reads the files among some paths, and the Swift files in the folders among them.
  ///
  /// - Parameters:
  ///   - paths: The files and folders. One that is neither is an error.
  ///   - ignores: Whether ignore files count.
  /// - Returns: The files in the order of the paths, those of a folder by their names.
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
    return texts
  }

  /// Finds the files among some paths, and the Swift files in the folders among them.
  mutating func files(in paths: [String], ignoring ignores: Bool) throws(CommandError) -> [String] {
    var search = Search(ignores: ignores)
    for path in paths {
      guard let status = FileStatus(of: path) else {
        throw .unreadable(path, reason: "there is no such file or folder")
      }
      guard [.file, .folder].contains(status.kind) else {
        throw .unreadable(path, reason: status.kind.description)
      }
      add(path, status, to: &search)
    }
    return search.files
  }

  /// The folders in which tools put what they download or build.
  private static let foldersOfOthers: Set = ["Carthage", "DerivedData", "Pods"]

  private struct Search {
    let ignores: Bool
    var files: [String] = []

    /// The folders and files that were met, so that a loop of links ends.
    var seen: Set<FileStatus.Identity> = []
  }

  private mutating func add(_ path: String, _ status: FileStatus, to search: inout Search) {
    if let identity = status.identity, !search.seen.insert(identity).inserted { return }
    let isFolder = status.kind == .folder
    if search.ignores, ignored.contains(Files.absolute(path), isFolder: isFolder) {
      hasLeftOut = true
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
      let path = folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
      guard let status = FileStatus(of: path), status.kind == .folder || name.hasSuffix(".swift")
      else { continue }
      add(path, status, to: &search)
    }
  }
}

/// What a path leads to, links followed.
struct FileStatus {
  enum Kind: String {
    case file, folder

    // These may have no end.
    case pipe, socket, device

    /// What is at a path, as a clause without a period.
    var description: String { "it is a \(rawValue)" }
  }

  /// What two paths to the same file have in common.
  struct Identity: Hashable {
    fileprivate let device: UInt64
    fileprivate let node: UInt64
  }

  let kind: Kind

  /// Nil where the system does not tell.
  let identity: Identity?

  /// Asks the system; nil where there is nothing, or where links lead nowhere.
  init?(of path: String) {
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
      status.is_identified ? Identity(device: status.device, node: status.node) : nil
  }
}
