internal import MynahSyntax

/// Finds out how values of the results of mocked members are made.
struct ValueFinder {
  let program: Program

  /// Whether the file can name a type.
  let isNameable: (DeclaredType) -> Bool

  /// The module of the file; nil where it is none of those that were read.
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

  /// The types of which a value of a protocol's is made, by the protocol.
  var conformingTypes: [ObjectIdentifier: [DeclaredType]] = [:]

  /// How many types hold the one that is looked at, each in another; no deeper ones are looked at.
  private var depth = 0

  /// Whether the mock that is looked at exists on all systems, as what makes values does.
  private(set) var isEverywhere = true

  /// The `#if` condition around the member that is looked at; nil where there is none.
  private var condition: String?

  /// The types that were looked at under some condition, and whether there is an entry for them or
  /// something that they hold.
  private var known: [Key: Bool] = [:]

  /// The types of which the file certainly makes a value.
  private var made: Set<String> = []

  private struct Key: Hashable {
    let type: String
    let condition: String?
  }

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

  /// Adds what the members of a mock return.
  mutating func add(_ mock: MockModel) {
    isEverywhere = mock.availability.allSatisfy(\.isDeprecation)
    let generics = Set(mock.genericParameters.map(\.name) + [mock.mockName])
    for member in mock.members {
      let conditions = [mock.condition, member.condition].compactMap(\.self)
      condition = conditions.isEmpty ? nil : ConditionalDeclaration.all(conditions)
      for call in member.calls {
        guard let type = call.result.type, !type.isVoid, call.result.traits.isEmpty else {
          continue
        }
        let hidden = generics.union(call.genericParameters.map(\.name))
        guard !hidden.contains(where: { type.mentions($0) }) else { continue }
        // A nested mock is the member's own.
        guard nested.mock(for: call) == nil else { continue }
        if isEverywhere, find(type, from: member.origin, isResult: true) {
          model.mocks.insert(mock.mockName)
        }
        guard call.fallback == nil, !call.effects.throwsAny,
          let reason = reasonAgainstValue(of: type, from: member.origin)
        else { continue }
        model.missing[mock.mockName, default: []].append(
          MissingValue(member: call.displayName, type: type.description, reason: reason))
      }
    }
  }

  /// Finds how values of a type are made.
  ///
  /// - Parameters:
  ///   - type: The type.
  ///   - origin: From where its names are looked up.
  ///   - isResult: Whether it is written as the file writes it.
  /// - Returns: Whether the file has a value for the type, or for a part of it.
  private mutating func find(
    _ type: TypeSyntax, from origin: DeclaredType, isResult: Bool = false
  ) -> Bool {
    guard depth < 64 else { return false }
    depth += 1
    defer { depth -= 1 }
    switch type.withoutAttributes {
    case .tuple(let elements):
      var isKnown = false
      for element in elements {
        isKnown = find(element.type, from: origin, isResult: isResult) || isKnown
      }
      return isKnown
    case .function(let function):
      return find(type, from: origin, isResult) { finder, written in
        finder.addClosure(written, function, from: origin, isResult: isResult)
      }
    case .existential:
      return find(type, from: origin, isResult) { $0.addMock($1) }
    case .named(let name):
      guard let found = program.find(name.components.map(\.name), from: origin) else {
        // What is not declared here can hold what is, as a Result does.
        var isKnown = addToolchainValue(of: name, isResult: isResult)
        for argument in name.components.flatMap(\.genericArguments) {
          isKnown = find(argument, from: origin, isResult: isResult) || isKnown
        }
        return isKnown
      }
      switch found.declaration {
      case .alias(let alias):
        guard alias.genericParameters.isEmpty else { return false }
        return find(alias.type, from: found)
      case .type(let declaration) where declaration.kind == .protocol:
        return addMock(.existential(.identifier(program.reference(to: found))))
      case .type(let declaration):
        return find(type.withoutAttributes, from: origin, isResult) { finder, written in
          // Swift 6.3 does not parse `nonisolated(nonsending)` in expressions.
          guard !written.mentionsNonsending else { return false }
          let isGeneric = name.hasGenericArguments
          let program = finder.program
          let text = isGeneric ? written.description : program.reference(to: found)
          guard isGeneric == !program.genericParameters(around: found).isEmpty else { return false }
          for argument in name.components.flatMap(\.genericArguments) {
            _ = finder.find(argument, from: origin, isResult: isResult)
          }
          return finder.addValue(of: declaration, found, text)
        }
      }
    default: return false
    }
  }

