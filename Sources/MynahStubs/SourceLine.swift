internal import MynahCore
internal import MynahPlatform

/// The bytes of one line of a source file, which failure messages quote from.
struct SourceLine {
  private let bytes: [UInt8]

  /// Reads a line, or returns nil if the file can't be read, for example on a device.
  init?(at location: CodeLocation) {
    guard let file = mynah_file_open(location.filePath) else { return nil }
    defer { mynah_file_close(file) }
    var line: UInt = 1
    var bytes: [UInt8] = []
    var byte = mynah_file_next(file)
    while byte >= 0, line <= location.line {
      if byte == 0x0A {
        line += 1
      } else if line == location.line {
        bytes.append(UInt8(truncatingIfNeeded: byte))
      }
      byte = mynah_file_next(file)
    }
    guard line >= location.line else { return nil }
    self.bytes = bytes
  }

  /// Returns the name that ends before a column, or nil if no name ends there.
  ///
  /// For example, the name is `chirpStub` before the parenthesis of `chirpStub(42)`.
  func name(before column: UInt) -> String? {
    guard column > 1, column - 1 <= bytes.count else { return nil }
    var end = bytes[..<Int(column - 1)]
    if end.last == UInt8(ascii: "`") { end.removeLast() }
    let start = end.lastIndex { !Self.isPartOfName($0) }.map { $0 + 1 } ?? 0
    guard let first = end[start...].first, !(0x30...0x39).contains(first) else { return nil }
    return String(decoding: end[start...], as: UTF8.self)
  }

  private static func isPartOfName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }
}
