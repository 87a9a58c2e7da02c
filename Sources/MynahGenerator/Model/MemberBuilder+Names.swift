internal import MynahSyntax

extension MemberBuilder {
  /// Returns the attributes and modifiers that the mock's declaration must repeat.
  ///
  /// - Parameter isAsync: A Boolean value that indicates whether the declaration is `async`.
  func prefix(
    of declaration: some DeclarationSyntax, _ requirement: Requirement, isAsync: Bool
  ) -> DeclarationPrefix {
    let attributes = declaration.attributes.compactMap { attribute -> Attribute? in
      if attribute.name == "available" {
        // An async test can stub and call the member, although async code can't call the real one.
        if attribute.isOnlyForSyncCode { return nil }
        return Availability.written(attribute, in: requirement.origin.module)
      }
      if attribute.name == "discardableResult" { return attribute }
      return program.globalActor(attribute, from: requirement.origin)
    }
    let modifiers = declaration.modifiers.filter {
      $0.name == "nonisolated" || $0.name == "prefix" || $0.name == "postfix"
    }.map {
      // Only stored properties can be `nonisolated(unsafe)`, and only `async` functions can be
      // `nonisolated(nonsending)`.
      $0.detail == "unsafe" || $0.detail == "nonsending" && !isAsync ? Modifier("nonisolated") : $0
    }
    var prefix = DeclarationPrefix(attributes: attributes, modifiers: modifiers)
    prefix.usesResultBuilder = hasResultBuilder(declaration, requirement)
    if globalActor != nil || isActor, isNonisolated(declaration, requirement),
      !modifiers.contains(where: { $0.name == "nonisolated" }), !declaration.takesIsolation,
      isAsync || !(isActor && declaration is InitializerDeclaration)
    {
      prefix.modifiers.append(Modifier("nonisolated"))
    }
    if isAsync, !program.settings.isNonsendingByDefault, isCallerIsolated(declaration, requirement)
    {
      prefix.modifiers.removeAll { $0.name == "nonisolated" }
      prefix.modifiers.append(Modifier("nonisolated", detail: "nonsending"))
    }
    return prefix
  }

  /// Returns a Boolean value that indicates whether a requirement has a result builder.
  ///
  /// Swift also applies the result builder to the implementation of the requirement. Because the
  /// result builder can be declared in an unknown module, each capitalized attribute counts as a
  /// result builder unless it's a global actor.
  private func hasResultBuilder(
    _ declaration: some DeclarationSyntax, _ requirement: Requirement
  ) -> Bool {
    requirement.origin.kind == .protocol
      && declaration.attributes.contains { attribute in
        attribute.type.last.name.first?.isUppercase == true
          && !program.isGlobalActor(attribute, from: requirement.origin)
      }
  }

  /// Returns a Boolean value that indicates whether a mock's member is isolated to a global actor.
  func isIsolated(_ declaration: some DeclarationSyntax, _ requirement: Requirement) -> Bool {
    if isNonisolated(declaration, requirement) { return false }
    return hasActor(declaration, requirement) || globalActor != nil
  }

  /// Returns a Boolean value that indicates whether a declaration runs in its caller's isolation.
  ///
  /// Otherwise, an `async` declaration can run on any thread.
  private func isCallerIsolated(
    _ declaration: some DeclarationSyntax, _ requirement: Requirement
  ) -> Bool {
    if declaration.modifier(named: "nonisolated")?.detail == "nonsending" { return true }
    return requirement.origin.module.settings.isNonsendingByDefault
      && !declaration.hasAttribute("concurrent") && !declaration.takesIsolation
      && !isIsolated(declaration, requirement)
      && (!isActor || declaration.isStatic || isNonisolated(declaration, requirement))
  }

  /// Sets the isolation of an `async` call and of its stubs' closures.
  func setIsolation(
    of call: CallModel, _ declaration: some DeclarationSyntax, _ requirement: Requirement
  ) {
    guard call.isAsync else { return }
    if isIsolated(declaration, requirement) || declaration.takesIsolation {
      return call.transferArguments()
    }
    call.effects.isCallerIsolated =
      !program.settings.isNonsendingByDefault && isCallerIsolated(declaration, requirement)
  }

  /// Returns a Boolean value that indicates whether only the mock's declaration is nonisolated.
  ///
  /// The declaration that it's generated from is isolated.
  func addsNonisolated(_ declaration: some DeclarationSyntax, _ requirement: Requirement) -> Bool {
    isNonisolated(declaration, requirement) && !declaration.hasModifier("nonisolated")
      && program.globalActor(of: requirement.origin) != nil
  }

  func isNonisolated(_ declaration: some DeclarationSyntax, _ requirement: Requirement) -> Bool {
    // A declaration with `@concurrent` is nonisolated, too.
    if declaration.hasModifier("nonisolated") || declaration.hasAttribute("concurrent") {
      return true
    }
    return requirement.isNonisolated && (globalActor != nil || isActor)
      && !hasActor(declaration, requirement)
  }

  /// Returns a Boolean value that indicates whether a declaration has a global actor's attribute.
  func hasActor(_ declaration: some DeclarationSyntax, _ requirement: Requirement) -> Bool {
    program.globalActor(among: declaration.attributes, from: requirement.origin) != nil
  }
}

extension DeclarationSyntax {
  /// A Boolean value that indicates whether an `isolated` parameter determines the isolation.
  var takesIsolation: Bool {
    let parameters =
      (self as? FunctionDeclaration)?.parameters ?? (self as? InitializerDeclaration)?.parameters
      ?? (self as? SubscriptDeclaration)?.parameters
    return parameters?.contains { $0.type.hasSpecifier("isolated") } ?? false
  }
}

extension MemberBuilder {
  /// Returns the requirement with new names for generic parameters that hide other types.
  ///
  /// Swift doesn't allow a member's generic parameter to have the same name as a generic parameter
  /// of the mock. It also must not have the name of a type that the generated code uses.
  func renamingShadowingGenerics(in requirement: Requirement) -> Requirement {
    let generics = requirement.declaration.interface?.genericParameters.map(\.name) ?? []
    let shadows = generics.filter {
      writer.associatedTypes.contains($0) && writer.aliases[$0] == nil
        || TakenNames.types.contains($0)
    }
    guard !shadows.isEmpty else { return requirement }
    let names = Dictionary(
      shadows.map { ($0, unusedTypeName("Other\($0)", avoiding: Set(generics))) },
      uniquingKeysWith: { first, _ in first })
    guard var interface = requirement.declaration.interface else { return requirement }
    interface = interface.rewritingNames { name in
      guard let new = names[name.firstName] else { return nil }
      return TypeSyntax.identifier(new).replacingFirstName(of: name)
    }
    for index in interface.genericParameters.indices {
      let name = interface.genericParameters[index].name
      interface.genericParameters[index].name = names[name] ?? name
    }
    var renamed = requirement
    renamed.declaration.interface = interface
    return renamed
  }

  /// Returns an unused name for a generic parameter that isn't in the original declaration.
  func unusedTypeName(_ name: String, avoiding generics: Set<String>) -> String {
    name.underscored {
      generics.contains($0) || writer.associatedTypes.contains($0) || program.declares($0)
    }
  }
}
