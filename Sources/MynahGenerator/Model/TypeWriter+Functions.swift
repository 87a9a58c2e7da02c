internal import MynahSyntax

extension TypeWriter {
  /// The type of the function that an alias stands for, which may stand for another alias; nil where a
  /// type is no such alias.
  ///
  /// - Parameters:
  ///   - type: The type as it is written in a declaration of a type.
  ///   - origin: That type.
  ///   - generics: The names of the generic parameters that are in scope.
  func function(
    behind type: TypeSyntax, from origin: DeclaredType, generics: Set<String> = []
  ) -> FunctionTypeSyntax? {
    function(behind: type, from: origin, generics: generics, depth: 0)
  }

  private func function(
    behind type: TypeSyntax, from origin: DeclaredType, generics: Set<String>, depth: Int
  ) -> FunctionTypeSyntax? {
    guard depth < 16, let name = type.namedType, let first = name.components.first?.name,
      !generics.contains(first), !associatedTypes.contains(first),
      let found = program.find(name.components.map(\.name), from: origin),
      case .alias(let alias) = found.declaration
    else { return nil }
    let parameters = alias.genericParameters.map(\.name)
    let names = Set(parameters)
    let function: FunctionTypeSyntax?
    if alias.type.isFunction {
      // What the generic parameters of a class stand for is known of the class.
      let outer = program.enclosing(found).dropLast().last ?? found
      function =
        rewrite(
          alias.type.withoutAttributes, from: outer.type?.kind == .class ? outer : found,
          generics: names
        ).functionType
    } else {
      function = self.function(
        behind: alias.type, from: found, generics: names, depth: depth + 1)
    }
    let arguments = (name.components.last?.genericArguments ?? []).map {
      rewrite($0, from: origin, generics: generics)
    }
    let meanings = Dictionary(zip(parameters, arguments), uniquingKeysWith: { first, _ in first })
    guard !meanings.isEmpty else { return function }
    return function.map(TypeSyntax.function)?
      .rewritingNames { meanings[$0.components[0].name]?.inPlaceOfFirst(of: $0) }.functionType
  }
}
