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
    let path = name.path
    if (unknown.union(["Any", "AnyObject", "Never"])).contains(path[0]) { return nil }
    guard let found = program.find(path, from: origin) else {
      return toolchainValue(of: name, from: origin, depth)
    }
    let fixture = purpose == .result ? ".fixture()" : nil
    let arguments = name.last.genericArguments
    switch found.declaration {
    case .alias(let alias):
      return expression(
        for: alias.type.replacing(alias.genericParameters, with: arguments), from: found,
        depth: depth + 1)
    case .type(let declaration) where declaration.kind == .protocol: return nil
    case .type(let declaration):
      guard let first = declaration.casesToMake.first else { return fixture }
      guard let parameters = first.parameters else { return first.name }
      let values = parameters.map { label, type in
        (label, type.replacing(declaration.genericParameters, with: arguments))
      }
      return list(values, from: found, depth + 1).map { first.name + $0 } ?? fixture
    }
  }

  /// Returns an expression for a value of a type that the sources don't declare.
  ///
  /// Unlike types of other packages, the toolchain's types don't have fixtures.
  private func toolchainValue(
    of name: NamedType, from origin: DeclaredType, _ depth: Int
  ) -> String? {
    var components = name.components
    if components.count > 1, Toolchain.canQualify(components[0].name) { components.removeFirst() }
    let path = components.map(\.name).joined(separator: ".")
    if path == "Result", let value = components[0].genericArguments.first {
      return expression(for: value, from: origin, depth: depth + 1).map { ".success(\($0))" }
    }
    if let known = literal(of: path) ?? ToolchainValues.member(of: path) { return known }
    let isInToolchain =
      components.count < name.components.count || TypeNames.isStandard(components[0].name)
      || TypeNames.isInFoundation(components[0].name)
    return isInToolchain || purpose == .noop ? nil : ".fixture()"
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
    return purpose == .noop || literal.hasPrefix(".") ? literal : ".init()"
  }
}

extension TypeSyntax {
  /// Returns the type with generic arguments in place of the parameters of its declaration.
  fileprivate func replacing(
    _ parameters: [GenericParameter], with arguments: [TypeSyntax]
  ) -> TypeSyntax {
    let pairs = Dictionary(zip(parameters.map(\.name), arguments)) { first, _ in first }
    return pairs.isEmpty
      ? self : rewritingNames { pairs[$0.firstName]?.replacingFirstName(of: $0) }
  }
}
