internal import MynahSyntax

/// A stored property of a struct.
struct StructProperty {
  let name: String
  let type: TypeSyntax?
  let position: SourcePosition

  /// The type of the closure that it is, and the attributes of that type; nil where it is none.
  let closure: (function: FunctionTypeSyntax, attributes: [Attribute])?

  /// The struct that it is a value of, where that can be read off the sources.
  let structure: DeclaredType?

  /// Whether the closure may be nil.
  let isOptional: Bool

  let isConstant: Bool
  let hasInitialValue: Bool
  let access: AccessLevel
  let setterAccess: AccessLevel

  /// Whether the initializer has it that the compiler makes.
  var isInMemberwise: Bool { !isConstant || !hasInitialValue }

  /// Whether a double can set it in a struct that is made.
  func isSettable(_ sees: (AccessLevel) -> Bool) -> Bool {
    !isConstant && sees(min(access, setterAccess))
  }
}

extension StructProperty {
  /// The stored properties of a struct, without those that are static.
  static func properties(of type: DeclaredType, _ writer: TypeWriter) -> [StructProperty] {
    (type.type?.members ?? []).flatMap { member -> [StructProperty] in
      guard case .variable(let variable) = member, !variable.isStatic else { return [] }
      var properties: [StructProperty] = []
      var written: TypeSyntax?
      // In `let a, b: Int` the type stands behind the last one.
      for binding in variable.bindings.reversed() {
        written = binding.type ?? (binding.hasInitialValue ? nil : written)
        guard !binding.isComputed, let name = binding.name else { continue }
        let closure = written.flatMap { writer.closure($0.wrappedType ?? $0, from: type) }
        let value =
          written
          ?? binding.initialValue.flatMap { text in
            writer.program.type(ofValue: text, from: type)
          }
        let isConstant = variable.introducer == .let
        properties.append(
          StructProperty(
            name: name, type: value, position: binding.position, closure: closure,
            structure: closure == nil && !variable.hasModifier("lazy")
              ? value.flatMap { writer.program.structure($0, from: type) } : nil,
            isOptional: written?.isOptional == true, isConstant: isConstant,
            hasInitialValue: binding.hasInitialValue || !isConstant && written?.isOptional == true,
            access: variable.accessLevel ?? .internal,
            setterAccess: variable.setterAccessLevel ?? .open))
      }
      return properties.reversed()
    }
  }
}

extension Program {
  /// The struct of the sources that a type names; nil where it names none.
  fileprivate func structure(_ type: TypeSyntax, from origin: DeclaredType) -> DeclaredType? {
    guard let path = type.namedType?.components.map(\.name), let found = find(path, from: origin),
      found.type?.kind == .struct, !found.module.isToolchain
    else { return nil }
    return found
  }
}

extension TypeWriter {
  /// The type of a closure, which an alias may name, and its attributes; nil where a type is none.
  func closure(
    _ type: TypeSyntax, from origin: DeclaredType
  ) -> (function: FunctionTypeSyntax, attributes: [Attribute])? {
    if let function = type.functionType { return (function, type.attributes) }
    guard let function = function(behind: type, from: origin) else { return nil }
    return (function, program.resolved(type, from: origin).type.attributes)
  }
}
