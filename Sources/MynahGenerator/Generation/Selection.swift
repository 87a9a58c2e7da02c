internal import MynahSyntax

/// Finds the types that mocks are wanted of.
struct Selection {
  private let request: Generation.Request
  private let program: Program
  private(set) var types: [DeclaredType] = []
  private(set) var unknown: [Mention] = []
  private var seen: Set<ObjectIdentifier> = []

  init(_ request: Generation.Request, program: Program) {
    self.request = request
    self.program = program
  }

  mutating func run() {
    if let mentions = request.mentions {
      for mention in mentions.types { add(mention) }
      addMockNames(mentions.mockNames)
    } else {
      let wanted = request.modules.filter(\.isInPackage).map(\.name)
      for type in program.declaredTypes where wanted.contains(type.module.name) {
        if Mockability.isCandidate(type) { add(type) }
      }
    }
    if !request.only.isEmpty {
      types.removeAll { !request.only.contains($0.qualifiedName) }
    }
  }

  /// The names of the modules, that of the tests first, those of other packages last.
  private var moduleNames: [String] {
    let own = request.testModule.map { [$0] } ?? []
    return own + request.modules.map(\.name).filter { !own.contains($0) }
  }

  private mutating func add(_ mention: Mention) {
    if let type = program.find(mention.path, in: moduleNames), let target = resolved(type) {
      return add(target)
    }
    // `mock(StoreMock<Int>.self)` asks by the mock's own name.
    guard let last = mention.path.last, last.hasSuffix("Mock") else {
      return unknown.append(mention)
    }
  }

  private mutating func addMockNames(_ names: Set<String>) {
    for type in program.declaredTypes where Mockability.isCandidate(type) {
      if names.contains("\(type.path.last ?? "")Mock") { add(type) }
    }
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

  private mutating func add(_ type: DeclaredType) {
    guard seen.insert(ObjectIdentifier(type)).inserted else { return }
    types.append(type)
  }
}
