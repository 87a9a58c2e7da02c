// These functions are transparent because unoptimized builds would call them for each byte of a file.
extension UInt8 {
  /// A Boolean value that indicates whether the byte is a line feed or a carriage return.
  @_transparent
  var isLineBreak: Bool { self == "\n" || self == "\r" }

  @_transparent
  static func == (byte: UInt8, character: Unicode.Scalar) -> Bool {
    byte == UInt8(ascii: character)
  }

  @_transparent
  static func != (byte: UInt8, character: Unicode.Scalar) -> Bool {
    byte != UInt8(ascii: character)
  }

  @_transparent
  static func ~= (character: Unicode.Scalar, byte: UInt8) -> Bool {
    byte == UInt8(ascii: character)
  }
}