  /// Adds a value of a type as the file writes it.
  ///
  /// - Parameter add: Adds the value, and returns whether there is one.
  private mutating func find(
    _ type: TypeSyntax, from origin: DeclaredType, _ isResult: Bool,
    _ add: (inout ValueFinder, TypeSyntax) -> Bool
  ) -> Bool {
    let found = isResult ? Written(type: type) : written(type, from: origin)
    guard let found, add(&self, found.type) else { return false }
    for type in found.hidden { needTestable(type) }
    // A closure's type, or a generic one, names others.
    if type.isFunction || type.namedType?.hasGenericArguments == true,
      type.containsName(where: { isDeprecated($0, from: origin) })
    {
      model.isDeprecated = true
    }
    return true
  }

  /// Whether Swift warns of a type where it is named.
  private func isDeprecated(_ name: NamedType, from origin: DeclaredType) -> Bool {
    program.find(name.components.map(\.name), from: origin).map(isDeprecated) ?? false
  }

  private func isDeprecated(_ type: DeclaredType) -> Bool {
    program.enclosing(type).contains(where: \.isDeprecated)
  }

  // MARK: - Entries

  /// Begins the entry of a type.
  ///
  /// - Returns: Whether there is one; nil where it has to be made.
  private mutating func begin(_ type: String) -> Bool? {
    let key = Key(type: type, condition: condition)
    if let isKnown = known[Key(type: type, condition: nil)] ?? known[key] { return isKnown }
    // It may hold itself.
    known[key] = true
    return nil
  }

  /// Adds the entry of a type that was begun, where there are lines.
  private mutating func end(_ type: String, _ lines: [String]) -> Bool {
    known[Key(type: type, condition: condition)] = !lines.isEmpty
    if !lines.isEmpty {
      model.entries.append(ValueModel.Entry(type: type, lines: lines, condition: condition))
    }
    return !lines.isEmpty
  }

  /// Whether the file has an entry for a type, as it writes it.
  func hasEntry(_ type: TypeSyntax) -> Bool {
    guard isEverywhere else { return false }
    let text = (type.isFunction ? type.closureEntry ?? type : type).description
    return known[Key(type: text, condition: nil)] ?? known[Key(type: text, condition: condition)]
      ?? false
  }

  /// Whether the file certainly makes a value of a type.
  func isMade(_ type: String) -> Bool { isEverywhere && made.contains(type) }

  private mutating func addMock(_ type: TypeSyntax) -> Bool {
    let text = type.description
    if let mock = nested.mock(ofType: text) {
      return begin(text) ?? end(text, ["return \(mock)(at: .generated)"])
    }
    guard case .existential(.metatype(let instance)) = type.withoutAttributes,
      let mock = nested.mock(ofType: "any \(instance)")
    else { return false }
    return begin(text) ?? end(text, ["return \(mock).self"])
  }

  private mutating func addToolchainValue(of name: NamedType, isResult: Bool) -> Bool {
    let path = name.components.map(\.name)
    guard let last = path.last, path.count < 3, !name.hasGenericArguments,
      let value = ToolchainValue.value(
        of: last, qualifiedBy: path.count == 2 ? "\(path[0])." : ""),
      path.count == 1 || path[0] == value.module ?? "Foundation",
      isResult || value.module.map(modules.contains) == true
    else { return false }
    let text = path.joined(separator: ".")
    return begin(text) ?? end(text, [value.line])
  }

