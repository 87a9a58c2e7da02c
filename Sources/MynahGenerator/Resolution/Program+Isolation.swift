internal import MynahSyntax

/// The isolation of a type's members, as far as the declaration determines it.
enum Isolation: Equatable {
  /// The declaration doesn't specify isolation, so members run anywhere.
  case unspecified

  /// The declaration is `nonisolated`, so members run anywhere.
  case nonisolated

  /// The members run on a global actor.
  case globalActor(Attribute)

  static var mainActor: Isolation { .globalActor(Attribute("MainActor")) }
}

extension Program {
  /// Returns the attribute of a type's global actor, or nil if the type isn't isolated to one.
  func globalActor(of type: DeclaredType) -> Attribute? {
    guard case .globalActor(let attribute) = isolation(of: type) else { return nil }
    return attribute
  }

  /// Returns the first attribute of a global actor as mocks must write it, if there is one.
  func globalActor(among attributes: [Attribute], from type: DeclaredType) -> Attribute? {
    attributes.lazy.compactMap { self.globalActor($0, from: type) }.first
  }

  /// Returns a Boolean value that indicates whether an attribute names a global actor.
  func isGlobalActor(_ attribute: Attribute, from type: DeclaredType) -> Bool {
    globalActor(attribute, from: type) != nil
  }

  /// Returns the attribute of a global actor as mocks must write it, or nil for other attributes.
  func globalActor(_ attribute: Attribute, from type: DeclaredType) -> Attribute? {
    if attribute.name == "MainActor" { return attribute }
    guard let found = find(attribute.type.path, from: type),
      found.type?.hasAttribute("globalActor") == true
    else { return nil }
    var written = attribute
    let module = found.module.name
    written.type = NamedType(
      path: [module].when(isQualified(found.path[0], in: module)) + found.path)
    return written
  }

  /// Returns the isolation of a type.
  ///
  /// A type without explicit isolation inherits it from its superclass or from a protocol in its
  /// declaration. Otherwise, the default isolation of the module applies.
  func isolation(of type: DeclaredType) -> Isolation {
    var seen: Set<DeclaredType> = []
    let isolation = isolation(of: type, &seen)
    if case .globalActor = isolation, isIsolatedOnlyAsWritten(type) { return .nonisolated }
    return isolation
  }

  /// Returns the isolation of a type.
  ///
  /// - Parameter seen: The types visited so far, because invalid code can contain cycles.
  private func isolation(of type: DeclaredType, _ seen: inout Set<DeclaredType>) -> Isolation {
    if let known = isolations.withLock({ $0[type] }) { return known }
    guard seen.count < 200, seen.insert(type).inserted else { return .unspecified }
    let isolation = explicitIsolation(of: type) ?? inheritedIsolation(of: type, &seen)
    isolations.withLock { $0[type] = isolation }
    return isolation
  }

  /// Returns a Boolean value that indicates whether a protocol doesn't inherit isolation.
  ///
  /// Types that conform to the protocol still inherit the isolation of the protocols it refines.
  private func isIsolatedOnlyAsWritten(_ type: DeclaredType) -> Bool {
    let settings = type.module.settings
    return settings.isIsolatedOnlyAsWritten && !settings.isMainActorByDefault
      && type.kind == .protocol && explicitIsolation(of: type) == nil
  }

  /// Returns the isolation that a declaration specifies, or nil if it doesn't specify isolation.
  private func explicitIsolation(of type: DeclaredType) -> Isolation? {
    guard let declaration = type.type else { return .unspecified }
    if declaration.hasModifier("nonisolated") { return .nonisolated }
    return globalActor(among: declaration.attributes, from: type).map { .globalActor($0) }
  }

  private func inheritedIsolation(
    of type: DeclaredType, _ seen: inout Set<DeclaredType>
  ) -> Isolation {
    for parent in parents(of: type) {
      switch isolation(of: parent, &seen) {
      case .globalActor(let inherited): return .globalActor(inherited)
      case .nonisolated where parent.kind == .class: return .nonisolated
      case .nonisolated, .unspecified: continue
      }
    }
    guard type.module.settings.isMainActorByDefault else { return .unspecified }
    return defaultIsolation(of: type, &seen)
  }

  /// Returns the isolation of a type that doesn't specify or inherit isolation.
  ///
  /// The module of the type isolates declarations to the main actor by default.
  private func defaultIsolation(
    of type: DeclaredType, _ seen: inout Set<DeclaredType>
  ) -> Isolation {
    if type.kind == .actor || conforms(type, toOneOf: ["Actor"]) { return .unspecified }
    let lexical = type.path.count - 1
    if lexical > type.extendedCount,
      let outer = find(Array(type.path.prefix(lexical)), in: [type.module.name])
    {
      guard isolation(of: outer, &seen) == .mainActor else { return .unspecified }
    } else if lexical > 0, find(Array(type.path.prefix(lexical)), from: type)?.kind == .actor {
      return .unspecified
    }
    // The default isolation doesn't apply to types with protocols that refine `Sendable`.
    let mustBeNonisolated =
      type.kind != .protocol
      && parents(of: type).contains { parent in
        parent.kind == .protocol && !Self.sendable.contains(parent.qualifiedName)
          && conforms(parent, toOneOf: Self.sendable)
      }
    if mustBeNonisolated { return .unspecified }
    return .mainActor
  }

  private static let sendable: Set = ["Sendable", "SendableMetatype"]

  /// Returns the superclass and protocols in a type's inheritance clause, with aliases resolved.
  ///
  /// The types in `where Self` constraints are included.
  func parents(of type: DeclaredType) -> [DeclaredType] {
    parents.value(for: type) { findParents(of: type) }
  }

