extension Grammar {
  /// Makes the type of a function.
  mutating func closure(_ position: TypePosition, _ depth: Int) -> Term {
    let attributes = Term.list(
      .init(elements: closureAttributes(position), separator: " ", close: " "))
    let parameters = list(0...2) { $0.closureParameter(depth) }
    let result: Term = chance(40) ? .text(pick(["Void", "()"])) : type(.inner, depth: depth + 1)
    let bare: Term =
      "\(.list(.init(elements: parameters, open: "(", close: ")", keepsBrackets: true)))"
      + "\(effects(inClosure: true)) -> \(maybe(4, "sending "))\(result)"
    let function = "\(attributes)\(bare)" as Term
    let isAlone = position == .parameter || position == .result
    if isAlone, chance(75) { return function }
    let optional: Term = "(\(function))\(maybe(50, "?"))"
    return .replaceable(optional, by: ["(\(bare))"])
  }

  private mutating func closureAttributes(_ position: TypePosition) -> [Term] {
    var attributes: [Term] = []
    if position == .parameter {
      if chance(50) {
        attributes.append(.replaceable("@escaping", by: ["nonisolated(nonsending)"]))
      }
    }
    if chance(25) { attributes.append("@Sendable") }
    if chance(20) {
      attributes.append(.text(pick(["@MainActor", "@SkyActor", "@isolated(any)"])))
    } else if chance(5) {
      attributes.append(.text(pick(["nonisolated(nonsending)", "@concurrent"])))
    }
    if chance(2) { attributes.append("@convention(c)") }
    return attributes
  }

  private mutating func closureParameter(_ depth: Int) -> Term {
    let label = maybe(12, .text("_ \(pick(["place", "count", "`in`"])): "))
    let type: Term = choose([
      (10, { $0.type(.inner, depth: depth + 1) }),
      (1, { "inout \($0.type(.inner, depth: depth + 1))" }),
      (1, { "sending \($0.type(.inner, depth: depth + 1))" }),
      (1, { _ in "borrowing Egg" }),
      (1, { _ in "consuming Egg" }),
      (1, { _ in "inout Egg" }),
      (1, { "\($0.nominal())..." }),
      (1, { "@escaping \($0.plainClosure())" }),
      (1, { $0.plainClosure() }),
      (1, { "@autoclosure () -> \($0.nominal())" }),
      (scope.packs.isEmpty ? 0 : 3, { .text("repeat each \($0.pick($0.scope.packs))") }),
      (1, { _ in "isolated Flock" }),
    ])
    return "\(label)\(type)"
  }

  private mutating func plainClosure() -> Term {
    .text(
      pick([
        "() -> Void", "(Int) -> Void", "(Int) throws -> Place", "() async -> Void",
        "@Sendable () -> Void", "(inout Place) -> Void", "() throws(Storm) -> Int",
        "(Swift.Result<Int, any Error>) -> Void", "(borrowing Egg) -> Void", "() -> (Int) -> Void",
      ]))
  }

  /// An argument that is evaluated later.
  mutating func autoclosure() -> Term {
    let effects: Term =
      features.contains(.effectfulAutoclosures) ? self.effects(inClosure: true) : ""
    let attributes = pick(["@autoclosure", "@autoclosure @escaping"])
    if chance(10) { return "@autoclosure @Sendable () -> Int" }
    return .replaceable(
      "\(attributes) ()\(effects) -> \(type(.inner, depth: 2))", by: ["@autoclosure () -> Int"])
  }

  /// The words for what a function may do beside returning.
  mutating func effects(inClosure: Bool = false) -> Term {
    let asynchronous = maybe(20, " async")
    let errors = inClosure ? scope.errors : scope.errors + scope.errors
    let throwing: Term = choose([
      (70, { _ in "" }),
      (18, { _ in .optional(" throws") }),
      (3, { _ in .replaceable(" throws(Storm)", by: ["", " throws"]) }),
      (2, { .replaceable(.text(" throws(\($0.error().text))"), by: ["", " throws"]) }),
      (
        errors.isEmpty ? 0 : 15,
        {
          .replaceable(.text(" throws(\($0.pick(errors)))"), by: ["", " throws"])
        }
      ),
    ])
    return "\(asynchronous)\(throwing)"
  }
}

extension Term {
  static func + (left: Term, right: Term) -> Term { .sequence([left, right]) }
}