  private mutating func addClosure(
    _ type: TypeSyntax, _ function: FunctionTypeSyntax, from origin: DeclaredType,
    isResult: Bool
  ) -> Bool {
    guard !type.mentionsNonsending, !type.mentionsPack,
      ValueRestrictions.restrictions(
        of: function.result, generics: [:], in: program, from: origin
      ).isEmpty,
      let type = type.closureEntry
    else { return false }
    let names = function.parameters.map { _ in "_" }.joined(separator: ", ")
    let head = names.isEmpty ? "" : "\(names) in "
    let text = type.description
    if let isKnown = begin(text) { return isKnown }
    if function.result.isVoid { return end(text, ["return { \(head)} as \(text)"]) }
    _ = find(function.result, from: origin, isResult: isResult)
    guard let result = type.functionType?.result.operand else { return end(text, []) }
    return end(
      text,
      [
        "if let made = try? value.kept(\(result).self) {",
        "  return { \(head)made.value } as \(text)",
        "}",
      ])
  }

  /// Says that the file has to see what is internal in the module of a type.
  mutating func needTestable(_ type: DeclaredType) { model.testable.append(type) }

  private mutating func addValue(
    of declaration: TypeDeclaration, _ found: DeclaredType, _ text: String
  ) -> Bool {
    guard isVisible(found) else { return false }
    if let isKnown = begin(text) { return isKnown }
    let constructions = constructions(of: declaration, found).prefix(3).compactMap {
      line(of: $0, text, found)
    }
    if constructions.contains(where: \.isCertain) { made.insert(text) }
    let lines = constructions.map(\.text)
    if !lines.isEmpty, !program.isQualified(found.path[0], in: found.module.name) {
      model.types.insert(
        References.TypeName(name: found.path[0], module: found.module.name))
    }
    if !lines.isEmpty, isDeprecated(found) { model.isDeprecated = true }
    // What follows a line that returns is never reached.
    let last = lines.firstIndex { $0.hasPrefix("return ") } ?? lines.count
    return end(text, Array(lines.prefix(last + 1)))
  }

  /// Adds a value of the first of some types of which there is one.
  ///
  /// - Returns: The type, as the file writes it.
  private mutating func addFirst(of types: [DeclaredType]) -> String? {
    for type in types {
      let text = program.reference(to: type)
      if let declaration = type.type, addValue(of: declaration, type, text) { return text }
    }
    return nil
  }

  /// The line that makes a value in one way, and whether it certainly does; nil where it can not be
  /// written.
  private mutating func line(
    of construction: ValueConstruction, _ type: String, _ origin: DeclaredType
  ) -> (text: String, isCertain: Bool)? {
    var arguments: [String] = []
    var mayThrow = construction.isThrowing
    var isCertain = !construction.isThrowing && !construction.isFailable
    for (index, (label, type)) in (construction.parameters ?? []).enumerated() {
      let restrictions = ValueRestrictions.restrictions(
        of: type, generics: [:], in: program, from: origin)
      guard restrictions.isEmpty else { return nil }
      var value = "value()"
      if let types = construction.conforming[index] {
        guard let made = addFirst(of: types) else { return nil }
        mayThrow = true
        isCertain = isCertain && isMade(made)
        value += " as \(made)"
      } else if type.isVoid {
        value = "()"
      } else if let function = type.functionType {
        guard
          let closure = DefaultValues(program: program, purpose: .noop)
            .expression(for: .function(function), from: origin)
        else { return nil }
        value = closure
      } else {
        mayThrow = true
        _ = find(type, from: origin)
        isCertain = isCertain && hasValue(type, from: origin)
      }
      arguments.append((label.map { "\($0.asLabel): " } ?? "") + value)
    }
    let list = construction.parameters == nil ? "" : "(\(arguments.joined(separator: ", ")))"
    let expression = "\(type)\(construction.name)\(list)"
    if !mayThrow, !construction.isFailable { return ("return \(expression)", isCertain) }
    let attempt = "if let made = \(mayThrow ? "try? " : "")\(expression) { return made }"
    return (attempt, isCertain)
  }
}
