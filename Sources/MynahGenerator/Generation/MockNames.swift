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
  mutating func name(for double: RequestedDouble) -> String {
    let candidates = Self.candidates(for: double)
    let name = candidates.first { take($0) }
    return (name ?? names.takeNumbered(candidates[candidates.count - 1], unless: isDeclared))
      .asIdentifier
  }

  /// Returns the possible names of a test double, beginning with the preferred one.
  ///
  /// The guide describes the shortest name. The longer names resolve conflicts by including more of
  /// the type's path, and then its module.
  private static func candidates(for double: RequestedDouble) -> [String] {
    let type = double.type
    let path = type.path.map(\.unquoted)
    let whole = type.constituents.map { $0.path.map(\.unquoted).joined() }.joined(separator: "And")
    let complete = type.constituents.map(\.module.name).joined() + whole
    guard double.style == .mock else {
      let longer = [whole, complete].map { base in
        if double.style == .stubbable { "Stubbable\(base)" } else { "\(base)Stub" }
      }
      let own = RequestedDouble.names(of: type, in: double.style)
      return double.name.asArray + own.reversed() + longer + ["Generated\(longer[1])"]
    }
    let inner = path.indices.reversed().map { path[$0...].joined() }
    return (inner + [whole, complete]).map { "\($0)Mock" }
  }
}
