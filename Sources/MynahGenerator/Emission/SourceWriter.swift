/// Writes Swift source: indentation, blank lines, and lines no longer than people read.
struct SourceWriter {
  private(set) var text = ""

  /// The spaces before each line.
  private var spaces = ""
  private var indentation: Int { spaces.utf8.count }

  private let breaker: LineBreaker

  init(lineLength: Int = LineBreaker.standardLength) {
    breaker = LineBreaker(lineLength: lineLength)
  }

  /// Writes a line, broken where it is too long; an empty one where there is no text.
  mutating func line(_ line: String = "") {
    // The condition of `#if` ends with its line.
    if !fits(line), !line.hasPrefix("#") {
      for part in breaker.lines(line, indentation: indentation) {
        text += part
        text += "\n"
      }
    } else {
      if !line.isEmpty {
        text += spaces
        text += line
      }
      text += "\n"
    }
  }

  /// Writes texts as they are, one after another.
  mutating func append(_ texts: [String]) {
    text.reserveCapacity(texts.reduce(text.utf8.count) { $0 + $1.utf8.count })
    for text in texts { self.text += text }
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

  mutating func indented(_ body: (inout SourceWriter) -> Void) {
    let outerSpaces = spaces
    spaces += "  "
    body(&self)
    spaces = outerSpaces
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
    let whole = "\(head): \(parents.joined(separator: ", "))\(whereClause.spaced) {"
    if fits(whole) {
      line(whole)
    } else {
      var current = "\(head): \(parents.first ?? "")"
      var depth = 0
      for parent in parents.dropFirst() {
        if indentation + depth + current.utf8.count + parent.utf8.count + 3
          <= breaker.lineLength
        {
          current += ", \(parent)"
        } else {
          text += String(repeating: " ", count: indentation + depth) + current + ",\n"
          (current, depth) = (parent, 2)
        }
      }
      text += String(repeating: " ", count: indentation + depth) + current + "\n"
      line(whereClause.isEmpty ? "{" : "\(whereClause) {")
    }
    indented(body)
    line("}")
  }

  /// Writes the head of a declaration with parameters, which are broken before the result is.
  ///
  /// - Parameters:
  ///   - head: What comes before the parameters, the opening parenthesis included.
  ///   - list: The parameters.
  ///   - tail: What comes after them, the closing parenthesis included.
  mutating func list(_ head: String, _ list: [String], _ tail: String) {
    let whole = head + list.joined(separator: ", ") + tail
    if fits(whole) || list.isEmpty { return line(whole) }
    line(head)
    indented { writer in
      var current = ""
      for (index, element) in list.enumerated() {
        let element = element + (index < list.count - 1 ? "," : "")
        if current.isEmpty {
          current = element
        } else if writer.fits("\(current) \(element)") {
          current += " \(element)"
        } else {
          writer.line(current)
          current = element
        }
      }
      writer.line(current)
    }
    line(tail)
  }

  /// Whether a text fits on a line.
  private func fits(_ line: String) -> Bool {
    indentation + line.utf8.count <= breaker.lineLength
  }

  /// Writes a function: `head` is what comes before the parameters, `tail` what comes after them.
  mutating func function(
    _ head: String, _ parameters: [String], _ tail: String, body: [String]
  ) {
    list(head + "(", parameters, ")\(tail) {")
    indented { writer in
      for line in body { writer.line(line) }
    }
    line("}")
  }
}
