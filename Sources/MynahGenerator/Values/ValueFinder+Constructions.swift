internal import MynahSyntax

extension ValueFinder {
  /// The ways to make a value, those that need least first.
  ///
  /// What is internal is looked for where nothing else is found, if the tests see it too.
  mutating func constructions(
    of declaration: TypeDeclaration, _ found: DeclaredType
  ) -> [ValueConstruction] {
    let module = found.module
    let visible: AccessLevel =
      sees(module.name) ? .internal : module.isInPackage ? .package : .public
    if found.access >= visible {
      let seen = constructions(of: declaration, found, visible)
      if !seen.isEmpty { return seen }
    }
    guard visible > .internal, couldSee(found) else { return [] }
    let hidden = constructions(of: declaration, found, .internal)
    if !hidden.isEmpty { needTestable(found) }
    return hidden
  }

  private mutating func constructions(
    of declaration: TypeDeclaration, _ found: DeclaredType, _ visible: AccessLevel
  ) -> [ValueConstruction] {
    if declaration.kind == .enum { return declaration.casesToMake }
    let extensions = program.extensions(of: found).generalMembers
    let initializers = initializers(of: declaration, found, extensions, visible)
    if !initializers.isEmpty { return initializers }
    let constants = StaticConstructions(
      of: found, declaration.members + extensions, program: program, access: visible
    ).all
    if !constants.isEmpty { return constants }
    return constrainedConstructions(
      among: (declaration.members + extensions).compactMap(\.initializer), of: found, visible)
  }

  private func initializers(
    of declaration: TypeDeclaration, _ found: DeclaredType, _ extensions: [Declaration],
    _ visible: AccessLevel
  ) -> [ValueConstruction] {
    let own = declaration.members.compactMap(\.initializer)
    let all = own + extensions.compactMap(\.initializer)
    var constructions = all.compactMap { $0.construction(visibleFrom: visible) }
      .filter { all.isOnly($0.labels) }
    if own.isEmpty, visible == .internal, let memberwise = declaration.memberwiseInitializer,
      all.isEmpty || !constructions.contains(where: { $0.labels == memberwise.labels })
    {
      constructions.append(memberwise)
    }
    let isRoot = declaration.inheritedTypes.allSatisfy {
      program.parents($0, from: found).allSatisfy { $0.type?.kind == .protocol }
    }
    if own.isEmpty, visible == .internal, declaration.kind != .struct, isRoot,
      declaration.hasInitialValues, !declaration.hasHiddenMembers
    {
      constructions.append(ValueConstruction(parameters: []))
    }
    // A decoder may make the type too, by an initializer that the compiler writes.
    return constructions.filter { $0.labels != ["from"] }.sortedByNeed
  }
}

extension ValueConstruction {
  var labels: [String?] { (parameters ?? []).map(\.label) }
}

extension Declaration {
  var initializer: InitializerDeclaration? {
    if case .initializer(let initializer) = self { initializer } else { nil }
  }
}
