internal import MynahSyntax

/// Writes Swift source: indentation, blank lines, and the access of the declarations.
///
/// It doesn't break lines, except for lists of parameters: tools and compilers read most of the mocks.
struct SourceWriter {
  /// The number of columns up to which a list of parameters stays on one line.
  static let lineLength = 100

  /// The text so far, as bytes: adding to a `String` takes several times as long.
  private(set) var bytes: [UInt8] = []

  /// The number of spaces before each line.
  private var indentation = 0

  /// The access of declarations that don't write their own; nil if the default is right.
  private let access: AccessLevel?

  init(access: AccessLevel? = nil) { self.access = access }

  /// Writes a line, or an empty line if there is no text.
  mutating func line(_ line: String = "") {
    if !line.isEmpty {
      for _ in 0..<indentation { bytes.append(UInt8(ascii: " ")) }
      bytes += line.utf8
    }
    bytes.append(UInt8(ascii: "\n"))
  }

  /// Writes several lines.
  mutating func lines(_ lines: [String]) {
    for line in lines { self.line(line) }
  }

  /// Writes lines that are separated by line feeds.
  mutating func lines(_ text: String) {
    lines(text.split(separator: "\n").map(String.init))
  }

  /// Writes a head, and `body` between braces.
  mutating func block(_ head: String, _ body: (inout SourceWriter) -> Void) {
    line("\(head) {")
    indented(body)
    line("}")
  }

  /// Writes a declaration that is one line.
  ///
  /// - Parameters:
  ///   - text: The modifiers and everything that follows them.
  ///   - attribute: The attribute before the access and the modifiers.
  mutating func declaration(_ text: String, after attribute: String? = nil) {
    line((attribute.map { "\($0) " } ?? "") + access.word + text)
  }

  /// Writes a declaration, and `body` between its braces.
  mutating func declaration(
    _ head: String, after attribute: String? = nil, _ body: (inout SourceWriter) -> Void
  ) {
    declaration("\(head) {", after: attribute)
    indented(body)
    line("}")
  }

  mutating func indented(_ body: (inout SourceWriter) -> Void) {
    indentation += 2
    body(&self)
    indentation -= 2
  }

  /// Writes `body` inside an `#if`, if there is a condition.
  mutating func conditional(_ condition: String?, _ body: (inout SourceWriter) -> Void) {
    guard let condition, !condition.isEmpty else { return body(&self) }
    line("#if \(condition)")
    indented(body)
    line("#endif")
  }

  /// Writes the declaration of a type, and `body` between its braces.
  mutating func type(
    _ head: String, parents: [String], whereClause: String, _ body: (inout SourceWriter) -> Void
  ) {
    declaration("\(head): \(parents.joined(separator: ", "))\(whereClause.spaced)", body)
  }

  /// Writes the head of a declaration with parameters: on one line if that isn't too long, otherwise one
  /// parameter per line.
  ///
  /// - Parameters:
  ///   - head: The text before the parameters, including the opening parenthesis.
  ///   - list: The parameters.
  ///   - tail: The text after the parameters, including the closing parenthesis.
  mutating func list(_ head: String, _ list: [String], _ tail: String) {
    let whole = "\(access.word)\(head)\(list.joined(separator: ", "))\(tail)"
    guard indentation + whole.utf8.count > Self.lineLength, !list.isEmpty else {
      return line(whole)
    }
    line(access.word + head)
    indented { $0.lines(list.dropLast().map { "\($0)," } + list.suffix(1)) }
    line(tail)
  }

  /// Writes a function: `head` is the text before the parameters, `tail` the text after them.
  mutating func function(
    _ head: String, _ parameters: [String], _ tail: String, body: [String]
  ) {
    list(head + "(", parameters, ")\(tail) {")
    indented { $0.lines(body) }
    line("}")
  }
}

extension AccessLevel? {
  /// The word before a declaration, and a space; empty if no access is written.
  var word: String { map { "\($0.rawValue) " } ?? "" }
}
