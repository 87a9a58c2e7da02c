internal import MynahSyntax

/// The packs that a mock can not have.
extension MemberBuilder {
  /// Refuses packs of which a closure can not be kept: Swift 6.3 crashes where it must adapt one that
  /// takes other than the bare elements.
  func checkPack(of parameter: Parameter, _ requirement: Requirement) throws(Refusal) {
    let isUnkept = parameter.type.contains { part in
      // Of a tuple, only all of it can be a pack.
      if case .tuple(let elements) = part, elements.count > 1 {
        return elements.contains { if case .packExpansion = $0.type { true } else { false } }
      }
      guard case .packExpansion(let pattern) = part else { return false }
      if case .packElement = pattern { return false }
      return true
    }
    if parameter.type.isValueThatTakesPack {
      throw refusal(
        "\(parameter.name) is of the type \(parameter.type.value), and the compiler can not pass on a"
          + " closure that takes a pack", parameter.position, requirement)
    }
    guard isUnkept else { return }
    throw refusal(
      "\(parameter.name) is the pack \(parameter.type), and the compiler can not pass on any but"
        + " the bare elements of a pack", parameter.position, requirement)
  }

  /// Refuses closures that take a pack where a stub would have to return them.
  func checkPack(
    ofResult type: TypeSyntax, of name: String, _ position: SourcePosition,
    _ requirement: Requirement
  ) throws(Refusal) {
    let takesPack = type.contains { part in
      guard case .function(let function) = part else { return false }
      return function.parameters.contains { parameter in
        if case .packExpansion = parameter.type { true } else { false }
      }
    }
    guard takesPack else { return }
    throw refusal(
      "the result of \(name) is of the type \(type), and the compiler can not pass on a closure"
        + " that takes a pack", position, requirement)
  }

  /// Refuses packs that an actor can not send to a stub.
  func checkSentPacks(
    _ parameters: [ParameterModel], _ declaration: some DeclarationSyntax,
    _ requirement: Requirement
  ) throws(Refusal) {
    let declared =
      (declaration as? FunctionDeclaration)?.genericParameters
      ?? (declaration as? InitializerDeclaration)?.genericParameters
    guard let generics = declared else { return }
    let unsendable = generics.filter { generic in
      generic.kind == .pack && generic.inheritedType?.mentions("Sendable") != true
    }
    for parameter in parameters where parameter.kind == .pack || parameter.type.isTuple {
      guard unsendable.contains(where: { parameter.type.mentions($0.name) }) else { continue }
      throw refusal(
        "\(parameter.name) is a pack of what may not be Sendable, which its actor can not send to a stub",
        declaration.position, requirement)
    }
  }
}
