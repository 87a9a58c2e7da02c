internal import MynahSyntax

/// Finds out how a file makes values of the types that mocked members return, for calls without a stub.
struct ValueFinder {
  let program: Program

  /// Returns whether the file can name a type.
  let isNameable: (DeclaredType) -> Bool

  /// The module of the file; nil if it is none of those that were read.
  let testModule: String?

  /// The modules that the file imports, and those that it imports as testable.
  let modules: Set<String>
  let testableModules: Set<String>

  /// The modules that the tests import as testable, so that the file may do so too.
  let modulesOfTests: Set<String>

  /// The groups in `@_spi(Group)` that the file imports.
  let spi: SPIGroups

  /// The mocks that values can be, by the type as the file writes it.
  let nested: NestedMocks

  private(set) var model = ValueModel()

  /// The `#if` condition around the member that is looked at; nil if there is none.
  private var condition: String?

  /// A Boolean value that indicates whether the type that is looked at is written in the file anyway.
  private(set) var isInResult = true

  /// How many types contain the one that is looked at.
  private var depth = 0

  /// Why there may be no value, by the condition and the type; nil if there is one.
  private var obstacles: [String: String?] = [:]

  private static let isMadeOfNothing = "is made of what has no value"
  private static let isOfProtocol = "is a protocol's, of which nothing here is a mock"
  private static let hasNoInitializer = "has no initializer that is sure to make one"

  init(
    program: Program, testModule: String?, imports: Imports, nested: NestedMocks,
    isNameable: @escaping (DeclaredType) -> Bool
  ) {
    self.program = program
    self.testModule = testModule
    modules = imports.modules
    testableModules = imports.testable.modules
    modulesOfTests = imports.testableInTests
    spi = imports.spi
    self.nested = nested
    self.isNameable = isNameable
  }

  /// Adds values for the results of a mock's members, and lists the results for which there may be none.
  mutating func add(_ mock: MockModel) {
    let generics = Set(mock.genericParameters.map(\.name) + [mock.mockName])
    for member in mock.members {
      let conditions = [mock.condition, member.condition].compactMap(\.self)
      condition = conditions.isEmpty ? nil : ConditionalDeclaration.all(conditions)
      for call in member.calls {
        let hidden = generics.union(call.genericParameters.map(\.name))
        // A nested mock is the member's own.
        guard let type = call.result.type, !type.isVoid, call.result.traits.isEmpty,
          !hidden.contains(where: { type.mentions($0) }), nested.mock(for: call) == nil,
          let obstacle = obstacle(to: type, from: member.origin),
          call.fallback == nil, !call.effects.throwsAny
        else { continue }
        model.missing[mock.mockName, default: []].append(
          MissingValue(member: call.displayName, type: type.description, reason: obstacle))
      }
    }
  }

  /// Adds what makes values of a type, and returns why there may be no value; nil if there is one.
  ///
  /// - Parameters:
  ///   - type: The type.
  ///   - origin: From where its names are looked up.
  private mutating func obstacle(to type: TypeSyntax, from origin: DeclaredType) -> String? {
    guard depth < 64 else { return Self.isMadeOfNothing }
    depth += 1
    defer { depth -= 1 }
    switch type.withoutAttributes {
    case .optional, .implicitlyUnwrappedOptional, .array, .dictionary, .metatype: return nil
    case .tuple(let elements):
      let obstacles = elements.map { obstacle(to: $0.type, from: origin) }
      return obstacles.allSatisfy { $0 == nil } ? nil : Self.isMadeOfNothing
    case .function(let function): return obstacle(toClosure: type, function, from: origin)
    case .existential: return obstacle(toMock: type)
    case .named(let name):
      guard let found = program.find(name.components.map(\.name), from: origin) else {
        return obstacle(toUnread: name, from: origin)
      }
      switch found.declaration {
      case .alias(let alias):
        return alias.genericParameters.isEmpty
          ? obstacle(toPart: alias.type, from: found) : Self.isMadeOfNothing
      case .type(let declaration) where declaration.kind == .protocol:
        return obstacle(toMock: .existential(.identifier(program.reference(to: found))))
      case .type(let declaration):
        let obstacle = obstacle(to: type, declaration, found, from: origin)
        return isProvided(found) ? nil : obstacle
      }
    default: return Self.isMadeOfNothing
    }
  }

