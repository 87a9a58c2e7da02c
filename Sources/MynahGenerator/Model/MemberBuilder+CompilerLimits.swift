internal import MynahSyntax

/// What the compiler can not do with a mock's member, or does wrongly.
extension MemberBuilder {
  /// Refuses what suspends and returns an optional nothing, which the compiler takes for what an assignment
  /// returns.
  func checkAssignment(
    _ name: String, _ effects: Effects, _ result: TypeSyntax, _ position: SourcePosition,
    _ requirement: Requirement
  ) throws(Refusal) {
    guard effects.isAsync, var wrapped = result.wrappedType else { return }
    while let next = wrapped.wrappedType { wrapped = next }
    guard wrapped.withoutAttributes.isVoid else { return }
    throw refusal(
      "\(name) is async, and the compiler takes its result \(result) for an assignment's",
      position, requirement)
  }

  /// Refuses to override what is sent a function of C that does not escape: Swift 6.3 crashes at the
  /// override.
  func checkForeign(
    _ parameter: Parameter, _ requirement: Requirement, _ generics: Generics
  ) throws(Refusal) {
    guard requirement.origin.type?.kind == .class, !parameter.type.isEscaping,
      parameter.type.hasSpecifier("sending"),
      writer.isForeignFunction(parameter.type, from: requirement.origin, generics: generics.names)
    else { return }
    throw refusal(
      "\(parameter.name) is sent, and a function that is called otherwise than Swift's",
      parameter.position, requirement)
  }

  /// Refuses an expression that a member evaluates on an actor that it is handed, where it makes a closure of
  /// another actor: Swift 6.3 does not understand who may call that.
  func checkIsolatedExpressions(
    _ parameters: [Parameter], _ requirement: Requirement
  ) throws(Refusal) {
    guard let isolated = parameters.first(where: { $0.type.hasSpecifier("isolated") }) else {
      return
    }
    for parameter in parameters where parameter.type.isAutoclosure {
      guard case .attributed(_, _, let attributes) = parameter.type.functionType?.result,
        program.globalActor(among: attributes, from: requirement.origin) != nil
      else { continue }
      throw refusal(
        "\(parameter.name) is evaluated on the actor that \(isolated.name) is, and returns a closure"
          + " of another actor, which the compiler does not understand", parameter.position,
        requirement)
    }
  }

  /// Refuses types that the compiler crashes at where a mock passes them on or keeps them.
  func checkCrashes(
    at type: TypeSyntax, of name: String, _ position: SourcePosition, _ requirement: Requirement,
    _ generics: Set<String> = []
  ) throws(Refusal) {
    if type.isPlainName { return }
    if type.contains(where: \.isSentAndReturnsClosure) {
      throw refusal(
        "the compiler crashes at \(type), a closure that is sent a closure and returns one",
        position, requirement)
    }
    guard type.contains(where: \.hasVariadicArgument) else { return }
    var open = generics.union(writer.associatedTypes)
    // A generic mock mentions what it is generic over.
    if !open.isEmpty { open.insert("Self") }
    guard type.contains(where: { $0.hasVariadicArgument && open.contains(where: $0.mentions) })
    else { return }
    throw refusal(
      "\(name) is of the type \(type), at whose variadic closure the compiler crashes", position,
      requirement)
  }

  /// Refuses what is a protocol's own type, and sent: the compiler lets nobody send one.
  func checkSent(
    _ type: TypeSyntax, of name: String, _ position: SourcePosition, _ requirement: Requirement
  ) throws(Refusal) {
    guard type.hasSpecifier("sending"), type.holdsProtocolType else { return }
    throw refusal(
      "\(name) is a protocol's own type, which the compiler lets nobody send",
      position, requirement)
  }

  /// Refuses subscripts at which Swift 6.3 crashes, whoever declares them, and those that can not be
  /// overridden beside their patterns.
  func checkSubscript(
    _ declaration: SubscriptDeclaration, _ requirement: Requirement
  ) throws(Refusal) {
    let effects = declaration.accessors.first(where: \.isReader)?.effects ?? Effects()
    try checkAssignment(
      "a subscript", effects, declaration.result, declaration.position, requirement)
    if declaration.parameters.contains(where: \.type.isTwiceOptionalFunction) {
      throw refusal(
        "the compiler crashes at a subscript whose index is a function that is optional twice",
        declaration.position, requirement)
    }
    try checkPack(
      ofResult: declaration.result, of: "a subscript", declaration.position, requirement)
    try checkCrashes(
      at: declaration.result, of: "a subscript", declaration.position, requirement,
      Set(declaration.genericParameters.map(\.name)))
    guard declaration.accessors.contains(where: \.isWriter) else { return }
    if requirement.origin.type?.kind == .class,
      let parameter = declaration.parameters.first(where: \.type.isAutoclosure)
    {
      throw refusal(
        "the compiler takes the pattern of a subscript that evaluates \(parameter.name) for the"
          + " subscript itself", declaration.position, requirement)
    }
    if let parameter = declaration.parameters.first(where: { $0.type.hasSpecifier("isolated") }) {
      throw refusal(
        "the pattern of a subscript that can be set can not run on the actor that \(parameter.name) is",
        declaration.position, requirement)
    }
    let generics = Set(declaration.genericParameters.map(\.name))
    if let parameter = declaration.parameters.first(where: {
      writer.isOptionalTupleWithFunction($0.type, from: requirement.origin, generics: generics)
    }) {
      throw refusal(
        "the compiler crashes at a subscript that can be set and whose index \(parameter.name) is an"
          + " optional tuple with a function or a metatype", declaration.position, requirement)
    }
    guard
      let pack = declaration.genericParameters.first(where: { $0.kind == .pack })
    else { return }
    throw refusal(
      "the compiler crashes at a subscript that can be set and has a pack, as \(pack.name) is",
      declaration.position, requirement)
  }
}

extension TypeSyntax {
  /// Whether the type is a name alone, of which there is nothing to look into.
  fileprivate var isPlainName: Bool {
    guard case .named(let name) = self else { return false }
    return name.components.allSatisfy(\.genericArguments.isEmpty)
  }

  /// Whether the type is that of a closure which is sent a closure that does not escape, and returns another.
  fileprivate var isSentAndReturnsClosure: Bool {
    guard let function = functionType, function.result.isFunction else { return false }
    return function.parameters.contains { parameter in
      parameter.type.hasSpecifier("sending") && parameter.type.isFunction
        && !parameter.type.isEscaping
    }
  }

  /// Whether a generic argument of the type is, or has, a variadic closure.
  fileprivate var hasVariadicArgument: Bool {
    guard case .named(let name) = self else { return false }
    return name.components.flatMap(\.genericArguments).contains { argument in
      argument.contains { part in
        part.functionType?.parameters.contains(where: \.isVariadic) == true
      }
    }
  }

  /// Whether the type is a function's, with two or more marks of an optional behind it.
  fileprivate var isTwiceOptionalFunction: Bool {
    guard var type = wrappedType?.wrappedType else { return false }
    while let next = type.wrappedType { type = next }
    return type.isFunction
  }
}
