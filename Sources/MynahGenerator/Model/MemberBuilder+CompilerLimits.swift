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

  /// Refuses closures that are sent a closure which does not escape, and return another: Swift 6.3 crashes
  /// where one is kept.
  func checkClosures(of requirement: Requirement) throws(Refusal) {
    let isSent = { (parameter: TupleTypeElement) in
      parameter.type.hasSpecifier("sending") && parameter.type.isFunction
        && !parameter.type.isEscaping
    }
    let type = requirement.types.first { type in
      type.contains { part in
        guard let function = part.functionType else { return false }
        return function.result.isFunction && function.parameters.contains(where: isSent)
      }
    }
    guard let type else { return }
    throw refusal(
      "the compiler crashes at \(type), a closure that is sent a closure and returns one",
      requirement.declaration.position, requirement)
  }

  /// Refuses generic arguments that are variadic closures, where the type is of what is generic itself:
  /// Swift 6.3 crashes where it passes such a type on.
  func checkVariadicClosure(
    in type: TypeSyntax, of name: String, _ position: SourcePosition, _ requirement: Requirement,
    _ generics: Set<String> = []
  ) throws(Refusal) {
    let crashes = type.contains { part in
      guard case .named(let name) = part else { return false }
      return name.components.flatMap(\.genericArguments).contains { argument in
        let isVariadic = argument.contains { inner in
          inner.functionType?.parameters.contains(where: \.isVariadic) == true
        }
        return isVariadic
          && generics.union(writer.associatedTypes).contains { part.mentions($0) }
      }
    }
    guard crashes else { return }
    throw refusal(
      "\(name) is of the type \(type), at whose variadic closure the compiler crashes", position,
      requirement)
  }

  /// Refuses results that are a protocol's own type, and sent: the compiler lets nobody send one.
  func checkSent(
    _ result: TypeSyntax, of name: String, _ position: SourcePosition, _ requirement: Requirement
  ) throws(Refusal) {
    guard result.hasSpecifier("sending"), result.holdsProtocolType else { return }
    throw refusal(
      "the result of \(name) is a protocol's own type, which the compiler lets nobody send",
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
    try checkVariadicClosure(
      in: declaration.result, of: "a subscript", declaration.position, requirement,
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
    guard
      let pack = declaration.genericParameters.first(where: { $0.kind == .pack })
    else { return }
    throw refusal(
      "the compiler crashes at a subscript that can be set and has a pack, as \(pack.name) is",
      declaration.position, requirement)
  }
}

extension TypeSyntax {
  /// Whether the type is a function's, with two or more marks of an optional behind it.
  fileprivate var isTwiceOptionalFunction: Bool {
    guard var type = wrappedType?.wrappedType else { return false }
    while let next = type.wrappedType { type = next }
    return type.isFunction
  }
}
