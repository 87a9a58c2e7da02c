internal import MynahSyntax

/// Finds the types that mocks and stubs are wanted of.
struct Selection {
  private let request: Generation.Request
  private let program: Program
  private(set) var wanted: [WantedDouble] = []
  private(set) var unknown: [Mention] = []
  private var seen: Set<Key> = []

  private struct Key: Hashable {
    let type: ObjectIdentifier
    let style: Style
    let name: String?
  }

  init(_ request: Generation.Request, program: Program) {
    self.request = request
    self.program = program
  }

  mutating func run() {
    if let mentions = request.mentions {
      let styles = request.styles ?? Set(Style.allCases)
      if styles.contains(.mock) {
        program.prepare(toFindTypesNamed: mentions.types.compactMap(\.path.last))
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
    if !request.only.isEmpty {
      wanted.removeAll { !request.only.contains($0.type.qualifiedName) }
    }
  }

  /// The names of the modules: that of the tests first, then those that the file imports, and those
  /// of other packages last.
  private func moduleNames(from mention: Mention) -> [String] {
    let own = (request.testModule.map { [$0] } ?? []) + mention.imports
    return own + request.modules.map(\.name).filter { !own.contains($0) }
  }

  private mutating func add(_ mention: Mention) {
    let found =
      program.find(mention.path, in: moduleNames(from: mention))
      ?? program.findInToolchain(mention.path)
    if let found, let target = resolved(found) { return add(target, mention: mention) }
    // `mock(StoreMock<Int>.self)` asks by the mock's own name.
    guard let last = mention.path.last, last.hasSuffix("Mock") else {
      return unknown.append(mention)
    }
  }

  private mutating func addMockNames(_ names: Set<String>) {
    for name in names.sorted() where name != "Mock" {
      let base = String(name.dropLast("Mock".count))
      let types = program.declaredTypes(named: base)
      for type in types where Mockability.isCandidate(type, .mock) { add(type) }
      // `ClockMock` is most often a class that somebody wrote, or the mock of another `Clock`.
      guard types.isEmpty, !program.declares(name) else { continue }
      if let type = program.findInToolchain([base]) { add(type) }
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

  /// The declaration behind an alias.
  private func resolved(_ type: DeclaredType) -> DeclaredType? {
    var type = type
    for _ in 0..<16 {
      guard case .alias(let alias) = type.declaration else { return type }
      guard let names = alias.type.namedType?.components.map(\.name),
        let next = program.find(names, from: type)
      else { return nil }
      type = next
    }
    return nil
  }

  private mutating func add(
    _ type: DeclaredType, _ style: Style = .mock, _ name: String? = nil, mention: Mention? = nil
  ) {
    guard seen.insert(Key(type: ObjectIdentifier(type), style: style, name: name)).inserted else {
      return
    }
    wanted.append(WantedDouble(type: type, style: style, name: name, mention: mention))
  }
}
