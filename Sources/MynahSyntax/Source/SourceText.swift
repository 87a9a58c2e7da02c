/// A source file that has not been parsed.
public struct SourceText: Sendable {
  /// The path that diagnostics name.
  public let path: String

  /// The contents.
  public let bytes: [UInt8]

  /// Describes a file.
  public init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }

  /// Describes a file with a text.
  public init(path: String, text: String) { self.init(path: path, bytes: Array(text.utf8)) }

  /// Whether a word occurs anywhere, in a comment or a longer word too.
  public func contains(_ word: String) -> Bool {
    bytes.withUnsafeBufferPointer { bytes in
      let source = SourceBuffer(bytes)
      defer { source.deallocate() }
      return source.contains(word)
    }
  }
}
