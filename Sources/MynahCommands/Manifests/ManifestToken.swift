/// A word, string or other character of a manifest.
struct ManifestToken: Equatable {
  enum Kind: Equatable {
    case word(String)
    case string(String)
    case symbol(UInt8)
  }

  let kind: Kind

  /// Whether it is the first of its line.
  let startsLine: Bool

  /// Whether it is a certain word.
  func isWord(_ word: String) -> Bool { kind == .word(word) }

  /// Whether it is a certain character.
  func isSymbol(_ symbol: Unicode.Scalar) -> Bool { kind == .symbol(UInt8(ascii: symbol)) }

  /// The tokens of a text, without comments.
  static func tokens(of text: String) -> [ManifestToken] {
    var scanner = ManifestScanner(bytes: Array(text.utf8))
    return scanner.tokens()
  }
}

/// Takes a manifest apart.
private struct ManifestScanner {
  let bytes: [UInt8]
  private var index = 0
  private var startsLine = true

  init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  mutating func tokens() -> [ManifestToken] {
    var tokens: [ManifestToken] = []
    while index < bytes.count {
      let byte = bytes[index]
      switch byte {
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        startsLine = true
        index += 1
      case UInt8(ascii: " "), UInt8(ascii: "\t"): index += 1
      case UInt8(ascii: "/") where starts("//"): skipLine()
      case UInt8(ascii: "/") where starts("/*"): skipComment()
      default:
        let isFirst = startsLine
        startsLine = false
        tokens.append(ManifestToken(kind: next(byte), startsLine: isFirst))
      }
    }
    return tokens
  }

  private func starts(_ text: StaticString) -> Bool {
    let count = text.utf8CodeUnitCount
    guard index + count <= bytes.count else { return false }
    return (0..<count).allSatisfy { bytes[index + $0] == text.utf8Start[$0] }
  }

  private mutating func skipLine() {
    while index < bytes.count, bytes[index] != UInt8(ascii: "\n") { index += 1 }
  }

  private mutating func skipComment() {
    var depth = 0
    repeat {
      if starts("/*") {
        depth += 1
        index += 2
      } else if starts("*/") {
        depth -= 1
        index += 2
      } else {
        index += 1
      }
    } while depth > 0 && index < bytes.count
  }

  private mutating func next(_ byte: UInt8) -> ManifestToken.Kind {
    if byte == UInt8(ascii: "\"") { return .string(string()) }
    let start = index
    while index < bytes.count, bytes[index].isInWord { index += 1 }
    if index > start { return .word(String(decoding: bytes[start..<index], as: UTF8.self)) }
    index += 1
    return .symbol(byte)
  }

  /// The contents of a string literal, up to its closing quotes.
  private mutating func string() -> String {
    let isLong = starts("\"\"\"")
    index += isLong ? 3 : 1
    let start = index
    while index < bytes.count {
      if isLong ? starts("\"\"\"") : starts("\"") { break }
      if !isLong, bytes[index] == UInt8(ascii: "\n") { break }
      index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    index = min(index, bytes.count)
    let text = String(decoding: bytes[start..<index], as: UTF8.self)
    index = min(index + (isLong ? 3 : 1), bytes.count)
    return text
  }
}

extension UInt8 {
  fileprivate var isInWord: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }
}
