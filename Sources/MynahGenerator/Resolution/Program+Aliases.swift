internal import MynahSyntax

/// A type, and the aliases that lead to it.
///
/// The type isn't the name of an alias, except for aliases that refer to themselves.
struct ResolvedType {
  var type: TypeSyntax

  /// The declaration in which the type is written.
  var origin: DeclaredType

  /// The declaration that the type names, or nil if the sources don't declare it.
  var declared: DeclaredType?

  /// The arguments for the generic parameters of the aliases.
  var arguments: Substitutions = [:]
}

extension Program {
  /// Returns a type with its aliases resolved.
  ///
  /// - Parameters:
  ///   - type: The type as it's written.
  ///   - origin: The declaration that contains the type.
  ///   - isParent: A Boolean value that indicates whether `origin` inherits from the type. Such a
  ///     type isn't a member of another parent.
  ///   - arguments: The arguments of other aliases, which aren't resolved again.
  func resolved(
    _ type: TypeSyntax, from origin: DeclaredType, isParent: Bool = false,
    after arguments: Substitutions = [:]
  ) -> ResolvedType {
    var result = ResolvedType(type: type, origin: origin, arguments: arguments)
    while let name = result.type.namedType {
      let path = name.path
      result.declared =
        find(path, from: result.origin, isInherited: !isParent)
        ?? (isParent ? findInFrameworks(path) : nil)
      // Code that's being edited can contain circular aliases.
      guard let found = result.declared, case .alias(let alias) = found.declaration,
        result.arguments[found] == nil
      else { break }
      result.arguments = result.arguments.adding(name, to: alias, found, from: result.origin)
      result.type = alias.type
      result.origin = found
      result.declared = nil
    }
    return result
  }

  /// Returns the types that a type is composed of, with their aliases resolved.
  ///
  /// A type that isn't a composition is its only part.
  func parts(
    of type: TypeSyntax, from origin: DeclaredType, isParent: Bool = false
  ) -> [ResolvedType] {
    var parts: [ResolvedType] = []
    var arguments: Substitutions = [:]
    func add(_ type: TypeSyntax, from origin: DeclaredType) {
      let part = resolved(type, from: origin, isParent: isParent, after: arguments)
      arguments = part.arguments
      switch part.type.withoutAttributes {
      case .composition(let types): for type in types { add(type, from: part.origin) }
      case .existential(let constraint): add(constraint, from: part.origin)
      default:
        if case .alias = part.declared?.declaration { return }
        parts.append(part)
      }
    }
    add(type, from: origin)
    return parts
  }

  /// Returns a Boolean value that indicates whether a declaration is an alias of a protocol.
  ///
  /// An example is `typealias Codec = Coder`. An alias with `any` or `&` names a type instead.
  func isAliasOfProtocol(_ type: DeclaredType) -> Bool {
    guard case .alias(let alias) = type.declaration else { return false }
    return resolved(alias.type, from: type).declared?.kind == .protocol
  }
}

extension Program {
  /// One of several alternative declarations of a type in `#if` branches.
  struct Branch {
    let type: DeclaredType

    /// The condition of the branch, or nil if the declaration that refers to it already has it.
    var condition: String?
  }

  /// Returns the alternative declarations of a type that another declaration can refer to.
  ///
  /// If a declaration is in the same `#if` branch, the result contains only this declaration.
  func branches(of type: DeclaredType, seenFrom origin: DeclaredType) -> [Branch] {
    let branches = index.branches(of: type)
    guard branches.count > 1 else { return [Branch(type: type)] }
    let near = branches.filter { branch in
      guard let outer = branch.condition, let inner = origin.condition else { return false }
      return inner == outer || inner.hasPrefix("\(outer) && ")
    }
    guard near.isEmpty else { return near.map { Branch(type: $0) } }
    return branches.map { Branch(type: $0, condition: $0.condition) }
  }
}

extension DeclaredType {
  /// The protocols of a composition, or the type itself if it isn't a composition.
  var constituents: [DeclaredType] { parts.isEmpty ? [self] : parts }
}

extension Program {
  /// Returns the types that a declaration names, or nil if a type isn't known.
  ///
  /// An alias names its target, which can be a composition. Other declarations name themselves.
  func constituents(of type: DeclaredType) -> [DeclaredType]? {
    guard case .alias(let alias) = type.declaration else { return [type] }
    let parts = parts(of: alias.type, from: type).filter { !$0.type.isStandard("Any") }
    return parts.mapAll(\.declared)
  }

