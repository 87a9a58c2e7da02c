internal import MynahSyntax

/// A member of a class that a subclass might be able to override.
///
/// A declaration of several variables has a member for each name.
struct OverridableMember {
  /// A function, a subscript, or a variable with one binding.
  let declaration: Declaration
  let syntax: any DeclarationSyntax

  /// The name without parameters.
  let baseName: String

  /// The name with the labels of the parameters.
  let displayName: String

  /// Returns the members that a declaration in a class body declares.
  static func members(in declaration: Declaration) -> [OverridableMember] {
    switch declaration {
    case .function(let function): return [OverridableMember(declaration, function, function.name)]
    case .subscript(let declared): return [OverridableMember(declaration, declared, "subscript")]
    case .variable(let variable):
      return variable.bindings.flatMap { binding in
        binding.pattern.names.map { name in
          var single = variable
          single.bindings = [binding]
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

  var isOverride: Bool { syntax.hasModifier("override") }
  var access: AccessLevel { syntax.accessLevel ?? .internal }
  var setterAccess: AccessLevel { syntax.setterAccessLevel ?? access }

  /// The reason why a mock can't override the member, as a clause, or nil if it can.
  var reasonNotToOverride: String? {
    if syntax.hasModifier("final") { return "is final" }
    if syntax.hasModifier("static") { return "is static" }
    if syntax.attributes.contains(where: \.isUnavailable) { return "is unavailable" }
    if declaration.interface?.genericParameters.contains(where: { $0.kind == .pack }) == true {
      return "has a type pack"
    }
    switch declaration {
    case .function(let function):
      if function.isOperator { return "is a static operator" }
      if function.result?.isMadeOfOpaque == true { return "returns an opaque type" }
      if displayName == "hash(into:)" || isEqualityOfObjects { return "defines identity" }
    case .subscript(let declared):
      if declared.result.isMadeOfOpaque { return "returns an opaque type" }
      // The compiler would confuse the subscript's pattern with the subscript.
      if declared.parameters.contains(where: \.type.isAutoclosure) {
        return "has an autoclosure"
      }
    case .variable(let variable):
      if variable.introducer == .let { return "is a constant" }
      let binding = variable.bindings[0]
      if binding.name == nil { return "is part of a tuple" }
      if binding.name == "hashValue" || isOverride && binding.name == "hash" {
        return "defines identity"
      }
      if binding.type?.isMadeOfOpaque == true { return "has an opaque type" }
    default: break
    }
    return nil
  }

  /// A Boolean value that indicates whether the member overrides `isEqual(_:)` of `NSObject`.
  private var isEqualityOfObjects: Bool {
    guard isOverride, displayName == "isEqual(_:)", case .function(let function) = declaration
    else { return false }
    return function.parameters[0].type.description == "Any?"
  }

  /// Returns the member as a protocol requirement, or nil if its type isn't known.
  func requirement(
    isSetterVisible: Bool, in program: Program, from origin: DeclaredType
  ) -> Declaration? {
    switch declaration {
    case .variable(var variable):
      var binding = variable.bindings[0]
      guard let type = program.type(of: binding, in: variable, from: origin) else { return nil }
      binding.type = type
      let isSettable =
        (!binding.isComputed || binding.hasSetter) && isSetterVisible
        && program.wrappedValues(of: variable, from: origin).allSatisfy(\.isSettable)
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
  /// Returns the accessors as a protocol requires them, with or without a setter.
  fileprivate func required(_ isSettable: Bool) -> [Accessor] {
    [Accessor(kind: .get, effects: effectsOfReading)] + [Accessor(kind: .set)].when(isSettable)
  }
}

extension TypeSyntax {
  /// A Boolean value that indicates whether the type contains `some`.
  fileprivate var isMadeOfOpaque: Bool {
    isOpaque || (wrappedType?.isOpaque ?? false) || description.contains("some ")
  }
}
