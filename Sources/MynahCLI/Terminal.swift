internal import MynahPlatform

/// Standard output, standard error and the end of the process.
enum Terminal {
  static func print(_ text: String) {
    Swift.print(text)
  }

  static func printError(_ text: String) {
    var line = "\(text)\n"
    line.withUTF8 { mynah_write_error($0.baseAddress, $0.count) }
  }

  static func exit(_ status: Int32) -> Never {
    mynah_exit(status)
  }
}