  private func findParents(of type: DeclaredType) -> [DeclaredType] {
    guard let declaration = type.type else { return [] }
    let required = (declaration.whereClause?.requirements ?? []).compactMap { requirement in
      guard case .conformance(let subject, let constraint) = requirement, subject.isSelf else {
        return TypeSyntax?.none
      }
      return constraint
    }
    return (declaration.inheritedTypes + required).flatMap { parents($0, from: type) }
  }

  /// Returns the declared types that a type in a list of inherited types names.
  func parents(_ parent: TypeSyntax, from type: DeclaredType) -> [DeclaredType] {
    parts(of: parent, from: type, isParent: true).compactMap(\.declared)
  }

  /// Returns a Boolean value that indicates whether a type conforms to a standard library protocol.
  ///
  /// Only the declarations of the type and its parents count, not their extensions.
  ///
  /// - Parameters:
  ///   - type: The type.
  ///   - names: The names of the protocols. Conformance to any of them is sufficient.
  func conforms(_ type: DeclaredType, toOneOf names: Set<String>) -> Bool {
    ([type] + ancestors(of: type)).contains {
      $0.module.isToolchain && names.contains($0.qualifiedName)
    }
  }
}

extension Program {
  /// Returns a Boolean value that indicates whether types can only be compared on the main actor.
  ///
  /// Xcode 26 isolates new projects to the main actor by default. This includes the conformances of
  /// their types to `Equatable`.
  func areComparedOnMainActor(_ types: [TypeSyntax], from origin: DeclaredType) -> Bool {
    modules.contains(where: \.settings.isMainActorByDefault)
      && types.contains { type in
        // Closures are never compared, but the values of autoclosures are.
        let type = type.isAutoclosure ? type.functionType?.result ?? type : type
        return !type.isFunction && type.wrappedType?.isFunction != true
          && isComparedOnMainActor(meaning(of: type, from: origin))
      }
  }

  /// Returns a Boolean value that indicates whether types can only be named on the main actor.
  ///
  /// For example, `[Key: Int]` uses the conformance of `Key` to `Hashable`, which is isolated with
  /// `Key`.
  func areBoundToMainActor(_ types: [TypeSyntax], from origin: DeclaredType) -> Bool {
    modules.contains(where: \.settings.isMainActorByDefault)
      && types.contains { type in
        isBoundToMainActor(meaning(of: type, from: origin))
          || type.contains { isAliasOfConformance($0, from: origin) }
      }
  }

  /// Returns a Boolean value that indicates whether a type is an alias that an isolated class
  /// inherits from a protocol.
  ///
  /// The name of the alias uses the conformance of the class, which is isolated with the class.
  private func isAliasOfConformance(_ part: TypeSyntax, from origin: DeclaredType) -> Bool {
    guard origin.kind == .class, let name = part.namedType?.firstName,
      let alias = find([name], from: origin), isolation(of: origin) == .mainActor
    else { return false }
    return enclosing(alias).dropLast().last?.kind == .protocol
  }

  private func isBoundToMainActor(_ meaning: TypeSyntax) -> Bool {
    meaning.contains { part in
      if case .dictionary(let key, _) = part { return isComparedOnMainActor(key) }
      guard let components = part.namedType?.components else { return false }
      let arguments = components.flatMap(\.genericArguments)
      guard let declaration = declaration(part)?.type else {
        return Self.comparing.contains(components[components.count - 1].name)
          && arguments.prefix(1).contains { isComparedOnMainActor($0) }
      }
      return declaration.hasConstraints && arguments.contains { isComparedOnMainActor($0, by: nil) }
    }
  }

  /// The standard library types whose first argument must be `Comparable` or `Hashable`.
  private static let comparing = Set(
    """
    ClosedRange Dictionary PartialRangeFrom PartialRangeThrough PartialRangeUpTo Range Set
    """.words)

  private static let equality: Set = ["Equatable", "Hashable"]

  /// Returns a Boolean value that indicates whether a type can only be compared on the main actor.
  ///
  /// - Parameters:
  ///   - meaning: The meaning of the type.
  ///   - names: The relevant conformances, or nil for any conformance.
  private func isComparedOnMainActor(
    _ meaning: TypeSyntax, by names: Set<String>? = equality
  ) -> Bool {
    meaning.contains { part in
      guard let found = declaration(part), let declaration = found.type else { return false }
      return found.module.settings.isMainActorByDefault && declaration.kind != .protocol
        && isolation(of: found) == .mainActor && conforms(found, declaration, to: names)
    }
  }

  private func conforms(
    _ type: DeclaredType, _ declaration: TypeDeclaration, to names: Set<String>?
  ) -> Bool {
    // The compiler makes an enum without associated values conform automatically.
    if declaration.kind == .enum,
      !Conditions.flattened(declaration.members).contains(where: { $0.declaration.hasValues })
    {
      return true
    }
    return ([type] + superclasses(of: type)).contains { type in
      let named = type.inheritedTypes + extensions(of: type).conformances
      return named.contains { constraint in
        !constraint.hasSpecifier("nonisolated")
          && parents(constraint, from: type).contains { parent in
            parent.kind == .protocol && (names.map { conforms(parent, toOneOf: $0) } ?? true)
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
  /// A Boolean value that indicates whether the declaration is a case with associated values.
  fileprivate var hasValues: Bool {
    guard case .enumCase(let declaration) = self else { return false }
    return declaration.elements.contains { $0.parameters != nil }
  }
}