  /// The same for a type that a value is made of.
  private mutating func obstacle(toPart type: TypeSyntax, from origin: DeclaredType) -> String? {
    let isOuterInResult = isInResult
    isInResult = false
    defer { isInResult = isOuterInResult }
    return obstacle(to: type, from: origin)
  }

  /// Whether the standard provider makes values of a type because of a protocol.
  private func isProvided(_ type: DeclaredType) -> Bool {
    let parents = (type.type?.inheritedTypes ?? []) + program.extensions(of: type).conformances
    return parents.contains { parent in
      ToolchainValues.protocols.contains(parent.namedType?.components.last?.name ?? "")
        || program.parents(parent, from: type).contains {
          program.conforms($0, toOneOf: ToolchainValues.protocols)
        }
    }
  }

  // MARK: - Entries

  /// Why there may be no value of a type that was looked at already; nil if it wasn't.
  private func known(_ type: String) -> String?? {
    obstacles[" \(type)"] ?? obstacles["\(condition ?? "") \(type)"]
  }

  private mutating func remember(_ obstacle: String?, of type: String) {
    obstacles.updateValue(obstacle, forKey: "\(condition ?? "") \(type)")
  }

  /// Adds the lines that make a value of a type.
  private mutating func add(_ lines: String..., of type: String, obstacle: String? = nil) -> String?
  {
    model.entries.append(ValueModel.Entry(type: type, lines: lines, condition: condition))
    remember(obstacle, of: type)
    return obstacle
  }

  private mutating func obstacle(toMock type: TypeSyntax) -> String? {
    let text = type.description
    if let known = known(text) { return known }
    if let mock = nested.mock(ofType: text) {
      return add("return \(mock)(at: .generated)", of: text)
    }
    if case .existential(.metatype(let instance)) = type.withoutAttributes,
      let mock = nested.mock(ofType: "any \(instance)")
    {
      return add("return \(mock).self", of: text)
    }
    return type.mentions("AsyncSequence") ? nil : Self.isOfProtocol
  }

  private mutating func obstacle(
    toUnread name: NamedType, from origin: DeclaredType
  ) -> String? {
    let last = name.components[name.components.count - 1]
    if ToolchainValues.holders.contains(last.name), let held = last.genericArguments.first {
      return obstacle(to: held, from: origin) == nil ? nil : Self.isMadeOfNothing
    }
    if ToolchainValues.provided.contains(last.name) { return nil }
    if let known = known(name.name) { return known }
    if name.simpleName != nil, let value = ToolchainValues.made[last.name],
      isInResult || value.module.map(modules.contains) == true
    {
      return add(value.line, of: last.name)
    }
    return name.name == "Any" ? "may be anything" : "is declared in no file that was read"
  }

  private mutating func obstacle(
    toClosure type: TypeSyntax, _ function: FunctionTypeSyntax, from origin: DeclaredType
  ) -> String? {
    guard isPlain(function.result, from: origin),
      let written = written(type, from: origin)?.closureExpression,
      let result = written.functionType?.result
    else { return Self.isMadeOfNothing }
    let text = written.description
    if let known = known(text) { return known }
    let head = "{ " + function.parameters.map { _ in "_" }.joined(separator: ", ")
    let names = function.parameters.isEmpty ? head : "\(head) in "
    if result.isVoid { return add("return \(names)} as \(text)", of: text) }
    let obstacle = obstacle(to: function.result, from: origin)
    return add(
      "if let made = try? value.kept((\(result)).self) {",
      "  return \(names)made.value } as \(text)",
      "}", of: text, obstacle: obstacle == nil ? nil : Self.isMadeOfNothing)
  }

