internal import MynahSyntax

/// Where the members of a type run, as far as its declaration says.
enum Isolation: Equatable {
  /// Nothing is said, so anywhere.
  case unspecified

  /// Anywhere, because that is written.
  case nonisolated

  /// On a global actor.
  case globalActor(Attribute)

  static var mainActor: Isolation { .globalActor(Attribute("MainActor")) }
}

extension Program {
  /// The attribute of the global actor that a type is isolated to; nil where it is to none.
  func globalActor(of type: DeclaredType) -> Attribute? {
    guard case .globalActor(let attribute) = isolation(of: type) else { return nil }
    return attribute
  }

  /// The first of some attributes that is a global actor's, as the mocks' file must write it; nil where none
  /// is.
  func globalActor(among attributes: [Attribute], from type: DeclaredType) -> Attribute? {
    attributes.lazy.compactMap { self.globalActor($0, from: type) }.first
  }

  /// Whether an attribute is that of a global actor.
  func isGlobalActor(_ attribute: Attribute, from type: DeclaredType) -> Bool {
    globalActor(attribute, from: type) != nil
  }

  /// The attribute of a global actor as the mocks' file must write it; nil where it is another.
  func globalActor(_ attribute: Attribute, from type: DeclaredType) -> Attribute? {
    if attribute.name == "MainActor" { return attribute }
    guard let found = find(attribute.type.components.map(\.name), from: type),
      found.type?.hasAttribute("globalActor") == true
    else { return nil }
    var written = attribute
    let module = isQualified(found.path[0], in: found.module.name) ? [found.module.name] : []
    written.type = NamedType(components: (module + found.path).map { NamedType.Component($0) })
    return written
  }

  /// The isolation of a type: its own, that of its superclass or of a protocol that it conforms to
  /// where it is declared, or that of all declarations of its module.
  func isolation(of type: DeclaredType) -> Isolation {
    var seen: Set<ObjectIdentifier> = []
    let isolation = isolation(of: type, &seen)
    if case .globalActor = isolation, isIsolatedOnlyAsWritten(type) { return .nonisolated }
    return isolation
  }

  /// - Parameter seen: The types on the way, because invalid code can contain circles.
  private func isolation(of type: DeclaredType, _ seen: inout Set<ObjectIdentifier>) -> Isolation {
    let id = ObjectIdentifier(type)
    if let known = isolations.withLock({ $0[id] }) { return known.1 }
    guard seen.count < 200, seen.insert(id).inserted else { return .unspecified }
    let isolation = ownIsolation(of: type) ?? inheritedIsolation(of: type, &seen)
    isolations.withLock { $0[id] = (type, isolation) }
    return isolation
  }

  /// Whether a protocol does not take the isolation of what it refines, as what conforms to it does.
  private func isIsolatedOnlyAsWritten(_ type: DeclaredType) -> Bool {
    let settings = type.module.settings
    return settings.isIsolatedOnlyAsWritten && !settings.isMainActorByDefault
      && type.type?.kind == .protocol && type.parts.isEmpty && ownIsolation(of: type) == nil
  }

  /// What a declaration says itself.
  private func ownIsolation(of type: DeclaredType) -> Isolation? {
    guard let declaration = type.type else { return .unspecified }
    if declaration.hasModifier("nonisolated") { return .nonisolated }
    return globalActor(among: declaration.attributes, from: type).map { .globalActor($0) }
  }

  private func inheritedIsolation(
    of type: DeclaredType, _ seen: inout Set<ObjectIdentifier>
  ) -> Isolation {
    for parent in parents(of: type) {
      switch isolation(of: parent, &seen) {
      case .globalActor(let inherited): return .globalActor(inherited)
      case .nonisolated where parent.type?.kind == .class: return .nonisolated
      case .nonisolated, .unspecified: continue
      }
    }
    guard type.module.settings.isMainActorByDefault, type.parts.isEmpty else { return .unspecified }
    return defaultIsolation(of: type, &seen)
  }

  /// The isolation of a type that says nothing of it, in a module whose declarations are isolated to
  /// the main actor by default.
  private func defaultIsolation(
    of type: DeclaredType, _ seen: inout Set<ObjectIdentifier>
  ) -> Isolation {
    if type.type?.kind == .actor || conforms(type, toOneOf: ["Actor"]) { return .unspecified }
    let lexical = type.path.count - 1
    if lexical > type.extendedCount,
      let outer = find(Array(type.path.prefix(lexical)), in: [type.module.name])
    {
      let isolation = isolation(of: outer, &seen)
      guard isolation == .mainActor else {
        return isolation == .nonisolated ? .nonisolated : .unspecified
      }
    } else if lexical > 0, find(Array(type.path.prefix(lexical)), from: type)?.type?.kind == .actor
    {
      return .unspecified
    }
    // What must be usable everywhere can not be isolated to one actor.
    let mustBeFree =
      type.type?.kind != .protocol
      && parents(of: type).contains { parent in
        parent.type?.kind == .protocol && !Self.sendable.contains(parent.qualifiedName)
          && conforms(parent, toOneOf: Self.sendable)
      }
    return mustBeFree ? .unspecified : .mainActor
  }

  private static let sendable: Set = ["Sendable", "SendableMetatype"]

  /// The superclass and the protocols that stand behind the name of a type, or behind `where Self`, aliases
  /// followed.
  func parents(of type: DeclaredType) -> [DeclaredType] {
    if !type.parts.isEmpty { return type.parts }
    guard let declaration = type.type else { return [] }
    let required = (declaration.whereClause?.requirements ?? []).compactMap { requirement in
      guard case .conformance(let subject, let constraint) = requirement, subject.isSelf else {
        return TypeSyntax?.none
      }
      return constraint
    }
    return (declaration.inheritedTypes + required).flatMap { parents($0, from: type) }
  }

