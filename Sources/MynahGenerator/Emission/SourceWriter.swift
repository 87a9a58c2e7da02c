internal import MynahSyntax

/// Writes Swift source: indentation, blank lines, lines no longer than people read, and the access of
/// what it declares.
struct SourceWriter {
  /// What is written, as bytes: to add to a `String` takes several times as long.
  private(set) var bytes: [UInt8] = []

  /// How many spaces come before each line.
  private var indentation = 0

  /// The access of declarations that do not write one themselves; nil where it is that of their place.
  private var access: AccessLevel?

  private let breaker: LineBreaker

  /// - Parameter access: The access of the declarations; every line leaves room for the word.
  init(access: AccessLevel? = nil) {
    self.access = access
    breaker = LineBreaker(lineLength: LineBreaker.standardLength - access.word.utf8.count)
  }

  /// What is written.
  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Writes a line, broken where it is too long; an empty one where there is no text.
  mutating func line(_ line: String = "") {
    // The condition of `#if` ends with its line, and so does a comment.
    if fits(line.utf8.count) || line.hasPrefix("#") || line.hasPrefix("//") {
      if !line.isEmpty { writeIndentation() }
      write(line)
      endLine()
    } else {
      for part in breaker.lines(Array(line.utf8), indentation: indentation) {
        bytes += part
        endLine()
      }
    }
  }

  /// Writes lines that are separated by line feeds, however long they are.
  mutating func unbrokenLines(_ text: String) {
    write(text)
    endLine()
  }

  /// Writes lines that are separated by line feeds.
  mutating func lines(_ text: String) {
    for line in text.split(separator: "\n") { self.line(String(line)) }
  }

  /// Writes what `body` does between braces.
  mutating func block(_ head: String, _ body: (inout SourceWriter) -> Void) {
    line("\(head) {")
    indented(body)
    line("}")
  }

  /// Writes a declaration that is one line.
  ///
  /// - Parameters:
  ///   - text: The modifiers and all that follows them.
  ///   - attribute: What comes before them and their access.
  mutating func declaration(_ text: String, after attribute: String? = nil) {
    withAccess(behind: attribute) { $0.line((attribute.map { "\($0) " } ?? "") + text) }
  }

  /// Writes a declaration and what `body` does between its braces.
  mutating func declaration(
    _ head: String, after attribute: String? = nil, _ body: (inout SourceWriter) -> Void
  ) {
    declaration("\(head) {", after: attribute)
    indented(body)
    line("}")
  }

  /// Writes declarations that no other module needs, or that write their access themselves.
  mutating func withoutAccess(_ body: (inout SourceWriter) -> Void) {
    let outer = access
    access = nil
    body(&self)
    access = outer
  }

  mutating func indented(_ body: (inout SourceWriter) -> Void) {
    indentation += 2
    body(&self)
    indentation -= 2
  }

  /// Writes what `body` does inside an `#if`, where there is a condition.
  mutating func conditional(_ condition: String?, _ body: (inout SourceWriter) -> Void) {
    guard let condition, !condition.isEmpty else { return body(&self) }
    line("#if \(condition)")
    indented(body)
    line("#endif")
  }

  /// Writes the head of a type declaration up to its brace, and what `body` does in it.
  ///
  /// - Parameters:
  ///   - head: The keyword and the name.
  ///   - parents: What the type inherits from.
  ///   - whereClause: The `where` clause; empty where there is none.
  mutating func type(
    _ head: String, parents: [String], whereClause: String, _ body: (inout SourceWriter) -> Void
  ) {
    withAccess { $0.typeHead(head, parents, whereClause) }
    indented(body)
    line("}")
  }

  private mutating func typeHead(_ head: String, _ parents: [String], _ whereClause: String) {
    let whole = "\(head): \(parents.joined(separator: ", "))\(whereClause.spaced) {"
    if fits(whole.utf8.count) {
      line(whole)
    } else {
      var current = "\(head): \(parents.first ?? "")"
      var depth = 0
      for parent in parents.dropFirst() {
        if fits(depth + current.utf8.count + parent.utf8.count + 3) {
          current += ", \(parent)"
        } else {
          writeIndentation(depth)
          write("\(current),")
          endLine()
          (current, depth) = (parent, 2)
        }
      }
      writeIndentation(depth)
      write(current)
      endLine()
      line(whereClause.isEmpty ? "{" : "\(whereClause) {")
    }
  }

