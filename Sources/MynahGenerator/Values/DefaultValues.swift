internal import MynahSyntax

/// A writer of the values of stubs that aren't set, and of closures that are parts of values.
struct DefaultValues {
  /// The purpose of the values.
  enum Purpose {
    /// The initial value of a `Result`: `.init()`, or `.fixture()` for model types.
    case result

    /// The values after `noop()`: literals, without values for model types.
    case noop
  }

  let program: Program
  let purpose: Purpose

  /// The names of types without known values, such as generic parameters.
  var unknown: Set<String> = []

  /// Returns an expression for a value of a type, or nil if no value is known.
  ///
  /// - Parameters:
  ///   - type: The type as the generated file writes it.
  ///   - origin: The protocol from whose file the names are looked up.
  func expression(for type: TypeSyntax, from origin: DeclaredType) -> String? {
    // The meaning of an `any` type doesn't show that it's a protocol.
    if type.isExistential { return nil }
    return expression(
      ofMeaning: program.meaning(of: type, from: origin, generics: unknown), depth: 0)
  }

  private func expression(ofMeaning type: TypeSyntax, depth: Int) -> String? {
    guard depth < 8 else { return nil }
    switch type {
    case .optional: return "nil"
    case .array: return literal(of: "Array")
    case .dictionary: return literal(of: "Dictionary")
    case .tuple(let elements): return list(elements.map { ($0.label, $0.type) }, depth)
    case .function(let function):
      return expression(ofMeaning: function.result, depth: depth + 1)
        .map { Self.closure(ignoring: function.parameters.count, $0) }
    case .named(let name):
      if let found = program.declaration(type) { return expression(for: found, name, depth) }
      return toolchainValue(of: name, depth)
    default: return nil
    }
  }

  /// Returns a closure that ignores its parameters.
  static func closure(ignoring count: Int, _ body: String) -> String {
    let head = "\(repeatElement("_", count: count).commaSeparated) in".when(count > 0)
    let parts = [head, body].filter { !$0.isEmpty && $0 != "()" }
    if parts.isEmpty { return "{}" }
    return "{ \(parts.joined(separator: " ")) }"
  }

  private func expression(for type: DeclaredType, _ name: NamedType, _ depth: Int) -> String? {
    guard let declaration = type.type, declaration.kind != .protocol else { return nil }
    let fixture = purpose == .result ? ".fixture()" : nil
    guard let first = declaration.casesToMake.first else { return fixture }
    guard let parameters = first.parameters else { return first.name }
    let generics = Dictionary(
      zip(declaration.genericParameters.map(\.name), name.last.genericArguments)
    ) { first, _ in first }
    let values = parameters.map { label, written in
      (label, Meaning(program: program).of(written, from: type, generics: generics))
    }
    return list(values, depth + 1).map { first.name + $0 } ?? fixture
  }

  /// Returns an expression for a value of a type that the sources don't declare.
  ///
  /// Unlike types of other packages, the toolchain's types don't have fixtures.
  private func toolchainValue(of name: NamedType, _ depth: Int) -> String? {
    if name.firstName == "Any" || unknown.contains(name.firstName) { return nil }
    if name.name == "Result",
      let value = name.last.genericArguments.first
    {
      return expression(ofMeaning: value, depth: depth + 1).map { ".success(\($0))" }
    }
    if let known = literal(of: name.name) ?? ToolchainValues.member(of: name.name) { return known }
    if purpose == .noop || TypeNames.isKnown(name.firstName) { return nil }
    return ".fixture()"
  }

  private func list(_ elements: [(label: String?, type: TypeSyntax)], _ depth: Int) -> String? {
    elements.mapAll { label, type in
      expression(ofMeaning: type, depth: depth + 1).map { (label.map { "\($0): " } ?? "") + $0 }
    }.map { "(\($0.commaSeparated))" }
  }

  private func literal(of name: String) -> String? {
    guard let literal = ToolchainValues.literals[name] else { return nil }
    if purpose == .noop || literal.hasPrefix(".") { return literal }
    return ".init()"
  }
}
