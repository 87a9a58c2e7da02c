internal import MynahSyntax

/// Writes values of types, for stubs that were told nothing.
struct DefaultValues {
  /// What the values are for.
  enum Purpose {
    /// What a `Result` holds at first: `.init()`, and `.fixture()` for the types of models.
    case result

    /// What `noop()` answers with: literals, and nothing for the types of models.
    case noop
  }

  let program: Program
  let purpose: Purpose

  /// The names of types that no value is known of, such as generic parameters.
  var unknown: Set<String> = []

  /// Returns an expression where its type is known; nil where no value can be written.
  ///
  /// - Parameters:
  ///   - type: The type as the generated file writes it.
  ///   - origin: The protocol whose file the names are looked up from.
  func expression(
    for type: TypeSyntax, from origin: DeclaredType, depth: Int = 0
  ) -> String? {
    guard depth < 8 else { return nil }
    let type = type.withoutAttributes
    if type.isVoid { return "()" }
    if type.isOptional { return "nil" }
    switch type {
    case .array: return purpose == .noop ? "[]" : ".init()"
    case .dictionary: return purpose == .noop ? "[:]" : ".init()"
    case .tuple(let elements):
      return list(elements.map { ($0.label, $0.type) }, from: origin, depth: depth)
    case .function(let function):
      guard let value = expression(for: function.result, from: origin, depth: depth + 1) else {
        return nil
      }
      let ignored = function.parameters.map { _ in "_" }.joined(separator: ", ")
      let parts = [ignored.isEmpty ? "" : "\(ignored) in", value == "()" ? "" : value]
        .filter { !$0.isEmpty }
      return parts.isEmpty ? "{}" : "{ \(parts.joined(separator: " ")) }"
    case .named(let name): return expression(for: name, from: origin, depth: depth)
    default: return nil
    }
  }

  private func expression(
    for name: NamedType, from origin: DeclaredType, depth: Int
  ) -> String? {
    var path = name.components.map(\.name)
    if unknown.contains(path[0]) { return nil }
    if path.count > 1, ["Swift", "Foundation"].contains(path[0]) { path.removeFirst() }
    guard let found = program.find(path, from: origin) else {
      if ["Any", "AnyObject", "Never"].contains(path.joined(separator: ".")) { return nil }
      return known(path.joined(separator: ".")) ?? (purpose == .result ? ".fixture()" : nil)
    }
    switch found.declaration {
    case .alias(let alias):
      return expression(for: alias.type, from: found, depth: depth + 1)
    case .type(let declaration):
      switch declaration.kind {
      case .protocol: return nil
      case .enum:
        let value = firstCase(of: declaration.members, in: found, depth: depth)
        return value ?? (purpose == .result ? ".fixture()" : nil)
      case .struct, .class, .actor: return purpose == .result ? ".fixture()" : nil
      }
    }
  }

  /// The first case of an enum; one without associated values where there is one.
  private func firstCase(
    of members: [Declaration], in origin: DeclaredType, depth: Int
  ) -> String? {
    let cases = members.flatMap { member -> [EnumCaseDeclaration.Element] in
      if case .enumCase(let declaration) = member { declaration.elements } else { [] }
    }
    if let plain = cases.first(where: { $0.parameters == nil }) { return ".\(plain.name)" }
    guard let first = cases.first, let parameters = first.parameters,
      let values = list(
        parameters.map { ($0.label, $0.type) }, from: origin, depth: depth + 1)
    else { return nil }
    return ".\(first.name)\(values)"
  }

  private func list(
    _ elements: [(label: String?, type: TypeSyntax)], from origin: DeclaredType, depth: Int
  ) -> String? {
    var values: [String] = []
    for element in elements {
      guard let value = expression(for: element.type, from: origin, depth: depth + 1) else {
        return nil
      }
      values.append((element.label.map { "\($0): " } ?? "") + value)
    }
    return "(\(values.joined(separator: ", ")))"
  }

  // MARK: - Types of the standard library and Foundation

  private func known(_ name: String) -> String? {
    if name == "URL" { return ".init(string: \"www.test.com\").unsafelyUnwrapped" }
    if ["Date", "Data", "UUID", "Decimal", "IndexSet", "DateComponents"].contains(name) {
      return ".init()"
    }
    let literal: String? =
      switch name {
      case "Bool": "true"
      case "String", "Substring": "\"\""
      case "Array", "Set", "ContiguousArray", "ArraySlice": "[]"
      case "Dictionary": "[:]"
      case _ where Self.signedNumbers.contains(name): "0"
      case "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "UInt128": "0"
      default: nil
      }
    return literal == nil || purpose == .noop ? literal : ".init()"
  }

  /// The types of numbers that -1 is one of, which no caller takes for an answer.
  static let signedNumbers: Set = [
    "Int", "Int8", "Int16", "Int32", "Int64", "Int128", "Double", "Float", "Float16", "CGFloat",
    "TimeInterval",
  ]
}
