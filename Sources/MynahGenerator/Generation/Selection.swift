internal import MynahSyntax

/// The selection of the test doubles to generate for a request.
struct Selection {
  private let request: Generation.Request
  private let program: Program
  private(set) var requested: [RequestedDouble] = []
  private(set) var unknown: [Mention] = []

  /// The warnings about mentions that the compiler can't understand.
  private(set) var warnings: [String] = []

  /// The structs of closures whose test doubles are parts of the requested test doubles.
  private(set) var clients = ClientMocks()
  private var seen: Set<Key> = []

  /// The types that tests mention without generic arguments.
  private var unspecializedTypes: Set<DeclaredType> = []

  /// The closure types that tests request mocks of.
  private var closures: [TypeSyntax: Set<[Substring]>] = [:]

  private struct Key: Hashable {
    let type: DeclaredType
    let style: Style
    let name: String?
  }

  /// A cache of the tests' nested types and aliases, by the part of their names that a test writes.
  private var nested: [[String]: [DeclaredType]] = [:]

  init(_ request: Generation.Request, program: Program) {
    self.request = request
    self.program = program
  }

  mutating func run() {
    if let mentions = request.mentions {
      let styles = request.styles ?? Set(Style.allCases)
      if styles.contains(.mock) {
        program.index.parseFiles(
          declaringAnyOf: mentions.types.flatMap { $0.paths.compactMap(\.last) })
        for mention in mentions.types { add(mention) }
        addMockNames(mentions.mockNames)
      }
      if styles.contains(.stubbable) { addNames(mentions.stubbableNames, in: .stubbable) }
      if styles.contains(.autostub) { addNames(mentions.stubNames, in: .autostub) }
    } else {
      let modules = request.modules.filter(\.isInPackage).map(\.name)
      for type in program.declaredTypes where modules.contains(type.module.name) {
        for style in request.styles ?? [.mock] where Mockability.isCandidate(type, style) {
          add(type, style)
        }
      }
    }
    for index in requested.indices {
      requested[index].isUnspecialized = unspecializedTypes.contains(requested[index].type)
    }
    if !request.only.isEmpty {
      requested.removeAll { !request.only.contains($0.type.qualifiedName) }
    }
    addClients()
  }

  /// Adds the nested mocks of structs of closures.
  private mutating func addClients() {
    // Structs only have mocks, no stubs.
    for double in requested where double.type.kind == .struct {
      let found = clients.find(in: double.type, program)
      for client in found where !requested.contains(where: { $0.type == client }) {
        requested.append(RequestedDouble(type: client, style: .mock, name: nil))
      }
    }
  }

  /// Returns the names of the modules in search order.
  ///
  /// The module of the tests comes first, followed by the modules that the file imports.
  private func moduleNames(from mention: Mention) -> [String] {
    let own = request.testModule.asArray + mention.imports
    return own + request.modules.map(\.name).filter { !own.contains($0) }
  }

  private mutating func add(_ mention: Mention) {
    if let closure = mention.closure { return add(closure: closure, mention) }
    let isComposition = mention.paths.count > 1
    let nested = isComposition ? [] : typesInTests(mention.path)
    // The types around a mention aren't known, so it might refer to any nested type of the file.
    let own = nested.filter {
      $0.file.path == mention.filePath && Mockability.isCandidate($0, .mock)
    }
    for type in own { add(type, mention) }
    var parts: [DeclaredType] = []
    for path in mention.paths where !path.isAny {
      if let warning = warning(aboutAmbiguous: path, mention) { warnings.append(warning) }
      let others = isComposition ? typesInTests(path) : []
      let found =
        find(path, mention) ?? others.first { $0.file.path == mention.filePath } ?? others.first
      guard let found, let behind = program.constituents(of: found) else {
        // `mock(StoreMock<Int>.self)` names the mock instead of the mocked type.
        let aliases = (found.asArray + declarationsInTests(path)).compactMap(\.aliasedName)
        guard isComposition || !(path.suffix(1) + aliases).contains(where: { $0.hasSuffix("Mock") })
        else { return }
        if nested.isEmpty { unknown.append(mention.naming(path)) }
        if own.isEmpty { addNested(nested, mention) }
        return
      }
      parts += behind
    }
    guard let type = program.composition(of: parts) else { return }
    add(type, mention)
  }

