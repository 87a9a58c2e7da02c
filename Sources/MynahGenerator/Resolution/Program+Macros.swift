internal import MynahSyntax

extension Program {
  /// The macros in the declarations of some types, each once: attributes of the types, and those that
  /// stand in the bodies of classes.
  ///
  /// An attribute that is none of the language's own, and no global actor, can be nothing else.
  func macros(of types: [DeclaredType]) -> [String] {
    var seen: Set<String> = []
    return types.flatMap { type in
      guard let declaration = type.type else { return [String]() }
      let attached = declaration.attributes.filter { attribute in
        guard let last = attribute.type.components.last?.name else { return false }
        return last.first?.isUppercase == true && !last.hasSuffix("Actor")
          && !isGlobalActor(attribute, from: type)
      }
      return attached.map { "@\($0.name)" } + declaration.members.flatMap(\.freestandingMacros)
    }.filter { seen.insert($0).inserted }
  }
}

extension Declaration {
  /// The macros that a declaration of a body consists of, those inside of `#if` included.
  fileprivate var freestandingMacros: [String] {
    switch self {
    case .macroExpansion(let expansion): ["#\(expansion.name)"]
    case .conditional(let block):
      block.clauses.flatMap(\.declarations).flatMap(\.freestandingMacros)
    default: []
    }
  }
}
