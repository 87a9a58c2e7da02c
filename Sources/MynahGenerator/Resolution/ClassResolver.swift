internal import MynahSyntax

/// Gathers what a subclass of a class can override, following its superclasses across files, modules
/// and packages.
struct ClassResolver {
  let program: Program
  let root: DeclaredType
  let testModule: String?
  var result = ClassMembers()

  /// The signatures of the members that subclasses override, by their names with labels.
  private var overridden: [String: Set<String>] = [:]

  /// Returns what a mock of a class overrides.
  ///
  /// - Parameters:
  ///   - type: The class.
  ///   - program: What the names in it are looked up in.
  ///   - testModule: The module that the mock is part of.
  ///   - required: How a mocked protocol requires the class; nil if the class is mocked.
  static func members(
    of type: DeclaredType, in program: Program, from testModule: String?,
    required: RequiredClass? = nil
  ) throws(Refusal) -> ClassMembers {
    var resolver = ClassResolver(program: program, root: type, testModule: testModule)
    if let required {
      resolver.substitute(Superclass(type: type, name: required.name), from: required.origin)
    }
    try resolver.run()
    return resolver.result
  }

  private mutating func run() throws(Refusal) {
    if let refusal = Refusal(ofUnsound: root, for: root) { throw refusal }
    result.globalActor = program.globalActor(of: root)
    result.needsTestable = root.access < .open
    result.classes = [root] + program.superclasses(of: root)
    var inherits = true
    for type in result.classes {
      if program.extensions(of: type).isUnsendable { result.isUnsendable = true }
      if type.module.settings.isMainActorByDefault, program.isolation(of: type) == .mainActor {
        result.isDeinitIsolated = true
      }
      let declared = initializers(among: type.type?.members ?? [], of: type)
      let synthesized = program.synthesizedMembers(of: type)
      let made = initializers(among: synthesized, of: type)
      let superclass = program.superclass(of: type)
      if inherits {
        // A class can declare a convenience initializer that its superclass has, too.
        let known = Set(result.initializers.map(key))
        result.initializers += (declared + made).filter { !known.contains(key($0)) }
        inherits =
          !declared.contains(where: \.isDesignated)
          && (made.isEmpty || type.type?.hasInitialValues == true)
        if inherits, superclass == nil { result.initializers.append(implicitInitializer(of: type)) }
      }
      addMembers((type.type?.members ?? []) + synthesized, of: type)
      if let superclass {
        substitute(superclass, from: type)
      } else {
        try checkSuperclass(of: type)
      }
    }
    try checkInitializers()
  }

  /// Remembers what the generic parameters of a superclass stand for.
  private mutating func substitute(_ superclass: Superclass, from type: DeclaredType) {
    let key = ObjectIdentifier(superclass.type)
    let enclosing = program.enclosing(superclass.type)
    let components = superclass.name.components
    for (index, outer) in enclosing.enumerated() {
      let names = outer.type?.genericParameters.map(\.name) ?? []
      let place = components.count - enclosing.count + index
      // What is not written is that of a type around both.
      let arguments = place < 0 ? names.map { .identifier($0) } : components[place].genericArguments
      for (name, argument) in zip(names, arguments) {
        result.substitutions[key, default: [:]][name] = (argument, type)
      }
    }
  }

  // MARK: - Initializers

  private func initializers(
    among members: [Declaration], of type: DeclaredType
  ) -> [ClassInitializer] {
    var found: [ClassInitializer] = []
    Self.visit(members, condition: nil) { declaration, condition in
      guard case .initializer(let initializer) = declaration else { return }
      found.append(
        ClassInitializer(
          declaration: initializer, origin: type,
          condition: Conditions.joined(condition, initializer.platformCondition)))
    }
    return found
  }

  private func key(_ initializer: ClassInitializer) -> String {
    Signature.text(
      of: .initializer(initializer.declaration), from: initializer.origin, in: program)
  }

  /// The initializer of a class without superclass and initializers, which only its module sees.
  private func implicitInitializer(of type: DeclaredType) -> ClassInitializer {
    ClassInitializer(
      declaration: InitializerDeclaration(head: DeclarationHead(position: type.position)),
      origin: type, condition: nil)
  }

