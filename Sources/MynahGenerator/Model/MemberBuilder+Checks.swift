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

  /// Refuses arguments that are a protocol's own type, and sent to an actor, which can not pass them on.
  func checkSentTypes(
    _ parameters: [ParameterModel], _ declaration: some DeclarationSyntax,
    _ requirement: Requirement
  ) throws(Refusal) {
    for parameter in parameters where parameter.type.hasSpecifier("sending") {
      try checkSentType(parameter, declaration.position, requirement)
    }
  }

  private func checkSentType(
    _ parameter: ParameterModel, _ position: SourcePosition, _ requirement: Requirement
  ) throws(Refusal) {
    if parameter.type.holdsProtocolType {
      throw refusal(
        "\(parameter.name) is a protocol's own type, which its actor can not send to a stub",
        position, requirement)
    }
    guard parameter.value.holdsTupleType else { return }
    throw refusal(
      "\(parameter.name) is a tuple's own type, which its actor can not send to a stub",
      position, requirement)
  }

  /// Refuses tuples that an initializer must send on in parts, of which one can not be copied or outlive what
  /// it was made from.
  func checkSentTuples(
    _ parameters: [ParameterModel], _ position: SourcePosition, _ requirement: Requirement
  ) throws(Refusal) {
    let sent = parameters.first { parameter in
      parameter.isUnrecorded && parameter.type.isTuple && parameter.type.hasSpecifier("sending")
    }
    guard let sent else { return }
    throw refusal(
      "\(sent.name) is of the type \(sent.type.value), whose parts can not be sent on", position,
      requirement)
  }

  /// Refuses arguments that an actor can not send to a stub.
  func checkSent(
    _ parameters: [ParameterModel], _ position: SourcePosition, _ requirement: Requirement
  ) throws(Refusal) {
    for parameter in parameters where parameter.isSent {
      // The compiler takes an existential value for what stays here too.
      let isKept = parameter.type.isExistential && !parameter.type.mentions("Sendable")
      let isHandedOver =
        parameter.kind == .owned && parameter.restrictions == .noncopyable && !isKept
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
      try checkSentType(parameter, position, requirement)
      guard parameter.kind == .nonEscaping, parameter.type.isIsolatedDynamically else { continue }
      throw refusal(
        "\(parameter.name) is a closure that is @isolated(any) and does not escape, which its actor can"
          + " not send to a stub", position, requirement)
    }
  }

  /// Refuses initializers of actors that are required of a global actor, which can send them only what
  /// can leave it.
  func checkActor(
    of initializer: InitializerDeclaration, _ requirement: Requirement
  ) throws(Refusal) {
    let isIsolated =
      hasActor(initializer, requirement)
      || requirement.origin.module.settings.isMainActorByDefault
        && !initializer.hasModifier("nonisolated")
    guard isActor, isIsolated,
      let parameter = initializer.parameters.first(where: { !$0.type.isPlainlySendable })
    else { return }
    throw refusal(
      "it requires an actor's initializer of a global actor, which \(parameter.name) may not leave",
      initializer.position, requirement)
  }

  /// Refuses static members of actors that suspend in a module which isolates them to the main actor: the
  /// compiler lets no other module fulfil them, unless all values can be sent.
  func checkStatic(
    _ call: CallModel, _ declaration: some DeclarationSyntax, _ requirement: Requirement
  ) throws(Refusal) {
    guard isActor, call.isAsync, requirement.origin.module.settings.isMainActorByDefault,
      !declaration.hasModifier("nonisolated"), !declaration.hasAttribute("concurrent")
    else { return }
    let types = call.parameters.map(\.type) + [call.result.type].compactMap(\.self)
    guard let type = types.first(where: { !program.isSendable($0, from: requirement.origin) }),
      !type.isVoid
    else { return }
    throw refusal(
      "\(call.displayName) is an actor's and static, and its module keeps \(type) on the main actor",
      declaration.position, requirement)
  }

  /// Refuses initializers that the class inherits and that suspend on another actor than its own, or on one
  /// that their arguments can not be sent to.
  func checkActor(of initializer: ClassInitializer) throws(Refusal) {
    let declaration = initializer.declaration
    let origin = initializer.origin
    guard declaration.effects.isAsync, program.globalActor(of: origin) == nil,
      let other = program.globalActor(among: declaration.attributes, from: origin)
    else { return }
    if origin.module.settings.isNonsendingByDefault, origin !== root,
      let kept = declaration.parameters.first(where: { !program.isSendable($0.type, from: origin) })
    {
      throw Refusal(
        typeName: root.qualifiedName, path: origin.file.path, position: declaration.position,
        reason:
          "it inherits an initializer that suspends on \(other), which \(kept.name) can not be sent to"
      )
    }
    guard let globalActor, other.name != globalActor.name else { return }
    throw Refusal(
      typeName: root.qualifiedName, path: origin.file.path, position: declaration.position,
      reason: "it inherits an initializer that suspends on \(other), and is \(globalActor)'s itself"
    )
  }

  /// Throws a refusal where a value is assigned in a place in which it can not be compared.
  func checkCompared(
    _ setter: CallModel?, of name: String, _ declaration: some DeclarationSyntax,
    _ requirement: Requirement
  ) throws(Refusal) {
    guard let actor = setter?.comparingActor else { return }
    let attribute = program.globalActor(among: declaration.attributes, from: requirement.origin)
    let own = isIsolated(declaration, requirement) ? attribute ?? globalActor : nil
    guard own?.name != actor.name else { return }
    let place = own.map { "on \($0)" } ?? "anywhere"
    throw refusal(
      "\(name) can be set \(place), and is of a type that is compared on \(actor) only",
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