  /// Returns the composition of the given types in any order, or nil for an empty array.
  ///
  /// As in the compiler, a composition doesn't contain a protocol that another part refines, except
  /// for `AnyObject`.
  func composition(of types: [DeclaredType]) -> DeclaredType? {
    let types = types.uniqued()
    guard types.count > 1 else { return types.first }
    let implied = Set(types.flatMap(ancestors))
    let needed = types.filter { type in
      guard type.module.isToolchain else { return !implied.contains(type) }
      return switch type.qualifiedName {
      case "AnyObject": true
      case "Copyable", "Escapable": false
      default: !implied.contains(type)
      }
    }
    guard needed.count > 1 else { return needed.first ?? types.first }
    let parts = needed.map { (($0.qualifiedName, $0.module.name), $0) }.sorted { $0.0 < $1.0 }
    return DeclaredType(compositionOf: parts.map(\.1))
  }

  /// Returns the superclasses and protocols of a type, directly or indirectly.
  func ancestors(of type: DeclaredType) -> [DeclaredType] {
    ancestors.value(for: type) { findAncestors(of: type) }
  }

  private func findAncestors(of type: DeclaredType) -> [DeclaredType] {
    var seen: Set<DeclaredType> = []
    var ancestors: [DeclaredType] = []
    var remaining = parents(of: type)
    while let next = remaining.popLast() {
      guard next !== type, seen.insert(next).inserted else { continue }
      ancestors.append(next)
      remaining += parents(of: next)
    }
    return ancestors
  }
}

extension DeclaredType {
  /// Creates a protocol that refines others, without a declaration or additional requirements.
  fileprivate convenience init(compositionOf parts: [DeclaredType]) {
    let first = parts[0]
    let name = parts.map(\.name).joined(separator: "And")
    var conditions = parts.compactMap(\.condition)
    // The mock names the composition with type arguments, which requires Swift 6.2. Remove this
    // condition when Swift 6.2 is the oldest supported version.
    if parts.contains(where: { !$0.primaryAssociatedTypes.isEmpty }) {
      conditions.append("compiler(>=6.2)")
    }
    self.init(
      .type(TypeDeclaration(.protocol, name, at: first.position)), module: first.module,
      file: first.file, path: [name], access: parts.map(\.access).reduce(.open, min),
      condition: conditions.count < 2
        ? conditions.first : conditions.map { "(\($0))" }.joined(separator: " && "),
      spiGroups: parts.flatMap(\.spiGroups),
      qualifiedName: parts.map(\.qualifiedName).joined(separator: " & "), parts: parts)
  }
}

/// The superclass of a class, or the class that a protocol requires.
struct Superclass {
  let type: DeclaredType

  /// The name of the class as `origin` writes it, with generic arguments.
  let name: NamedType

  /// The subclass or protocol, or the alias that it names.
  let origin: DeclaredType

  /// The arguments for the generic parameters of the aliases that lead to the class.
  let arguments: Substitutions
}

extension Program {
  /// Returns the superclass of a class, or nil if it doesn't have a superclass that is known.
  func superclass(of type: DeclaredType) -> Superclass? {
    // Only the first inherited type can be a class.
    guard let first = type.inheritedTypes.first,
      let part = parts(of: first, from: type, isParent: true).first,
      let found = part.declared, found.kind == .class, let name = part.type.namedType
    else { return nil }
    return Superclass(type: found, name: name, origin: part.origin, arguments: part.arguments)
  }

  /// Returns the superclasses of a class whose declarations are known, nearest first.
  func superclasses(of type: DeclaredType) -> [DeclaredType] {
    var types: [DeclaredType] = []
    var current = superclass(of: type)?.type
    // Code that's being edited can contain circular inheritance.
    while let type = current, types.count < RequirementsResolver.depthLimit {
      types.append(type)
      current = superclass(of: type)?.type
    }
    return types
  }

  /// Returns a class's superclasses, nearest first, followed by the protocols of all these classes.
  ///
  /// - Parameters:
  ///   - origin: The class, or a type that is declared in it.
  ///   - depth: The number of names in the path of the class.
  func inheritance(of origin: DeclaredType, at depth: Int) -> [DeclaredType] {
    let path = Array(origin.path.prefix(depth))
    var type: DeclaredType? = origin
    if depth != origin.path.count {
      type = find(path, in: modules(declaring: origin, at: depth), from: origin.file.path)
    }
    guard let type, type.kind == .class else { return [] }
    let superclasses = superclasses(of: type)
    let classes = [type] + superclasses
    return superclasses + conformances(of: classes)
  }
}

extension Substitutions {
  /// Returns the substitutions with the arguments for the generic parameters of an alias.
  ///
  /// - Parameters:
  ///   - name: The name of the alias, with the arguments.
  ///   - alias: The alias.
  ///   - declared: The declaration of the alias.
  ///   - origin: The declaration that names the alias.
  func adding(
    _ name: NamedType, to alias: TypeAliasDeclaration, _ declared: DeclaredType,
    from origin: DeclaredType
  ) -> Self {
    let arguments = name.last.genericArguments
    var copy = self
    copy[declared] = [:]
    for (parameter, argument) in zip(alias.genericParameters, arguments) {
      copy[declared]?[parameter.name] = (argument, origin)
    }
    return copy
  }
}
