internal import MynahSyntax

/// A finder of the values that a file can create for calls without a stub.
struct ValueFinder {
  let program: Program

  /// A closure that returns whether the file can name a type.
  let isNameable: (DeclaredType) -> Bool

  /// The imports of the file.
  let imports: Imports

  /// The modules that the file imports.
  let modules: Set<String>

  /// The mocks that can serve as values, by the type as the file writes it.
  let nested: NestedMocks

  private(set) var model = ValueModel()

  /// The `#if` condition around the current member, or nil if it's unconditional.
  private var condition: String?

  /// A Boolean value that indicates whether a member's result names the current type.
  ///
  /// The file can then write the type unchanged.
  private(set) var isInResult = true

  /// The number of types that contain the current type.
  private var depth = 0

  /// The results so far, which are true if a value certainly exists, by condition and type.
  private var results: [String: Bool] = [:]

  init(
    program: Program, imports: Imports, nested: NestedMocks,
    isNameable: @escaping (DeclaredType) -> Bool
  ) {
    self.program = program
    self.imports = imports
    modules = imports.modules
    self.nested = nested
    self.isNameable = isNameable
  }

  /// Adds values for the results of a mock's members, and records the results that might lack one.
  mutating func add(_ mock: MockModel) {
    let generics = Set(mock.generics.parameters.map(\.name) + [mock.mockName])
    for member in mock.members {
      condition = ConditionalDeclaration.all([mock.condition, member.condition])
      for call in member.calls {
        let hidden = generics.union(call.genericParameters.map(\.name))
        let isHidden = { (type: TypeSyntax) in hidden.contains { type.mentions($0) } }
        // A call with a nested mock returns this mock, so it doesn't need a value.
        guard let type = call.result.type, !type.isVoid, call.result.isPlain,
          nested.mock(for: call) == nil, isHidden(type) || !hasValue(type, from: member.origin),
          call.fallback == nil, !call.effects.throwsAny
        else { continue }
        // A call without a value throws an error.
        if let error = call.effects.typedFailure, !isHidden(error),
          hasValue(error, from: member.origin)
        {
          continue
        }
        guard !isHidden(type) else { continue }
        model.missing[mock.mockName, default: []].append((call.displayName, type.description))
      }
    }
  }

  /// Adds values for a generic argument of a mock.
  mutating func add(_ argument: TypeSyntax, from origin: DeclaredType) {
    condition = nil
    _ = hasPart(argument, from: origin)
  }

  /// Adds the lines that create a value of a type, and returns whether a value certainly exists.
  ///
  /// - Parameters:
  ///   - type: The type.
  ///   - origin: The declaration that names the type.
  private mutating func hasValue(_ type: TypeSyntax, from origin: DeclaredType) -> Bool {
    guard depth < 64 else { return false }
    depth += 1
    defer { depth -= 1 }
    switch type.withoutAttributes {
    case .optional, .implicitlyUnwrappedOptional, .array, .dictionary, .metatype: return true
    case .tuple(let elements):
      return elements.map { hasValue($0.type, from: origin) }.allSatisfy(\.self)
    case .function(let function): return hasClosure(type, function, from: origin)
    case .existential: return hasMock(of: type.withoutAttributes)
    case .named(let name):
      guard let found = program.find(name.path, from: origin) else {
        return hasToolchainValue(name, from: origin)
      }
      switch found.declaration {
      case .alias(let alias):
        guard alias.genericParameters.isEmpty else { return false }
        let name = "typealias \(found.module.name).\(found.qualifiedName)"
        if let known = known(name) { return known }
        let isCertain = hasPart(alias.type, from: found)
        results["\(condition ?? "") \(name)"] = isCertain
        return isCertain
      case .type(let declaration) where declaration.kind == .protocol:
        return hasMock(of: .existential(.identifier(program.reference(to: found))))
      case .type(let declaration):
        let canCreate = canCreate(type, declaration, found, from: origin)
        return canCreate || isProvided(found)
      }
    default: return false
    }
  }

  /// Adds the lines for a part of another value, and returns whether the part certainly exists.
  private mutating func hasPart(_ type: TypeSyntax, from origin: DeclaredType) -> Bool {
    inPart { finder in finder.hasValue(type, from: origin) }
  }

  /// Runs a closure for a part of another value, which no member's result names.
  private mutating func inPart<Result>(_ body: (inout ValueFinder) -> Result) -> Result {
    let isOuterInResult = isInResult
    isInResult = false
    defer { isInResult = isOuterInResult }
    return body(&self)
  }

