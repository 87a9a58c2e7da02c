internal import MynahSyntax

/// Gathers what a subclass of a class can override, following its superclasses across files, modules
/// and packages.
struct ClassResolver {
  let program: Program
  let root: DeclaredType
  let testModule: String?
  var result = ClassMembers()

  /// What subclasses override already, so that a superclass's are older, by the names with labels.
  var overriding: [String: [Override]] = [:]

  /// The names of the properties that the tests see, and of the methods that are called like them.
  private var propertyNames: Set<String> = []
  private var methodNames: Set<String> = []

  private init(program: Program, root: DeclaredType, testModule: String?) {
    self.program = program
    self.root = root
    self.testModule = testModule
  }

  /// Returns what a mock of a class overrides.
  ///
  /// - Parameters:
  ///   - type: The class.
  ///   - program: What the names in it are looked up in.
  ///   - testModule: The module that the mock is part of.
  static func members(
    of type: DeclaredType, in program: Program, from testModule: String?
  ) throws(Refusal) -> ClassMembers {
    var resolver = ClassResolver(program: program, root: type, testModule: testModule)
    try resolver.run()
    return resolver.result
  }

  /// Returns what a mock of a protocol overrides of the class that the protocol requires.
  static func members(
    of required: RequiredClass, in program: Program, from testModule: String?
  ) throws(Refusal) -> ClassMembers {
    try Mockability.check(required.type, .mock, from: testModule)
    var resolver = ClassResolver(program: program, root: required.type, testModule: testModule)
    resolver.substitute(
      Superclass(type: required.type, name: required.name), required.type, from: required.origin)
    try resolver.run()
    return resolver.result
  }

  private mutating func run() throws(Refusal) {
    if let refusal = Refusal(ofUnsound: root, for: root) { throw refusal }
    try checkPlace()
    result.globalActor = program.globalActor(of: root)
    result.needsTestable = root.access < .open
    var visited: Set<ObjectIdentifier> = []
    var current: DeclaredType? = root
    var inherits = true
    var isFreed = false
    var previous = root
    while let type = current, visited.insert(ObjectIdentifier(type)).inserted {
      let branches =
        type === root
        ? [Program.Branch(type: root)] : program.branches(of: type, seenFrom: previous)
      result.classes += branches.map(\.type)
      if branches.contains(where: { program.extensions(of: $0.type).isUnsendable }) {
        result.isUnsendable = true
      }
      guard result.classes.count <= RequirementsResolver.depthLimit else {
        throw Refusal(
          typeName: root.qualifiedName, path: type.file.path, position: type.position,
          reason: "it has more than \(RequirementsResolver.depthLimit) superclasses")
      }
      let declared = branches.flatMap { branch in
        initializers(among: branch.type.type?.members ?? [], of: branch)
      }
      let synthesized = branches.map { program.synthesizedMembers(of: $0.type) }
      let made = zip(branches, synthesized).flatMap { initializers(among: $1, of: $0) }
      let superclass = program.superclass(of: type)
      if inherits {
        result.initializers += (declared + made).map { initializer in
          var copy = initializer
          copy.isFreed = isFreed
          return copy
        }
        isFreed = isFreed || program.isolation(of: type) == .nonisolated
        inherits =
          !declared.contains(where: \.isDesignated)
          && (made.isEmpty || type.type?.hasInitialValues == true)
        if inherits, superclass == nil { try addInheritedInitializers(of: type) }
      }
      for (branch, others) in zip(branches, synthesized) {
        addMembers(
          (branch.type.type?.members ?? []) + others, of: branch.type,
          condition: branch.condition)
        if let superclass = program.superclass(of: branch.type) {
          for superbranch in program.branches(of: superclass.type, seenFrom: branch.type) {
            substitute(superclass, superbranch.type, from: branch.type)
          }
        }
      }
      previous = type
      current = superclass?.type
    }
    try checkInitializers()
  }

  /// The generic types of the toolchain's modules in which classes are declared now and then.
  private static let genericTypes: Set = [
    "AnyPublisher", "Array", "ArraySlice", "AsyncStream", "AsyncThrowingStream", "Binding",
    "ClosedRange", "Dictionary", "KeyPath", "Optional", "Range", "Result", "Set", "Task",
  ]

  /// A subclass outside of a generic type has that type's parameters too.
  private func checkPlace() throws(Refusal) {
    if root.extendedCount > 0, let extended = root.path.first,
      Self.genericTypes.contains(extended), program.find([extended], from: root) == nil
    {
      throw refusal(
        "it is declared in an extension of \(extended), whose generic parameters it has as well")
    }
    let outer = program.enclosing(root).dropLast().filter {
      $0.type?.genericParameters.isEmpty == false
    }
    guard let generic = outer.last else { return }
    if root.isExtensionConstrained {
      throw refusal(
        "it is declared in an extension of the generic type \(generic.qualifiedName) that is"
          + " constrained")
    }
    let names = program.genericParameters(around: root).map(\.parameter.name)
    if let hidden = names.first(where: { name in names.count { $0 == name } > 1 }) {
      throw refusal(
        "its generic parameter \(hidden) hides that of a type that it is declared in")
    }
  }

