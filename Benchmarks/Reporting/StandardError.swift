#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#endif

/// Messages for the person at the terminal, apart from the results.
enum StandardError {
  private static let descriptor: Int32 = 2

  /// Writes a line.
  static func print(_ line: String) {
    put("\(line)\n")
  }

  /// Shows what is being done in the last line of a terminal, or clears it.
  ///
  /// Nothing is written where standard error is no terminal.
  static func showProgress(_ text: String) {
    guard isatty(descriptor) == 1 else { return }
    put("\r\u{1B}[K\(text)")
  }

  private static func put(_ text: String) {
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { buffer in
        buffer.baseAddress.map { write(descriptor, $0, buffer.count) } ?? 0
      }
      guard count > 0 else { return }
      bytes = bytes.dropFirst(count)
    }
  }
}
