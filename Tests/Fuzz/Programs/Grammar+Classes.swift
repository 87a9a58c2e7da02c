extension Grammar {
  /// Makes a class with a name.
  mutating func `class`(_ name: String, access: String) -> Term {
    scoped { grammar in
      grammar.scope.kind = .class
      grammar.memberNames = []
      let generics = grammar.generics(20, isType: true)
      let parents = grammar.classParents()
      let head = grammar.typeAttributes()
      let memberAccess = access.isEmpty ? "" : grammar.pick([access, access, "public ", ""])
      let members = grammar.list(0...grammar.memberLimit) {
        $0.classMember(access: $0.pick([memberAccess, memberAccess, access, "", "private "]))
      }
      var initializers: [Term] = []
      if parents.first?.text.hasPrefix("Log") != true, parents.first?.text.contains("§") != true {
        initializers.append(
          .replaceable(grammar.classInitializer(access), by: ["\(access)init() {}"]))
      }
      if generics.parameters.isEmpty { grammar.declared.classes.append(name) }
      return "\(head)\(access)class \(name)\(generics.parameters)"
        + .list(.init(elements: parents, open: ": ")) + generics.clause
        + .list(
          .init(
            elements: initializers + members, open: " {\n  ", separator: "\n  ", close: "\n}",
            keepsBrackets: true))
    }
  }

  private mutating func classParents() -> [Term] {
    var parents: [Term] = []
    if chance(35) {
      let own = declared.classes
      parents.append(
        .text(!own.isEmpty && chance(60) ? pick(own) : pick(["Tree", "Log<Int>", "Log<[Place]>"])))
    }
    if features.contains(.codableClasses), chance(8) { parents.append("Codable") }
    if chance(15) {
      parents.append(.text(pick(["@unchecked Sendable", "Marked", "Sky.Marked"])))
    }
    return parents
  }

  private mutating func classInitializer(_ access: String) -> Term {
    scoped { grammar in
      let words = Term.list(
        .init(
          elements: grammar.chance(10) ? [.text(grammar.pick(["required", "nonisolated"]))] : [],
          separator: " ", close: " "))
      // Open classes have public initializers.
      let access = access == "open " ? "public " : access
      let generics = grammar.generics(8)
      return "\(grammar.memberAttributes(.initializer))\(access)\(words)init"
        + "\(grammar.maybe(10, "?"))\(generics.parameters)\(grammar.parameters(told: generics))"
        + "\(grammar.effects())\(generics.clause) { fatalError() }"
    }
  }

  private mutating func classMember(access: String) -> Term {
    scoped { grammar in
      grammar.choose([
        (30, { $0.method(access) }),
        (10, { $0.storedProperty(access) }),
        (12, { $0.computedProperty(access) }),
        (6, { $0.classSubscript(access) }),
        (3, { $0.furtherInitializer(access) }),
        (3, { $0.oddity(access) }),
      ])
    }
  }

  private mutating func words(_ access: String, _ kind: MemberKind) -> Term {
    let attributes = memberAttributes(kind)
    let isFinal = access != "open " && chance(5)
    let statics: Term =
      isFinal
      ? .optional("final ")
      : maybe(8, .text(access == "open " ? "class " : pick(["static ", "class "])))
    return "\(attributes)\(access)\(statics)"
  }

  private mutating func method(_ access: String) -> Term {
    let words = words(access, .function)
    let name = memberName()
    let generics = generics(20)
    var result: Term = ""
    if chance(60) { result = .optional(" -> \(type(.result))") }
    return
      "\(words)func \(name)\(generics.parameters)\(parameters(told: generics))\(effects())\(result)"
      + "\(generics.clause) { fatalError() }"
  }

  private mutating func storedProperty(_ access: String) -> Term {
    let name = memberName()
    if features.contains(.inferredTypes), chance(20) {
      let value = pick(["1", "\"\"", "Place()", "[Feather()]", "Sky.Kind.song", "1.5", "(1, true)"])
      return "\(access == "open " ? "public " : access)\(pick(["var", "let"])) \(name) = \(value)"
    }
    let observed = maybe(10, .text(pick([" { didSet {} }", " { willSet {} }"])))
    let type = type(.property)
    let setter = access == "open " || access == "public " ? maybe(20, "private(set) ") : ""
    let isConstant = chance(25)
    let isolation = maybe(10, .text(pick(["@MainActor ", "nonisolated(unsafe) ", "final "])))
    let access = access == "open " && isConstant ? "public " : access
    let word = isConstant ? "let " : "var "
    let lazy = isConstant ? "" : maybe(8, "lazy ")
    let text: Term =
      "\(isolation)\(access)\(isConstant ? "" : setter)\(lazy)\(word)\(name): \(type)"
      + " = { fatalError() }()"
    return isConstant ? text : text + observed
  }

  private mutating func computedProperty(_ access: String) -> Term {
    let words = words(access, .property)
    let body: Term = choose([
      (5, { _ in "{ fatalError() }" }),
      (3, { _ in "{ get { fatalError() } set {} }" }),
      (2, { "{ get\($0.effects()) { fatalError() } }" }),
      (1, { _ in "{ get { fatalError() } set(other) { } }" }),
      (1, { _ in "{ _read { fatalError() } _modify { fatalError() } }" }),
    ])
    return "\(words)var \(memberName()): \(type(.property)) \(body)"
  }

  private mutating func classSubscript(_ access: String) -> Term {
    let words = words(access, .subscript)
    let generics = generics(15)
    let body: Term = choose([
      (5, { _ in "{ fatalError() }" }),
      (3, { _ in "{ get { fatalError() } set {} }" }),
      (1, { "{ get\($0.effects()) { fatalError() } }" }),
    ])
    return "\(words)subscript\(generics.parameters)\(parameters(told: generics, isSubscript: true))"
      + " -> \(type(.property))\(generics.clause) \(body)"
  }

  private mutating func furtherInitializer(_ access: String) -> Term {
    let access = access == "open " ? "public " : access
    let word = pick(["convenience ", "", "required ", "required convenience "])
    return "\(access)\(word)init(\(memberName()): Int, other: \(type(.parameter)))\(effects())"
      + " { fatalError() }"
  }

  private mutating func oddity(_ access: String) -> Term {
    let access = access == "open " ? "public " : access
    return .text(
      pick([
        "\(access)weak var owner: Nest?", "\(access)unowned var other: Nest = { fatalError() }()",
        "deinit {}", "\(access)typealias Song = Int", "\(access)struct Inner {}",
        "\(access)static func == (a: Place, b: Int) -> Bool { false }",
        "\(access)lazy var late = 1", "\(access)var (a, b): (Int, Place) = { fatalError() }()",
        "\(access)var a1: Int = 1, b1: String = \"\"", "\(access)static let shared = Place()",
        "\(access)class Nested { public init() {} }",
        "\(access)\(pick(["struct", "enum", "class"])) \(typeNameOfOthers()) {}",
      ]))
  }
}
