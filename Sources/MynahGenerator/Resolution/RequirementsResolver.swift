internal import MynahSyntax

/// Gathers what a protocol requires, following inheritance across files, modules and packages.
struct RequirementsResolver {
  let program: Program
  let root: DeclaredType
  var result = Requirements()
  private var visited: Set<ObjectIdentifier> = []

  /// The protocols that are known to belong to an actor, and those that do not.
  private var isolated: [ObjectIdentifier: Bool] = [:]

  /// How many protocols and aliases lead from the protocol to the one that is visited.
  private var depth = 0

  /// How many may; a chain that is longer could exhaust the stack.
  static let depthLimit = 32

  /// The members by their names, and by their signatures where they share a name with others.
  private var namesakes: [String: Namesakes] = [:]

  /// What associated types are, once all is known.
  private var settled: CanonicalTypes.Settled = [:]

  /// Why no class can have what is required twice, and the protocol that requires it.
  var duplicate: (reason: String, origin: DeclaredType)?

  /// The `#if` conditions around the protocols that lead to the one that is visited, joined; nil where
  /// there are none, or only those around the mock.
  private var condition: String?

  /// The members, as numbers, that are conditional and that another requires anyway.
  private var replaced: Set<Int> = []

  /// What is required twice, and might be required to be different things.
  var repetitions: [Repetition] = []

  private init(program: Program, root: DeclaredType) {
    self.program = program
    self.root = root
  }

  /// Returns all that a protocol requires.
  static func requirements(
    of type: DeclaredType, in program: Program
  ) throws(Refusal) -> Requirements {
    var resolver = RequirementsResolver(program: program, root: type)
    try resolver.visit(type)
    resolver.removeReplaced()
    resolver.applyAliases()
    resolver.result.settleIdentity()
    resolver.settleRepetitions()
    resolver.settleEquations()
    resolver.result.settleEquality()
    resolver.result.settleRelations(
      keeping: type.constituents.flatMap { $0.type?.primaryAssociatedTypes ?? [] })
    resolver.mergeMembers()
    if let (reason, origin) = resolver.contradiction {
      throw resolver.refusal(reason, at: origin)
    }
    return resolver.result
  }

  private mutating func visit(_ type: DeclaredType) throws(Refusal) {
    try descend(to: type)
    defer { depth -= 1 }
    guard visited.insert(ObjectIdentifier(type)).inserted else { return }
    for part in type.parts {
      if part.type?.kind == .class {
        try require(part)
      } else {
        try visit(part)
      }
    }
    guard type.parts.isEmpty, let declaration = type.type else { return }
    guard declaration.kind == .protocol else {
      throw refusal(
        "it inherits from the \(declaration.kind.rawValue) \(type.qualifiedName)", at: type)
    }
    if let refusal = Refusal(ofUnsound: type, for: root) { throw refusal }
    if type.module.isToolchain {
      result.standardParents.insert(type.qualifiedName)
      if let reason = Toolchain.reasonAgainstMocking(type.qualifiedName) {
        throw refusal(reason, at: type)
      }
    }
    // Objective-C asks objects for what those have that inherit from NSObject.
    if declaration.isObjectiveC { result.standardParents.insert("NSObjectProtocol") }
    if isRoot(type) || !type.module.isToolchain { result.protocols.append(type) }
    let isNonisolated = !isIsolated(type)
    if isNonisolated { result.nonisolatedProtocols.append(type) }
    try addGlobalActor(of: type)
    // Constraints come last: what they are about may be inherited.
    try addMembers(
      declaration.members, of: type, isNonisolated: isNonisolated, condition: condition)
    for parent in declaration.inheritedTypes {
      try visitParent(parent, of: type)
    }
    try addWhere(declaration.whereClause, from: type)
    for case .associatedType(let associated) in declaration.members
    where !(type.module.isToolchain && Declaration.associatedType(associated).isImplemented) {
      try addWhere(associated.whereClause, from: type)
    }
  }

  /// Whether a protocol is what the mock is made of, or a part of that.
  private func isRoot(_ type: DeclaredType) -> Bool {
    type === root || root.parts.contains { $0 === type }
  }

  private mutating func descend(to type: DeclaredType) throws(Refusal) {
    depth += 1
    guard depth <= Self.depthLimit else {
      throw refusal("it refines protocols through more than \(Self.depthLimit) others", at: type)
    }
  }

  private mutating func addGlobalActor(of type: DeclaredType) throws(Refusal) {
    guard let actor = program.globalActor(of: type) else { return }
    let first = result.globalActor ?? actor
    // It can be written with and without its module.
    guard first.type.components.last?.name == actor.type.components.last?.name else {
      throw refusal(
        "it is isolated to \(first), and by \(type.qualifiedName) to \(actor) as well", at: type)
    }
    result.globalActor = first
  }