  /// Adds the mock of a closure, once for all spellings of its type.
  private mutating func add(closure: TypeSyntax, _ mention: Mention) {
    let module = request.moduleOfTests
    let origin = DeclaredType(closure: closure, function: nil, mention, in: module)
    // A test can write the short name of a nested type, but the generated file needs the full name.
    let written = closure.rewritingNames { name in
      let path = name.path
      let nested = declarationsInTests(path)
      let own = nested.first { $0.file.path == mention.filePath }
      let other = TypeNames.isStandard(path[0]) ? nil : nested.first
      let found = own ?? program.find(path, from: origin) ?? other
      guard let found, found.path.count > path.count else { return nil }
      let outer = found.path.dropLast(path.count).map { NamedType.Component($0) }
      return .named(NamedType(components: outer + name.components))
    }
    let writer = TypeWriter(program)
    guard let (function, attributes) = writer.closure(written, from: origin) else {
      return unknown.append(mention.naming([closure.description]))
    }
    // The compiler distinguishes closure types by all attributes except `@escaping`.
    let words =
      "\(attributes.map(\.description).joined(separator: " ")) \(TypeSyntax.function(function))"
      .split { $0 == " " || $0 == "(" }.filter { $0.hasPrefix("@") && $0 != "@escaping" }
    let meaning = writer.meaning.of(.function(function), from: origin)
    guard closures[meaning, default: []].insert(words).inserted else { return }
    add(DeclaredType(closure: written, function: function, mention, in: module), mention: mention)
  }

  /// Returns a warning if the compiler can't tell which type of two imported modules is meant.
  ///
  /// The compiler only reports that it failed to produce a diagnostic.
  private func warning(aboutAmbiguous path: [String], _ mention: Mention) -> String? {
    guard let name = path.first, path.count == 1, !mention.importedDeclarations.contains(name)
    else { return nil }
    let isOwn = request.testModule.map { !program.declarations(of: name, in: $0).isEmpty }
    let modules = Set(mention.imports).filter { module in
      program.declarations(of: name, in: module).contains {
        $0.access >= .public || mention.testableImports.contains(module)
      }
    }.sorted()
    guard modules.count > 1, isOwn != true else { return nil }
    let calls = modules.map { "mock(\($0).\(name).self)" }.joined(separator: " or ")
    return "\(mention.filePath):\(mention.position): warning: "
      + "\(modules.joined(separator: " and ")) declare \(name). Write \(calls)"
  }

  private func find(_ path: [String], _ mention: Mention) -> DeclaredType? {
    let modules = moduleNames(from: mention)
    if let found = program.find(path, in: modules, from: mention.filePath) { return found }
    if let found = program.findInToolchain(path),
      Toolchain.isVisible(found.module.name, toTestsImporting: mention.imports)
    {
      return found
    }
    // A type that the generated file can't see is refused later.
    return program.find(path, in: modules)
  }

  /// Returns the nested types of the tests that a name can refer to.
  private mutating func typesInTests(_ path: [String]) -> [DeclaredType] {
    declarationsInTests(path).filter { $0.type != nil }
  }

  /// Returns the nested types and aliases of the tests that a name can refer to.
  private mutating func declarationsInTests(_ path: [String]) -> [DeclaredType] {
    if let found = nested[path] { return found }
    let names = path.map(\.normalized)
    let found = program.declarations(named: names.last ?? "").filter { type in
      type.module.name == request.testModule && type.path.count > names.count
        && type.path.suffix(names.count) == names[...]
    }
    nested[path] = found
    return found
  }

