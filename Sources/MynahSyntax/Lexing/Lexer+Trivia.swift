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
}
