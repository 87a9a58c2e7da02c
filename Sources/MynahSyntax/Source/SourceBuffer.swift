internal import MynahPlatform

/// A copy of a source file with padding, so reading a few bytes past the end is safe.
///
/// The padding is a line feed followed by zeros.
struct SourceBuffer {
  /// The number of bytes past the end that can be read.
  static let padding = 16

  let base: UnsafePointer<UInt8>
  let count: Int

  private init(_ bytes: UnsafeBufferPointer<UInt8>) {
    // Allocate raw memory, because a debug build copies typed memory byte by byte.
    let storage = UnsafeMutableRawPointer.allocate(
      byteCount: bytes.count + Self.padding, alignment: 16)
    if let start = bytes.baseAddress {
      storage.copyMemory(from: start, byteCount: bytes.count)
    }
    let end = storage + bytes.count
    end.storeBytes(of: 0, as: UInt64.self)
    (end + 8).storeBytes(of: 0, as: UInt64.self)
    end.storeBytes(of: 0x0A, as: UInt8.self)
    base = UnsafePointer(
      storage.bindMemory(to: UInt8.self, capacity: bytes.count + Self.padding))
    count = bytes.count
  }

  /// Calls a closure with a copy of bytes, which only exists during the call.
  static func withCopy<Result>(of bytes: [UInt8], _ body: (SourceBuffer) -> Result) -> Result {
    bytes.withUnsafeBufferPointer { bytes in
      let source = SourceBuffer(bytes)
      defer { source.base.deallocate() }
      return body(source)
    }
  }

  func text(_ start: Int, _ end: Int) -> String {
    guard start < end else { return "" }
    let bytes = UnsafeBufferPointer(start: base + start, count: end - start)
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension Lexer {
  /// Calls a closure with each token of a source, and with a table of the lines.
  ///
  /// - Returns: The diagnostics for errors such as an unterminated string.
  @discardableResult
  static func forEachToken(
    of bytes: [UInt8], _ body: (Token, inout LineTable) -> Void
  ) -> [Diagnostic] {
    SourceBuffer.withCopy(of: bytes) { source in
      var lexer = Lexer(source)
      var lines = LineTable(base: source.base, count: source.count)
      var token = lexer.next()
      while token.kind != .endOfFile {
        body(token, &lines)
        token = lexer.next()
      }
      return lexer.problems.sorted { $0.offset < $1.offset }.map {
        Diagnostic(position: lines.position(at: $0.offset), message: $0.message)
      }
    }
  }
}

extension SourceBuffer {
  /// Calls a closure with the offset of each occurrence of a word, from first to last.
  ///
  /// A C function does the search, so the search is fast in debug builds, too.
  func forEachOccurrence(of word: StaticString, _ body: (Int) -> Void) {
    word.withUTF8Buffer { bytes in
      bytes.withMemoryRebound(to: CChar.self) { needle in
        base.withMemoryRebound(to: CChar.self, capacity: count + Self.padding) { text in
          var offset = 0
          while let found = mynah_find(text + offset, text + count, needle.baseAddress!) {
            body(found - text)
            offset = found - text + bytes.count
          }
        }
      }
    }
  }

  /// Returns whether the source contains a word, including inside of longer words.
  func contains(_ word: String) -> Bool {
    word.withCString { needle in
      base.withMemoryRebound(to: CChar.self, capacity: count + Self.padding) { text in
        mynah_find(text, text + count, needle) != nil
      }
    }
  }
}
