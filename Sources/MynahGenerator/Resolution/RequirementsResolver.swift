internal import MynahSyntax

/// A resolver that collects the requirements of a protocol.
///
/// It follows inheritance across files, modules, and packages.
struct RequirementsResolver {
  let program: Program
  let root: DeclaredType
  var result = Requirements()

  /// The conditions for which a protocol was visited, which are empty without a condition.
  private var visited: [DeclaredType: Set<String>] = [:]

  /// The number of protocols and aliases on the path to the visited protocol.
  private var depth = 0

  /// The maximum depth, because a longer chain could exhaust the stack.
  static let depthLimit = 32

  /// The `#if` conditions around the protocols on the path to the visited protocol, joined.
  ///
  /// It's nil if the conditions of the mock already include all of them.
  private var condition: String?

  /// Returns the requirements of a protocol.
  static func requirements(
    of type: DeclaredType, in program: Program
  ) throws(Refusal) -> Requirements {
    var resolver = RequirementsResolver(program: program, root: type)
    try resolver.visit(type)
    resolver.applyAliases()
    resolver.result.resolveIdentifierType()
    resolver.result.removeEqualityRequirements()
    resolver.applyProperties()
    resolver.result.simplifyRelations(
      keeping: type.constituents.flatMap(\.primaryAssociatedTypes))
    try resolver.mergeMembers()
    return resolver.result
  }

  private mutating func visit(_ type: DeclaredType) throws(Refusal) {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.depthLimit else {
      throw refusal("its protocol hierarchy is over \(Self.depthLimit) levels deep", at: type)
    }
    let earlier = visited[type] ?? []
    // The number of conditions could double with each parent.
    guard !earlier.contains(""), earlier.count < 4 else { return }
    visited[type] = earlier.union([condition ?? ""])
    guard visited[type] != earlier else { return }
    for part in type.parts {
      if part.kind == .class { try require(part) } else { try visit(part) }
    }
    // The compiler rejects a protocol that refines another kind of type.
    guard type.parts.isEmpty, let declaration = type.type, declaration.kind == .protocol else {
      return
    }
    if let refusal = Refusal(ofUnparsed: type, for: root) { throw refusal }
    if type.module.isToolchain {
      result.standardParents.insert(type.qualifiedName)
      if let reason = Toolchain.reasonAgainstMocking(type.qualifiedName) {
        throw refusal(reason, at: type)
      }
    }
    // Objective-C uses methods of NSObject on every object, so the mock has to inherit from it.
    if declaration.hasAttribute("objc") { result.standardParents.insert("NSObjectProtocol") }
    if earlier.isEmpty, isRoot(type) || !type.module.isToolchain { result.protocols.append(type) }
    let isNonisolated = !isIsolated(type)
    if earlier.isEmpty, isNonisolated { result.nonisolatedProtocols.append(type) }
    result.globalActor = result.globalActor ?? program.globalActor(of: type)
    // Constraints come last because they can refer to inherited associated types.
    try addMembers(
      declaration.members, of: type, isNonisolated: isNonisolated, condition: condition)
    for parent in declaration.inheritedTypes { try visitParent(parent, of: type) }
    try addWhere(declaration.whereClause, from: type)
    for case .associatedType(let associated) in declaration.members
    where !(type.module.isToolchain && Declaration.associatedType(associated).isImplemented) {
      try addWhere(associated.whereClause, from: type)
    }
  }

  /// Returns a Boolean value that indicates whether a protocol is the mocked type or a part of it.
  private func isRoot(_ type: DeclaredType) -> Bool {
    type === root || root.parts.contains { $0 === type }
  }

  // MARK: - Parents

  mutating func visitParent(_ parent: TypeSyntax, of type: DeclaredType) throws(Refusal) {
    for part in program.parts(of: parent, from: type, isParent: true) {
      result.substitutions.merge(part.arguments) { first, _ in first }
      if let name = part.type.namedType {
        try visitParent(named: name, part.declared, of: part.origin)
      }
    }
  }

  private mutating func visitParent(
    named name: NamedType, _ declared: DeclaredType?, of type: DeclaredType
  ) throws(Refusal) {
    let path = name.path
    // Every type conforms to `Any`, so it doesn't add requirements.
    if path.isAny { return }
    if Toolchain.isNSObject(path), program.find(path, from: type) == nil {
      result.standardParents.insert("NSObjectProtocol")
      return
    }
    guard let found = declared else {
      throw refusal(
        "it refines \(name), which the sources don't declare", at: type)
    }
    if found.module.isToolchain, !type.module.isToolchain,
      let reason = Toolchain.reasonAgainstMocking(found.qualifiedName)
    {
      throw refusal("it refines \(found.qualifiedName): \(reason)", at: type)
    }
    if found.kind == .class {
      return require(
        Superclass(type: found, name: name, origin: type, arguments: result.substitutions))
    }
    let outer = condition
    defer { condition = outer }
    for branch in program.branches(of: found, seenFrom: type) {
      condition = ConditionalDeclaration.all([outer, branch.condition])
      try visit(branch.type)
    }
    let arguments = name.last.genericArguments
    for (primary, argument) in zip(found.primaryAssociatedTypes, arguments) {
      setType(of: primary, argument, from: type)
    }
  }

