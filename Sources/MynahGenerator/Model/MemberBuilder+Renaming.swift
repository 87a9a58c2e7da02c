internal import MynahSyntax

extension MemberBuilder {
  /// The requirement with other names for the generic parameters that are called like the mock's,
  /// which Swift forbids, or like the types that generated code names.
  func renamingShadows(in requirement: Requirement) -> Requirement {
    let generics = requirement.declaration.interface?.genericParameters.map(\.name) ?? []
    let shadows = generics.filter {
      writer.associatedTypes.contains($0) && writer.aliases[$0] == nil
        || TakenNames.types.contains($0)
    }
    guard !shadows.isEmpty else { return requirement }
    let names = Dictionary(
      shadows.map { ($0, freeTypeName("Other\($0)", beside: Set(generics))) },
      uniquingKeysWith: { first, _ in first })
    guard var interface = requirement.declaration.interface else { return requirement }
    interface = interface.rewritingNames { name in
      guard let new = names[name.components[0].name] else { return nil }
      return TypeSyntax.identifier(new).inPlaceOfFirst(of: name)
    }
    for index in interface.genericParameters.indices {
      let name = interface.genericParameters[index].name
      interface.genericParameters[index].name = names[name] ?? name
    }
    var declaration = requirement.declaration
    declaration.interface = interface
    return requirement.declaring(declaration)
  }

  /// A name for a generic parameter that a declaration doesn't have itself.
  func freeTypeName(_ name: String, beside generics: Set<String>) -> String {
    name.underscored {
      generics.contains($0) || writer.associatedTypes.contains($0) || program.declares($0)
    }
  }
}
