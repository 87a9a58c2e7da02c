internal import MynahSyntax

/// A way to make a value: an initializer, a case, or a constant, and what it must be given.
struct ValueConstruction {
  /// What follows the type, such as `.winter`; empty for an initializer.
  var name = ""

  /// The parameters that have no default value; nil if there are no parentheses.
  var parameters: [(label: String?, type: TypeSyntax)]?

  var access = AccessLevel.open

  var labels: [String?] { (parameters ?? []).map(\.label) }
}

extension [ValueConstruction] {
  /// The constructions, those that need the fewest values first.
  var sortedByNeed: [ValueConstruction] {
    let need = { (construction: ValueConstruction) in construction.parameters?.count ?? -1 }
    return enumerated()
      .sorted { (need($0.element), $0.offset) < (need($1.element), $1.offset) }.map(\.element)
  }
}

extension TypeDeclaration {
  /// The ways to make a value of an enum: its cases, those that need the fewest values first.
  var casesToMake: [ValueConstruction] {
    members.flatMap { member -> [ValueConstruction] in
      guard case .enumCase(let declaration) = member,
        declaration.attributes.allSatisfy(\.isHarmless)
      else { return [] }
      return declaration.elements.map { element in
        ValueConstruction(
          name: ".\(element.name)",
          parameters: element.parameters?.filter(\.isNeeded).map { ($0.label, $0.type) })
      }
    }.filter { $0.parameters?.contains { $0.type.namedType?.name == "Never" } != true }
      .sortedByNeed
  }

  /// Whether a body has members that only the compiler knows.
  var hasHiddenMembers: Bool {
    members.contains { member in
      switch member {
      case .conditional, .macroExpansion: true
      default: false
      }
    }
  }

  /// The initializer that the compiler writes for a struct, class, or actor without its own; nil if there is
  /// none, or if other files can't call it.
  var implicitInitializer: ValueConstruction? {
    guard !hasHiddenMembers else { return nil }
    let empty = ValueConstruction(parameters: [], access: .internal)
    guard kind == .struct else { return hasInitialValues ? empty : nil }
    var memberwise = empty
    var isPrivate = false
    for case .variable(let variable) in members where !variable.isStatic {
      for (index, binding) in variable.bindings.enumerated() where !binding.isComputed {
        guard variable.attributes.isEmpty, let name = binding.name else { return nil }
        if variable.introducer == .let, binding.hasInitialValue { continue }
        if let access = variable.accessLevel, access < .internal { isPrivate = true }
        if binding.hasInitialValue { continue }
        let type = variable.bindings[index...].lazy.compactMap(\.type).first
        guard let type else { return nil }
        if variable.introducer == .var, case .optional = type { continue }
        memberwise.parameters?.append((name, type))
      }
    }
    // A struct whose private properties all have values has an initializer without parameters.
    return isPrivate && memberwise.labels != [] ? nil : memberwise
  }
}

extension Declaration {
  var initializer: InitializerDeclaration? {
    if case .initializer(let initializer) = self { initializer } else { nil }
  }
}

extension InitializerDeclaration {
  /// How the initializer is called in an expression that neither throws nor fails; nil if it can't be.
  var construction: ValueConstruction? {
    guard genericParameters.isEmpty, effects.isEmpty, failability == .none,
      attributes.allSatisfy(\.isHarmless), parameters.allSatisfy(\.canBeGiven)
    else { return nil }
    return ValueConstruction(
      parameters: parameters.filter(\.isNeeded).map { ($0.label, $0.type) },
      access: accessLevel ?? .internal)
  }
}

extension Attribute {
  /// Whether the attribute changes nothing for callers: it's neither a macro, a property wrapper, nor a global
  /// actor, and doesn't limit the systems.
  var isHarmless: Bool { name != "available" && name.first?.isUppercase == false }
}

extension Parameter {
  /// Whether an expression of some type can be given for the parameter.
  fileprivate var canBeGiven: Bool {
    !isNeeded
      || type.specifiers.isEmpty && !type.isAutoclosure && !type.mentionsOpaque
        && attributes.isEmpty && modifiers.isEmpty
  }

  /// Whether a call can't leave out the parameter.
  fileprivate var isNeeded: Bool { !hasDefaultValue && !isVariadic }
}

extension [InitializerDeclaration] {
  /// Whether just one of the initializers can be called with some labels.
  ///
  /// The types of the arguments don't tell, because they are inferred.
  func isOnly(_ labels: [String?]) -> Bool {
    filter { initializer in
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

extension Program {
  /// The values that a type hands out itself in one of its members, such as `static let zero` or
  /// `static func now() -> Self`.
  func constants(in member: Declaration, of type: DeclaredType) -> [ValueConstruction] {
    guard let syntax = member.syntax, syntax.isStatic, syntax.attributes.allSatisfy(\.isHarmless)
    else { return [] }
    let access = syntax.accessLevel ?? .internal
    switch member {
    case .variable(let variable):
      return variable.bindings.compactMap { binding in
        // A variable that is stored may belong to some thread.
        guard variable.introducer == .let || binding.isComputed, let name = binding.name,
          binding.accessors.allSatisfy(\.effects.isEmpty),
          let written = binding.type
            ?? binding.initialValue.flatMap({ self.type(ofValue: $0, from: type) }),
          isSelf(written, of: type)
        else { return nil }
        return ValueConstruction(name: ".\(name)", access: access)
      }
    case .function(let function):
      guard function.effects.isEmpty, function.genericParameters.isEmpty, !function.isOperator,
        function.parameters.allSatisfy({ !$0.isNeeded }),
        let result = function.result, isSelf(result, of: type)
      else { return [] }
      return [ValueConstruction(name: ".\(function.name)", parameters: [], access: access)]
    default: return []
    }
  }

  /// Whether a type that is written in a declaration means the declared type.
  func isSelf(_ written: TypeSyntax, of type: DeclaredType) -> Bool {
    if written.isSelf { return true }
    guard let name = written.namedType else { return false }
    return find(name.components.map(\.name), from: type)?.identity == type.identity
  }
}
