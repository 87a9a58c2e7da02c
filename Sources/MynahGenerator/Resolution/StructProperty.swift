internal import MynahSyntax

/// A stored property of a struct.
struct StructProperty {
  let name: String
  let type: TypeSyntax?
  let position: SourcePosition

  /// The type of the closure that it is, and the attributes of that type; nil where it is none.
  let closure: (function: FunctionTypeSyntax, attributes: [Attribute])?

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
        let isConstant = variable.introducer == .let
        properties.append(
          StructProperty(
            name: name, type: written, position: binding.position, closure: closure,
            isOptional: written?.isOptional == true, isConstant: isConstant,
            hasInitialValue: binding.hasInitialValue || !isConstant && written?.isOptional == true,
            access: variable.accessLevel ?? .internal,
            setterAccess: variable.setterAccessLevel ?? .open))
      }
      return properties.reversed()
    }
  }
}

extension TypeWriter {
  /// The type of a closure, which an alias may name, and its attributes; nil where a type is none.
  fileprivate func closure(
    _ type: TypeSyntax, from origin: DeclaredType
  ) -> (function: FunctionTypeSyntax, attributes: [Attribute])? {
    if let function = type.functionType { return (function, type.attributes) }
    guard let function = function(behind: type, from: origin) else { return nil }
    return (function, attributes(behind: type, from: origin))
  }

  /// The attributes of the type that an alias stands for.
  private func attributes(behind type: TypeSyntax, from origin: DeclaredType) -> [Attribute] {
    var (type, origin) = (type, origin)
    for _ in 0..<16 {
      guard let path = type.namedType?.components.map(\.name),
        let found = program.find(path, from: origin), case .alias(let alias) = found.declaration
      else { break }
      (type, origin) = (alias.type, found)
    }
    return type.attributes
  }
}