  func parents(_ parent: TypeSyntax, from type: DeclaredType, depth: Int = 0) -> [DeclaredType] {
    guard depth < 16 else { return [] }
    if case .composition(let parts) = parent.withoutAttributes {
      return parts.flatMap { parents($0, from: type, depth: depth + 1) }
    }
    guard let path = parent.namedType?.components.map(\.name),
      let found = find(path, from: type, isInherited: false) ?? findInFrameworks(path)
    else { return [] }
    guard case .alias(let alias) = found.declaration else { return [found] }
    return parents(alias.type, from: found, depth: depth + 1)
  }

  /// Whether a type conforms to one of some protocols of the standard library, as far as its
  /// declaration and those of its parents say.
  func conforms(_ type: DeclaredType, toOneOf names: Set<String>) -> Bool {
    var seen: Set<ObjectIdentifier> = []
    var remaining = [type]
    while let next = remaining.popLast() {
      guard seen.count < 100, seen.insert(ObjectIdentifier(next)).inserted else { continue }
      if next.module.isToolchain, names.contains(next.qualifiedName) { return true }
      remaining += parents(of: next)
    }
    return false
  }
}

extension Program {
  /// Whether values of some types can only be compared on the main actor.
  ///
  /// Xcode 26 isolates new projects to the main actor by default, and with them the conformances of their
  /// types to `Equatable`.
  func areComparedOnMainActor(_ types: [TypeSyntax], from origin: DeclaredType) -> Bool {
    modules.contains(where: \.settings.isMainActorByDefault)
      && types.contains { type in
        // Nobody compares closures, but the values of autoclosures are compared.
        let type = type.isAutoclosure ? type.functionType?.result ?? type : type
        return !type.isFunction && type.wrappedType?.isFunction != true
          && isComparedOnMainActor(type, from: origin)
      }
  }

  /// A Boolean value that indicates whether some types can only be named on the main actor.
  ///
  /// For example, `[Key: Int]` uses the conformance of `Key` to `Hashable`, which is isolated with `Key`.
  func areBoundToMainActor(_ types: [TypeSyntax], from origin: DeclaredType) -> Bool {
    modules.contains(where: \.settings.isMainActorByDefault)
      && types.contains { isBoundToMainActor($0, from: origin) }
  }

  private func isBoundToMainActor(
    _ type: TypeSyntax, from origin: DeclaredType, depth: Int = 0
  ) -> Bool {
    type.contains { part in
      if case .dictionary(let key, _) = part { return isComparedOnMainActor(key, from: origin) }
      guard depth < 16, let components = part.namedType?.components else { return false }
      let arguments = components.flatMap(\.genericArguments)
      guard let found = find(components.map(\.name), from: origin) else {
        return Self.comparing.contains(components[components.count - 1].name)
          && arguments.prefix(1).contains { isComparedOnMainActor($0, from: origin) }
      }
      switch found.declaration {
      case .alias(let alias): return isBoundToMainActor(alias.type, from: found, depth: depth + 1)
      case .type(let declaration):
        return declaration.hasConstraints
          && arguments.contains { isComparedOnMainActor($0, from: origin, by: nil) }
      }
    }
  }

  /// The generic types of the standard library whose first argument must be comparable.
  private static let comparing: Set = [
    "ClosedRange", "Dictionary", "PartialRangeFrom", "PartialRangeThrough", "PartialRangeUpTo",
    "Range", "Set",
  ]

  private static let equality: Set = ["Equatable", "Hashable"]

  /// - Parameter names: The conformances that matter; nil for any conformance.
  private func isComparedOnMainActor(
    _ type: TypeSyntax, from origin: DeclaredType, by names: Set<String>? = equality, depth: Int = 0
  ) -> Bool {
    type.contains { part in
      guard depth < 16, let path = part.namedType?.components.map(\.name),
        let found = find(path, from: origin)
      else { return false }
      switch found.declaration {
      case .alias(let alias):
        return isComparedOnMainActor(alias.type, from: found, by: names, depth: depth + 1)
      case .type(let declaration):
        return found.module.settings.isMainActorByDefault && declaration.kind != .protocol
          && isolation(of: found) == .mainActor && conforms(found, declaration, to: names)
      }
    }
  }

  private func conforms(
    _ type: DeclaredType, _ declaration: TypeDeclaration, to names: Set<String>?
  ) -> Bool {
    // The compiler compares the cases of an enum by itself, where they carry nothing.
    if declaration.kind == .enum, !declaration.members.contains(where: \.isCaseWithValues) {
      return true
    }
    return ([type] + superclasses(of: type)).contains { type in
      let named = (type.type?.inheritedTypes ?? []) + extensions(of: type).conformances
      return named.contains { constraint in
        !constraint.hasSpecifier("nonisolated")
          && parents(constraint, from: type).contains { parent in
            parent.type?.kind == .protocol && (names.map { conforms(parent, toOneOf: $0) } ?? true)
          }
      }
    }
  }
}

extension TypeDeclaration {
  fileprivate var hasConstraints: Bool {
    whereClause != nil || genericParameters.contains { $0.inheritedType != nil }
  }
}

extension Declaration {
  fileprivate var isCaseWithValues: Bool {
    switch self {
    case .enumCase(let declaration): declaration.elements.contains { $0.parameters != nil }
    case .conditional(let block):
      block.clauses.flatMap(\.declarations).contains(where: \.isCaseWithValues)
    default: false
    }
  }
}
