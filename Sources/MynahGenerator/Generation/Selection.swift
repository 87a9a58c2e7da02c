internal import MynahSyntax

/// Finds the types that mocks and stubs are wanted of.
struct Selection {
  private let request: Generation.Request
  private let program: Program
  private(set) var wanted: [WantedDouble] = []
  private(set) var unknown: [Mention] = []

  /// The structs of closures whose doubles are parts of the wanted ones.
  private(set) var clients = ClientDoubles()
  private var seen: Set<Key> = []

  /// The types that are asked for without generic arguments.
  private var bare: Set<DeclaredType.Identity> = []

  /// The types of closures that mocks are asked of.
  private var closures: Set<String> = []

  private struct Key: Hashable {
    let type: DeclaredType.Identity
    let style: Style
    let name: String?
  }

  /// The types inside of other types of the tests, by what is written of their names in these.
  private var nested: [[String]: [DeclaredType]] = [:]

  init(_ request: Generation.Request, program: Program) {
    self.request = request
    self.program = program
  }

  mutating func run() {
    if let mentions = request.mentions {
      let styles = request.styles ?? Set(Style.allCases)
      if styles.contains(.mock) {
        program.prepare(toFindTypesNamed: mentions.types.flatMap { $0.paths.compactMap(\.last) })
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
    for index in wanted.indices {
      wanted[index].isBare = bare.contains(wanted[index].type.identity)
    }
    if !request.only.isEmpty { wanted.removeAll { !request.only.contains($0.type.qualifiedName) } }
    addClients()
  }

  /// Adds the doubles that are parts of those of structs.
  private mutating func addClients() {
    for double in wanted where double.style == .mock && double.type.type?.kind == .struct {
      let found = clients.find(
        in: double.type, program, from: request.testModule, ignoring: request.ignoredTypes)
      for client in found
      where !wanted.contains(where: { $0.style == .mock && $0.type.identity == client.identity }) {
        wanted.append(WantedDouble(type: client, style: .mock, name: nil))
      }
    }
  }

  /// The names of the modules: that of the tests first, then those that the file imports, and those
  /// of other packages last.
  private func moduleNames(from mention: Mention) -> [String] {
    let own = (request.testModule.map { [$0] } ?? []) + mention.imports
    return own + request.modules.map(\.name).filter { !own.contains($0) }
  }

  private mutating func add(_ mention: Mention) {
    if let closure = mention.closure { return add(closure: closure, mention) }
    let isComposition = mention.paths.count > 1
    let nested = isComposition ? [] : typesInTests(mention.path)
    // Where in its file a mention stands is not known, so each of them may be meant.
    let own = nested.filter {
      $0.file.path == mention.filePath && Mockability.isCandidate($0, .mock)
    }
    for type in own { add(type, mention) }
    var parts: [DeclaredType] = []
    for path in mention.paths where !path.isAny {
      let others = isComposition ? typesInTests(path) : []
      let found =
        find(path, mention) ?? others.first { $0.file.path == mention.filePath } ?? others.first
      guard let found, let behind = program.constituents(of: found) else {
        // `mock(StoreMock<Int>.self)` asks by the mock's own name.
        guard isComposition || path.last?.hasSuffix("Mock") != true else { return }
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
    let module =
      request.modules.first { $0.name == request.testModule }
      ?? SourceModule(name: request.testModule ?? "", isInPackage: true)
    let origin = DeclaredType(closure: closure, function: nil, mention, in: module)
    // A test can name a type that it declares inside of itself. The generated file needs the whole name.
    let written = closure.rewritingNames { name in
      let path = name.components.map(\.name)
      let nested = declarationsInTests(path)
      let own = nested.first { $0.file.path == mention.filePath }
      let other = TypeNames.isStandard(path[0]) ? nil : nested.first
      let found = own ?? program.find(path, from: origin) ?? other
      guard let found, found.path.count > path.count else { return nil }
      let outer = found.path.dropLast(path.count).map { NamedType.Component($0) }
      return .named(NamedType(components: outer + name.components))
    }
    let writer = TypeWriter(program, for: module.name)
    guard let (function, attributes) = writer.closure(written, from: origin) else {
      return unknown.append(mention.naming([closure.description]))
    }
    // The compiler distinguishes closures by all attributes but this one.
    let words =
      "\(attributes.map(\.description).joined(separator: " ")) \(TypeSyntax.function(function))"
      .split { $0 == " " || $0 == "(" }.filter { $0.hasPrefix("@") && $0 != "@escaping" }
    let key = "\(words) \(Signature.text(of: .function(function), from: origin, in: program))"
    guard closures.insert(key).inserted else { return }
    add(DeclaredType(closure: written, function: function, mention, in: module), mention: mention)
  }

  private func find(_ path: [String], _ mention: Mention) -> DeclaredType? {
    let modules = moduleNames(from: mention)
    if let found = program.find(path, in: modules, from: mention.filePath) { return found }
    if let found = program.findInToolchain(path),
      Toolchain.isVisible(found.module.name, toTestsImporting: mention.imports)
    {
      return found
    }
    // What no other file sees is refused.
    return program.find(path, in: modules)
  }

  /// The types inside of other types of the tests that are called so there.
  private mutating func typesInTests(_ path: [String]) -> [DeclaredType] {
    declarationsInTests(path).filter { $0.type != nil }
  }

  /// The types and aliases inside of other types of the tests that have a name there.
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

  /// Adds the types inside of others that are meant where nothing else has the name.
  private mutating func addNested(_ types: [DeclaredType], _ mention: Mention) {
    let candidates = types.filter { Mockability.isCandidate($0, .mock) }
    // What can not be mocked is refused.
    for type in candidates.isEmpty ? types : candidates { add(type, mention) }
  }

  private mutating func add(_ type: DeclaredType, _ mention: Mention) {
    if !mention.hasArguments { bare.insert(type.identity) }
    add(type, mention: mention)
  }

  private mutating func addMockNames(_ names: Set<String>) {
    for name in names.sorted() where name != "Mock" {
      let base = String(name.dropLast("Mock".count))
      let types = program.declaredTypes(named: base)
      for type in types where Mockability.isCandidate(type, .mock) { add(type) }
      // `ClockMock` is most often a class that somebody wrote, or the mock of another `Clock`.
      guard !types.contains(where: { Mockability.isCandidate($0, .mock) }), !program.declares(name)
      else { continue }
      // What no other file sees is refused.
      for type in types where type.type?.kind == .protocol { add(type) }
      guard types.isEmpty else { continue }
      if let type = program.findInToolchain([base]), !Toolchain.needsImport(type.module.name) {
        add(type)
      }
    }
  }

  /// Adds the doubles that are asked for by names that the sources do not declare.
  private mutating func addNames(_ names: Set<String>, in style: Style) {
    guard !names.isEmpty else { return }
    let candidates = program.possibleNames.sorted().filter { name in
      WantedDouble.names(ofTypeNamed: name, in: style).contains { names.contains($0) }
    }
    var found: [String: (type: DeclaredType, rank: Int)] = [:]
    for type in candidates.flatMap(program.declaredTypes) where Mockability.isCandidate(type, style)
    {
      for (rank, name) in WantedDouble.names(of: type, in: style).enumerated() {
        // What is declared inside of a type may be meant too.
        guard names.contains(name), !program.declares(name) else { continue }
        // A protocol of the name itself is meant before one with another word at its end.
        if let other = found[name], other.rank <= rank { continue }
        found[name] = (type, rank)
      }
    }
    for (name, (type, _)) in found.sorted(by: { $0.key < $1.key }) { add(type, style, name) }
  }

  private mutating func add(
    _ type: DeclaredType, _ style: Style = .mock, _ name: String? = nil, mention: Mention? = nil
  ) {
    let type = type.parts.isEmpty ? program.declarations(of: type).last ?? type : type
    guard seen.insert(Key(type: type.identity, style: style, name: name)).inserted else { return }
    wanted.append(WantedDouble(type: type, style: style, name: name, mention: mention))
  }
}

extension [String] {
  /// Whether the names are those of what everything is.
  fileprivate var isAny: Bool { self == ["Any"] || self == ["Swift", "Any"] }
}

extension Mockability {
  /// Throws the reason for which a library can not hold a double of a type.
  static func checkLibrary(_ double: WantedDouble, in module: String?) throws(Refusal) {
    let hidden = double.type.constituents.first { $0.module.name != module && $0.access < .package }
    guard let type = hidden else { return }
    throw Refusal(
      typeName: double.type.qualifiedName, path: type.file.path, position: type.position,
      reason:
        "it is \(type.access.rawValue) in \(type.module.name), and a library that passes on mocks"
        + " sees only what is public, for release builds have no @testable imports",
      style: double.style)
  }

  /// Throws the reason for which a library can not pass on a double that is known already.
  static func checkLibrary(_ model: MockModel, of type: DeclaredType) throws(Refusal) {
    guard let (module, groups) = model.references.spi.groups.min(by: { $0.key < $1.key }),
      let group = groups.min()
    else { return }
    throw Refusal(
      of: type,
      reason: "a library that passes on its mock would make public what is @_spi(\(group)) in"
        + " \(module)")
  }
}