  // MARK: - Members

  private mutating func addMembers(
    _ members: [Declaration], of type: DeclaredType, isNonisolated: Bool, condition: String?
  ) throws(Refusal) {
    for member in members {
      switch member {
      case .function, .variable, .subscript, .initializer:
        if !isRoot(type), type.module.isToolchain, member.isImplemented { continue }
        // Objective-C protocols can have unavailable requirements, which no class implements.
        if member.syntax?.attributes.contains(where: \.isUnavailable) == true { continue }
        // The requirement has a default implementation, because Swift requires one for `@_spi`.
        if member.syntax?.spiGroup != nil, !program.seesSPI(of: type.module) { continue }
        result.members.append(
          Requirement(
            declaration: member, origin: type, condition: condition, isNonisolated: isNonisolated))
      case .associatedType(let associated):
        if type.module.isToolchain, member.isImplemented {
          result.inferredTypes.insert(associated.name)
          continue
        }
        result.addAssociatedType(
          associated.name, constraints: associated.inheritedTypes, origin: type)
      case .typeAlias(let alias): add(alias, from: type, condition: condition)
      case .conditional(let block):
        for clause in Conditions.clauses(of: block, within: condition) {
          try addMembers(
            clause.declarations, of: type, isNonisolated: isNonisolated,
            condition: clause.condition)
        }
      case .macroExpansion(let expansion):
        // These macros only write messages.
        if ["warning", "error"].contains(expansion.name) { continue }
        throw Refusal(
          of: root, for: type, at: expansion.position,
          reason: "the macro #\(expansion.name) adds members that only the compiler knows")
      default: continue
      }
    }
  }

  /// Merges members that several of the protocols declare.
  private mutating func mergeMembers() throws(Refusal) {
    let counts = result.members.reduce(into: [:]) { $0[$1.name, default: 0] += 1 }
    let meaning = Meaning(
      program: program, substitutions: result.substitutions, fixedTypes: result.meanings)
    var merged: [Requirement] = []
    var indices: [Signature: [Int]] = [:]
    for member in result.members {
      // Most members have a unique name and don't need a signature.
      if counts[member.name] == 1 {
        merged.append(member)
        continue
      }
      let signature = Signature(of: member, meaning)
      let same = indices[signature]?.first { index in
        let condition = merged[index].condition
        return condition == nil || member.condition == nil || condition == member.condition
      }
      if let same {
        merged[same] = merged[same].merged(with: member)
      } else {
        indices[signature, default: []].append(merged.count)
        merged.append(member)
      }
    }
    result.members = merged
    try checkNames()
  }

  /// Rejects a property and a method without parameters that have the same name.
  ///
  /// In a protocol, an extension can implement one of them, but a class can only declare both if
  /// the method is `async`.
  private func checkNames() throws(Refusal) {
    for case (let member, .function(let function)) in result.members.map({ ($0, $0.declaration) })
    where function.parameters.isEmpty && !function.effects.isAsync {
      let property = result.members.first { other in
        guard case .variable(let variable) = other.declaration else { return false }
        return other.name == function.name && variable.isStatic == function.isStatic
          && (other.condition == nil || member.condition == nil)
      }
      guard let property else { continue }
      throw refusal(
        "\(function.name) is a property in \(property.origin.qualifiedName), and a method in"
          + " \(member.origin.qualifiedName)", at: member.origin)
    }
  }

  /// Returns a Boolean value that indicates whether the members of a protocol belong to an actor.
  ///
  /// The protocol can name the actor or inherit its isolation.
  private func isIsolated(_ type: DeclaredType) -> Bool {
    program.globalActor(of: type) != nil || program.conforms(type, toOneOf: ["Actor"])
  }

  // MARK: - Superclasses

  /// Records a class that is part of a composition.
  ///
  /// - Throws: A refusal if the class is generic, because its generic arguments aren't known.
  mutating func require(_ part: DeclaredType) throws(Refusal) {
    guard program.genericParameters(around: part).isEmpty else {
      throw refusal(
        "\(part.qualifiedName) is generic. Declare a protocol that inherits from it with arguments, and"
          + " mock that", at: part)
    }
    let name = NamedType(path: part.path)
    require(Superclass(type: part, name: name, origin: part, arguments: [:]))
  }

  /// Records a class that conforming types must inherit from.
  ///
  /// If there are two such classes, the subclass is kept.
  mutating func require(_ required: Superclass) {
    guard let other = result.superclass, other.type !== required.type else {
      result.superclass = result.superclass ?? required
      return
    }
    if program.superclasses(of: required.type).contains(where: { $0 === other.type }) {
      result.superclass = required
    }
  }

  func refusal(_ reason: String, at type: DeclaredType) -> Refusal {
    Refusal(of: root, for: type, reason: reason)
  }
}

extension Declaration {
  /// A Boolean value that indicates whether the toolchain implements the requirement.
  fileprivate var isImplemented: Bool { syntax?.hasAttribute("_implemented") ?? false }
}