  /// Throws a refusal if a class inherits from another one that nothing is known of.
  ///
  /// An unknown protocol can be the first inherited type, too. A class below it overrides nothing.
  private func checkSuperclass(of type: DeclaredType) throws(Refusal) {
    guard let parent = type.type?.inheritedTypes.first?.namedType else { return }
    let path = parent.components.map(\.name)
    guard program.find(path, from: type) == nil, program.findInFrameworks(path) == nil,
      Toolchain.isClass(path[path.count - 1])
        || type.type?.members.contains(where: { $0.syntax?.hasModifier("override") == true })
          == true
    else { return }
    throw Refusal(
      of: root,
      reason: "it inherits from \(parent), whose declaration is not among the sources that were"
        + " read; a protocol in front of it can be mocked")
  }

  // MARK: - Members

  private mutating func addMembers(_ members: [Declaration], of type: DeclaredType) {
    let parameters = Set(program.genericParameters(around: type).map(\.parameter.name))
    var newest: [OverridableMember] = []
    Self.visit(members, condition: nil) { declaration, condition in
      for member in OverridableMember.members(in: declaration) {
        result.names.insert(member.baseName)
        if isVisible(member.access, type) { result.declared.append((member.declaration, type)) }
        if !member.isOverride, isRepeated(member, of: type) { continue }
        if let keys = overridden[member.displayName],
          // The parameters of a generic superclass aren't like those of the override.
          member.mentions(parameters) || keys.contains(member.key(in: type, of: program))
        {
          passOnIsolation(of: member, from: type)
          continue
        }
        if member.isOverride { newest.append(member) }
        add(member, of: type, condition: condition)
      }
    }
    for member in newest {
      overridden[member.displayName, default: []].insert(member.key(in: type, of: program))
    }
  }

