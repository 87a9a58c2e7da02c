internal import MynahSyntax

extension MemberBuilder {
  /// Returns the attributes and modifiers that the mock's declaration must repeat.
  ///
  /// - Parameter isAsync: A Boolean value that indicates whether the declaration is `async`.
  func prefix(of requirement: Requirement, isAsync: Bool) -> DeclarationPrefix {
    let declaration = requirement.syntax
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
      // Only stored properties can be `nonisolated(unsafe)`. `async` functions become
      // `nonisolated(nonsending)` below.
      Modifier($0.name)
    }
    var prefix = DeclarationPrefix(attributes: attributes, modifiers: modifiers)
    prefix.usesResultBuilder = hasResultBuilder(requirement)
    if globalActor != nil || isActor, isNonisolated(requirement),
      !modifiers.contains(where: { $0.name == "nonisolated" }), !requirement.takesIsolation,
      isAsync || !isActor || requirement.declaration.initializer == nil
    {
      prefix.modifiers.append(Modifier("nonisolated"))
    }
    if isAsync, !program.settings.isNonsendingByDefault, isCallerIsolated(requirement) {
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
  private func hasResultBuilder(_ requirement: Requirement) -> Bool {
    requirement.origin.kind == .protocol
      && requirement.syntax.attributes.contains { attribute in
        attribute.type.last.name.first?.isUppercase == true
          && !program.isGlobalActor(attribute, from: requirement.origin)
      }
  }

  /// Returns a Boolean value that indicates whether a mock's member is isolated to a global actor.
  private func isIsolated(_ requirement: Requirement) -> Bool {
    !isNonisolated(requirement) && (globalActor != nil || hasActor(requirement))
  }

  /// Returns a Boolean value that indicates whether a declaration runs in its caller's isolation.
  ///
  /// Otherwise, an `async` declaration can run on any thread.
  private func isCallerIsolated(_ requirement: Requirement) -> Bool {
    let declaration = requirement.syntax
    if declaration.modifier(named: "nonisolated")?.detail == "nonsending" { return true }
    return requirement.origin.module.settings.isNonsendingByDefault
      && !declaration.hasAttribute("concurrent") && !requirement.takesIsolation
      && !isIsolated(requirement)
      && (!isActor || declaration.isStatic || isNonisolated(requirement))
  }

  /// Sets the isolation of an `async` call and of its stubs' closures.
  func setIsolation(of call: CallModel, _ requirement: Requirement) {
    guard call.isAsync else { return }
    if isIsolated(requirement) || requirement.takesIsolation { return call.transferArguments() }
    call.effects.isCallerIsolated =
      !program.settings.isNonsendingByDefault && isCallerIsolated(requirement)
  }

  /// Returns a Boolean value that indicates whether only the mock's declaration is nonisolated.
  ///
  /// The declaration that it's generated from is isolated.
  func addsNonisolated(_ requirement: Requirement) -> Bool {
    isNonisolated(requirement) && !requirement.syntax.hasModifier("nonisolated")
      && program.globalActor(of: requirement.origin) != nil
  }

  func isNonisolated(_ requirement: Requirement) -> Bool {
    let declaration = requirement.syntax
    // A declaration with `@concurrent` is nonisolated, too.
    if declaration.hasModifier("nonisolated") || declaration.hasAttribute("concurrent") {
      return true
    }
    return requirement.isNonisolated && (globalActor != nil || isActor)
      && !hasActor(requirement)
  }

  /// Returns a Boolean value that indicates whether a declaration has a global actor's attribute.
  private func hasActor(_ requirement: Requirement) -> Bool {
    program.globalActor(among: requirement.syntax.attributes, from: requirement.origin) != nil
  }
}

extension Requirement {
  /// A Boolean value that indicates whether an `isolated` parameter determines the isolation.
  fileprivate var takesIsolation: Bool {
    parameters.contains { $0.type.hasSpecifier("isolated") }
  }
}

extension MemberBuilder {
  /// Returns the requirement with new names for a method's generic parameters that hide other types.
  ///
  /// Swift doesn't allow a member's generic parameter to have the same name as a generic parameter
  /// of the mock. It also must not have the name of a type that the generated code uses.
  func renamingShadowingGenerics(in requirement: Requirement) -> Requirement {
    guard case .function(let function) = requirement.declaration else { return requirement }
    let generics = function.genericParameters.map(\.name)
    let shadows = generics.filter {
      writer.associatedTypes.contains($0) && writer.aliases[$0] == nil
        || TakenNames.types.contains($0)
    }
    guard !shadows.isEmpty else { return requirement }
    let names = Dictionary(
      shadows.map { ($0, unusedTypeName("Other\($0)", avoiding: Set(generics))) },
      uniquingKeysWith: { first, _ in first })
    var method = function.rewritingNames { name in
      guard let new = names[name.firstName] else { return nil }
      return TypeSyntax.identifier(new).replacingFirstName(of: name)
    }
    for index in method.genericParameters.indices {
      let name = generics[index]
      method.genericParameters[index].name = names[name] ?? name
    }
    var renamed = requirement
    renamed.declaration = .function(method)
    return renamed
  }

  /// Returns an unused name for a generic parameter that isn't in the original declaration.
  func unusedTypeName(_ name: String, avoiding generics: Set<String>) -> String {
    name.underscored {
      generics.contains($0) || writer.associatedTypes.contains($0) || program.declares($0)
    }
  }
}
