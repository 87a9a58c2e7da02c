#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Android)
  internal import Android
#elseif canImport(Darwin)
  internal import Darwin
#elseif canImport(ucrt)
  internal import ucrt
#endif

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
          while offset < count {
            if let found = strstr(text + offset, needle.baseAddress!) {
              guard body(UnsafePointer(found) - text) else { return }
              offset = UnsafePointer(found) - text + bytes.count
            } else {
              // A text ends at a NUL byte, a file may go on after it.
              offset += strlen(text + offset) + 1
            }
          }
        }
      }
    }
  }
}
