internal import MynahSyntax

/// A member of a class, one for each name, and whether a subclass can override it.
struct OverridableMember {
  /// A function, subscript, or variable with one binding.
  let declaration: Declaration
  let syntax: any DeclarationSyntax

  /// The name without parameters.
  let baseName: String

  /// The name with the labels of its parameters.
  let displayName: String

  /// The members that a declaration of a class body declares.
  static func members(in declaration: Declaration) -> [OverridableMember] {
    switch declaration {
    case .function(let function): return [OverridableMember(declaration, function, function.name)]
    case .subscript(let declared): return [OverridableMember(declaration, declared, "subscript")]
    case .variable(let variable):
      return variable.bindings.enumerated().flatMap { index, binding in
        binding.pattern.names.map { name in
          var single = variable
          single.bindings = [binding]
          if !binding.hasInitialValue {
            // In `var a, b: Int` the type follows later.
            let type = variable.bindings[index...].lazy.compactMap(\.type).first
            single.bindings[0].type = type
          }
          return OverridableMember(.variable(single), single, name)
        }
      }
    default: return []
    }
  }

  private init(_ declaration: Declaration, _ syntax: some DeclarationSyntax, _ baseName: String) {
    self.declaration = declaration
    self.syntax = syntax
    self.baseName = baseName
    displayName = declaration.displayName(baseName)
  }

  /// What tells the member from others of its class: what overrides it has the same.
  func key(in type: DeclaredType, of program: Program) -> String {
    Signature.text(of: declaration, from: type, in: program, withResult: false)
  }

  var isOverride: Bool { syntax.hasModifier("override") }
  var access: AccessLevel { syntax.accessLevel ?? .internal }
  var setterAccess: AccessLevel { syntax.setterAccessLevel ?? access }

  /// Whether one of some generic parameters stands in the types of the parameters.
  func mentions(_ genericParameters: Set<String>) -> Bool {
    declaration.parameters.contains { parameter in
      genericParameters.contains { parameter.type.mentions($0) }
    }
  }

  /// Why the member can not be overridden, as a clause; nil where it can.
  var reasonToKeep: String? {
    if syntax.hasModifier("final") { return "is final" }
    if syntax.hasModifier("static") { return "is static" }
    if syntax.attributes.contains(where: \.isUnavailable) { return "is not available" }
    switch declaration {
    case .function(let function):
      if function.isOperator { return "is an operator, which is static" }
      if function.result?.isMadeOfOpaque == true { return "returns an opaque type" }
      if displayName == "hash(into:)" || isEqualityOfObjects { return "tells objects apart" }
    case .subscript(let declared):
      if declared.result.isMadeOfOpaque { return "returns an opaque type" }
      // The compiler would take its pattern for the subscript itself.
      if declared.parameters.contains(where: \.type.isAutoclosure) {
        return "evaluates an argument"
      }
    case .variable(let variable):
      if variable.introducer == .let { return "is a constant" }
      let binding = variable.bindings[0]
      if binding.name == nil { return "is part of a tuple" }
      if binding.name == "hashValue" || isOverride && binding.name == "hash" {
        return "tells objects apart"
      }
      if binding.type?.isMadeOfOpaque == true { return "has an opaque type" }
    default: break
    }
    return nil
  }

  /// Whether the member is the one by which `NSObject` compares.
  private var isEqualityOfObjects: Bool {
    guard isOverride, displayName == "isEqual(_:)", case .function(let function) = declaration
    else { return false }
    return function.parameters[0].type.description == "Any?"
  }

  /// The member as a protocol would require it; nil where its type is not known.
  func requirement(
    isSetterVisible: Bool, in program: Program, from origin: DeclaredType
  ) -> Declaration? {
    switch declaration {
    case .variable(var variable):
      var binding = variable.bindings[0]
      guard
        let type = binding.type
          ?? binding.initialValue.flatMap({ program.type(ofValue: $0, from: origin) })
      else { return nil }
      binding.type = type
      let isSettable = (!binding.isComputed || binding.hasSetter) && isSetterVisible
      binding.accessors = binding.accessors.required(isSettable)
      variable.bindings = [binding]
      return .variable(variable)
    case .subscript(var declared):
      let isSettable = declared.accessors.contains(where: \.isWriter) && isSetterVisible
      declared.accessors = declared.accessors.required(isSettable)
      return .subscript(declared)
    default: return declaration
    }
  }
}

extension [Accessor] {
  /// The accessors as a protocol would require them, with a setter or without.
  fileprivate func required(_ isSettable: Bool) -> [Accessor] {
    let effects = first(where: \.isReader)?.effects ?? Effects()
    return [Accessor(kind: .get, effects: effects)] + (isSettable ? [Accessor(kind: .set)] : [])
  }
}

extension TypeSyntax {
  /// Whether `some` stands in the type.
  fileprivate var isMadeOfOpaque: Bool {
    isOpaque || (wrappedType?.isOpaque ?? false) || description.contains("some ")
  }
}
