internal import MynahSyntax

extension MemberBuilder {
  /// Whether a type has no value, so that nobody makes a call that takes one.
  ///
  /// - Parameters:
  ///   - type: The type as the mock's file writes it.
  ///   - generics: The names of the generic parameters that are in scope.
  func isUninhabited(_ type: TypeSyntax, _ generics: Set<String>, depth: Int = 0) -> Bool {
    let type = type.withoutAttributes
    if case .tuple(let elements) = type {
      return elements.contains { isUninhabited($0.type, generics, depth: depth) }
    }
    guard depth < 16, let name = type.namedType, let first = name.components.first?.name,
      !generics.contains(first)
    else { return false }
    if name.components.count == 1, let settled = writer.aliases[first] {
      return isUninhabited(settled.type, generics, depth: depth + 1)
    }
    // Most types are of the toolchain, which has no other without values.
    guard let last = name.components.last?.name, program.declares(last),
      let found = program.find(name.components.map(\.name), from: root)
    else { return name.components.last?.name == "Never" && type.isStandard("Never") }
    switch found.declaration {
    case .alias(let alias):
      let names = generics.union(alias.genericParameters.map(\.name))
      return isUninhabited(alias.type, names, depth: depth + 1)
    case .type(let declaration):
      return declaration.kind == .enum && declaration.attributes.isEmpty
        && !declaration.hasHiddenMembers
        && !declaration.members.contains { if case .enumCase = $0 { true } else { false } }
    }
  }
}
