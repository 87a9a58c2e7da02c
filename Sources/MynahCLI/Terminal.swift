internal import MynahPlatform

/// Standard output, standard error and the end of the process.
package enum Terminal {
  /// Prints a line.
  package static func print(_ text: String) {
    Swift.print(text)
  }

  /// Prints a line on standard error.
  package static func printError(_ text: String) {
    var line = "\(text)\n"
    line.withUTF8 { mynah_write_error($0.baseAddress, $0.count) }
  }

  /// Ends the process.
  package static func exit(_ status: Int32) -> Never {
    mynah_exit(status)
  }
}
