internal import MynahPlatform

extension Lexer {
  /// The first line break at or after `start`; the buffer ends in one.
  func endOfLine(from start: Int) -> Int {
    mynah_end_of_line(base + start, base + count) - base
  }

  /// The end of the block comment at `start`, in which others can be nested.
  mutating func endOfBlockComment(at start: Int, startsLine: inout Bool) -> Int {
    let base = base
    var index = start + 2
    var depth = 1
    while index < count {
      let byte = base[index]
      index += 1
      if byte == UInt8(ascii: "*") {
        if base[index] == UInt8(ascii: "/") {
          index += 1
          depth -= 1
          if depth == 0 { return index }
        }
      } else if byte == UInt8(ascii: "/") {
        if base[index] == UInt8(ascii: "*") {
          index += 1
          depth += 1
        }
      } else if byte == 0x0A {
        startsLine = true
      }
    }
    report("unterminated block comment", at: start)
    return count
  }

  /// Past a run of bytes that are no UTF-8, so that it is reported once.
  func endOfInvalidBytes(at start: Int) -> Int {
    var index = start
    while index < count && base[index] >= 0x80 {
      let scalar = decodeScalar(base + index)
      if scalar.value != nil { break }
      index += scalar.length
    }
    return index < count ? index : count
  }

  /// The end of what a version control system's conflict marker at `start` makes unusable.
  ///
  /// The first side of a conflict is skipped, the second is kept.
  mutating func endOfConflictMarker(at start: Int) -> Int? {
    let isLineStart = start == 0 || base[start - 1] == 0x0A || base[start - 1] == 0x0D
    guard isLineStart, isConflictMarker(base[start], at: start) else { return nil }
    if base[start] == UInt8(ascii: "<") {
      report("version control conflict marker", at: start)
      guard !hasOpenConflict else { return endOfLine(from: start) }
      var index = endOfLine(from: start)
      while index < count {
        index += 1
        if base[index] == UInt8(ascii: "="), isConflictMarker(UInt8(ascii: "="), at: index) {
          return endOfLine(from: index)
        }
        index = endOfLine(from: index)
      }
      hasOpenConflict = true
    }
    return endOfLine(from: start)
  }

  private func isConflictMarker(_ byte: UInt8, at start: Int) -> Bool {
    var index = 0
    while index < 7 {
      if base[start + index] != byte { return false }
      index += 1
    }
    switch classes[Int(base[start + 7])] {
    case .space: return true
    case .newline: return byte == UInt8(ascii: "=")
    default: return false
    }
  }
}
