internal import MynahSyntax

extension MemberBuilder {
  func displayName(_ base: String, _ parameters: [Parameter]) -> String {
    "\(base.unticked)(\(parameters.map { "\($0.label?.unticked ?? "_"):" }.joined()))"
  }

  /// The attributes and modifiers that the mock's declaration must repeat.
  func prefixes(
    of declaration: some DeclarationSyntax, _ requirement: Requirement
  ) -> [String] {
    let attributes = declaration.attributes.compactMap { attribute -> Attribute? in
      if attribute.name == "available" {
        return Availability.written(attribute, in: requirement.origin.module)
      }
      return ["MainActor", "discardableResult"].contains(attribute.name) ? attribute : nil
    }
    let modifiers = declaration.modifiers.filter {
      $0.name == "nonisolated" || $0.name == "prefix" || $0.name == "postfix"
    }
    var prefixes = attributes.map(\.lines) + modifiers.map(\.description)
    let hasActor = globalActor != nil || isActor
    if hasActor, requirement.isNonisolated, !prefixes.contains("nonisolated"),
      isNonisolated(declaration, requirement)
    {
      prefixes.append("nonisolated")
    } else if let globalActor, isIsolated(declaration, requirement),
      !prefixes.contains(globalActor), program.isolation(of: root) == .nonisolated
    {
      // What fulfils a protocol that is written nonisolated takes after it, not after its class.
      prefixes.insert(globalActor, at: 0)
    }
    return prefixes
  }

  /// Whether a global actor has a member of the mock.
  func isIsolated(_ declaration: some DeclarationSyntax, _ requirement: Requirement) -> Bool {
    if isNonisolated(declaration, requirement) { return false }
    return declaration.hasAttribute("MainActor") || globalActor != nil
  }

  /// Whether the mock's declaration is not isolated, but what it is made from is.
  func isFreed(_ declaration: some DeclarationSyntax, _ requirement: Requirement) -> Bool {
    isNonisolated(declaration, requirement) && !declaration.hasModifier("nonisolated")
      && program.globalActor(of: requirement.origin) != nil
  }

  func isNonisolated(
    _ declaration: some DeclarationSyntax, _ requirement: Requirement
  ) -> Bool {
    if declaration.hasModifier("nonisolated") { return true }
    return requirement.isNonisolated && (globalActor != nil || isActor)
      && !declaration.hasAttribute("MainActor")
  }
}

extension InitializerDeclaration.Failability {
  /// What is written behind `init`.
  var mark: String {
    switch self {
    case .none: ""
    case .optional: "?"
    case .implicitlyUnwrapped: "!"
    }
  }
}
