internal import MynahPlatform

/// A namespace for commands of the system's shell.
package enum Shell {
  /// Runs a command.
  ///
  /// - Returns: The output and the exit status, or nil if there isn't a shell.
  package static func run(_ command: String) -> (printed: [UInt8], status: Int32)? {
    var output: [UInt8] = []
    let status = withUnsafeMutablePointer(to: &output) { output in
      mynah_run(command, output) { bytes, count, output in
        output.assumingMemoryBound(to: [UInt8].self).pointee += UnsafeRawBufferPointer(
          start: bytes, count: count)
      }
    }
    guard status >= 0 else { return nil }
    return (output, status)
  }

  /// Quotes a string as one word of a command.
  package static func quoted(_ text: String) -> String {
    let parts = text.split(separator: "'", omittingEmptySubsequences: false)
    return "'" + parts.joined(separator: "'\\''") + "'"
  }
}
