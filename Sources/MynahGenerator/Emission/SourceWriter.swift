/// Writes Swift source: indentation, blank lines, and lines no longer than people read.
struct SourceWriter {
  private(set) var text = ""
  private var indentation = 0
  private static let lineLength = 100

  /// Writes a line; an empty one where there is no text.
  mutating func line(_ line: String = "") {
    if !line.isEmpty {
      text += String(repeating: " ", count: indentation * 2)
      text += line
    }
    text += "\n"
  }

  /// Writes a line that is not indented, as compiler directives are.
  mutating func directive(_ line: String) {
    self.line(line)
  }

  /// Writes what `body` does between braces.
  mutating func block(_ head: String, _ body: (inout SourceWriter) -> Void) {
    line("\(head) {")
    indented(body)
    line("}")
  }

  mutating func indented(_ body: (inout SourceWriter) -> Void) {
    indentation += 1
    body(&self)
    indentation -= 1
  }

  /// Writes what `body` does inside an `#if`, where there is a condition.
  mutating func conditional(_ condition: String?, _ body: (inout SourceWriter) -> Void) {
    guard let condition, !condition.isEmpty else { return body(&self) }
    line("#if \(condition)")
    indented(body)
    line("#endif")
  }

  /// Writes a declaration with a list in parentheses or brackets, broken where it is too long.
  ///
  /// - Parameters:
  ///   - head: What comes before the list, the opening parenthesis included.
  ///   - list: The elements.
  ///   - tail: What comes after the list, the closing parenthesis included.
  mutating func list(_ head: String, _ list: [String], _ tail: String) {
    let joined = list.joined(separator: ", ")
    if fits(head + joined + tail) || list.isEmpty { return line(head + joined + tail) }
    line(head)
    indented { writer in
      if writer.fits(joined) {
        writer.line(joined)
      } else {
        for (index, element) in list.enumerated() {
          writer.line(element + (index < list.count - 1 ? "," : ""))
        }
      }
    }
    line(tail)
  }

  private func fits(_ line: String) -> Bool {
    indentation * 2 + line.utf8.count <= Self.lineLength
  }

  /// Writes a declaration of a function with its body: `signature` lists what it takes, `result` what
  /// follows, and a body of one line stands beside it where there is room.
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
