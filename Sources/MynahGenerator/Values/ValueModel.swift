internal import MynahSyntax

/// The values that a file of mocks can create for the results of its members and their parts.
struct ValueModel {
  /// The values of one type.
  struct Entry {
    /// The type, as the file writes it.
    let type: String

    /// The lines that return a value, or do nothing if they can't create it.
    let lines: [String]

    /// The `#if` condition of the member that needs the value, or nil if it's unconditional.
    var condition: String?
  }

  /// The values by type, in the order in which members and initializers name the types.
  var entries: [Entry] = []

  /// The members whose results might lack a value, by the name of the mock.
  ///
  /// Each member has a name such as `nest(at:)` and the type of its result. If a value is really
  /// missing at run time, an unstubbed call ends the process.
  var missing: [String: [(member: String, type: String)]] = [:]

  /// The types whose values require a testable import of their module.
  var testable: [DeclaredType] = []

  /// The top-level types that the entries name.
  var types: Set<References.TypeName> = []

  /// Writes the values, if there are any.
  func emit(as name: String, into writer: SourceWriter) {
    guard !entries.isEmpty else { return }
    writer.line()
    writer.line("// MARK: - Values")
    writer.line()
    writer.line(
      "/// Creates default values for the results of unstubbed calls.")
    writer.block("nonisolated private enum \(name): _ValueSource") {
      writer.block("static func value(of type: Any.Type, _ value: _ValueMaker) -> Any?") {
        writer.line("switch ObjectIdentifier(type) {")
        for entry in entries {
          writer.conditional(entry.condition) {
            writer.line("\(GeneratedFile.value)\(entry.type.asOperand).self):")
            writer.indented { writer.lines(entry.lines) }
          }
        }
        writer.line("default: break")
        writer.line("}")
        writer.line("return nil")
      }
    }
  }
}

extension String {
  /// The type in a form that `.self` can follow.
  var asOperand: String {
    if hasPrefix("any ") || contains("->") { "(\(self))" } else { self }
  }
}
