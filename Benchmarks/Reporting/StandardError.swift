internal import Foundation
internal import MynahPlatform

/// The messages on standard error, separate from the results.
enum StandardError {
  /// Writes a line.
  static func print(_ line: String) {
    put("\(line)\n")
  }

  /// Shows the progress in the last line of a terminal, or clears the line if the text is empty.
  ///
  /// If standard error isn't a terminal, this doesn't write anything.
  static func showProgress(_ text: String) {
    guard mynah_error_is_terminal() else { return }
    put("\r\u{1B}[K\(text)")
  }

  /// Runs a closure, and discards the messages that it writes.
  static func discardingMessages<Result>(_ body: () -> Result) -> Result {
    let standardError = dup(STDERR_FILENO)
    let discarded = open("/dev/null", O_WRONLY)
    dup2(discarded, STDERR_FILENO)
    defer {
      dup2(standardError, STDERR_FILENO)
      close(standardError)
      close(discarded)
    }
    return body()
  }

  private static func put(_ text: String) {
    var text = text
    text.withUTF8 { mynah_write_error($0.baseAddress, $0.count) }
  }
}