  // MARK: - Parents

  mutating func visitParent(
    _ parent: TypeSyntax, of type: DeclaredType
  ) throws(Refusal) {
    switch parent.withoutAttributes {
    case .composition(let parts):
      for part in parts { try visitParent(part, of: type) }
    case .suppressed(let suppressed):
      if suppressed.isStandard("Copyable") || suppressed.isStandard("Escapable") { return }
    case .named(let name):
      try visitParent(named: name, of: type)
    default:
      throw refusal("it inherits from \(parent), which is no protocol by name", at: type)
    }
  }

  private mutating func visitParent(
    named name: NamedType, of type: DeclaredType
  ) throws(Refusal) {
    let path = name.components.map(\.name)
    // Everything is `Any`.
    if path == ["Any"] || path == ["Swift", "Any"] { return }
    guard let found = program.find(path, from: type) else {
      if Toolchain.isNSObject(path) {
        result.standardParents.insert("NSObjectProtocol")
        return
      }
      let framework = path.last.flatMap { last in
        Frameworks.framework(of: last, among: type.file.imports.map(\.module))
      }
      throw refusal(
        framework.map { "it refines \(name) of \($0), whose declaration Mynah does not have" }
          ?? "it refines \(name), whose declaration is not among the sources that were read",
        at: type)
    }
    if found.module.isToolchain, !type.module.isToolchain,
      let reason = Toolchain.reasonAgainstMocking(found.qualifiedName)
    {
      throw refusal("it refines \(found.qualifiedName): \(reason)", at: type)
    }
    switch found.declaration {
    case .type(let declaration) where declaration.kind == .class:
      try require(RequiredClass(type: found, name: name, origin: type))
    case .type(let declaration):
      let outer = condition
      defer { condition = outer }
      for branch in program.branches(of: found, seenFrom: type) {
        condition = Conditions.joined(outer, branch.condition)
        try visit(branch.type)
      }
      let arguments = name.components.last?.genericArguments ?? []
      for (primary, argument) in zip(declaration.primaryAssociatedTypes, arguments) {
        setType(of: primary, argument, from: type)
      }
    case .alias(let alias):
      guard visited.insert(ObjectIdentifier(found)).inserted else { return }
      try descend(to: found)
      defer { depth -= 1 }
      try visitParent(alias.type, of: found)
    }
  }

  // MARK: - Members

  private mutating func addMembers(
    _ members: [Declaration], of type: DeclaredType, isNonisolated: Bool, condition: String?
  ) throws(Refusal) {
    let isNonisolated = !isIsolated(type)
    for member in members {
      switch member {
      case .function, .variable, .subscript, .initializer:
        if !isRoot(type), type.module.isToolchain, member.isImplemented { continue }
        // It has an implementation, as Swift demands of requirements that not everybody sees.
        if member.syntax?.spiGroup != nil, !program.seesSPI(of: type.module) { continue }
        add(
          Requirement(
            declaration: member, origin: type, condition: condition,
            isNonisolated: isNonisolated))
      case .associatedType(let associated):
        if type.module.isToolchain, member.isImplemented {
          result.inferredTypes.insert(associated.name)
          continue
        }
        result.addAssociatedType(
          associated.name, constraints: associated.inheritedTypes, origin: type)
      case .typeAlias(let alias):
        add(alias, from: type, condition: condition)
      case .conditional(let block):
        let clauses = Conditions.clauses(of: block, within: condition)
        for clause in clauses {
          try addMembers(
            clause.declarations.filter { declaration in
              !clauses.contains { isReplaced(declaration, by: $0.declarations, from: type) }
            }, of: type, isNonisolated: isNonisolated,
            condition: clause.condition)
        }
      case .macroExpansion(let expansion):
        throw Refusal(
          typeName: root.qualifiedName, path: type.file.path, position: expansion.position,
          reason: "the macro #\(expansion.name) adds members that only the compiler knows")
      default:
        continue
      }
    }
  }

  /// Whether an associated type names what was not read, and another clause of the same `#if` declares
  /// it otherwise: nothing can be conditional among generic parameters.
  private func isReplaced(
    _ declaration: Declaration, by others: [Declaration], from type: DeclaredType
  ) -> Bool {
    guard case .associatedType(let associated) = declaration, !isKnown(associated, from: type)
    else { return false }
    return others.contains { other in
      guard case .associatedType(let other) = other else { return false }
      return other.name == associated.name && isKnown(other, from: type)
    }
  }

  private func isKnown(_ associated: AssociatedTypeDeclaration, from type: DeclaredType) -> Bool {
    associated.inheritedTypes.allSatisfy { constraint in
      guard let path = constraint.namedType?.components.map(\.name) else { return true }
      return program.find(path, from: type) != nil
    }
  }

