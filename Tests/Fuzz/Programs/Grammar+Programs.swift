extension Grammar {
  private static let names = ["Bird", "Fish", "Oak"]

  /// Makes a program.
  mutating func program() -> FuzzedProgram {
    var program = FuzzedProgram()
    if chance(25) {
      declare("Ash\(FuzzedProgram.numberMark)", isPublic: true, in: &program.trees)
    }
    if chance(10) { program.birds.append(helper()) }
    let count = 1 + random.next(below: Self.names.count)
    for index in 0..<count {
      declare(
        "\(Self.names[index])\(FuzzedProgram.numberMark)", isPublic: chance(30), in: &program.birds)
    }
    return program
  }

  private mutating func declare(
    _ name: String, isPublic: Bool, in declarations: inout [FuzzedProgram.Declaration]
  ) {
    scope = GrammarScope()
    scope.isInTrees = name.hasPrefix("Ash")
    let isProtocol = chance(70)
    let access =
      isProtocol
      ? (isPublic ? "public " : "") : isPublic ? pick(["open ", "open ", "public "]) : ""
    let type = isProtocol ? `protocol`(name, access: access) : `class`(name, access: access)
    if chance(5), !isPublic {
      let outer = "Outer\(name)"
      declarations.append(
        .init(
          mockable: ["\(outer).\(name)"], term: "\(pick(["enum", "struct"])) \(outer) {\n\(type)\n}"
        ))
      // Others would have to say what it is inside of.
      declared.protocols.removeAll { $0.name == name }
      declared.classes.removeAll { $0 == name }
      return
    }
    declarations.append(.init(mockable: [name], term: type))
    if isProtocol, chance(8) {
      declarations.append(.init(term: "extension \(name) {\n  \(access)func extra() {}\n}"))
    }
  }

  /// A type or an alias that the others use.
  private mutating func helper() -> FuzzedProgram.Declaration {
    let name = "Value\(FuzzedProgram.numberMark)"
    scope = GrammarScope()
    let target = features.contains(.closureAliases) ? type(.inner) : "[\(nominal())]"
    let term: Term = choose([
      (2, { _ in "public typealias \(name) = \(target)" }),
      (1, { _ in "public struct \(name): Hashable { public struct Inner {} }" }),
      (1, { _ in "public enum \(name): Error { case wind(Int), rain }" }),
    ])
    declared.values.append(name)
    return .init(term: term)
  }
}
