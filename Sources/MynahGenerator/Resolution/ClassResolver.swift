internal import MynahSyntax

/// A resolver that collects the members and initializers that a mock of a class can override.
///
/// It follows the superclasses across files, modules, and packages.
struct ClassResolver {
  let program: Program
  let root: DeclaredType
  var result = ClassMembers()

  /// The signatures of the members that subclasses override, by their names with labels.
  private var overrides: [String: Set<Signature>] = [:]

  /// Returns the members and initializers that a mock of a class can override.
  ///
  /// - Parameters:
  ///   - type: The class.
  ///   - program: The program in which names are looked up.
  ///   - required: The class requirement of a mocked protocol, or nil if the class is mocked.
  static func members(
    of type: DeclaredType, in program: Program, required: Superclass? = nil
  ) throws(Refusal) -> ClassMembers {
    var resolver = ClassResolver(program: program, root: type)
    if let required { resolver.substitute(required) }
    try resolver.run()
    return resolver.result
  }

  private mutating func run() throws(Refusal) {
    if let refusal = Refusal(ofUnparsed: root, for: root) { throw refusal }
    result.globalActor = program.globalActor(of: root)
    result.needsTestable = root.access < .open
    result.classes = [root] + program.superclasses(of: root)
    // Members of subclasses can name types that depend on the arguments of all superclasses.
    for superclass in result.classes.compactMap(program.superclass) { substitute(superclass) }
    var inherits = true
    for type in result.classes {
      if program.extensions(of: type).isNonSendable { result.isNonSendable = true }
      if type.module.settings.isMainActorByDefault, program.isolation(of: type) == .mainActor {
        result.isDeinitIsolated = true
      }
      let declared = initializers(among: type.members, of: type)
      let synthesized = program.synthesizedMembers(of: type)
      let made = initializers(among: synthesized, of: type)
      let superclass = program.superclass(of: type)
      if inherits {
        // A class can declare a convenience initializer with the same signature as its superclass.
        let known = Set(result.initializers.map(signature))
        result.initializers += (declared + made).filter { !known.contains(signature($0)) }
        inherits =
          !declared.contains(where: \.isDesignated)
          && (made.isEmpty || type.type?.hasInitialValues == true)
        // A base class without initializers has an implicit initializer, which is internal.
        if inherits, superclass == nil {
          let head = DeclarationHead(position: type.position)
          result.initializers.append(
            ClassInitializer(
              declaration: InitializerDeclaration(head: head), origin: type, condition: nil))
        }
      }
      addMembers(type.members + synthesized, of: type)
      if superclass == nil { try checkSuperclass(of: type) }
    }
    try checkInitializers()
  }

  /// Stores the arguments for the generic parameters of a superclass.
  private mutating func substitute(_ superclass: Superclass) {
    result.substitutions.merge(superclass.arguments) { first, _ in first }
    let key = superclass.type
    let enclosing = program.enclosing(superclass.type)
    let components = superclass.name.components
    for (index, outer) in enclosing.enumerated() {
      let names = outer.genericParameters.map(\.name)
      let place = components.count - enclosing.count + index
      // If the name omits an enclosing type, that type also encloses the subclass. Its generic
      // parameters keep their names.
      let arguments = place < 0 ? names.map { .identifier($0) } : components[place].genericArguments
      for (name, argument) in zip(names, arguments) {
        result.substitutions[key, default: [:]][name] = (argument, superclass.origin)
      }
    }
  }

  /// Returns whether a `where` clause constrains a generic parameter that a subclass replaces with a
  /// type.
  ///
  /// Swift doesn't accept such a clause in the subclass, because it has no generic parameters.
  private func constrainsArgument(_ clause: GenericWhereClause?, of type: DeclaredType) -> Bool {
    guard let clause, let replaced = result.substitutions[type]?.keys,
      ([root] + program.enclosing(root)).allSatisfy({ $0.genericParameters.isEmpty })
    else { return false }
    return clause.requirements.contains { replaced.contains(where: $0.mentions) }
  }

  // MARK: - Initializers

