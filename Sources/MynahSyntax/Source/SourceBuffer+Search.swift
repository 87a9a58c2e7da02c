internal import MynahPlatform

extension SourceBuffer {
  /// Calls `body` with the offset of each occurrence of a word, from first to last.
  ///
  /// The C library searches, which is fast in debug builds too.
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

  /// Whether a word occurs.
  func contains(_ word: String) -> Bool {
    word.withCString { needle in
      base.withMemoryRebound(to: CChar.self, capacity: count + Self.padding) { text in
        mynah_find(text, text + count, needle) != nil
      }
    }
  }
}