  /// Gives an override the isolation of the member that it overrides.
  private mutating func passOnIsolation(of member: OverridableMember, from type: DeclaredType) {
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

  /// Leaves out a member that the class repeats because its module doesn't see it: no mock can override both.
  private mutating func isRepeated(_ member: OverridableMember, of type: DeclaredType) -> Bool {
    guard member.access < .public, isVisible(member.access, type) else { return false }
    let key = member.key(in: type, of: program)
    let index = result.members.firstIndex { other in
      other.displayName == member.displayName && other.origin.module.name != type.module.name
        && Signature.text(of: other.declaration, from: other.origin, in: program, withResult: false)
          == key
    }
    guard let index else { return false }
    result.members.remove(at: index)
    result.kept.append(
      KeptMember(name: member.displayName, reason: "is declared in \(type.qualifiedName), too"))
    return true
  }

  private mutating func add(
    _ member: OverridableMember, of type: DeclaredType, condition: String?
  ) {
    // What nobody outside of its file sees is no matter of a mock.
    guard isVisible(member.access, type) else { return }
    if let reason = member.reasonToKeep {
      return result.kept.append(KeptMember(name: member.displayName, reason: reason))
    }
    if member.syntax.spiGroup != nil, !program.seesSPI(of: type.module) {
      return result.kept.append(KeptMember(name: member.displayName, reason: "is @_spi"))
    }
    var access = member.access
    if !isVisible(.internal, type), access < .open {
      return result.kept.append(KeptMember(name: member.displayName, reason: "is not open"))
    }
    // A setter that other modules do not see is one that a testable import brings.
    if member.setterAccess < access, isVisible(member.setterAccess, type) {
      access = member.setterAccess
    }
    if access < .open { result.needsTestable = true }
    guard
      let declaration = member.requirement(
        isSetterVisible: isVisible(member.setterAccess, type), in: program, from: type)
    else {
      return result.kept.append(
        KeptMember(name: member.displayName, reason: "has a type that is not written"))
    }
    result.members.append(
      Requirement(
        declaration: declaration, origin: type,
        condition: Conditions.joined(condition, member.syntax.platformCondition),
        isNonisolated: program.globalActor(of: type) == nil))
  }

  /// Whether the tests see what has an access level, by a testable import where they need one.
  func isVisible(_ level: AccessLevel, _ type: DeclaredType) -> Bool {
    let isNear = type.module.isInPackage || type.module.name == testModule
    return level >= (isNear ? .internal : .public)
  }

  private static func visit(
    _ members: [Declaration], condition: String?, _ body: (Declaration, String?) -> Void
  ) {
    for member in members {
      guard case .conditional(let block) = member else {
        body(member, condition)
        continue
      }
      for clause in Conditions.clauses(of: block, within: condition) {
        visit(clause.declarations, condition: clause.condition, body)
      }
    }
  }
}

extension ClassResolver {
  /// Leaves the initializers that a subclass in the tests can call, of which it needs one.
  mutating func checkInitializers() throws(Refusal) {
    let all = result.initializers
    result.initializers = all.filter { initializer in
      let level = initializer.declaration.accessLevel ?? .internal
      return isVisible(level, initializer.origin)
        && (level > .internal || program.seesInternals(of: initializer.origin.module, from: root))
        && (initializer.declaration.spiGroup == nil
          || program.seesSPI(of: initializer.origin.module))
        && !initializer.declaration.attributes.contains(where: \.isUnavailable)
        && (!initializer.isDesignated || initializer.isRequired || initializer.isCallable)
    }
    let designated = result.initializers.filter(\.isDesignated)
    if !designated.contains(where: \.isCallable) {
      let framework = all.first { $0.origin.module.isToolchain }?.origin.qualifiedName
      throw Refusal(
        of: root,
        reason: framework.map {
          "it has only the initializers of \($0), which a mock can not override"
        } ?? "it has no designated initializer that a subclass in the tests can call")
    }
    // A subclass inherits the others if it overrides all that are designated, which other modules do
    // not know of a public class where one is not public, even if they import it as testable.
    let isUncertain = designated.contains { initializer in
      initializer.origin.module.name != testModule && initializer.origin.access >= .public
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

/// What a subclass of a class can override, and how it is made.
struct ClassMembers {
  /// The class and its superclasses whose declarations are known, the class first.
  var classes: [DeclaredType] = []

  /// The members that a mock overrides, each as a protocol would require it.
  var members: [Requirement] = []

  /// The initializers that a mock overrides, and those that it inherits for it.
  var initializers: [ClassInitializer] = []

  /// The members that a mock can not override, which stay as they are.
  var kept: [KeptMember] = []

  /// All members that the tests see, and the class that declares each.
  var declared: [(declaration: Declaration, origin: DeclaredType)] = []

  /// The names of all members, which a mock's own must not have.
  var names: Set<String> = []

  /// What the generic parameters of the superclasses stand for.
  var substitutions: Substitutions = [:]

  /// The attribute of the global actor that the class is isolated to.
  var globalActor: Attribute?

  /// Whether the class says that it can not be `Sendable`, so that its mock can not be either.
  var isUnsendable = false

  /// A Boolean value that indicates whether the compiler can isolate the deinitializer of a class.
  var isDeinitIsolated = false

  /// Whether only a test that imports the class's module as testable can override all this.
  var needsTestable = false
}

/// The generic parameters of superclasses by their names, what they stand for, and where that is written.
typealias Substitutions = [ObjectIdentifier: [String: (type: TypeSyntax, origin: DeclaredType)]]

/// An initializer by which a mock of a class is made.
struct ClassInitializer {
  let declaration: InitializerDeclaration

  /// The class that declares it.
  let origin: DeclaredType

  /// The `#if` conditions around it, joined; nil where there are none.
  let condition: String?

  /// Whether a subclass has it without declaring it, where it is not designated.
  var isInherited = true

  /// Whether a subclass must call it or another of its kind.
  var isDesignated: Bool { !declaration.hasModifier("convenience") }

  var isRequired: Bool { declaration.hasModifier("required") }

  /// Whether mocks can be made by it: a subclass inherits it, or can call it with its own arguments, of which
  /// Swift passes no array on as variadic ones, and which tell what the generic parameters are.
  var isCallable: Bool {
    guard isDesignated else { return isInherited }
    let constraints = declaration.whereClause?.requirements ?? []
    return !declaration.parameters.contains(where: \.isVariadic)
      && declaration.genericParameters.map(\.name).allSatisfy { name in
        declaration.parameters.contains { $0.type.mentions(name) }
          || constraints.contains { $0.equates(name) }
      }
  }
}

/// A member of a class that stays as it is in a mock.
struct KeptMember: Hashable {
  let name: String

  /// The reason, as a clause without a final period.
  let reason: String
}
