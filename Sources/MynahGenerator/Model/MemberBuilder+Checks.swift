internal import MynahSyntax

extension MemberBuilder {
  /// Refuses what every mock has of its own.
  func checkName(
    _ name: String, _ position: SourcePosition, _ requirement: Requirement
  ) throws(Refusal) {
    if Self.functionsInMocks.contains(name) {
      throw refusal("it requires \(name), as mocks call something else", position, requirement)
    }
    guard name == "mockingContext" else { return }
    throw refusal(
      "it requires mockingContext, which every mock has of its own", position, requirement)
  }

  /// Refuses properties and subscripts whose values a stub can not return twice.
  func checkCopyable(
    _ type: TypeSyntax, of name: String, _ position: SourcePosition, _ requirement: Requirement,
    _ generics: [String: ValueRestrictions] = [:]
  ) throws(Refusal) {
    try checkLent(type, of: name, position, requirement, generics)
    let restrictions = self.restrictions(on: type, in: requirement, generics)
    guard !restrictions.isEmpty else { return }
    throw refusal(
      "\(name) is of the type \((type.wrappedType ?? type).withoutAttributes), which can not "
        + (restrictions.contains(.noncopyable) ? "be copied" : "outlive what it was made from"),
      position, requirement)
  }

  /// Refuses closures that return what ends with what it was made from.
  func checkLent(
    _ type: TypeSyntax, of name: String, _ position: SourcePosition, _ requirement: Requirement,
    _ generics: [String: ValueRestrictions] = [:]
  ) throws(Refusal) {
    let lent = ValueRestrictions.lentResult(
      of: type, generics: generics, in: program, from: requirement.origin)
    guard let lent else { return }
    throw refusal(
      "\(name) has a closure that returns \(lent), which can not outlive what it was made from",
      position, requirement)
  }

  /// Refuses values that a call makes an array of, or evaluates, and that can not be kept.
  func checkKept(
    _ parameter: Parameter, of requirement: Requirement, _ generics: Generics
  ) throws(Refusal) {
    let evaluated = parameter.type.isAutoclosure ? parameter.type.functionType?.result : nil
    guard let type = evaluated ?? (parameter.isVariadic ? parameter.type : nil) else { return }
    try checkCopyable(
      type, of: parameter.name, parameter.position, requirement, generics.restrictions)
  }

  /// Refuses what suspends and returns an optional nothing, which the compiler takes for what an assignment
  /// returns.
  func checkAssignment(
    _ function: FunctionDeclaration, _ result: TypeSyntax, _ requirement: Requirement
  ) throws(Refusal) {
    guard function.effects.isAsync, var wrapped = result.wrappedType else { return }
    while let next = wrapped.wrappedType { wrapped = next }
    guard wrapped.withoutAttributes.isVoid else { return }
    throw refusal(
      "\(function.name) is async, and the compiler takes its result \(result) for an assignment's",
      function.position, requirement)
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

  /// Refuses subscripts at which Swift 6.3 crashes, whoever declares them, and those that can not be
  /// overridden beside their patterns.
  func checkSubscript(
    _ declaration: SubscriptDeclaration, _ requirement: Requirement
  ) throws(Refusal) {
    try checkPack(
      ofResult: declaration.result, of: "a subscript", declaration.position, requirement)
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
    guard let generics = (declaration as? FunctionDeclaration)?.genericParameters else { return }
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

  /// Refuses arguments that an actor can not send to a stub.
  func checkSent(
    _ parameters: [ParameterModel], _ position: SourcePosition, _ requirement: Requirement
  ) throws(Refusal) {
    for parameter in parameters where parameter.isSent {
      let isHandedOver = parameter.kind == .owned && parameter.restrictions == .noncopyable
      if parameter.restrictions.contains(.nonescapable) {
        throw refusal(
          "\(parameter.name) is of the type \(parameter.type.value), which can not outlive what it was"
            + " made from, so that its actor can not send it to a stub", position, requirement)
      }
      if parameter.restrictions.contains(.noncopyable), !isHandedOver {
        throw refusal(
          "\(parameter.name) is of the type \(parameter.type.value), which can not be copied, so that"
            + " its actor can not send it to a stub", position, requirement)
      }
      if parameter.kind == .nonEscaping, parameter.type.mentionsPack {
        throw refusal(
          "\(parameter.name) is a closure with a pack, which its actor can not send to a stub",
          position, requirement)
      }
      let isDynamic = parameter.type.contains { part in
        guard case .attributed(_, _, let attributes) = part else { return false }
        return attributes.contains { $0.name == "isolated" }
      }
      guard parameter.kind == .nonEscaping, isDynamic else { continue }
      throw refusal(
        "\(parameter.name) is a closure that is @isolated(any) and does not escape, which its actor can"
          + " not send to a stub", position, requirement)
    }
  }

  /// Throws a refusal where a value is assigned in a place in which it can not be compared.
  func checkCompared(
    _ setter: CallModel?, of name: String, _ declaration: some DeclarationSyntax,
    _ requirement: Requirement
  ) throws(Refusal) {
    guard let actor = setter?.comparingActor, !isIsolated(declaration, requirement) else { return }
    throw refusal(
      "\(name) can be set anywhere, and is of a type that is compared on \(actor) only",
      declaration.position, requirement)
  }

  /// What can not be done with the values of a type.
  func restrictions(
    on type: TypeSyntax, in requirement: Requirement, _ generics: [String: ValueRestrictions]
  ) -> ValueRestrictions {
    // A mock's associated types are types of which values can be kept.
    let value = type.wrappedType ?? type
    if let name = value.withoutAttributes.memberOfSelf, writer.associatedTypes.contains(name) {
      return []
    }
    return ValueRestrictions.restrictions(
      of: type, generics: generics, in: program, from: requirement.origin)
  }

  func refusal(
    _ reason: String, _ position: SourcePosition, _ requirement: Requirement
  ) -> Refusal {
    Refusal(
      typeName: root.qualifiedName, path: requirement.origin.file.path, position: position,
      reason: reason)
  }
}
