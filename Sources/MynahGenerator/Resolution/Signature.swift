internal import MynahSyntax

/// A writer of signatures, which distinguish a member from its overloads.
///
/// A signature contains the name, labels, and types, with aliases replaced by their types.
struct Signature {
  /// The types that associated types are required to be, with the declarations that name them.
  typealias FixedTypes = [String: (type: TypeSyntax, origin: DeclaredType)]

  private let program: Program
  private let origin: DeclaredType
  private let fixedTypes: FixedTypes

  /// The replacements for the names of generic parameters, which don't distinguish members.
  private var generics: [String: String] = [:]

  /// Returns the signature of a member.
  ///
  /// - Parameters:
  ///   - withResult: A Boolean value that indicates whether the signature includes the result type.
  ///     Overrides are found without it, because an override can have a more specific result type.
  ///   - fixedTypes: The types of associated types, which can be written instead of their names.
  static func text(
    of declaration: Declaration, from origin: DeclaredType, in program: Program,
    withResult: Bool = true, fixedTypes: FixedTypes = [:]
  ) -> String {
    if case .variable(let variable) = declaration {
      return "\(variable.isStatic) \(variable.bindings.compactMap(\.name))"
    }
    guard let interface = declaration.interface else { return "" }
    var signature = Signature(program: program, origin: origin, fixedTypes: fixedTypes)
    for (index, parameter) in interface.genericParameters.enumerated() {
      signature.generics[parameter.name] = "#\(index)"
    }
    return signature.text(of: interface, declaration, withResult: withResult)
  }

  /// Returns a type as text, without the parts that don't distinguish it from other types.
  static func text(of type: TypeSyntax, from origin: DeclaredType, in program: Program) -> String {
    Signature(program: program, origin: origin, fixedTypes: [:]).canonical(type, from: origin)
      .description
  }

  private func text(of interface: Interface, _ declaration: Declaration, withResult: Bool) -> String
  {
    var name = "init"
    var isAsync = interface.effects.isAsync
    if case .function(let function) = declaration {
      // A prefix operator and a postfix operator can have the same name.
      name = "\(function.isStatic) \(function.name)\(function.hasModifier("postfix"))"
    } else if case .subscript(let declared) = declaration {
      name = "\(declared.isStatic) []"
      isAsync = false
    }
    let parameters = interface.parameters.map { parameter in
      let type = canonical(parameter.type, from: origin)
      return "\(parameter.label?.unquoted ?? "_"):\(type)\(parameter.isVariadic ? "..." : "")"
    }
    let result = withResult ? canonical(interface.result ?? .void, from: origin).description : ""
    var conditions: Set<String> = []
    for requirement in interface.whereClause?.requirements ?? [] {
      switch requirement {
      case .sameType(let left, let right):
        let sides = [left, right].map { canonical($0, from: origin).description }
        conditions.insert(sides.sorted().joined(separator: " == "))
      case .conformance(let subject, let constraint):
        conditions.insert(
          "\(canonical(subject, from: origin)): \(canonical(constraint, from: origin))")
      case .layout: conditions.insert(requirement.description)
      }
    }
    for parameter in interface.genericParameters {
      guard let inherited = parameter.inheritedType else { continue }
      conditions.insert("\(generics[parameter.name] ?? ""): \(canonical(inherited, from: origin))")
    }
    return
      "\(name)(\(parameters.joined(separator: ","))) \(isAsync) \(result) \(conditions.sorted())"
  }

  /// Returns the type without `any`, attributes, and aliases.
  private func canonical(
    _ type: TypeSyntax, from origin: DeclaredType, depth: Int = 0
  ) -> TypeSyntax {
    switch type {
    case .attributed(let inner, _, _):
      let inner = canonical(inner, from: origin, depth: depth)
      return type.isInout
        ? .attributed(inner, specifiers: [TypeSpecifier("inout")], attributes: []) : inner
    case .existential(let constraint): return canonical(constraint, from: origin, depth: depth)
    case .implicitlyUnwrappedOptional(let wrapped):
      return .optional(canonical(wrapped, from: origin, depth: depth))
    default: break
    }
    let type = type.mappingParts { canonical($0, from: origin, depth: depth) }
    if case .function(let function) = type {
      return TypeSyntax.function(function).withoutParameterNames
    }
    if case .composition(let parts) = type {
      return .composition(parts.sorted { $0.description < $1.description })
    }
    guard case .named(let name) = type, depth < 16 else { return type.isVoid ? .void : type }
    return canonical(name, from: origin, depth: depth)
  }

  private func canonical(_ name: NamedType, from origin: DeclaredType, depth: Int) -> TypeSyntax {
    var name = name
    if name.components.count > 1, name.components[0].name == "Self" {
      name.components.removeFirst()
    }
    if depth == 0, let generic = generics[name.components[0].name] {
      return TypeSyntax.identifier(generic).replacingFirstName(of: name)
    }
    if let known = fixedTypes[name.components[0].name] {
      return canonical(known.type, from: known.origin, depth: depth + 1).replacingFirstName(
        of: name)
    }
    guard let found = program.find(name.components.map(\.name), from: origin) else {
      if name.components.count > 1, name.components[0].name == "Swift" {
        name.components.removeFirst()
      }
      let arguments = name.components.count == 1 ? name.components[0].genericArguments : []
      return switch (name.components[0].name, arguments.count) {
      case ("Optional", 1): .optional(arguments[0])
      case ("Array", 1): .array(arguments[0])
      case ("Dictionary", 2): .dictionary(key: arguments[0], value: arguments[1])
      case ("Void", 0): .void
      default: .named(name)
      }
    }
    if case .alias(let alias) = found.declaration, alias.genericParameters.isEmpty {
      return canonical(alias.type, from: found, depth: depth + 1)
    }
    let path = [found.module.name] + found.path
    return .identifier(
      path.map(\.unquoted).joined(separator: "."), name.components.flatMap(\.genericArguments))
  }
}
