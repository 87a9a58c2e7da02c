#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// Reading and writing files.
enum Files {
  /// Returns the Swift files among some paths and in the folders among them, in a fixed order.
  static func swiftFiles(in paths: [String]) throws(CommandError) -> [String] {
    var files: [String] = []
    for path in paths {
      var isDirectory = false
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) else {
        throw .unreadable(path, reason: "there is no such file or folder")
      }
      if isDirectory {
        collect(path, depth: 0, into: &files)
      } else {
        files.append(path)
      }
    }
    return files
  }

  private static func collect(_ folder: String, depth: Int, into files: inout [String]) {
    // A loop of symbolic links ends here.
    guard depth < 64 else { return }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    for name in names.sorted() where !name.hasPrefix(".") {
      let path = "\(folder)/\(name)"
      var isDirectory = false
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) else {
        continue
      }
      if isDirectory {
        collect(path, depth: depth + 1, into: &files)
      } else if name.hasSuffix(".swift") {
        files.append(path)
      }
    }
  }

  static func read(_ path: String) throws(CommandError) -> [UInt8] {
    do {
      return [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
    } catch {
      throw .unreadable(path, reason: reason(for: error, at: path))
    }
  }

  /// Writes a file unless it holds the text already.
  static func write(_ text: String, to path: String) throws(CommandError) {
    let bytes = Array(text.utf8)
    if let old = try? read(path), old == bytes { return }
    do {
      try Data(bytes).write(to: URL(fileURLWithPath: path), options: .atomic)
    } catch {
      throw .unwritable(path, reason: reason(for: error, at: path))
    }
  }

  private static func reason(for error: any Error, at path: String) -> String {
    var isDirectory = false
    if FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory), isDirectory {
      return "it is a folder"
    }
    guard let error = error as? CocoaError else { return "\(error)" }
    switch error.code {
    case .fileNoSuchFile, .fileReadNoSuchFile: return "there is no such file or folder"
    case .fileReadNoPermission, .fileWriteNoPermission: return "there is no permission"
    case .fileWriteVolumeReadOnly: return "the volume can only be read"
    case .fileWriteOutOfSpace: return "there is no space left"
    default:
      let underlying = error.underlying.map { "\($0)" }
      return underlying ?? "\(error.code)"
    }
  }
}
