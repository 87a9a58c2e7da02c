internal import MynahSyntax

/// The values that a file of mocks can make, of the types that its members return and what these are made
/// of.
struct ValueModel {
  /// How values of one type are made.
  struct Entry {
    /// The type, as the file writes it.
    let type: String

    /// The lines that return a value, the first that can.
    let lines: [String]

    /// The `#if` condition under which a member needs them; nil where there is none.
    var condition: String?
  }

  /// The types, each once, in the order in which members and initializers name them.
  var entries: [Entry] = []

  /// The members, such as `nest(at:)`, and the types of their results for which there may be no value, by the
  /// name of the mock.
  ///
  /// If no stub answers a call and the member throws nothing, such a result ends the process.
  var missing: [String: [(member: String, type: String)]] = [:]

  /// The types of which only a testable import brings what makes their values.
  var testable: [DeclaredType] = []

  /// The types of modules that the entries name.
  var types: Set<References.TypeName> = []

  /// Writes the values, where there are some.
  func emit(into writer: inout SourceWriter) {
    guard !entries.isEmpty else { return }
    writer.line()
    writer.line("// MARK: - Values")
    writer.line()
    writer.line(
      "/// Makes values of types that members return, for calls that nothing else answers.")
    writer.block("nonisolated private enum _Values: _ValueSource") { writer in
      writer.block("static func value(of type: Any.Type, _ value: _ValueMaker) -> Any?") { writer in
        writer.line("switch ObjectIdentifier(type) {")
        for entry in entries {
          writer.conditional(entry.condition) { writer in
            writer.line("case ObjectIdentifier(\(entry.type.asOperand).self):")
            writer.indented { writer in
              for line in entry.lines { writer.line(line) }
            }
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
  /// The type as `.self` can follow it.
  fileprivate var asOperand: String {
    hasPrefix("any ") || contains("->") ? "(\(self))" : self
  }
}
