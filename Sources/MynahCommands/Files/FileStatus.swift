#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Android)
  internal import Android
#elseif canImport(Darwin)
  internal import Darwin
#elseif canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// What a path leads to, links followed.
struct FileStatus {
  enum Kind {
    case file
    case folder

    /// A pipe, a socket or a device, whose end a reader may wait for in vain.
    case other
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
    #if canImport(Glibc) || canImport(Musl) || canImport(Android) || canImport(Darwin)
      var status = stat()
      guard stat(path, &status) == 0 else { return nil }
      kind =
        switch status.st_mode & S_IFMT {
        case S_IFREG: .file
        case S_IFDIR: .folder
        default: .other
        }
      identity = Identity(
        device: UInt64(truncatingIfNeeded: status.st_dev),
        node: UInt64(truncatingIfNeeded: status.st_ino))
    #else
      var isFolder = false
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { return nil }
      kind = isFolder ? .folder : .file
      identity = nil
    #endif
  }
}
