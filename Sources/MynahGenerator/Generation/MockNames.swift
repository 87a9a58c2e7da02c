/// A generator of unique test double names, which the sources don't declare.
struct MockNames {
  private var names = TakenNames()
  private let program: Program

  init(_ program: Program) { self.program = program }

  /// Takes a name unless it's taken or a top-level type has it, and returns whether it did.
  private mutating func take(_ name: String) -> Bool { !isDeclared(name) && names.take(name) }

  private func isDeclared(_ name: String) -> Bool {
    program.declaredTypes(named: name).contains { $0.path.count == 1 }
  }

  /// Returns the requested name of a test double, or a name derived from the type's name.
  mutating func name(for double: RequestedDouble) -> String { bareName(for: double).asIdentifier }

  private mutating func bareName(for double: RequestedDouble) -> String {
    if double.style == .mock { return name(for: double.type) }
    // The guide describes the shortest name. The longer names resolve conflicts.
    let whole = double.type.path.map(\.unquoted).joined()
    let longer = [whole, double.type.module.name + whole].map { base in
      double.style == .stubbable ? "Stubbable\(base)" : "\(base)Stub"
    }
    let own = RequestedDouble.names(of: double.type, in: double.style)
    let candidates = double.name.asArray + own.reversed() + longer
    if let name = candidates.first(where: { take($0) }) { return name }
    return numbered("Generated\(longer[1])")
  }

  /// Returns the name of a type's mock, such as `BirdMock` for `Bird`.
  ///
  /// If the name is taken, it includes more of the type's path.
  private mutating func name(for type: DeclaredType) -> String {
    if !type.parts.isEmpty { return name(ofComposition: type) }
    var base = ""
    for component in type.path.reversed() {
      base = component.unquoted + base
      let name = base + "Mock"
      if take(name) { return name }
    }
    return numbered(type.module.name + type.path.map(\.unquoted).joined() + "Mock")
  }

  /// Returns the name of a composition's mock, such as `BirdAndFishMock` for `Bird & Fish`.
  ///
  /// If the name is taken, it includes the complete path of each part.
  private mutating func name(ofComposition type: DeclaredType) -> String {
    let whole = type.parts.map { $0.path.map(\.unquoted).joined() }.joined(separator: "And")
    for base in [type.path[0], whole] where take("\(base)Mock") { return "\(base)Mock" }
    return numbered(type.parts.map(\.module.name).joined() + whole + "Mock")
  }

  private mutating func numbered(_ base: String) -> String {
    names.takeNumbered(base, unless: isDeclared)
  }
}
