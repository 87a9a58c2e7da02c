extension Grammar {
  /// Where a type stands, which decides what it may be.
  enum TypePosition { case parameter, result, property, inner }

  /// Makes a type.
  mutating func type(_ position: TypePosition, depth: Int = 0) -> Term {
    if depth > 2 || chance(25) { return nominal() }
    let made: Term = choose([
      (24, { $0.nominal() }),
      (14, { $0.generic(position) }),
      (18, { $0.compound(depth) }),
      (8, { $0.existential() }),
      (10, { $0.closure(position, depth) }),
      (5, { $0.metatype(depth) }),
      (4, { $0.selfType(position) }),
      (position == .parameter ? 7 : 0, { $0.opaque(depth) }),
      (position == .inner ? 0 : 3, { .sequence([$0.type(.inner, depth: 2), "!"]) }),
      (2, { $0.rarity(depth) }),
    ])
    return .replaceable(made, by: ["Int"])
  }

  /// A type that has no types in it, of the toolchain or of the module `Sky`.
  mutating func nominal() -> Term {
    var names = [
      "Int", "String", "Bool", "Double", "Any", "AnyObject", "UInt8", "Character", "any Error",
      "Place", "Feather", "Nest", "Roost", "Tree", "Flock", "Storm", "Places", "Whole", "Swift.Int",
      "Sky.Place", "Sky.Kind", "Kind", "Mapping<Int>", "Log<Int>", "ObjectIdentifier", "Range<Int>",
      "AnyHashable", "any Sendable", "Substring", "UnsafeRawPointer",
    ]
    names += declared.values + declared.classes
    if features.contains(.voidParameters) { names += ["Void", "()"] }
    if setting.hasRivals, !scope.isInTrees, chance(40) { names = Sky.rivalTypes }
    let name = pick(names)
    return name == "Int" ? "Int" : .replaceable(.text(name), by: ["Int"])
  }

  private mutating func generic(_ position: TypePosition) -> Term {
    scope.generics.isEmpty ? nominal() : .text(pick(scope.generics))
  }

  /// A type made of others.
  private mutating func compound(_ depth: Int) -> Term {
    let part = { (grammar: inout Grammar) in grammar.type(.inner, depth: depth + 1) }
    return choose([
      (
        5,
        {
          let inner = part(&$0); return .replaceable("[\(inner)]", by: [inner])
        }
      ),
      (
        3,
        {
          let inner = part(&$0); return .replaceable("[\($0.hashable()): \(inner)]", by: [inner])
        }
      ),
      (
        5,
        {
          let inner = $0.wrapped(depth); return .replaceable("\(inner)?", by: [inner])
        }
      ),
      (
        3,
        { grammar in
          let elements = grammar.list(2...3, part)
          return .replaceable(
            .list(.init(elements: elements, open: "(", close: ")")), by: elements)
        }
      ),
      (
        2,
        { grammar in
          let elements = grammar.list(2...3, part).enumerated().map { index, element -> Term in
            "\(["left", "right", "_"][index]): \(element)"
          }
          return .sequence(["(", .list(.init(elements: elements)), ")"])
        }
      ),
      (2, { "Set<\($0.hashable())>" }),
      (
        3,
        {
          let inner = part(&$0); return .replaceable("Box<\(inner)>", by: [inner])
        }
      ),
      (2, { "Pair<\(part(&$0)), \(part(&$0))>" }),
      (2, { "Swift.Result<\(part(&$0)), \($0.error())>" }),
      (1, { "Optional<\(part(&$0))>" }),
      (1, { "Array<\(part(&$0))>" }),
      (1, { "Swift.Dictionary<\($0.hashable()), \(part(&$0))>" }),
      (1, { "Series<\(part(&$0)), \(part(&$0))>" }),
      (1, { "AsyncStream<\(part(&$0))>" }),
      (1, { "AsyncThrowingStream<\(part(&$0)), any Error>" }),
      (1, { "Mapping<\(part(&$0))>" }),
      (1, { "Log<\(part(&$0))>" }),
      (1, { "KeyPath<\(part(&$0)), \(part(&$0))>" }),
      (1, { "ArraySlice<\(part(&$0))>.Index" }),
      (1, { "[\($0.nominal())].Element" }),
    ])
  }

  private mutating func wrapped(_ depth: Int) -> Term {
    if chance(70) { return nominalOrGeneric() }
    return "(\(type(.inner, depth: depth + 1)))"
  }

  private mutating func nominalOrGeneric() -> Term {
    let inner = chance(40) ? generic(.inner) : nominal()
    return inner.text.contains(" ") ? "(\(inner))" : inner
  }

  /// A type that can be a key.
  mutating func hashable() -> Term { .text(pick(["String", "Int", "Feather", "AnyHashable"])) }

  /// A type of errors.
  mutating func error() -> Term {
    .text(pick(["any Error", "Storm", "Rain", "Never", "Swift.Error"] + scope.errors))
  }

  /// The names of protocols that a constraint can name.
  mutating func constraintName() -> Term {
    let own = declared.protocols.map { name, primary, _ in
      primary == 0
        ? name
        : "\(name)<\((0..<primary).map { _ in "Int" }.joined(separator: ", "))>"
    }
    var names = [
      "Named", "Flying", "Marked", "Listening", "Shared", "Shown", "Holder<Int>", "Error",
      "Sendable",
      "AnyObject", "CustomStringConvertible", "Holder", "Ring", "Ring<Box<Int>, Int>", "Hashable",
      "Equatable", "Comparable", "Sequence<Int>", "Collection", "Codable", "Named & Flying",
      "Named & Sendable", "Holder<String> & Named", "Identifiable", "Sky.Marked", "NamedHolder",
      "Tree & Named", "Identifiable<Int>", "AsyncSequence<Int, Never>", "BinaryInteger",
    ]
    if !own.isEmpty, chance(40) { names = own }
    let name = pick(names)
    return name == "Named" ? "Named" : .replaceable(.text(name), by: ["Named"])
  }

  private mutating func existential() -> Term {
    let plain = ["Named", "Flying", "Marked", "Listening", "Shown"]
    return choose([
      (6, { "any \($0.constraintName())" }),
      (setting.hasExistentialAny ? 0 : 2, { .text($0.pick(plain)) }),
      (2, { "(any \($0.constraintName()))?" }),
      (1, { "[any \($0.constraintName())]" }),
      (1, { "any \(.text($0.pick(plain))) & \(.text($0.pick(plain))) & Sendable" }),
    ])
  }

  private mutating func metatype(_ depth: Int) -> Term {
    choose([
      (3, { "\($0.nominalOrGeneric()).Type" }),
      (2, { "any \(.text($0.pick(["Named", "Flying", "Holder", "Sendable"]))).Type" }),
      (1, { "(any \(.text($0.pick(["Named", "Flying"])))).Type" }),
      (1, { "(\($0.type(.inner, depth: depth + 1))).Type" }),
      (1, { "[\($0.nominalOrGeneric()).Type]" }),
    ])
  }

  private mutating func selfType(_ position: TypePosition) -> Term {
    switch scope.kind {
    case .file: return nominal()
    case .class: return position == .result ? .text(pick(["Self", "Self?"])) : nominal()
    case .protocol:
      return .text(pick(["Self", "Self?", "[Self]", "Self.Type", "(Self, Int)", "Box<Self>"]))
    }
  }

  private mutating func opaque(_ depth: Int) -> Term {
    choose([
      (6, { "some \($0.constraintName())" }),
      (1, { "(some \($0.constraintName()))?" }),
      (1, { "[some \($0.constraintName())]" }),
      (1, { "(some \($0.constraintName())).Type" }),
      (1, { "Box<some \($0.constraintName())>" }),
      (1, { "(some \($0.constraintName()), \($0.type(.inner, depth: depth + 1)))" }),
    ])
  }

  private mutating func rarity(_ depth: Int) -> Term {
    .text(
      pick([
        "[2 of Int]", "InlineArray<2, Int>", "UnsafeMutablePointer<Place>", "OpaquePointer?",
        "UnsafeBufferPointer<Int>", "Unmanaged<Nest>", "CheckedContinuation<Int, any Error>",
        "Task<Int, Never>", "AnyKeyPath", "any Actor", "Mirror",
        "Span<Int>", "RawSpan", "any Any.Type", "UnsafePointer<(Int, Place)>",
        "PartialKeyPath<Place>", "WritableKeyPath<Place, Int> & Sendable", "any ~Copyable",
        "DefaultIndices<[Int]>", "any AnyObject & Sendable", "Result<Void, Storm>",
      ]))
  }
}