  /// Adds the nested types that a name refers to if it doesn't refer to another type.
  private mutating func addNested(_ types: [DeclaredType], _ mention: Mention) {
    let candidates = types.filter { Mockability.isCandidate($0, .mock) }
    // If none of the types can be mocked, they are refused later.
    for type in candidates.isEmpty ? types : candidates { add(type, mention) }
  }

  private mutating func add(_ type: DeclaredType, _ mention: Mention) {
    if mention.arguments.isEmpty { unspecializedTypes.insert(type) }
    add(type, mention: mention)
  }

  private mutating func addMockNames(_ names: Set<String>) {
    for name in names.sorted() where name != "Mock" {
      let base = String(name.dropLast("Mock".count))
      let types = program.declaredTypes(named: base)
      for type in types where Mockability.isCandidate(type, .mock) { add(type) }
      // `ClockMock` is usually a handwritten class, or the mock of another `Clock`.
      guard !types.contains(where: { Mockability.isCandidate($0, .mock) }), !program.declares(name)
      else { continue }
      // A type that the generated file can't see is refused later.
      for type in types where type.kind == .protocol || isStructOfClosures(type) { add(type) }
      guard types.isEmpty else { continue }
      if let type = program.findInToolchain([base]), !Toolchain.needsImport(type.module.name) {
        add(type)
      }
    }
  }

  private func isStructOfClosures(_ type: DeclaredType) -> Bool {
    type.kind == .struct
      && StructResolver.properties(of: type, in: program).contains { $0.closure != nil }
  }

  /// Adds the test doubles that tests mention by names that the sources don't declare.
  private mutating func addNames(_ names: Set<String>, in style: Style) {
    guard !names.isEmpty else { return }
    let candidates = program.index.possibleNames.sorted().filter { name in
      RequestedDouble.names(ofTypeNamed: name, in: style).contains { names.contains($0) }
    }
    var found: [String: (type: DeclaredType, rank: Int)] = [:]
    for type in candidates.flatMap(program.declaredTypes) where Mockability.isCandidate(type, style)
    {
      for (rank, name) in RequestedDouble.names(of: type, in: style).enumerated() {
        // The name can also refer to a nested type.
        guard names.contains(name), !program.declares(name) else { continue }
        // A protocol with exactly this name takes precedence over a protocol with a suffix.
        if let other = found[name], other.rank <= rank { continue }
        found[name] = (type, rank)
      }
    }
    for (name, (type, _)) in found.sorted(by: { $0.key < $1.key }) { add(type, style, name) }
  }

  private mutating func add(
    _ type: DeclaredType, _ style: Style = .mock, _ name: String? = nil, mention: Mention? = nil
  ) {
    let type = program.index.branches(of: type).last ?? type
    guard seen.insert(Key(type: type, style: style, name: name)).inserted else { return }
    requested.append(RequestedDouble(type: type, style: style, name: name, mention: mention))
  }
}

extension [String] {
  /// A Boolean value that indicates whether the names refer to `Any`.
  var isAny: Bool { self == ["Any"] || self == ["Swift", "Any"] }
}

extension Mockability {
  /// Rejects a test double that a library can't contain.
  static func checkLibrary(_ double: RequestedDouble, in module: String?) throws(Refusal) {
    let hidden = double.type.constituents.first { $0.module.name != module && $0.access < .package }
    guard let type = hidden else { return }
    throw Refusal(
      typeName: double.type.qualifiedName, path: type.file.path, position: type.position,
      reason:
        "it's \(type.access.rawValue) in \(type.module.name), and libraries can only share mocks of public"
        + " types, because release builds don't support @testable imports",
      style: double.style)
  }

  /// Rejects a test double that would make `@_spi` declarations of a module public.
  static func checkLibrary(_ model: MockModel, of type: DeclaredType) throws(Refusal) {
    guard let (module, groups) = model.references.spi.groups.min(by: { $0.key < $1.key }),
      let group = groups.min()
    else { return }
    throw Refusal(
      of: type,
      reason: "a shared mock would make the @_spi(\(group)) declarations of \(module)"
        + " public")
  }
}
