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
    var end = 0
    var isMember = false
    var isDeclared = false
    Lexer.forEachToken(of: bytes) { token in
      let text = token.kind == .identifier ? bytes[token.start..<token.end] : []
      if !isMember, !isDeclared, names.contains(String(decoding: text, as: UTF8.self)) {
        self.bytes += bytes[end..<token.start]
        self.bytes += "\(module).".utf8
        end = token.start
      }
      isMember = token.kind == .period
      isDeclared = token.keyword == .typealias
    }
    self.bytes += bytes[end...]
  }
}
