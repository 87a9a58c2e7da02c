internal import MynahSyntax

extension MemberBuilder {
  /// The attributes and modifiers that the mock's declaration must repeat.
  ///
  /// - Parameter isAsync: Whether what is declared suspends.
  func prefix(
    of declaration: some DeclarationSyntax, _ requirement: Requirement, isAsync: Bool
  ) -> DeclarationPrefix {
    let attributes = declaration.attributes.compactMap { attribute -> Attribute? in
      if attribute.name == "available" {
        return Availability.written(attribute, in: requirement.origin.module)
      }
      if attribute.name == "discardableResult" { return attribute }
      return program.globalActor(attribute, from: requirement.origin)
    }
    let modifiers = declaration.modifiers.filter {
      $0.name == "nonisolated" || $0.name == "prefix" || $0.name == "postfix"
    }.map {
      // Only what is stored can be unsafe, and only what suspends stays with its caller.
      $0.detail == "unsafe" || $0.detail == "nonsending" && !isAsync ? Modifier("nonisolated") : $0
    }
    var prefix = DeclarationPrefix(attributes: attributes, modifiers: modifiers)
    prefix.isBuilt = hasResultBuilder(declaration, requirement)
    if globalActor != nil || isActor, isNonisolated(declaration, requirement),
      !modifiers.contains(where: { $0.name == "nonisolated" }), !declaration.takesIsolation,
      isAsync || !(isActor && declaration is InitializerDeclaration)
    {
      prefix.modifiers.append(Modifier("nonisolated"))
    }
    if isAsync, !writer.settings.isNonsendingByDefault, staysWithCaller(declaration, requirement) {
      prefix.modifiers.removeAll { $0.name == "nonisolated" }
      prefix.modifiers.append(Modifier("nonisolated", detail: "nonsending"))
    }
    return prefix
  }

  /// Whether a requirement has a result builder, which Swift gives to what fulfils it as well.
  ///
  /// It may be one of another module, so each attribute counts that is called as a type and no actor.
  private func hasResultBuilder(
    _ declaration: some DeclarationSyntax, _ requirement: Requirement
  ) -> Bool {
    requirement.origin.type?.kind == .protocol
      && declaration.attributes.contains { attribute in
        attribute.type.components.last?.name.first?.isUppercase == true
          && !program.isGlobalActor(attribute, from: requirement.origin)
      }
  }

  /// Whether a global actor has a member of the mock.
  func isIsolated(_ declaration: some DeclarationSyntax, _ requirement: Requirement) -> Bool {
    if isNonisolated(declaration, requirement) { return false }
    return hasActor(declaration, requirement) || globalActor != nil
  }

  /// Whether an `async` declaration runs where its caller does, and not on any thread.
  private func staysWithCaller(
    _ declaration: some DeclarationSyntax, _ requirement: Requirement
  ) -> Bool {
    if declaration.modifier(named: "nonisolated")?.detail == "nonsending" { return true }
    return requirement.origin.module.settings.isNonsendingByDefault
      && !declaration.hasAttribute("concurrent") && !declaration.takesIsolation
      && !isIsolated(declaration, requirement)
      && (!isActor || declaration.isStatic || isNonisolated(declaration, requirement))
  }

  /// Settles where a call that suspends runs, and where a stub's closure does.
  func setPlace(
    of call: CallModel, _ declaration: some DeclarationSyntax, _ requirement: Requirement
  ) {
    guard call.isAsync else { return }
    if isIsolated(declaration, requirement) || declaration.takesIsolation {
      return call.sendArguments()
    }
    call.staysWithCaller = staysWithCaller(declaration, requirement)
    call.effects.staysWithCaller = !writer.settings.isNonsendingByDefault && call.staysWithCaller
  }

  /// Whether the mock's declaration is not isolated, but what it is made from is.
  func isFreed(_ declaration: some DeclarationSyntax, _ requirement: Requirement) -> Bool {
    isNonisolated(declaration, requirement) && !declaration.hasModifier("nonisolated")
      && program.globalActor(of: requirement.origin) != nil
  }

  func isNonisolated(_ declaration: some DeclarationSyntax, _ requirement: Requirement) -> Bool {
    // What runs on no actor at all says so by an attribute of its own.
    if declaration.hasModifier("nonisolated") || declaration.hasAttribute("concurrent") {
      return true
    }
    return requirement.isNonisolated && (globalActor != nil || isActor)
      && !hasActor(declaration, requirement)
  }

  /// Whether a declaration itself says that it runs on a global actor.
  func hasActor(_ declaration: some DeclarationSyntax, _ requirement: Requirement) -> Bool {
    program.globalActor(among: declaration.attributes, from: requirement.origin) != nil
  }
}

extension DeclarationSyntax {
  /// Whether callers say by a parameter where a function runs.
  var takesIsolation: Bool {
    let parameters =
      (self as? FunctionDeclaration)?.parameters ?? (self as? InitializerDeclaration)?.parameters
      ?? (self as? SubscriptDeclaration)?.parameters
    return parameters?.contains { $0.type.hasSpecifier("isolated") } ?? false
  }
}

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
    var renamed = requirement
    renamed.declaration.interface = interface
    return renamed
  }

  /// A name for a generic parameter that a declaration doesn't have itself.
  func freeTypeName(_ name: String, beside generics: Set<String>) -> String {
    name.underscored {
      generics.contains($0) || writer.associatedTypes.contains($0) || program.declares($0)
    }
  }
}
