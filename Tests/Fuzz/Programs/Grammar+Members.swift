extension Grammar {
  /// Makes a requirement of a protocol.
  mutating func requirement() -> Term {
    let member = unconditionalRequirement()
    guard features.contains(.conditions), chance(6) else { return member }
    let other = chance(50) ? unconditionalRequirement() : ""
    return .replaceable(
      "#if \(pick(["os(Linux)", "!os(Linux)", "DEBUG"]))\n  \(member)\n#else\n  \(other)\n#endif",
      by: [member])
  }

  private mutating func unconditionalRequirement() -> Term {
    scoped { grammar in
      grammar.choose([
        (40, { $0.function() }),
        (25, { $0.property() }),
        (9, { $0.subscript() }),
        (8, { $0.initializer() }),
        (4, { $0.operator() }),
      ])
    }
  }

  /// The word `static`, sometimes.
  private mutating func staticWord() -> Term {
    let words = scope.kind == .class ? ["static ", "class ", "class "] : ["static "]
    return maybe(12, .text(pick(words)))
  }

  private mutating func function() -> Term {
    let attributes = memberAttributes(.function)
    let name = memberName()
    let generics = generics(25)
    let parameters = parameters(told: generics)
    if features.contains(.rethrowing), chance(6) {
      return "\(attributes)func \(name)(_ body: (\(nominal())) throws -> \(nominal())) rethrows"
        + result()
    }
    let words = chance(8) ? maybe(100, "mutating ") : staticWord()
    return "\(attributes)\(words)func \(name)\(generics.parameters)"
      + "\(parameters)\(effects())\(result())\(generics.clause)"
  }

  /// Parameters that tell all generic parameters, unless those may be left to the context.
  mutating func parameters(told generics: Generics, isSubscript: Bool = false) -> Term {
    let counts = isSubscript ? 1...2 : chance(6) ? 5...6 : 0...3
    guard !features.contains(.contextualResults) else {
      return parameters(counts, isSubscript: isSubscript)
    }
    let told = generics.names.map { name -> Term in
      if scope.packs.contains(name) { return "_ \(name.lowercased())_: repeat each \(name)" }
      if scope.noncopyable.contains(name) { return "_ a: borrowing \(name)" }
      return "_ a: \(name)"
    }
    let others = parameters(told.isEmpty ? counts : 0...1, isSubscript: isSubscript)
    guard case .list(var list) = others, !told.isEmpty else { return others }
    list.elements = told + list.elements
    return .list(list)
  }

  /// The arrow and the result of a function.
  private mutating func result() -> Term {
    guard chance(60) else { return maybe(5, " -> Void") }
    let result: Term = choose([
      (20, { $0.type(.result) }),
      (1, { "sending \($0.type(.inner))" }),
      (1, { .text($0.pick(["Egg", "Egg?", "Shell<Int>"] + $0.scope.noncopyable)) }),
    ])
    return .optional(" -> \(result)")
  }

  private mutating func property() -> Term {
    let attributes = memberAttributes(.property)
    let word = staticWord()
    let type: Term = chance(2) ? .text(pick(["Egg", "Span<Int>"])) : type(.property)
    return "\(attributes)\(word)var \(memberName()): \(type) \(accessors())"
  }

  /// The accessors that a protocol requires.
  private mutating func accessors() -> Term {
    choose([
      (10, { _ in "{ get }" }),
      (6, { _ in .replaceable("{ get set }", by: ["{ get }"]) }),
      (4, { .replaceable("{ get\($0.effects()) }", by: ["{ get }"]) }),
      (
        1,
        {
          .replaceable(
            .text(
              $0.pick([
                "{ mutating get }", "{ get nonmutating set }",
                "{ mutating get set }", "{ nonmutating get mutating set }", "{ set get }",
              ])), by: ["{ get }"])
        }
      ),
    ])
  }

  private mutating func `subscript`() -> Term {
    let attributes = memberAttributes(.subscript)
    let word = staticWord()
    let generics = generics(20)
    let parameters =
      chance(6)
      ? .text(
        pick([
          "(dynamicMember member: String)", "(dynamicMember path: KeyPath<Place, Int>)",
        ])) : parameters(told: generics, isSubscript: true)
    return "\(attributes)\(word)subscript\(generics.parameters)\(parameters) -> \(type(.property))"
      + "\(generics.clause) \(accessors())"
  }

  private mutating func initializer() -> Term {
    let attributes = memberAttributes(.initializer)
    let failing = maybe(15, .text(pick(["?", "!"])))
    let generics = generics(15)
    return "\(attributes)init\(failing)\(generics.parameters)\(parameters(told: generics))"
      + "\(effects())\(generics.clause)"
  }

  private mutating func `operator`() -> Term {
    choose([
      (
        4,
        {
          "static func \($0.pick(["==", "+", "<", "<+>", "&&", "...", "<<", "+=" ]))"
            + " (left: \($0.pick(["Self", "inout Self"])), right: \(.text($0.pick(["Self", "Int", "Self?"]))))"
            + "\($0.result())"
        }
      ),
      (1, { "static prefix func \($0.pick(["-", "!", "<?>"])) (a: Self)\($0.result())" }),
      (1, { "static postfix func <!> (a: Self)\($0.effects())\($0.result())" }),
    ])
  }
}
