/// Bytes that are decoded, each with the place that it stands at in the text.
struct DecodedBytes {
  private(set) var bytes: [UInt8]

  /// Where each byte begins in the text, and where the last one ends.
  private(set) var places: [Int]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    places = Array(0...bytes.count)
  }

  private init(decoding source: DecodedBytes, _ body: (inout Reader) -> Void) {
    var reader = Reader(source: source)
    while reader.index < source.bytes.count { body(&reader) }
    bytes = reader.bytes
    places = reader.places + [source.places[source.bytes.count]]
  }

  private struct Reader {
    let source: DecodedBytes
    var index = 0
    var bytes: [UInt8] = []
    var places: [Int] = []

    /// Takes some bytes of the source for others.
    mutating func take(_ count: Int, as decoded: [UInt8]) {
      for byte in decoded {
        bytes.append(byte)
        places.append(source.places[index])
      }
      index += count
    }

    func number(at start: Int, digits: Int) -> UInt32? {
      guard start + digits <= source.bytes.count else { return nil }
      let text = String(decoding: source.bytes[start..<(start + digits)], as: UTF8.self)
      return text.allSatisfy(\.isHexDigit) ? UInt32(text, radix: 16) : nil
    }
  }

  /// The bytes without the escapes of a string of JSON.
  func withoutEscapes() -> DecodedBytes {
    DecodedBytes(decoding: self) { reader in
      let index = reader.index
      guard bytes[index] == UInt8(ascii: "\\"), index + 1 < bytes.count else {
        return reader.take(1, as: [bytes[index]])
      }
      switch bytes[index + 1] {
      case UInt8(ascii: "n"): reader.take(2, as: [0x0A])
      case UInt8(ascii: "r"): reader.take(2, as: [0x0D])
      case UInt8(ascii: "t"): reader.take(2, as: [0x09])
      case UInt8(ascii: "b"): reader.take(2, as: [0x08])
      case UInt8(ascii: "f"): reader.take(2, as: [0x0C])
      case UInt8(ascii: "u"):
        guard let unit = reader.number(at: index + 2, digits: 4) else {
          return reader.take(1, as: [bytes[index]])
        }
        if (0xD800..<0xDC00).contains(unit), index + 7 < bytes.count,
          bytes[index + 6] == UInt8(ascii: "\\"), bytes[index + 7] == UInt8(ascii: "u"),
          let low = reader.number(at: index + 8, digits: 4), (0xDC00..<0xE000).contains(low)
        {
          let value = 0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00)
          return reader.take(12, as: Self.utf8(value))
        }
        reader.take(6, as: Self.utf8(unit))
      default: reader.take(2, as: [bytes[index + 1]])
      }
    }
  }

  /// The bytes without percent encoding.
  func withoutPercents(plusIsSpace: Bool) -> DecodedBytes {
    DecodedBytes(decoding: self) { reader in
      let byte = bytes[reader.index]
      if byte == UInt8(ascii: "%"), let value = reader.number(at: reader.index + 1, digits: 2) {
        reader.take(3, as: [UInt8(value)])
      } else {
        reader.take(1, as: [plusIsSpace && byte == UInt8(ascii: "+") ? 0x20 : byte])
      }
    }
  }

  private static func utf8(_ value: UInt32) -> [UInt8] {
    Array(String(Character(Unicode.Scalar(value) ?? "\u{FFFD}")).utf8)
  }

  /// Where a text stands.
  func ranges(of text: [UInt8]) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var start = 0
    while let found = bytes.firstRange(of: text, from: start) {
      ranges.append(places[found]..<places[found + text.count])
      start = found + text.count
    }
    return ranges
  }
}

extension [UInt8] {
  /// These bytes with a text replaced, also where it is escaped as in JSON or encoded as in a URL.
  func replacing(_ text: String, with replacement: String) -> [UInt8] {
    let secret = Array(text.utf8)
    guard !secret.isEmpty else { return self }
    var ranges: [Range<Int>] = []
    var pending = [DecodedBytes(self)]
    // What is encoded may be so more than once, as JSON in a string of JSON is.
    for _ in 0..<4 {
      var next: [DecodedBytes] = []
      for decoded in pending {
        ranges += decoded.ranges(of: secret)
        if decoded.bytes.contains(UInt8(ascii: "\\")) { next.append(decoded.withoutEscapes()) }
        if decoded.bytes.contains(UInt8(ascii: "%")) {
          next.append(decoded.withoutPercents(plusIsSpace: false))
        }
        if decoded.bytes.contains(UInt8(ascii: "+")), secret.contains(0x20) {
          next.append(decoded.withoutPercents(plusIsSpace: true))
        }
      }
      pending = next
    }
    var result: [UInt8] = []
    var end = 0
    for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if range.lowerBound >= end {
        result += self[end..<range.lowerBound] + Array(replacement.utf8)
      }
      end = Swift.max(end, range.upperBound)
    }
    return end == 0 ? self : result + self[end...]
  }
}