  private mutating func obstacle(
    to type: TypeSyntax, _ declaration: TypeDeclaration, _ found: DeclaredType,
    from origin: DeclaredType
  ) -> String? {
    guard isVisible(found), let text = written(type, from: origin)?.withoutAttributes.description,
      program.genericParameters(around: found).isEmpty
        == (type.namedType?.hasGenericArguments != true)
    else { return Self.hasNoInitializer }
    if let known = known(text) { return known }
    // A value that needs another one of its own type can't be made.
    remember(Self.hasNoInitializer, of: text)
    var chosen: (line: String, isCertain: Bool, construction: ValueConstruction)?
    for construction in constructions(of: declaration, found).prefix(4)
    where chosen?.isCertain != true {
      guard let (line, isCertain) = line(of: construction, text, found) else { continue }
      if isCertain || chosen == nil { chosen = (line, isCertain, construction) }
    }
    guard let chosen else { return Self.hasNoInitializer }
    if isHidden(chosen.construction, of: found) { model.testable.append(found) }
    if !program.isQualified(found.path[0], in: found.module.name) {
      model.types.insert(References.TypeName(name: found.path[0], module: found.module.name))
    }
    return add(
      chosen.line, of: text, obstacle: chosen.isCertain ? nil : Self.hasNoInitializer)
  }

  /// The line that makes a value in one way, and whether it certainly does; nil if it can't be written.
  private mutating func line(
    of construction: ValueConstruction, _ type: String, _ origin: DeclaredType
  ) -> (line: String, isCertain: Bool)? {
    var isCertain = true
    var arguments: [String] = []
    for (label, type) in construction.parameters ?? [] {
      guard isPlain(type, from: origin) else { return nil }
      var value = "value()"
      if type.isFunction {
        let literals = DefaultValues(program: program, purpose: .noop)
        guard let closure = literals.expression(for: type, from: origin) else { return nil }
        value = closure
      } else {
        isCertain = obstacle(toPart: type, from: origin) == nil && isCertain
      }
      arguments.append((label.map { "\($0.asLabel): " } ?? "") + value)
    }
    let list = construction.parameters == nil ? "" : "(\(arguments.joined(separator: ", ")))"
    let mayThrow = arguments.contains { $0.hasSuffix("value()") }
    return ("return \(mayThrow ? "try? " : "")\(type)\(construction.name)\(list)", isCertain)
  }

  /// Whether values of a type can be copied and kept.
  private func isPlain(_ type: TypeSyntax, from origin: DeclaredType) -> Bool {
    ValueRestrictions.restrictions(of: type, generics: [:], in: program, from: origin).isEmpty
  }

  // MARK: - Constructions

  /// The ways to make a value of a type: those that need no testable import first, and then those that need
  /// the fewest values.
  private func constructions(
    of declaration: TypeDeclaration, _ found: DeclaredType
  ) -> [ValueConstruction] {
    if declaration.kind == .enum { return declaration.casesToMake }
    let members = declaration.members + program.extensions(of: found).generalMembers
    let initializers = members.compactMap(\.initializer)
    var all = initializers.compactMap(\.construction).filter { initializers.isOnly($0.labels) }
    // A class without a superclass can have the initializer that the compiler writes.
    let isRoot =
      declaration.kind == .struct
      || declaration.inheritedTypes.allSatisfy {
        program.parents($0, from: found).allSatisfy { $0.type?.kind == .protocol }
      }
    if isRoot, !declaration.members.contains(where: { $0.initializer != nil }),
      let implicit = declaration.implicitInitializer,
      !all.contains(where: { $0.labels == implicit.labels })
    {
      all.append(implicit)
    }
    let least: AccessLevel =
      sees(found.module.name) || couldSee(found)
      ? .internal : found.module.isInPackage ? .package : .public
    all.removeAll { $0.access < least || $0.labels == ["from"] }
    if all.isEmpty {
      all = members.flatMap { program.constants(in: $0, of: found) }.filter { $0.access >= least }
    }
    let sorted = all.sortedByNeed
    return sorted.filter { !isHidden($0, of: found) } + sorted.filter { isHidden($0, of: found) }
  }

  /// Returns whether the file only sees a way to make a value if it imports the module as testable.
  private func isHidden(_ construction: ValueConstruction, of type: DeclaredType) -> Bool {
    let access = min(construction.access, type.access)
    return !sees(type.module.name) && access < (type.module.isInPackage ? .package : .public)
  }
}