  /// Returns a Boolean value that indicates whether a protocol lets the provider create values.
  private func isProvided(_ type: DeclaredType) -> Bool {
    let parents = type.inheritedTypes + program.extensions(of: type).conformances
    return parents.contains { parent in
      ToolchainValues.protocols.contains(parent.namedType?.last.name ?? "")
        || program.parents(parent, from: type).contains {
          program.conforms($0, toOneOf: ToolchainValues.protocols)
        }
    }
  }

  // MARK: - Entries

  /// Returns the earlier result for a type, or nil if there isn't one.
  private func known(_ type: String) -> Bool? {
    results[" \(type)"] ?? results["\(condition ?? "") \(type)"]
  }

  /// Adds the lines that create a value of a type, and returns `isCertain`.
  private mutating func add(_ lines: String..., of type: String, isCertain: Bool = true) -> Bool {
    model.entries.append(ValueModel.Entry(type: type, lines: lines, condition: condition))
    results["\(condition ?? "") \(type)"] = isCertain
    return isCertain
  }

  private mutating func hasMock(of type: TypeSyntax) -> Bool {
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
    return type.mentions("AsyncSequence")
  }

  private mutating func hasToolchainValue(_ name: NamedType, from origin: DeclaredType) -> Bool {
    let last = name.last
    if ToolchainValues.wrappersOfFirstArgument.contains(last.name),
      let held = last.genericArguments.first
    {
      return hasValue(held, from: origin)
    }
    if ToolchainValues.provided.contains(last.name) { return true }
    if let known = known(name.name) { return known }
    guard name.simpleName != nil, let expression = ToolchainValues.expressions[last.name],
      isInResult || ToolchainValues.module(of: last.name).map(modules.contains) == true
    else { return false }
    return add("return \(expression)", of: last.name)
  }

  private mutating func hasClosure(
    _ type: TypeSyntax, _ function: FunctionTypeSyntax, from origin: DeclaredType
  ) -> Bool {
    guard isPlain(function.result, from: origin),
      !program.areBoundToMainActor([type], from: origin),
      let written = written(type, from: origin)?.closureExpression,
      let result = written.functionType?.result
    else { return false }
    let text = written.description
    if let known = known(text) { return known }
    let head = "{ " + function.parameters.map { _ in "_" }.commaSeparated
    let names = head + " in ".when(!function.parameters.isEmpty)
    if result.isVoid { return add("return \(names)} as \(text)", of: text) }
    let isCertain = hasValue(function.result, from: origin)
    return add(
      "if let made = try? value.stored((\(result)).self) {",
      "  return \(names)made.value } as \(text)",
      "}", of: text, isCertain: isCertain)
  }

  private mutating func canCreate(
    _ type: TypeSyntax, _ declaration: TypeDeclaration, _ found: DeclaredType,
    from origin: DeclaredType
  ) -> Bool {
    guard isVisible(found), !program.areBoundToMainActor([type], from: origin),
      let text = written(type, from: origin)?.withoutAttributes.description,
      program.genericParameters(around: found).isEmpty
        == (type.namedType?.hasGenericArguments != true)
    else { return false }
    if let known = known(text) { return known }
    // A value that needs another value of the same type can't be created, so the result is false
    // while its parts are examined.
    results["\(condition ?? "") \(text)"] = false
    var chosen: (line: String, isCertain: Bool, construction: ValueConstruction)?
    for construction in constructions(of: declaration, found).prefix(4)
    where chosen?.isCertain != true {
      guard let (line, isCertain) = line(of: construction, text, found) else { continue }
      if isCertain || chosen == nil { chosen = (line, isCertain, construction) }
    }
    guard let chosen else { return false }
    if isHidden(chosen.construction, of: found) { model.testable.append(found) }
    if !program.isQualified(found.path[0], in: found.module.name) {
      model.types.insert(References.TypeName(name: found.path[0], module: found.module.name))
    }
    return add(chosen.line, of: text, isCertain: chosen.isCertain)
  }

  /// Returns the line for a construction and whether it always succeeds, or nil if it's impossible.
  private mutating func line(
    of construction: ValueConstruction, _ type: String, _ origin: DeclaredType
  ) -> (line: String, isCertain: Bool)? {
    var isCertain = true
    var mayThrow = false
    var arguments: [String] = []
    for (label, type) in construction.parameters ?? [] {
      guard isPlain(type, from: origin) else { return nil }
      let value: String
      if type.isFunction {
        let literals = DefaultValues(program: program, purpose: .noop)
        guard let closure = literals.expression(for: type, from: origin) else { return nil }
        value = closure
      } else {
        isCertain = hasPart(type, from: origin) && isCertain
        mayThrow = true
        if construction.isOverloaded {
          let written = inPart { finder in finder.written(type, from: origin) }
          guard let written else { return nil }
          value = "value(\(written.description.asOperand).self)"
        } else {
          value = "value()"
        }
      }
      arguments.append(label.beforeArgument + value)
    }
    let list = "(\(arguments.commaSeparated))".when(construction.parameters != nil)
    return ("return " + "try? ".when(mayThrow) + type + construction.name + list, isCertain)
  }

