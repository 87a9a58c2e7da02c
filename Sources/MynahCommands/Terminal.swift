#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#elseif canImport(ucrt)
  internal import ucrt
#endif

/// Standard output, standard error and the end of the process.
enum Terminal {
  static func print(_ text: String) {
    Swift.print(text)
  }

  static func printError(_ text: String) {
    var bytes = Array("\(text)\n".utf8)
    bytes.withUnsafeMutableBytes { bytes in
      #if canImport(ucrt)
        _ = _write(2, bytes.baseAddress, UInt32(bytes.count))
      #else
        _ = write(2, bytes.baseAddress, bytes.count)
      #endif
    }
  }

  static func exit(_ status: Int32) -> Never {
    #if canImport(Glibc)
      Glibc.exit(status)
    #elseif canImport(Musl)
      Musl.exit(status)
    #elseif canImport(Darwin)
      Darwin.exit(status)
    #else
      ucrt.exit(status)
    #endif
  }
}