  private func initializers(
    among members: [Declaration], of type: DeclaredType
  ) -> [ClassInitializer] {
    Conditions.flattened(members).compactMap { declaration, condition in
      declaration.initializer.map {
        ClassInitializer(
          declaration: $0, origin: type,
          condition: ConditionalDeclaration.all([condition, $0.platformCondition]))
      }
    }
  }

  private var meaning: Meaning { Meaning(program: program, substitutions: result.substitutions) }

  private func signature(_ initializer: ClassInitializer) -> Signature {
    Signature(of: .initializer(initializer.declaration), from: initializer.origin, meaning)
  }

  private func signature(of declaration: Declaration, from origin: DeclaredType) -> Signature {
    Signature(of: declaration, from: origin, meaning, withResult: false)
  }

  /// Throws a refusal if a class inherits from an unknown class.
  ///
  /// The first inherited type can also be an unknown protocol. It's considered a class if its name
  /// looks like the name of a framework's class, or if the type overrides a member.
  private func checkSuperclass(of type: DeclaredType) throws(Refusal) {
    guard let parent = type.inheritedTypes.first?.namedType else { return }
    let path = parent.path
    guard program.find(path, from: type) == nil, program.findInFrameworks(path) == nil,
      Toolchain.isClass(path[path.count - 1])
        || type.members.contains(where: { $0.syntax?.hasModifier("override") == true })
    else { return }
    throw Refusal(
      of: root,
      reason: "it inherits from \(parent), which the sources don't declare. Extract a protocol"
        + " and mock that")
  }

  // MARK: - Members

  private mutating func addMembers(_ members: [Declaration], of type: DeclaredType) {
    let found = Conditions.flattened(members).flatMap { declaration, condition in
      OverridableMember.members(in: declaration).map { (member: $0, condition: condition) }
    }
    let signatures = found.map { signature(of: $0.member.declaration, from: type) }
    let exact = Set(signatures)
    var newest: [(name: String, signature: Signature)] = []
    for (index, (member, condition)) in found.enumerated() {
      result.names.insert(member.baseName)
      if isVisible(member.access, type) { result.declared.append((member.declaration, type)) }
      if !member.isOverride, isRepeated(member, signatures[index], of: type) { continue }
      let candidates = overrides[member.displayName] ?? []
      let isOverridden =
        candidates.contains(signatures[index])
        || candidates.contains {
          !exact.contains($0) && $0.takesArguments(of: signatures[index], in: program)
        }
      if isOverridden {
        applyIsolation(of: member, from: type)
        continue
      }
      if member.isOverride { newest.append((member.displayName, signatures[index])) }
      add(member, of: type, condition: condition)
    }
    for (name, signature) in newest { overrides[name, default: []].insert(signature) }
  }

  /// Applies the isolation of an overridden member to the override that was found earlier.
  private mutating func applyIsolation(of member: OverridableMember, from type: DeclaredType) {
    let actor = program.globalActor(among: member.syntax.attributes, from: type)
    let nonisolated = member.syntax.modifier(named: "nonisolated")
    guard actor != nil || nonisolated != nil,
      let index = result.members.firstIndex(where: { $0.displayName == member.displayName }),
      let head = result.members[index].declaration.syntax?.head,
      !head.modifiers.contains(where: { $0.name == "nonisolated" }),
      program.globalActor(among: head.attributes, from: result.members[index].origin) == nil
    else { return }
    result.members[index].declaration.isolate(actor, nonisolated)
  }

  /// Excludes a member that two classes in different modules declare, and returns whether it did.
  ///
  /// A subclass in another module can declare an internal member of its superclass again because it
  /// doesn't see the member. A mock can't override both.
  private mutating func isRepeated(
    _ member: OverridableMember, _ signature: Signature, of type: DeclaredType
  ) -> Bool {
    guard member.access < .public, isVisible(member.access, type) else { return false }
    let index = result.members.firstIndex { other in
      other.displayName == member.displayName && other.origin.module.name != type.module.name
        && self.signature(of: other.declaration, from: other.origin) == signature
    }
    guard let index else { return false }
    result.members.remove(at: index)
    result.unmocked.append(
      UnmockedMember(name: member.displayName, reason: "is also declared in \(type.qualifiedName)"))
    return true
  }

