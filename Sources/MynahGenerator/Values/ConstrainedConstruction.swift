internal import MynahSyntax

/// A way to make a value of others, of which only the protocols are known that their types conform to.
struct ConstrainedConstruction {
  /// The initializer, with `Void` as the types of these values.
  let construction: ValueConstruction

  /// The protocols, by the parameters.
  let constraints: [Int: TypeSyntax]
}

extension ValueFinder {
  /// The ways to make a value of others whose types conform to protocols, but for those where Swift might take
  /// several initializers for meant.
  mutating func constrainedConstructions(
    among initializers: [InitializerDeclaration], of type: DeclaredType, _ access: AccessLevel
  ) -> [ValueConstruction] {
    let all = initializers.compactMap { $0.constrainedConstruction(visibleFrom: access) }
    var constructions: [ValueConstruction] = []
    candidates: for constrained in all {
      let rivals = all.filter { $0.construction.labels == constrained.construction.labels }
      guard
        initializers.isOnly(constrained.construction.labels)
          || rivals.allSatisfy({ constrained.isChosen(over: $0, for: type, in: program) })
      else { continue }
      var construction = constrained.construction
      for (index, constraint) in constrained.constraints {
        // What else is asked is not looked at.
        guard let name = constraint.namedType, !name.hasGenericArguments,
          let required = program.parents(constraint, from: type).first
        else { continue candidates }
        let others = types(conformingTo: required).filter { $0.identity != type.identity }
        construction.conforming[index] = Array(others.prefix(4))
      }
      constructions.append(construction)
    }
    return constructions
  }

  /// The structs and enums that a protocol's module declares to conform to it, those that need least first.
  private mutating func types(conformingTo required: DeclaredType) -> [DeclaredType] {
    guard required.type?.kind == .protocol, !required.module.isToolchain else { return [] }
    let key = ObjectIdentifier(required)
    if let known = conformingTypes[key] { return known }
    let candidates = program.values(declaredToConformTo: required).filter {
      $0.path.count == 1 && $0.type?.genericParameters.isEmpty == true
    }
    let needs = candidates.enumerated().compactMap { index, candidate in
      need(of: candidate).map { ($0, index, candidate) }
    }
    let types = needs.sorted { ($0.0, $0.1) < ($1.0, $1.1) }.prefix(5).map(\.2)
    conformingTypes[key] = types
    return types
  }

  /// How many arguments the case or own initializer of a type needs that needs least; nil where none can be
  /// called.
  private func need(of type: DeclaredType) -> Int? {
    guard let declaration = type.type else { return nil }
    if declaration.kind == .enum { return declaration.casesToMake.first?.parameters?.count }
    let own = declaration.members.compactMap(\.initializer)
    let visible: AccessLevel = sees(type.module.name) ? .internal : .public
    return own.compactMap { $0.construction(visibleFrom: visible) }
      .filter { own.isOnly($0.labels) }.map { $0.parameters?.count ?? 0 }.min()
  }
}

extension ConstrainedConstruction {
  /// Whether Swift takes this initializer where it could take another of the same labels, whose protocol this
  /// one's refines.
  fileprivate func isChosen(
    over other: ConstrainedConstruction, for type: DeclaredType, in program: Program
  ) -> Bool {
    guard constraints.count == 1, other.constraints.count == 1,
      let required = constraints.first.flatMap({ program.parents($0.value, from: type).first }),
      let refined = other.constraints.first.flatMap({ program.parents($0.value, from: type).first })
    else { return false }
    return program.isOrRefines(required, oneOf: [refined])
  }
}
