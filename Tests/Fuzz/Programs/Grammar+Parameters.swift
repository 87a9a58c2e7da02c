extension Grammar {
  /// Makes the parameters of a function, an initializer or a subscript, with their parentheses.
  mutating func parameters(_ counts: ClosedRange<Int> = 0...3, isSubscript: Bool = false) -> Term {
    let elements = list(counts) { grammar in
      let label = isSubscript && grammar.chance(60) ? "_ place" : grammar.parameterLabel()
      let type = grammar.parameterType(isSubscript: isSubscript)
      return "\(.replaceable(.text(label), by: label == "_ a" ? [] : ["_ a"])): \(type)"
        + grammar.defaultArgument(type)
    }
    return .list(.init(elements: elements, open: "(", close: ")", keepsBrackets: true))
  }

  private mutating func defaultArgument(_ type: Term) -> Term {
    guard scope.kind == .class, chance(15) else { return "" }
    let text = type.text
    if text.hasSuffix("?") { return .optional(" = nil") }
    switch text {
    case "Int": return .optional(.text(" = \(pick(["0", "#line", ".max", "-1"]))"))
    case "String": return .optional(.text(" = \(pick(["\"\"", "#function", "#fileID"]))"))
    case "Bool": return .optional(" = false")
    case "Place": return .optional(.text(" = \(pick(["Place()", ".init()"]))"))
    default: return ""
    }
  }

  private mutating func parameterType(isSubscript: Bool) -> Term {
    choose([
      (60, { $0.type(.parameter) }),
      (isSubscript ? 0 : 5, { "inout \($0.type(.inner))" }),
      (isSubscript ? 0 : 3, { "sending \($0.type(.inner))" }),
      (
        features.contains(.copyableOwnership) ? 3 : 0,
        {
          .text("\($0.pick(["borrowing", "consuming"])) ") + $0.type(.inner)
        }
      ),
      (isSubscript ? 0 : 4, { $0.noncopyableParameter() }),
      (4, { "\($0.type(.inner, depth: 1))..." }),
      (4, { $0.autoclosure() }),
      (scope.packs.isEmpty ? 0 : 40, { $0.packParameter() }),
      (features.contains(.isolatedParameters) ? 3 : 0, { $0.isolatedParameter() }),
      (1, { _ in "@Builder () -> [Int]" }),
      (
        scope.kind == .class && !isSubscript ? 1 : 0,
        { _ in
          "isolated (any Actor)? = #isolation"
        }
      ),
    ])
  }

  private mutating func noncopyableParameter() -> Term {
    let ownership = pick(["borrowing", "consuming", "inout"])
    let types = ["Egg", "Shell<Int>", "Shell<Egg>", "Egg?"] + scope.noncopyable + scope.noncopyable
    return .text("\(ownership) \(pick(types))")
  }

  private mutating func packParameter() -> Term {
    let pack = pick(scope.packs)
    return .text(
      pick([
        "repeat each \(pack)", "repeat each \(pack)", "(repeat each \(pack))",
        "Series<repeat each \(pack)>",
        "(repeat each \(pack)) -> Void", "@escaping (repeat each \(pack)) -> Int",
        "(Int, repeat each \(pack))", "repeat Box<each \(pack)>", "(repeat (each \(pack))?)",
        "(repeat [each \(pack)])",
      ]))
  }

  private mutating func isolatedParameter() -> Term {
    .text(pick(["isolated Flock", "isolated any Actor", "isolated (any Actor)?"]))
  }
}
