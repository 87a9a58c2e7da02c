internal import MynahSyntax

/// A way to create a value with an initializer, an enum case, or a constant.
struct ValueConstruction {
  /// The expression after the type, such as `.winter`, or an empty string for an initializer.
  var name = ""

  /// The parameters without a default value, or nil if there aren't parentheses.
  var parameters: [(label: String?, type: TypeSyntax)]?

  var access = AccessLevel.open

  /// All parameters of a memberwise initializer, and whether a call must pass an argument.
  var memberwise: [(label: String?, isNeeded: Bool)] = []

  /// A Boolean value that indicates whether only the types of the arguments select the way.
  var isOverloaded = false

  var labels: [String?] { (parameters ?? []).map(\.label) }
}

extension [ValueConstruction] {
  /// The constructions, sorted by the number of values that they need.
  var sortedByNeed: [ValueConstruction] {
    let need = { (construction: ValueConstruction) in construction.parameters?.count ?? -1 }
    return enumerated()
      .sorted { (need($0.element), $0.offset) < (need($1.element), $1.offset) }.map(\.element)
  }
}

extension TypeDeclaration {
  /// The cases of an enum as ways to create a value, sorted by the number of values they need.
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

  /// A Boolean value that indicates whether the body has members that only the compiler knows.
  var hasHiddenMembers: Bool {
    members.contains { member in
      switch member {
      case .conditional, .macroExpansion: true
      default: false
      }
    }
  }

  /// The initializer that the compiler writes for a struct, class, or actor without initializers.
  ///
  /// It's nil if the compiler doesn't write an initializer, or if other files can't call it.
  var implicitInitializer: ValueConstruction? {
    guard !hasHiddenMembers else { return nil }
    let empty = ValueConstruction(parameters: [], access: .internal)
    guard kind == .struct else { return hasInitialValues ? empty : nil }
    var memberwise = empty
    var isPrivate = false
    for case .variable(let variable) in members where !variable.isStatic {
      for binding in variable.bindings where !binding.isComputed {
        guard variable.attributes.isEmpty, let name = binding.name else { return nil }
        if variable.introducer == .let, binding.hasInitialValue { continue }
        if let access = variable.accessLevel, access < .internal { isPrivate = true }
        if binding.hasInitialValue {
          memberwise.memberwise.append((name, false))
          continue
        }
        guard let type = binding.type else { return nil }
        var isNeeded = true
        if variable.introducer == .var, case .optional = type { isNeeded = false }
        memberwise.memberwise.append((name, isNeeded))
        if isNeeded { memberwise.parameters?.append((name, type)) }
      }
    }
    // The memberwise initializer is private if a property is. If all properties have values, the
    // struct also has an initializer without parameters.
    if isPrivate, memberwise.labels != [] { return nil }
    return memberwise
  }
}

extension Declaration {
  var associatedType: AssociatedTypeDeclaration? {
    if case .associatedType(let declaration) = self { declaration } else { nil }
  }

  var function: FunctionDeclaration? {
    if case .function(let function) = self { function } else { nil }
  }

  var initializer: InitializerDeclaration? {
    if case .initializer(let initializer) = self { initializer } else { nil }
  }
}

extension FunctionDeclaration {
  /// Returns a Boolean value that indicates whether a call to an enum case could also call the
  /// function.
  ///
  /// Swift prefers the case to a generic function.
  func isOverload(of enumCase: ValueConstruction) -> Bool {
    isStatic && genericParameters.isEmpty && !parameters.contains(where: \.type.mentionsOpaque)
      && ".\(name)" == enumCase.name && parameters.accept(enumCase.labels)
  }
}

extension InitializerDeclaration {
  /// Returns a Boolean value that indicates whether a call to another initializer could also call
  /// the initializer.
  ///
  /// Swift prefers an initializer that isn't generic and can't fail.
  func isOverload(of other: ValueConstruction) -> Bool {
    genericParameters.isEmpty && failability == .none && parameters.accept(other.labels)
  }

  /// The call to the initializer in an expression, or nil if it isn't possible or might fail.
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
  /// A Boolean value that indicates whether the attribute doesn't affect callers.
  ///
  /// Such an attribute isn't a macro, property wrapper, or global actor, and doesn't limit the
  /// systems that the declaration is available on.
  var isHarmless: Bool { name != "available" && name.first?.isUppercase == false }
}

extension Parameter {
  /// A Boolean value that indicates whether a call can omit the parameter or pass any expression.
  fileprivate var canBeGiven: Bool {
    !isNeeded
      || type.specifiers.isEmpty && !type.isAutoclosure && !type.mentionsOpaque
        && attributes.isEmpty && modifiers.isEmpty
  }

  /// A Boolean value that indicates whether a call must pass an argument for the parameter.
  fileprivate var isNeeded: Bool { !hasDefaultValue && !isVariadic }
}

extension [InitializerDeclaration] {
  /// Returns whether at most one initializer matches the given labels.
  ///
  /// The types of the arguments can't distinguish initializers, because they are inferred.
  func isOnly(_ labels: [String?]) -> Bool {
    filter { $0.parameters.accept(labels) }.count <= 1
  }
}

extension [Parameter] {
  /// Returns whether a call with the given labels and trailing closures can have the parameters.
  func accept(_ labels: [String?], closures: Int = 0) -> Bool {
    labels.fit(map { ($0.label, $0.isNeeded) }, closures: closures)
  }
}

extension [String?] {
  /// Returns whether a call with these labels and trailing closures can have the given parameters.
  func fit(_ parameters: [(label: String?, isNeeded: Bool)], closures: Int = 0) -> Bool {
    var remaining = self[...]
    var missing = 0
    for parameter in parameters {
      if let next = remaining.first, next?.unquoted == parameter.label?.unquoted {
        remaining = remaining.dropFirst()
      } else if parameter.isNeeded {
        missing += 1
      }
    }
    return remaining.isEmpty && missing <= closures
  }
}

extension Program {
  /// Returns the values of a type that one of its static members provides.
  ///
  /// Examples are `static let zero` and `static func now() -> Self`.
  func constants(in member: Declaration, of type: DeclaredType) -> [ValueConstruction] {
    guard let syntax = member.syntax, syntax.isStatic, syntax.attributes.allSatisfy(\.isHarmless)
    else { return [] }
    let access = syntax.accessLevel ?? .internal
    switch member {
    case .variable(let variable):
      return variable.bindings.compactMap { binding in
        // A stored variable might only be safe to use on one thread.
        guard variable.introducer == .let || binding.isComputed, let name = binding.name,
          binding.accessors.allSatisfy(\.effects.isEmpty),
          let written = self.type(of: binding, in: variable, from: type),
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

  /// Returns a Boolean value that indicates whether a written type is the declared type.
  func isSelf(_ written: TypeSyntax, of type: DeclaredType) -> Bool {
    if written.isSelf { return true }
    guard let name = written.namedType else { return false }
    return find(name.path, from: type) == type
  }
}