  /// Adds a requirement, or lets the one that asks for more stand where it was declared before.
  private mutating func add(_ requirement: Requirement) {
    let repeated = register(requirement)
    if let same = repeated.first {
      replaced.formUnion(repeated.dropFirst())
      repetitions += Repetition.repetitions(of: result.members[same], by: requirement)
      addDuplicate(requirement, of: result.members[same])
      result.members[same] = result.members[same].merged(with: requirement, in: program)
    } else {
      result.members.append(requirement)
    }
  }

  private mutating func removeReplaced() {
    guard !replaced.isEmpty else { return }
    result.members = result.members.enumerated().filter { !replaced.contains($0.offset) }
      .map(\.element)
  }

  /// Remembers that a protocol requires two members which no class can have at once.
  private mutating func addDuplicate(_ requirement: Requirement, of other: Requirement) {
    guard duplicate == nil else { return }
    if case .initializer = requirement.declaration, let one = requirement.actor(in: program),
      let second = other.actor(in: program), one.name != second.name
    {
      duplicate = (
        "it requires \(requirement.displayName) of \(one) and of \(second)", requirement.origin
      )
      return
    }
    guard requirement.origin === other.origin, requirement.condition == other.condition
    else { return }
    let differences = requirement.differences(from: other)
    guard !differences.isEmpty else { return }
    duplicate = (
      "it requires two of \(requirement.displayName), which differ in"
        + " \(differences.joined(separator: " and ")) only, and no class can have both",
      requirement.origin
    )
  }

  /// Returns the members that a requirement repeats, more than one only where each is conditional; where
  /// there is none, it becomes the next.
  private mutating func register(_ requirement: Requirement) -> [Int] {
    let next = result.members.count
    guard var others = namesakes[requirement.name] else {
      namesakes[requirement.name] = Namesakes(only: next)
      return []
    }
    // The signature is asked for where a name has two members, which few have.
    if let only = others.only {
      others.bySignature[signature(of: result.members[only])] = [only]
      others.only = nil
    }
    let signature = signature(of: requirement)
    let same = (others.bySignature[signature] ?? []).filter { index in
      let condition = result.members[index].condition
      guard let condition, let other = requirement.condition, condition != other else {
        return true
      }
      return !Conditions.exclude(condition, other) && requirement.isAlike(result.members[index])
    }
    if same.isEmpty { others.bySignature[signature, default: []].append(next) }
    namesakes[requirement.name] = others
    return same
  }

  private func signature(of requirement: Requirement) -> String {
    let origin = requirement.origin
    return requirement.signature(
      in: program,
      settled: settled.filter { name, _ in
        result.associatedType(name).map { program.isOrRefines(origin, oneOf: $0.origins) } ?? false
      })
  }

  /// Makes one of the members that are one because of what associated types are: where `Egg` is an `Int`,
  /// `lay(_: Egg)` and `lay(_: Int)`.
  private mutating func mergeMembers() {
    guard namesakes.values.contains(where: { $0.only == nil }) else { return }
    for associated in result.associatedTypes { settled[associated.name] = associated.sameType }
    guard !settled.isEmpty else { return }
    let members = result.members
    (result.members, namesakes, replaced) = ([], [:], [])
    for member in members { add(member) }
    removeReplaced()
  }

  /// Whether the members of a protocol belong to an actor, by itself or by what it refines.
  private mutating func isIsolated(_ type: DeclaredType, depth: Int = 0) -> Bool {
    let key = ObjectIdentifier(type)
    if let known = isolated[key] { return known }
    guard type.type != nil, depth < Self.depthLimit else { return false }
    isolated[key] = false
    let isolation = program.isolation(of: type)
    guard isolation == .unspecified else {
      // An actor's members are its own, whatever its protocol is.
      let isIsolated =
        isolation != .nonisolated || program.conforms(type, toOneOf: ["Actor"])
      isolated[key] = isIsolated
      return isIsolated
    }
    var isIsolated = type.qualifiedName == "Actor"
    for parent in program.parents(of: type) where !isIsolated {
      isIsolated = self.isIsolated(parent, depth: depth + 1)
    }
    isolated[key] = isIsolated
    return isIsolated
  }

  func refusal(_ reason: String, at type: DeclaredType) -> Refusal {
    Refusal(
      typeName: root.qualifiedName, path: type.file.path, position: type.position, reason: reason)
  }
}

extension TypeDeclaration {
  /// Whether the declaration is one of Objective-C: it says so, or Foundation's is on Apple's systems.
  fileprivate var isObjectiveC: Bool { hasAttribute("objc") }
}

extension Declaration {
  /// Whether the toolchain's modules have an implementation of a requirement.
  fileprivate var isImplemented: Bool { syntax?.hasAttribute("_implemented") ?? false }
}
