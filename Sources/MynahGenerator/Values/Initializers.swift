internal import MynahSyntax

/// A way to make a value: an initializer or a case, and what it must be given.
struct ValueConstruction {
  /// What stands before the arguments, behind the type, as in `.init` or `.winter`; empty for the type's
  /// own initializer.
  var name = ""

  /// The parameters that have no default; nil where there are no parentheses.
  var parameters: [(label: String?, type: TypeSyntax)]?

  var isFailable = false
  var isThrowing = false

  /// The types that conform, for the parameters of which only a protocol is known.
  var conforming: [Int: [DeclaredType]] = [:]
}

extension TypeDeclaration {
  /// The ways to make a value of an enum: its cases, those that need least first.
  var casesToMake: [ValueConstruction] {
    let elements = members.flatMap { member -> [EnumCaseDeclaration.Element] in
      if case .enumCase(let declaration) = member, declaration.attributes.isEmpty {
        declaration.elements
      } else {
        []
      }
    }
    // Of what is never made, nothing is.
    return elements.filter { element in
      element.parameters?.allSatisfy { $0.type.namedType?.name != "Never" } ?? true
    }.map { element in
      ValueConstruction(
        name: ".\(element.name)",
        parameters: element.parameters.map { parameters in
          parameters.filter { !$0.hasDefaultValue }.map { ($0.label, $0.type) }
        })
    }.sortedByNeed
  }

  /// Whether a body holds what only the compiler sees through.
  var hasHiddenMembers: Bool {
    members.contains { member in
      switch member {
      case .conditional, .macroExpansion: true
      default: false
      }
    }
  }

  /// The initializer that the compiler makes of a struct's properties; nil where it is not for others, or
  /// not known.
  var memberwiseInitializer: ValueConstruction? {
    guard kind == .struct, !hasHiddenMembers else { return nil }
    var parameters: [(label: String?, type: TypeSyntax)] = []
    var isHidden = false
    for case .variable(let variable) in members where !variable.isStatic {
      if variable.bindings.allSatisfy(\.isComputed) { continue }
      guard variable.attributes.isEmpty else { return nil }
      for (index, binding) in variable.bindings.enumerated() where !binding.isComputed {
        if variable.introducer == .let, binding.hasInitialValue { continue }
        if let access = variable.accessLevel, access < .internal { isHidden = true }
        guard let name = binding.name else { return nil }
        if binding.hasInitialValue { continue }
        let type = variable.bindings[index...].lazy.compactMap(\.type).first
        guard let type else { return nil }
        if variable.introducer == .var, case .optional = type { continue }
        parameters.append((name, type))
      }
    }
    // The one that takes nothing is not as hidden as the properties are.
    return isHidden && !parameters.isEmpty ? nil : ValueConstruction(parameters: parameters)
  }
}

extension InitializerDeclaration {
  /// How the initializer is called from anywhere; nil where it can not be.
  ///
  /// - Parameter access: From where it must be seen.
  func construction(visibleFrom access: AccessLevel) -> ValueConstruction? {
    // A generic parameter that anything will do for is given nothing.
    let free = Set(genericParameters.map(\.name))
    let isFree = { (type: TypeSyntax) in
      type.namedType.map { free.contains($0.description) } ?? false
    }
    guard (accessLevel ?? .internal) >= access, whereClause == nil, !effects.isAsync,
      genericParameters.allSatisfy({ $0.kind == .type && $0.inheritedType == nil }),
      attributes.allSatisfy({ Self.harmless.contains($0.name) }),
      parameters.allSatisfy({ parameter in
        parameter.canBeGiven
          && (isFree(parameter.type) || !free.contains { parameter.type.mentions($0) })
      }),
      free.allSatisfy({ name in
        parameters.contains { $0.type.namedType?.description == name && !$0.isVariadic }
      })
    else { return nil }
    var construction = ValueConstruction(
      parameters: parameters.filter(\.isNeeded)
        .map { ($0.label, isFree($0.type) ? .void : $0.type) })
    construction.isFailable = failability == .optional
    construction.isThrowing = effects.isThrowing
    return failability == .implicitlyUnwrapped ? nil : construction
  }

  /// How the initializer is called from anywhere with values of types that conform to protocols; nil where it
  /// takes none, or can not be called.
  func constrainedConstruction(visibleFrom access: AccessLevel) -> ConstrainedConstruction? {
    var constraints: [Int: TypeSyntax] = [:]
    var plain = self
    plain.genericParameters.removeAll { $0.inheritedType != nil }
    let needed = parameters.indices.filter { parameters[$0].isNeeded }
    for (index, place) in needed.enumerated() {
      guard let constraint = constraint(of: parameters[place]) else { continue }
      constraints[index] = constraint
      plain.parameters[place].type = .void
    }
    let isOpen = plain.parameters.contains { parameter in
      genericParameters.contains { parameter.type.mentions($0.name) }
    }
    // What may fail is a cast.
    guard !constraints.isEmpty, !isOpen,
      let construction = plain.construction(visibleFrom: access), !construction.isFailable
    else { return nil }
    return ConstrainedConstruction(construction: construction, constraints: constraints)
  }

  /// The protocol that the type of a parameter must conform to; nil where that is not known, or the type is
  /// not all that the caller chooses.
  private func constraint(of parameter: Parameter) -> TypeSyntax? {
    if case .opaque(let constraint) = parameter.type.withoutAttributes { return constraint }
    return genericParameters.first {
      parameter.type.withoutAttributes == .identifier($0.name)
    }?.inheritedType
  }

  private static let harmless: Set = [
    "_alwaysEmitIntoClient", "_transparent", "inlinable", "inline", "objc", "Sendable",
    "usableFromInline",
  ]
}

extension Parameter {
  /// Whether an expression can be given for the parameter.
  var canBeGiven: Bool {
    if hasDefaultValue || isVariadic { return true }
    return !type.isInout && !type.hasSpecifier("isolated")
      && (!type.hasSpecifier("sending") || type.isPlainlySendable)
      && type.namedType?.name != "Never"
      && !type.isAutoclosure && !type.mentionsOpaque
      && !type.mentionsPack
      && attributes.isEmpty && modifiers.isEmpty
  }

  /// Whether callers that leave out what they can write this parameter's label.
  var isNeeded: Bool { !hasDefaultValue && !isVariadic }
}

extension [InitializerDeclaration] {
  /// Whether just one of the initializers can be called with some labels, of those that Swift does not take
  /// after all others.
  func isOnly(_ labels: [String?]) -> Bool {
    filter { initializer in
      if initializer.hasAttribute("_disfavoredOverload") { return false }
      var remaining = labels[...]
      for parameter in initializer.parameters {
        if let next = remaining.first, next?.unticked == parameter.label?.unticked {
          remaining = remaining.dropFirst()
        } else if parameter.isNeeded {
          return false
        }
      }
      return remaining.isEmpty
    }.count <= 1
  }
}

extension [ValueConstruction] {
  /// Those that need least first.
  var sortedByNeed: [ValueConstruction] {
    enumerated().sorted {
      ($0.element.parameters?.count ?? -1, $0.offset)
        < ($1.element.parameters?.count ?? -1, $1.offset)
    }.map(\.element)
  }
}
