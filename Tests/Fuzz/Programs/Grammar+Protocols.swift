extension Grammar {
  /// Makes a protocol with a name.
  mutating func `protocol`(_ name: String, access: String) -> Term {
    scoped { grammar in
      grammar.scope.kind = .protocol
      grammar.memberNames = []
      var primary: [String] = []
      let associated = grammar.chance(30) ? grammar.list(1...2) { $0.associatedType(&primary) } : []
      let parents = grammar.parents()
      let clause = grammar.refinementClause(parents)
      let requirements = grammar.list(0...grammar.memberLimit) { $0.requirement() }
      let aliases = grammar.chance(8) ? [grammar.alias()] : []
      let head = grammar.typeAttributes()
      let primaryCount = primary.count
      grammar.declared.protocols.append((name, primaryCount, !associated.isEmpty))
      return "\(head)\(access)protocol \(name)"
        + .list(.init(elements: primary.map { .text($0) }, open: "<", close: ">"))
        + .list(.init(elements: parents, open: ": "))
        + clause
        + .list(
          .init(
            elements: associated + aliases + requirements, open: " {\n  ", separator: "\n  ",
            close: "\n}", keepsBrackets: true))
    }
  }

  /// The attributes before a type.
  mutating func typeAttributes() -> Term {
    var elements: [Term] = []
    if chance(10) {
      elements.append(
        .text(pick(["@MainActor", "@SkyActor", "nonisolated", "@preconcurrency @MainActor"])))
    }
    if chance(4) { elements.append(availability()) }
    return .list(.init(elements: elements, separator: " ", close: " "))
  }

  private mutating func parents() -> [Term] {
    guard chance(45) else { return [] }
    var names = [
      "Sendable", "AnyObject", "Named", "Flying", "Holder", "Holder<Int>", "Ring", "Marked",
      "Listening", "Shared", "Shown", "Hashable", "Equatable", "Comparable", "Identifiable",
      "CustomStringConvertible", "Error", "Codable", "Actor", "NamedHolder", "Sky.Named & Marked",
      "CaseIterable", "Decodable", "AsyncSequence", "CustomDebugStringConvertible", "Sequence",
      "IteratorProtocol", "ExpressibleByStringLiteral", "Ring<Box<Int>, Int>", "SendableMetatype",
      "AdditiveArithmetic", "Identifiable<String>", "RawRepresentable", "@unchecked Sendable",
      "~Copyable", "LosslessStringConvertible", "@retroactive Hashable", "BitwiseCopyable",
      "Executor",
      "nonisolated Named", "@MainActor Flying", "Collection", "any Named", "GlobalActor",
    ]
    if features.contains(.superclassConstraints) { names += ["Tree", "Log<Int>"] }
    names += names.prefix(16)
    let own = declared.protocols.map(\.name)
    return list(1...2) { grammar in
      .text(!own.isEmpty && grammar.chance(60) ? grammar.pick(own) : grammar.pick(names))
    }
  }

  /// What a protocol requires of the types that it inherits.
  private mutating func refinementClause(_ parents: [Term]) -> Term {
    let holders = parents.contains { $0.text.hasPrefix("Holder") || $0.text == "NamedHolder" }
    if holders {
      scope.generics.append("Item")
      return chance(40) ? .optional(" where \(dependent("Item"))") : ""
    }
    guard let name = scope.generics.first(where: { !$0.contains(".") }), chance(10) else {
      return ""
    }
    return .optional(" where \(requirement(on: pick([name, "Self"])))")
  }

  private mutating func dependent(_ name: String) -> Term {
    chance(40) ? "\(name) == \(type(.inner, depth: 1))" : requirement(on: name)
  }

  private mutating func associatedType(_ primary: inout [String]) -> Term {
    let name = genericName(scope.generics)
    if chance(40) { primary.append(name) }
    scope.generics.append(name)
    var text: Term = "associatedtype \(name)"
    if chance(15) {
      scope.generics.append("\(name).Item")
      text = text + .text(": \(pick(["Holder", "Holder<Int>", "NamedHolder"]))")
      if chance(30) { text = text + .optional(" where \(requirement(on: "\(name).Item"))") }
      return text
    }
    if chance(8) {
      scope.errors.append(name)
      return text + ": Error"
    }
    if chance(45) { text = text + .optional(": \(constraintName())") }
    if chance(10) { text = text + .optional(" = \(type(.inner, depth: 1))") }
    if chance(6) { text = text + .optional(" where \(requirement(on: name))") }
    return text
  }

  private mutating func alias() -> Term {
    let name = chance(25) ? typeNameOfOthers() : pick(["Alias", "Song", "Tune"])
    let target: Term =
      features.contains(.closureAliases) ? type(.inner) : nominal()
    let text: Term = "typealias \(name) = \(target)"
    scope.generics.append(name)
    return text
  }
}
