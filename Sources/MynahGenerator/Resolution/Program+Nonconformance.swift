internal import MynahSyntax

extension Program {
  /// Whether a type certainly is not what a constraint asks for.
  func isKnown(
    _ type: TypeSyntax, from origin: DeclaredType, notToFit constraint: TypeSyntax,
    from other: DeclaredType
  ) -> Bool {
    guard let path = constraint.namedType?.components.map(\.name) else { return false }
    let required = find(path, from: other)
    if constraint.isStandard("AnyObject") || constraint.isStandard("Sendable")
      || required?.type?.kind == .class
    {
      return isProtocolsValue(type, from: origin, without: constraint)
    }
    guard let required, required.type?.kind == .protocol,
      !Toolchain.markerProtocols.contains(required.qualifiedName)
    else { return false }
    return isKnown(type, from: origin, notToConformTo: required)
  }

  /// Whether a type certainly does not conform to a protocol: it is a value of some protocol's, which conforms
  /// to none but `Error`, or a type without a superclass that nothing says it of.
  private func isKnown(
    _ type: TypeSyntax, from origin: DeclaredType, notToConformTo required: DeclaredType
  ) -> Bool {
    switch type.withoutAttributes {
    case .existential(.composition(let parts)):
      return required.qualifiedName != "Error"
        || !parts.allSatisfy { $0.isStandard("Error") || $0.isStandard("Sendable") }
    case .existential(let constraint) where constraint.namedType != nil:
      return !(constraint.isStandard("Error") && required.qualifiedName == "Error")
    case .named(let name):
      guard let found = find(name.components.map(\.name), from: origin),
        let declaration = found.type, declaration.kind != .protocol,
        declaration.attributes.isEmpty, !required.module.isToolchain, !extends(declaration.name)
      else { return false }
      return isKnown(that: declaration.inheritedTypes, of: found) {
        $0.type?.kind == .protocol && !isOrRefines($0, oneOf: [required])
      }
    default: return false
    }
  }

  /// Whether a type is a protocol's, of whose values it is certainly unknown that they can be sent, or that they
  /// are objects, which to Swift only `AnyObject` itself says.
  ///
  /// - Parameter constraint: What they must conform to.
  private func isProtocolsValue(
    _ type: TypeSyntax, from origin: DeclaredType, without constraint: TypeSyntax
  ) -> Bool {
    guard case .existential(let own) = type.withoutAttributes, own != constraint,
      let path = own.namedType?.components.map(\.name)
    else { return false }
    let found = find(path, from: origin)
    guard found?.type?.kind == .protocol || own.isStandard("AnyObject") else { return false }
    if constraint.isStandard("Sendable") {
      return found.map { !conforms($0, toOneOf: ["Sendable", "Error"]) } ?? false
    }
    return true
  }

  /// Whether all types are known that a declaration names as what a type conforms to, and something holds for
  /// each.
  func isKnown(
    that names: [TypeSyntax], of type: DeclaredType, _ holds: (DeclaredType) -> Bool
  ) -> Bool {
    names.allSatisfy { name in
      let found = parents(name, from: type)
      return !found.isEmpty && found.allSatisfy(holds)
    }
  }
}
