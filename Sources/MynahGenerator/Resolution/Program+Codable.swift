internal import MynahSyntax

extension Program {
  /// What the compiler makes for a class that says it is `Codable`: its initializer from a decoder, which
  /// each subclass must have too, and the method that encodes.
  func synthesizedMembers(of type: DeclaredType) -> [Declaration] {
    guard let declaration = type.type, declaration.kind == .class, !type.module.isToolchain else {
      return []
    }
    let level = type.access == .internal ? [] : [Modifier(type.access.rawValue)]
    var members: [Declaration] = []
    if introduces("Decodable", type), !declaration.declares("init", label: "from") {
      var head = DeclarationHead(position: type.position)
      head.modifiers = level.map { $0.name == "open" ? Modifier("public") : $0 }
      head.modifiers.append(Modifier("required"))
      var initializer = InitializerDeclaration(head: head)
      initializer.parameters = [coder("Decoder", "decoder", label: "from", of: type)]
      initializer.effects = Effects(throwing: .throws(nil))
      members.append(.initializer(initializer))
    }
    if introduces("Encodable", type), !declaration.declares("encode", label: "to") {
      let head = DeclarationHead(modifiers: level, position: type.position)
      var function = FunctionDeclaration("encode", head: head)
      function.parameters = [coder("Encoder", "encoder", label: "to", of: type)]
      function.effects = Effects(throwing: .throws(nil))
      members.append(.function(function))
    }
    return members
  }

  /// Whether a class conforms to a protocol of the standard library, and its superclass does not.
  private func introduces(_ name: String, _ type: DeclaredType) -> Bool {
    guard conforms(type, toOneOf: [name]) else { return false }
    return superclass(of: type).map { !conforms($0.type, toOneOf: [name]) } ?? true
  }

  private func coder(
    _ type: String, _ name: String, label: String, of origin: DeclaredType
  ) -> Parameter {
    let path = reference(toStandard: type).split(separator: ".")
    let components = path.map { NamedType.Component(String($0)) }
    return Parameter(
      label: label, name: name, type: .existential(.named(NamedType(components: components))),
      position: origin.position)
  }
}

extension TypeDeclaration {
  /// Whether each stored property has a value from the beginning, so that the compiler makes an
  /// initializer without parameters.
  var hasInitialValues: Bool {
    members.allSatisfy { member in
      guard case .variable(let variable) = member, !variable.isStatic,
        !variable.hasModifier("lazy")
      else { return true }
      return variable.bindings.enumerated().allSatisfy { index, binding in
        if binding.hasInitialValue || binding.isComputed { return true }
        guard variable.introducer == .var, variable.attributes.isEmpty else { return false }
        let type = variable.bindings[index...].lazy.compactMap(\.type).first
        switch type?.withoutAttributes {
        case .optional, .implicitlyUnwrappedOptional: return true
        default: return false
        }
      }
    }
  }

  /// A Boolean value that indicates whether the body declares a method or initializer with one parameter.
  fileprivate func declares(_ name: String, label: String) -> Bool {
    members.contains { member in
      let base = if case .function(let function) = member { function.name } else { "init" }
      return base == name && member.parameters.map(\.label) == [label]
    }
  }
}
