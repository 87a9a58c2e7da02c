internal import MynahSyntax

extension MemberBuilder {
  /// What a generic member's types ask of its parameters and it does not say itself, as `[Key: Int]` asks
  /// that `Key` is `Hashable`: Swift infers that for functions, but not for an alias.
  func impliedConstraints(of call: CallModel, _ generics: Set<String>) -> [GenericRequirement] {
    var implied: [GenericRequirement] = []
    func require(_ type: TypeSyntax, _ constraint: TypeSyntax) {
      let requirement = GenericRequirement.conformance(type, constraint)
      guard generics.contains(where: type.mentions), !implied.contains(requirement) else { return }
      implied.append(requirement)
    }
    if let thrown = call.effects.typedFailure { require(thrown, .identifier("Error")) }
    for type in call.parameters.map(\.type) + [call.result.type].compactMap({ $0 }) {
      _ = type.contains { part in
        switch part {
        case .dictionary(let key, _): require(key, .identifier("Hashable"))
        case .function(let function):
          if let thrown = function.effects.thrownType { require(thrown, .identifier("Error")) }
        case .named(let name): readArguments(of: name, require)
        default: break
        }
        return false
      }
    }
    return implied
  }

  private func readArguments(
    of name: NamedType, _ require: (TypeSyntax, TypeSyntax) -> Void
  ) {
    guard let arguments = name.components.last?.genericArguments, !arguments.isEmpty else { return }
    let path = name.components.map(\.name)
    guard let found = program.find(path, from: root), let parameters = found.type?.genericParameters
    else {
      switch (path.last, arguments.count) {
      case ("Dictionary", 2), ("Set", 1): require(arguments[0], .identifier("Hashable"))
      case ("Result", 2): require(arguments[1], .identifier("Error"))
      default: break
      }
      return
    }
    for (parameter, argument) in zip(parameters, arguments) {
      guard let constraint = parameter.inheritedType else { continue }
      require(argument, writer.rewriteConstraint(constraint, from: found))
    }
  }
}
