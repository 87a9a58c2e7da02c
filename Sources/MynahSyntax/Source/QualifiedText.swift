/// A source text in which some names are written with the module that declares them.
///
/// ```swift
/// QualifiedText(Array("class BirdMock: Mock {}".utf8), names: ["Mock"], module: "Mynah").bytes
/// // class BirdMock: Mynah.Mock {}
/// ```
public struct QualifiedText: Sendable {
  /// The contents.
  public private(set) var bytes: [UInt8] = []

  /// Writes a module before names, but not in members, aliases that declare them, strings and comments.
  ///
  /// - Parameters:
  ///   - bytes: The contents of a file.
  ///   - names: The names.
  ///   - module: The name of the module.
  public init(_ bytes: [UInt8], names: Set<String>, module: String) {
    var starts: [Int] = []
    bytes.withUnsafeBufferPointer { bytes in
      let source = SourceBuffer(bytes)
      defer { source.deallocate() }
      var lexer = Lexer(source)
      var isMember = false
      var isDeclared = false
      var token = lexer.next()
      while token.kind != .endOfFile {
        let text = token.kind == .identifier ? source.text(token.start, token.end) : ""
        if !isMember, !isDeclared, names.contains(text) { starts.append(token.start) }
        isMember = token.kind == .period
        isDeclared = text == "typealias"
        token = lexer.next()
      }
    }
    var end = 0
    for start in starts {
      self.bytes += bytes[end..<start]
      self.bytes += "\(module).".utf8
      end = start
    }
    self.bytes += bytes[end...]
  }
}
