internal import MynahPlatform

/// Messages for the person at the terminal, apart from the results.
enum StandardError {
  /// Writes a line.
  static func print(_ line: String) {
    put("\(line)\n")
  }

  /// Shows what is being done in the last line of a terminal, or clears it.
  ///
  /// Nothing is written where standard error is no terminal.
  static func showProgress(_ text: String) {
    guard mynah_error_is_terminal() else { return }
    put("\r\u{1B}[K\(text)")
  }

  private static func put(_ text: String) {
    var text = text
    text.withUTF8 { mynah_write_error($0.baseAddress, $0.count) }
  }
}
