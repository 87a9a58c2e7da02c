internal import MynahPlatform

extension SourceBuffer {
  /// Calls `body` with the offset of each occurrence of a word, from first to last.
  ///
  /// The C library searches, which is fast in debug builds too.
  func forEachOccurrence(of word: StaticString, _ body: (Int) -> Void) {
    search(for: word) { offset in
      body(offset)
      return true
    }
  }

  /// Whether a word occurs.
  func contains(_ word: StaticString) -> Bool {
    var isFound = false
    search(for: word) { _ in
      isFound = true
      return false
    }
    return isFound
  }

  /// Searches as long as `body` returns true.
  private func search(for word: StaticString, _ body: (Int) -> Bool) {
    word.withUTF8Buffer { bytes in
      bytes.withMemoryRebound(to: CChar.self) { needle in
        base.withMemoryRebound(to: CChar.self, capacity: count + Self.padding) { text in
          var offset = 0
          while let found = mynah_find(text + offset, text + count, needle.baseAddress!) {
            guard body(found - text) else { return }
            offset = found - text + bytes.count
          }
        }
      }
    }
  }
}