  /// Returns a Boolean value that indicates whether values of a type can be copied and stored.
  private func isPlain(_ type: TypeSyntax, from origin: DeclaredType) -> Bool {
    ValueRestrictions.restrictions(of: type, generics: [:], in: program, from: origin).isEmpty
  }

  // MARK: - Constructions

  /// Returns the ways to create a value of a type.
  ///
  /// Ways without a testable import come first. Within each group, ways with fewer values come
  /// first.
  private func constructions(
    of declaration: TypeDeclaration, _ found: DeclaredType
  ) -> [ValueConstruction] {
    let members = members(of: found)
    // The file of the mocks also sees the members that the tests add to a type.
    var added: [Declaration] = []
    if let tests = program.testModule, tests != found.module.name {
      added = program.extensions(of: found, in: tests).generalMembers.map(\.declaration)
    }
    if declaration.kind == .enum {
      let functions = (members + added).compactMap(\.function)
      return declaration.casesToMake.map { construction in
        var construction = construction
        construction.isOverloaded = functions.contains { $0.isOverload(of: construction) }
        return construction
      }
    }
    var all = initializers(of: declaration, found, among: members)
    // A class can inherit convenience initializers.
    let inherited = program.superclasses(of: found).flatMap(members(of:))
    let others = (added + inherited).compactMap(\.initializer)
    for index in all.indices where others.contains(where: { $0.isOverload(of: all[index]) }) {
      all[index].isOverloaded = true
    }
    let seesInternals = sees(found.module.name) || couldSee(found)
    let least = seesInternals ? .internal : found.module.importedAccess
    all.removeAll { $0.access < least || $0.labels == ["from"] }
    if all.isEmpty {
      all = members.flatMap { program.constants(in: $0, of: found) }.filter { $0.access >= least }
    }
    let sorted = all.sortedByNeed
    return sorted.filter { !isHidden($0, of: found) } + sorted.filter { isHidden($0, of: found) }
  }

  /// Returns the initializers of a type, and the one that the compiler writes.
  private func initializers(
    of declaration: TypeDeclaration, _ found: DeclaredType, among members: [Declaration]
  ) -> [ValueConstruction] {
    let initializers = members.compactMap(\.initializer)
    var all = initializers.filter { $0.spiGroup == nil }.compactMap(\.construction)
      .filter { initializers.isOnly($0.labels) }
    // A class without a superclass can have an initializer that the compiler writes.
    let isRoot =
      declaration.kind == .struct
      || declaration.inheritedTypes.allSatisfy {
        program.parents($0, from: found).allSatisfy { $0.kind == .protocol }
      }
    if isRoot, !declaration.members.contains(where: { $0.initializer != nil }),
      var implicit = declaration.implicitInitializer
    {
      // An initializer in an extension can take the same labels as the memberwise initializer.
      for index in all.indices where all[index].labels.fit(implicit.memberwise) {
        all[index].isOverloaded = true
      }
      implicit.isOverloaded = initializers.contains { $0.isOverload(of: implicit) }
      if implicit.isOverloaded || !all.contains(where: { $0.labels == implicit.labels }) {
        all.append(implicit)
      }
    }
    return all
  }

  /// Returns the members of a type and of its extensions.
  private func members(of type: DeclaredType) -> [Declaration] {
    type.members + program.extensions(of: type).generalMembers.map(\.declaration)
  }

  /// Returns a Boolean value that indicates whether a construction requires a testable import.
  private func isHidden(_ construction: ValueConstruction, of type: DeclaredType) -> Bool {
    let access = min(construction.access, type.access)
    return !sees(type.module.name) && access < type.module.importedAccess
  }
}

extension TypeSyntax {
  /// The function type in a form that expressions can name, without the names of parameters.
  ///
  /// It's nil if Swift doesn't parse the type in an expression.
  var closureExpression: TypeSyntax? {
    let type = removing(attributes: { $0.name == "escaping" }).withoutParameterNames
    let isUnnameable = type.contains { part in
      if case .existential(.metatype) = part { return true }
      return part.specifiers.contains { $0.name != "inout" } || part.hasAttribute("convention")
        || part.functionType?.parameters.contains(where: \.isVariadic) == true
    }
    if isUnnameable { return nil }
    return type
  }
}
