internal import MynahSyntax

extension MemberBuilder {
  func displayName(_ base: String, _ parameters: [Parameter]) -> String {
    "\(base.unticked)(\(parameters.map { "\($0.label?.unticked ?? "_"):" }.joined()))"
  }

  /// The attributes and modifiers that the mock's declaration must repeat.
  func prefixes(
    of declaration: some DeclarationSyntax, _ requirement: Requirement
  ) -> [String] {
    let attributes = declaration.attributes.filter {
      ["available", "MainActor", "discardableResult"].contains($0.name)
    }
    let modifiers = declaration.modifiers.filter {
      $0.name == "nonisolated" || $0.name == "prefix" || $0.name == "postfix"
    }
    var prefixes = attributes.map(\.lines) + modifiers.map(\.description)
    let isIsolated = globalActor != nil || isActor
    if isIsolated, requirement.isNonisolated, !prefixes.contains("nonisolated"),
      isNonisolated(declaration, requirement)
    {
      prefixes.append("nonisolated")
    }
    return prefixes
  }

  func isNonisolated(
    _ declaration: some DeclarationSyntax, _ requirement: Requirement
  ) -> Bool {
    if declaration.hasModifier("nonisolated") { return true }
    return requirement.isNonisolated && (globalActor != nil || isActor)
      && !declaration.hasAttribute("MainActor")
  }
}
