internal import MynahSyntax

extension Declaration {
  /// The names of the generic parameters of a function, subscript or initializer.
  var genericParameterNames: [String] {
    switch self {
    case .function(let function): function.genericParameters.map(\.name)
    case .subscript(let declared): declared.genericParameters.map(\.name)
    case .initializer(let initializer): initializer.genericParameters.map(\.name)
    default: []
    }
  }

  /// The declaration with other names for some of its generic parameters.
  func renamingGenericParameters(_ names: [String: String]) -> Declaration {
    switch self {
    case .function(var function):
      function.genericParameters = function.genericParameters.map { $0.renaming(names) }
      function.parameters = function.parameters.map { $0.renaming(names) }
      function.effects = function.effects.rewritingNames { $0.renaming(names) }
      function.result = function.result?.rewritingNames { $0.renaming(names) }
      function.whereClause = function.whereClause?.renaming(names)
      return .function(function)
    case .subscript(var declared):
      declared.genericParameters = declared.genericParameters.map { $0.renaming(names) }
      declared.parameters = declared.parameters.map { $0.renaming(names) }
      declared.result = declared.result.rewritingNames { $0.renaming(names) }
      declared.whereClause = declared.whereClause?.renaming(names)
      return .subscript(declared)
    case .initializer(var initializer):
      initializer.genericParameters = initializer.genericParameters.map { $0.renaming(names) }
      initializer.parameters = initializer.parameters.map { $0.renaming(names) }
      initializer.effects = initializer.effects.rewritingNames { $0.renaming(names) }
      initializer.whereClause = initializer.whereClause?.renaming(names)
      return .initializer(initializer)
    default:
      return self
    }
  }
}

extension MemberBuilder {
  /// The requirement with other names for the generic parameters that are called like the mock's,
  /// which Swift forbids, or like the types that generated code names.
  func renamingShadows(in requirement: Requirement) -> Requirement {
    let generics = requirement.declaration.genericParameterNames
    let shadows = generics.filter {
      writer.associatedTypes.contains($0) && writer.aliases[$0] == nil
        || Refusal.namesInMocks.contains($0)
    }
    guard !shadows.isEmpty else { return requirement }
    let names = Dictionary(
      shadows.map { ($0, freeTypeName("Other\($0)", beside: Set(generics))) },
      uniquingKeysWith: { first, _ in first })
    return requirement.declaring(requirement.declaration.renamingGenericParameters(names))
  }
}

extension NamedType {
  /// The type of a generic parameter, or a member of it, by the parameter's new name.
  fileprivate func renaming(_ names: [String: String]) -> TypeSyntax? {
    guard let new = names[components[0].name] else { return nil }
    var copy = self
    copy.components[0].name = new
    return .named(copy)
  }
}

extension GenericParameter {
  fileprivate func renaming(_ names: [String: String]) -> GenericParameter {
    var copy = self
    copy.name = names[name] ?? name
    copy.inheritedType = inheritedType?.rewritingNames { $0.renaming(names) }
    return copy
  }
}

extension GenericWhereClause {
  fileprivate func renaming(_ names: [String: String]) -> GenericWhereClause {
    GenericWhereClause(requirements.map { $0.rewritingNames { $0.renaming(names) } })
  }
}

extension Parameter {
  fileprivate func renaming(_ names: [String: String]) -> Parameter {
    var copy = self
    copy.type = type.rewritingNames { $0.renaming(names) }
    return copy
  }
}