  /// Writes the head of a declaration with parameters, which are broken before the result is.
  ///
  /// - Parameters:
  ///   - head: What comes before the parameters, the opening parenthesis included.
  ///   - list: The parameters.
  ///   - tail: What comes after them, the closing parenthesis included.
  mutating func list(_ head: String, _ list: [String], _ tail: String) {
    withAccess { $0.parts(head, list, tail) }
  }

  private mutating func parts(_ head: String, _ list: [String], _ tail: String) {
    let ends = head.utf8.count + tail.utf8.count
    let length = list.reduce(ends) { $0 + $1.utf8.count + 2 } - 2
    guard !list.isEmpty else { return line(head + tail) }
    guard !fits(length) else {
      writeIndentation()
      write(head)
      for (index, element) in list.enumerated() {
        if index > 0 { write(", ") }
        write(element)
      }
      write(tail)
      return endLine()
    }
    line(head)
    indented { $0.packed(list) }
    line(tail)
  }

  /// Writes the elements of a list, as many on each line as there is room for.
  private mutating func packed(_ list: [String]) {
    // How much of the line is taken; nothing where the next element begins one.
    var taken = 0
    for (index, element) in list.enumerated() {
      let comma = index < list.count - 1 ? "," : ""
      let length = element.utf8.count + comma.utf8.count
      if taken > 0, fits(taken + 1 + length) {
        write(" ")
        taken += 1 + length
      } else {
        if taken > 0 { endLine() }
        guard fits(length) else {
          line(element + comma)
          taken = 0
          continue
        }
        writeIndentation()
        taken = length
      }
      write(element)
      write(comma)
    }
    if taken > 0 { endLine() }
  }

  /// Writes a function: `head` is what comes before the parameters, `tail` what comes after them.
  mutating func function(
    _ head: String, _ parameters: [String], _ tail: String, body: [String]
  ) {
    list(head + "(", parameters, ")\(tail) {")
    indented { writer in
      for line in body { writer.bodyLine(line) }
    }
    line("}")
  }

  /// Writes a line of a body, the spaces before which are further indentation.
  private mutating func bodyLine(_ line: String) {
    let spaces = line.utf8.prefix { $0 == UInt8(ascii: " ") }.count
    if spaces == 0 { return self.line(line) }
    indentation += spaces
    self.line(String(line.dropFirst(spaces)))
    indentation -= spaces
  }

  // MARK: - Parts of lines

  /// Writes a declaration with its access, which does not change how its lines are broken.
  private mutating func withAccess(
    behind attribute: String? = nil, _ body: (inout SourceWriter) -> Void
  ) {
    var place = bytes.count + indentation
    body(&self)
    guard access != nil else { return }
    // Wherever an attribute is broken, its words are the first.
    var count = attribute.map { $0.utf8.count { $0 != UInt8(ascii: " ") } } ?? 0
    while count > 0 || bytes[place].isSpace {
      if !bytes[place].isSpace { count -= 1 }
      place += 1
    }
    bytes.insert(contentsOf: access.word.utf8, at: place)
  }

  /// Whether a text of some length fits on a line.
  private func fits(_ length: Int) -> Bool { indentation + length <= breaker.lineLength }

  private mutating func write(_ text: String) { bytes += text.utf8 }

  private mutating func writeIndentation(_ further: Int = 0) {
    for _ in 0..<(indentation + further) { bytes.append(UInt8(ascii: " ")) }
  }

  private mutating func endLine() { bytes.append(UInt8(ascii: "\n")) }
}

extension AccessLevel? {
  /// The word before a declaration, and a space; nothing where none is written.
  var word: String { map { "\($0.rawValue) " } ?? "" }
}

extension UInt8 {
  fileprivate var isSpace: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\n") }
}
