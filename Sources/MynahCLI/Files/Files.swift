internal import MynahGenerator
internal import MynahPlatform

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// Reading and writing files.
package enum Files {
  /// The names in a folder, in a fixed order.
  static func names(in folder: String) throws(CommandError) -> [String] {
    do {
      return try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    } catch {
      throw .unreadable(folder, reason: reason(for: error))
    }
  }

  /// The path from the root of the file system, without `.` and `..`; links are left as they are.
  static func absolute(_ path: String) -> String {
    if path.hasPrefix("/") && !path.contains("/.") { return path }
    return URL(fileURLWithPath: path).standardized.path
  }

  /// Reads a file, or what a process hands over as one, as in `@/dev/stdin`.
  static func read(_ path: String) throws(CommandError) -> [UInt8] {
    switch FileStatus(of: path)?.kind {
    case .pipe where path.hasPrefix("/dev/"): return try readPipe(path)
    // A pipe with a name may wait for its writer for ever.
    case .some(let kind) where kind != .file: throw .unreadable(path, reason: kind.description)
    default: break
    }
    do {
      return [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
    } catch {
      throw .unreadable(path, reason: reason(for: error))
    }
  }

  private static func readPipe(_ path: String) throws(CommandError) -> [UInt8] {
    guard let pipe = mynah_file_open(path) else {
      throw .unreadable(path, reason: "the pipe can not be opened")
    }
    defer { mynah_file_close(pipe) }
    var bytes: [UInt8] = []
    while true {
      let byte = mynah_file_next(pipe)
      if byte < 0 { return bytes }
      bytes.append(UInt8(byte))
    }
  }

  /// Whether a person may have written what a file holds, for Mynah did not: it is not to be replaced.
  static func isHandwritten(_ path: String) -> Bool {
    guard FileStatus(of: path)?.kind == .file, let bytes = try? read(path) else { return false }
    return !bytes.isEmpty && !GeneratedFile.isGenerated(bytes)
  }

  /// Changes a file of a person, which stays what it is: a link stays one, and its mode stays too.
  package static func replace(_ path: String, with text: String) throws(CommandError) {
    let target = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    guard FileManager.default.isWritableFile(atPath: target) else {
      throw .unwritable(path, reason: "there is no permission")
    }
    let mode = try? FileManager.default.attributesOfItem(atPath: target)[.posixPermissions]
    try write(text, to: target)
    guard let mode else { return }
    do {
      try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: target)
    } catch {
      throw .unwritable(path, reason: reason(for: error))
    }
  }

  /// Writes a file unless it holds the text already.
  static func write(_ text: String, to path: String) throws(CommandError) {
    var text = text
    let result = text.withUTF8 { bytes in
      Result { () throws(CommandError) in try write(bytes, to: path) }
    }
    try result.get()
  }

  private static func write(
    _ bytes: UnsafeBufferPointer<UInt8>, to path: String
  ) throws(CommandError) {
    let url = URL(fileURLWithPath: path)
    // A generated file can be large, so that it is not copied once more.
    let start = UnsafeMutableRawPointer(mutating: bytes.baseAddress)
    let data = start.map { Data(bytesNoCopy: $0, count: bytes.count, deallocator: .none) } ?? Data()
    // Standard output and pipes are neither read nor replaced.
    let kind = FileStatus(of: path)?.kind ?? .file
    let isStream = ![.file, .folder].contains(kind) || path.hasPrefix("/dev/")
    if !isStream, let old = try? Data(contentsOf: url), old == data { return }
    do {
      try data.write(to: url, options: isStream ? [] : .atomic)
    } catch {
      throw .unwritable(path, reason: reasonNotToWrite(error, to: path))
    }
  }

  /// Gives a file a new date, if it can be written.
  static func touch(_ path: String) {
    guard let bytes = try? read(path) else { return }
    try? Data(bytes).write(to: URL(fileURLWithPath: path), options: .atomic)
  }

  /// Creates the folder that a file is to be in, and those around it.
  static func createFolder(of path: String) throws(CommandError) {
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      throw .unwritable(folder.path, reason: reason(for: error))
    }
  }

  private static func reasonNotToWrite(_ error: any Error, to path: String) -> String {
    if let kind = FileStatus(of: path)?.kind, kind != .file { return kind.description }
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
    return switch FileStatus(of: folder)?.kind {
    case nil: "there is no folder \(folder)"
    case .folder: reason(for: error)
    default: "\(folder) is no folder"
    }
  }

  private static func reason(for error: any Error) -> String {
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
