/// Tokens as a mutation sees them: words, runs of white space, and single characters.
enum Tokens {
  private enum Kind {
    case word
    case space
    case other
  }

  /// The token that the byte belongs to.
  static func range(around place: Int, in bytes: [UInt8]) -> Range<Int> {
    let kind = kind(bytes[place])
    guard kind != .other else { return place..<(place + 1) }
    var start = place
    while start > 0, self.kind(bytes[start - 1]) == kind { start -= 1 }
    var end = place + 1
    while end < bytes.count, self.kind(bytes[end]) == kind { end += 1 }
    return start..<end
  }

  private static func kind(_ byte: UInt8) -> Kind {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
      .word
    case 0x20, 0x09, 0x0A, 0x0D: .space
    default: .other
    }
  }
}
