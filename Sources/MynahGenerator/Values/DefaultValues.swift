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
  func expression(for type: TypeSyntax, from origin: DeclaredType, depth: Int = 0) -> String? {
    guard depth < 8 else { return nil }
    if type.isVoid { return "()" }
    if type.isOptional { return "nil" }
    switch type.withoutAttributes {
    case .array: return literal(of: "Array")
    case .dictionary: return literal(of: "Dictionary")
    case .tuple(let elements):
      return list(elements.map { ($0.label, $0.type) }, from: origin, depth)
    case .function(let function):
      return expression(for: function.result, from: origin, depth: depth + 1)
        .map { Self.closure(ignoring: function.parameters.count, $0 == "()" ? "" : $0) }
    case .named(let name): return expression(for: name, from: origin, depth)
    default: return nil
    }
  }

  /// Returns a closure that ignores its parameters.
  static func closure(ignoring count: Int, _ body: String) -> String {
    let head = count == 0 ? "" : "\(Array(repeating: "_", count: count).joined(separator: ", ")) in"
    let parts = [head, body].filter { !$0.isEmpty }
    return parts.isEmpty ? "{}" : "{ \(parts.joined(separator: " ")) }"
  }

  private func expression(for name: NamedType, from origin: DeclaredType, _ depth: Int) -> String? {
    var path = name.components.map(\.name)
    if path.count > 1, ["Swift", "Foundation"].contains(path[0]) { path.removeFirst() }
    if (unknown.union(["Any", "AnyObject", "Never"])).contains(path[0]) { return nil }
    let fixture = purpose == .result ? ".fixture()" : nil
    guard let found = program.find(path, from: origin) else {
      return literal(of: path.joined(separator: ".")) ?? fixture
    }
    switch found.declaration {
    case .alias(let alias): return expression(for: alias.type, from: found, depth: depth + 1)
    case .type(let declaration) where declaration.kind == .protocol: return nil
    case .type(let declaration):
      guard let first = declaration.casesToMake.first else { return fixture }
      guard let parameters = first.parameters else { return first.name }
      return list(parameters, from: found, depth + 1).map { first.name + $0 } ?? fixture
    }
  }

  private func list(
    _ elements: [(label: String?, type: TypeSyntax)], from origin: DeclaredType, _ depth: Int
  ) -> String? {
    let values = elements.compactMap { label, type in
      expression(for: type, from: origin, depth: depth + 1).map {
        (label.map { "\($0): " } ?? "") + $0
      }
    }
    return values.count == elements.count ? "(\(values.joined(separator: ", ")))" : nil
  }

  private func literal(of name: String) -> String? {
    guard let literal = ToolchainValues.literals[name] else { return nil }
    return purpose == .noop || literal.hasPrefix(".init") ? literal : ".init()"
  }
}