  private mutating func add(
    _ member: OverridableMember, of type: DeclaredType, condition: String?
  ) {
    // Ignore members that the mock can't see.
    guard isVisible(member.access, type) else { return }
    if let reason = member.reasonNotToOverride {
      return result.unmocked.append(UnmockedMember(name: member.displayName, reason: reason))
    }
    if constrainsArgument(member.declaration.interface?.whereClause, of: type) {
      return result.unmocked.append(
        UnmockedMember(name: member.displayName, reason: "has a 'where' clause"))
    }
    if member.syntax.spiGroup != nil, !program.seesSPI(of: type.module) {
      return result.unmocked.append(UnmockedMember(name: member.displayName, reason: "is @_spi"))
    }
    var access = member.access
    if !isVisible(.internal, type), access < .open {
      return result.unmocked.append(UnmockedMember(name: member.displayName, reason: "is not open"))
    }
    // Other modules see a less accessible setter only through a testable import.
    if member.setterAccess < access, isVisible(member.setterAccess, type) {
      access = member.setterAccess
    }
    if access < .open { result.needsTestable = true }
    guard
      let declaration = member.requirement(
        isSetterVisible: isVisible(member.setterAccess, type), in: program, from: type)
    else {
      return result.unmocked.append(
        UnmockedMember(name: member.displayName, reason: "has an inferred type"))
    }
    result.members.append(
      Requirement(
        declaration: declaration, origin: type,
        condition: ConditionalDeclaration.all([condition, member.syntax.platformCondition]),
        isNonisolated: program.globalActor(of: type) == nil))
  }

  /// Returns whether a mock can use a type's members with an access level.
  func isVisible(_ level: AccessLevel, _ type: DeclaredType) -> Bool {
    level >= program.leastAccess(in: type.module)
  }
}

extension ClassResolver {
  /// Removes the initializers that a subclass in the tests can't call.
  ///
  /// - Throws: A refusal if no designated initializer is left.
  mutating func checkInitializers() throws(Refusal) {
    let all = result.initializers
    result.initializers = all.filter { initializer in
      let level = initializer.declaration.accessLevel ?? .internal
      return isVisible(level, initializer.origin)
        && (level > .internal || program.seesInternals(of: initializer.origin.module, from: root))
        && (initializer.declaration.spiGroup == nil
          || program.seesSPI(of: initializer.origin.module))
        && !initializer.declaration.attributes.contains(where: \.isUnavailable)
        && !constrainsArgument(initializer.declaration.whereClause, of: initializer.origin)
        && (!initializer.isDesignated || initializer.isRequired || initializer.isCallable)
    }
    let designated = result.initializers.filter(\.isDesignated)
    if !designated.contains(where: \.isCallable) {
      let framework = all.first { $0.origin.module.isToolchain }?.origin.qualifiedName
      throw Refusal(
        of: root,
        reason: framework.map {
          "it only has the initializers of \($0), which a mock can't override"
        } ?? "a subclass in the tests can't call any of its designated initializers")
    }
    // A subclass inherits the convenience initializers if it overrides all designated initializers.
    // If a designated initializer of a public class isn't public, other modules don't know it, even
    // with a testable import.
    let isUncertain = designated.contains { initializer in
      initializer.origin.module.name != program.testModule && initializer.origin.access >= .public
        && (initializer.declaration.accessLevel ?? .internal) < .public
    }
    if isUncertain || designated.count < all.count(where: \.isDesignated) {
      let required = result.initializers.filter { !$0.isDesignated && $0.isRequired }
      result.initializers =
        designated
        + required.map { initializer in
          var copy = initializer
          copy.isInherited = false
          return copy
        }
    }
    if result.initializers.contains(where: {
      ($0.declaration.accessLevel ?? .internal) < .public
    }) {
      result.needsTestable = true
    }
  }
}