  func refusal(_ reason: String) -> Refusal {
    Refusal(
      typeName: root.qualifiedName, path: root.file.path, position: root.position, reason: reason)
  }

  /// Remembers what the generic parameters of a superclass stand for.
  private mutating func substitute(
    _ superclass: Superclass, _ branch: DeclaredType, from type: DeclaredType
  ) {
    let key = ObjectIdentifier(branch)
    let enclosing = program.enclosing(branch)
    let components = superclass.name.components
    for (index, outer) in enclosing.enumerated() {
      let names = outer.type?.genericParameters.map(\.name) ?? []
      let place = components.count - enclosing.count + index
      // What is not written is that of a type around both.
      let arguments =
        place < 0 ? names.map { .identifier($0) } : components[place].genericArguments
      for (name, argument) in zip(names, arguments) {
        let origin = program.origin(ofHead: argument, of: type)
        result.substitutions[key, default: [:]][name] = (argument, origin)
      }
    }
  }

  // MARK: - Initializers

  private func initializers(
    among members: [Declaration], of branch: Program.Branch
  ) -> [ClassInitializer] {
    var found: [ClassInitializer] = []
    visit(members, condition: branch.condition) { declaration, condition in
      guard case .initializer(let initializer) = declaration else { return }
      found.append(
        ClassInitializer(
          declaration: initializer, origin: branch.type,
          condition: Conditions.joined(condition, initializer.platformCondition)))
    }
    return found
  }

  /// A class without initializers has those of its superclass, or one without parameters, which only
  /// its module sees.
  private mutating func addInheritedInitializers(of type: DeclaredType) throws(Refusal) {
    let parent = type.type?.inheritedTypes.first?.namedType?.components.map(\.name)
    let known = parent.flatMap { parent in
      program.find(parent, from: type) == nil ? Toolchain.initializers(ofClass: parent) : nil
    }
    if case .some(.none) = known, let parent {
      throw refusal(
        "it has only the initializers of \(parent.joined(separator: ".")), which a mock can not"
          + " override")
    }
    var head = DeclarationHead(position: type.position)
    if known != nil { head.modifiers = [Modifier("public")] }
    var declarations = [InitializerDeclaration(head: head)]
    if known == .archived {
      head.modifiers.append(Modifier("required"))
      var archived = InitializerDeclaration(head: head)
      archived.failability = .optional
      archived.parameters = [
        Parameter(
          label: "coder", name: "coder", type: .identifier("NSCoder"), position: type.position)
      ]
      declarations.append(archived)
    }
    result.initializers += declarations.map {
      ClassInitializer(declaration: $0, origin: type, condition: nil)
    }
  }

  // MARK: - Members

  private mutating func addMembers(
    _ members: [Declaration], of type: DeclaredType, condition: String?
  ) {
    let parameters = Set(program.genericParameters(around: type).map(\.parameter.name))
    var newest: [OverridableMember] = []
    var found: [(Declaration, String?)] = []
    visit(members, condition: condition) { found.append(($0, $1)) }
    let all = found.flatMap { declaration, condition in
      OverridableMember.members(in: declaration).map { ($0, condition) }
    }
    let older = overriddenMembers(among: all.map(\.0), of: type)
    for (index, (member, condition)) in all.enumerated() {
      result.names.insert(member.baseName)
      if isVisible(member.access, type) { result.declared.append((member.declaration, type)) }
      if older.contains(index) { continue }
      // The types of a generic superclass's parameters are not like those of what overrides them.
      if member.mentions(parameters), overriding[member.displayName] != nil { continue }
      if member.isOverride { newest.append(member) }
      add(member, of: type, condition: condition)
    }
    for member in newest {
      overriding[member.displayName, default: []].append(
        Override(
          key: member.key(in: type, of: program), parameters: member.parameters, type: type))
    }
  }

  private mutating func add(
    _ member: OverridableMember, of type: DeclaredType, condition: String?
  ) {
    // What nobody outside of its file sees is no matter of a mock.
    guard isVisible(member.access, type) else { return }
    if let subclass = claimName(of: member), type !== root {
      let reason = "is called as a \(subclass) of a subclass, and no class can have both"
      return result.kept.append(KeptMember(name: member.displayName, reason: reason))
    }
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

  /// Remembers the name of a property, or of a method that no class can have beside one.
  ///
  /// - Returns: What a member of the other kind is that has the name; nil where none has.
  private mutating func claimName(of member: OverridableMember) -> String? {
    let name = (member.syntax.isStatic ? "static " : "") + member.baseName.unticked
    switch member.declaration {
    case .function(let function) where function.parameters.isEmpty && !function.effects.isAsync:
      methodNames.insert(name)
      return propertyNames.contains(name) ? "property" : nil
    case .variable:
      propertyNames.insert(name)
      return methodNames.contains(name) ? "method" : nil
    default: return nil
    }
  }

  /// Whether the tests see what has an access level, by a testable import where they need one.
  func isVisible(_ level: AccessLevel, _ type: DeclaredType) -> Bool {
    let isNear = type.module.isInPackage || type.module.name == testModule
    return level >= (isNear ? .internal : .public)
  }

  private func visit(
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
