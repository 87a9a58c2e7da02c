internal import MynahPlatform

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
