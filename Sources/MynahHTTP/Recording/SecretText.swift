internal import Foundation

/// Finds named values in text of any format, and replaces those that are secret.
///
/// What is looked at: members of JSON, also of JSON in its strings, of several values in a row, behind a
/// prefix and cut off; fields of forms, queries and fragments wherever they stand; elements and attributes
/// of XML; and the user and password of URLs.
struct SecretText {
  /// Decides whether a value with a name is secret.
  let isSecret: (_ name: String, _ value: String) -> Bool

  /// What is written in place of a secret.
  static let mask = "***"

  private static let maskBytes = Array(mask.utf8)

  func masked(_ text: String) -> String { masked(text, depth: 0) }

  private func masked(_ text: String, depth: Int) -> String {
    var bytes = members(in: Array(text.utf8), depth: depth)
    bytes = elements(in: bytes)
    bytes = fields(in: bytes)
    return String(decoding: users(in: bytes), as: UTF8.self)
  }

  /// The text of a form: the value of a field may have whatever its bytes are.
  func maskedForm(_ text: String) -> String {
    text.split(separator: "&", omittingEmptySubsequences: false).map { field in
      let name = field.prefix { $0 != "=" }
      let isHidden =
        field.count > name.count && isSecretField(String(name), field.dropFirst(name.count + 1))
      return isHidden ? "\(name)=\(Self.mask)" : String(field)
    }.joined(separator: "&")
  }

  // MARK: JSON

  /// How deep strings of JSON lie in strings of JSON.
  private static let deepest = 8

  private func members(in text: [UInt8], depth: Int) -> [UInt8] {
    var result: [UInt8] = []
    var index = 0
    // Up to where escaped quotes have been looked at, as parts of a string.
    var end = 0
    while index < text.count {
      let isEscaped = text[index] == UInt8(ascii: "\\")
      guard !isEscaped || index >= end, let string = string(in: text, at: index) else {
        // A backslash and what it escapes.
        let next = min(index + (isEscaped ? 2 : 1), text.count)
        result += text[index..<next]
        index = next
        continue
      }
      // Each quote may begin a string: where one is missing, others would be taken for their opposites.
      if let value = value(in: text, after: string.end),
        isSecret(decoded(text[string.content]), decoded(text[value]))
      {
        result += text[index..<value.lowerBound] + [UInt8(ascii: "\"")] + Self.maskBytes
        result.append(UInt8(ascii: "\""))
        index = value.upperBound
      } else if let masked = maskedString(text[string.content], depth) {
        result += text[index..<string.content.lowerBound] + masked
        index = string.content.upperBound
      } else {
        end = max(end, string.end)
        let next = isEscaped ? index + 2 : string.content.lowerBound
        result += text[index..<next]
        index = next
      }
    }
    return result
  }

  /// The content of a string with JSON in it, masked; nil where it has nothing to mask.
  private func maskedString(_ content: ArraySlice<UInt8>, _ depth: Int) -> [UInt8]? {
    guard depth < Self.deepest, content.contains(UInt8(ascii: "\\")) else { return nil }
    let text = decoded(content)
    let masked = masked(text, depth: depth + 1)
    return masked == text ? nil : masked.utf8.flatMap(\.escapedInString)
  }

  /// The string that begins at a place, or ends with the text.
  ///
  /// One may begin with an escaped quote where the text is itself the content of a string.
  private func string(in text: [UInt8], at start: Int) -> (content: Range<Int>, end: Int)? {
    let (quote, backslash) = (UInt8(ascii: "\""), UInt8(ascii: "\\"))
    let isEscaped = text[start] == backslash && start + 1 < text.count && text[start + 1] == quote
    guard text[start] == quote || isEscaped else { return nil }
    let begin = isEscaped ? start : start + 1
    var index = begin
    while index < text.count, text[index] != quote {
      index += text[index] == backslash ? 2 : 1
    }
    guard index < text.count else { return (begin..<text.count, text.count) }
    return (begin..<index, index + 1)
  }

  /// The value of the member whose name ends at a place; nil where no member does.
  private func value(in text: [UInt8], after end: Int) -> Range<Int>? {
    let isSpace = { (byte: UInt8) in " \t\r\n".utf8.contains(byte) }
    let colon = text[end...].firstIndex { !isSpace($0) } ?? text.count
    guard colon < text.count, text[colon] == UInt8(ascii: ":") else { return nil }
    let start = text[(colon + 1)...].firstIndex { !isSpace($0) } ?? text.count
    guard start < text.count else { return nil }
    switch text[start] {
    case UInt8(ascii: "\""): return string(in: text, at: start).map { start..<$0.end }
    case UInt8(ascii: "{"), UInt8(ascii: "["): return start..<endOfContainer(in: text, from: start)
    default:
      let last = text[start...].firstIndex { ",}] \t\r\n\"".utf8.contains($0) } ?? text.count
      return last > start ? start..<last : nil
    }
  }

  private func endOfContainer(in text: [UInt8], from start: Int) -> Int {
    var depth = 0
    var index = start
    while index < text.count {
      if text[index] == UInt8(ascii: "\""), let string = string(in: text, at: index) {
        index = string.end
        continue
      }
      if "{[".utf8.contains(text[index]) { depth += 1 }
      if "}]".utf8.contains(text[index]) { depth -= 1 }
      index += 1
      if depth == 0 { return index }
    }
    return text.count
  }

