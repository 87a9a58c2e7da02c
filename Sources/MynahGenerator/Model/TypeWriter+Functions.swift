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
      !generics.contains(first), !associatedTypes.contains(first) || isHidden(first, from: origin),
      let found = findInherited(name.components.map(\.name), from: origin),
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
    return function?.rewritingNames { meanings[$0.components[0].name]?.inPlaceOfFirst(of: $0) }
  }

  /// Whether a type is a tuple, or an alias of one.
  func isTuple(_ type: TypeSyntax, from origin: DeclaredType, generics: Set<String>) -> Bool {
    let type = unaliased(type, from: origin, generics: generics).withoutAttributes
    if case .tuple = type { return true }
    return type.isVoid
  }

  /// Whether a type is an optional tuple one of whose elements is a function or a metatype, whatever
  /// aliases it has.
  func isOptionalTupleWithFunction(
    _ type: TypeSyntax, from origin: DeclaredType, generics: Set<String>
  ) -> Bool {
    let type = unaliased(type, from: origin, generics: generics)
    return type.isOptional && isTupleWithFunction(type, from: origin, generics: generics)
  }

  private func isTupleWithFunction(
    _ type: TypeSyntax, from origin: DeclaredType, generics: Set<String>
  ) -> Bool {
    guard case .tuple(let elements) = unwrapped(type, from: origin, generics: generics) else {
      return false
    }
    return elements.contains { element in
      switch unwrapped(element.type, from: origin, generics: generics) {
      case .function, .metatype, .protocolMetatype: true
      case .tuple: isTupleWithFunction(element.type, from: origin, generics: generics)
      default: false
      }
    }
  }

  /// What a type is without aliases, optionals and attributes.
  private func unwrapped(
    _ type: TypeSyntax, from origin: DeclaredType, generics: Set<String>
  ) -> TypeSyntax {
    var type = unaliased(type, from: origin, generics: generics)
    while let wrapped = type.wrappedType {
      type = unaliased(wrapped, from: origin, generics: generics)
    }
    return type.withoutAttributes
  }

  /// Whether a type is that of functions that are called otherwise than Swift's, as those of C, or an alias
  /// of one.
  func isForeignFunction(
    _ type: TypeSyntax, from origin: DeclaredType, generics: Set<String>
  ) -> Bool {
    unaliased(type, from: origin, generics: generics).hasAttribute("convention")
  }

  /// A type, or what an alias stands for in the end.
  private func unaliased(
    _ type: TypeSyntax, from origin: DeclaredType, generics: Set<String>
  ) -> TypeSyntax {
    var (type, origin, generics) = (type, origin, generics)
    for _ in 0..<16 {
      guard let name = type.withoutAttributes.namedType, let first = name.components.first?.name,
        !generics.contains(first),
        let found = findInherited(name.components.map(\.name), from: origin),
        case .alias(let alias) = found.declaration
      else { break }
      type = alias.type
      origin = found
      generics = Set(alias.genericParameters.map(\.name))
    }
    return type
  }

  /// What a name means in a class: what it inherits goes before what is declared around it.
  private func findInherited(_ path: [String], from origin: DeclaredType) -> DeclaredType? {
    // One type is asked about several times in a row.
    if let lastFound, lastFound.origin === origin, lastFound.path == path { return lastFound.type }
    let type = search(path, from: origin)
    lastFound = (path, origin, type)
    return type
  }

  private func search(_ path: [String], from origin: DeclaredType) -> DeclaredType? {
    var current = origin.type?.kind == .class ? origin : nil
    for _ in 0..<16 {
      guard let type = current else { break }
      let found = program.find(
        type.path + path, in: [type.module.name], from: origin.file.path)
      if let found { return found }
      current = program.superclass(of: type)?.type
    }
    return program.find(path, from: origin)
  }
}