  /// What a name or a value of JSON says, without escapes and quotes.
  private func decoded(_ content: ArraySlice<UInt8>) -> String {
    var bytes = Array(content)
    if bytes.count > 1, bytes.first == UInt8(ascii: "\""), bytes.last == bytes.first {
      bytes = Array(bytes.dropFirst().dropLast())
    }
    return String(decoding: DecodedBytes(bytes).withoutEscapes().bytes, as: UTF8.self)
  }

  // MARK: XML

  private func elements(in text: [UInt8]) -> [UInt8] {
    guard text.contains(UInt8(ascii: "<")) else { return text }
    // Character data may have what looks like a tag.
    let (data, dataEnd) = (Array("<![CDATA[".utf8), Array("]]>".utf8))
    var result: [UInt8] = []
    var index = 0
    while index < text.count {
      guard text[index] == UInt8(ascii: "<"),
        let end = text[index...].prefix(4_096).firstIndex(of: UInt8(ascii: ">")),
        let close = text[end...].firstIndex(of: UInt8(ascii: "<"))
      else {
        result.append(text[index])
        index += 1
        continue
      }
      let tag = text[(index + 1)..<end].prefix { !" \t\r\n/".utf8.contains($0) }
      let name = String(decoding: tag, as: UTF8.self).split(separator: ":").last.map(String.init)
      let isData = text[close...].starts(with: data)
      let contentEnd =
        isData ? text.firstRange(of: dataEnd, from: close).map { $0 + 3 } ?? text.count : close
      let value = String(decoding: text[(end + 1)..<contentEnd], as: UTF8.self)
      result += text[index...end]
      index = end + 1
      if let name, !value.allSatisfy(\.isWhitespace), isSecret(name, value) {
        result += Self.maskBytes
        index = contentEnd
      }
    }
    return result
  }

  // MARK: Fields

  /// Masks values as in `?name=value&`, wherever they stand.
  private func fields(in text: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    var begin = 0
    for equals in text.indices where text[equals] == UInt8(ascii: "=") && equals >= begin {
      let name = text[begin..<equals].reversed().prefix {
        !"?&;#,=/ \t\r\n\"'<>(){}\\:".utf8.contains($0)
      }
      guard !name.isEmpty else { continue }
      var start = equals + 1
      var ends = Array("&#; \t\r\n\"'<>)\\".utf8)
      let run = text[start...].firstIndex { $0 != UInt8(ascii: "\\") } ?? text.count
      if run < text.count, "\"'".utf8.contains(text[run]) {
        ends = run > start ? [UInt8(ascii: "\\")] : [text[run]]
        start = run + 1
      }
      let end = text[start...].firstIndex { ends.contains($0) } ?? text.count
      guard end > start,
        isSecretField(
          String(decoding: name.reversed(), as: UTF8.self),
          String(decoding: text[start..<end], as: UTF8.self)[...])
      else { continue }
      result += text[begin..<start] + Self.maskBytes
      begin = end
    }
    return result + text[begin...]
  }

  /// Whether a field is secret, whose name may be that of a part, as in `user[password]`.
  private func isSecretField(_ name: String, _ value: Substring) -> Bool {
    let plain = name.replacingOccurrences(of: "+", with: " ").removingPercentEncoding ?? name
    let value = value.removingPercentEncoding ?? String(value)
    if isSecret(plain, value) { return true }
    let parts = plain.split { "[]".contains($0) }
    return parts.count > 1 && isSecret(String(parts[parts.count - 1]), value)
  }

  // MARK: URLs

  /// Masks the users and passwords of URLs.
  private func users(in text: [UInt8]) -> [UInt8] {
    let scheme = Array("://".utf8)
    var result: [UInt8] = []
    var begin = 0
    while let start = text.firstRange(of: scheme, from: begin) {
      result += text[begin..<(start + 3)]
      begin = start + 3
      let rest = text[begin...].prefix { !"/?#\\ \t\r\n\"'<>".utf8.contains($0) }
      guard let at = rest.lastIndex(of: UInt8(ascii: "@")) else { continue }
      result += Self.maskBytes
      begin = at
    }
    return result + text[begin...]
  }
}

extension UInt8 {
  /// The byte as it stands in a string of JSON.
  fileprivate var escapedInString: [UInt8] {
    switch self {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"): [UInt8(ascii: "\\"), self]
    case 0x0A: Array("\\n".utf8)
    case 0x0D: Array("\\r".utf8)
    case 0x09: Array("\\t".utf8)
    case ..<0x20: Array((self < 16 ? "\\u000" : "\\u00").utf8) + Array(String(self, radix: 16).utf8)
    default: [self]
    }
  }
}

extension [UInt8] {
  /// Where some bytes begin, from a place on.
  func firstRange(of other: [UInt8], from start: Int) -> Int? {
    guard let first = other.first, count - start >= other.count else { return nil }
    var index = start
    while let found = self[index...].firstIndex(of: first), count - found >= other.count {
      if self[found..<(found + other.count)].elementsEqual(other) { return found }
      index = found + 1
    }
    return nil
  }
}
