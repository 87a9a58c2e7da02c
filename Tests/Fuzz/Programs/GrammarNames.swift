extension Grammar {
  private static let plain = [
    "fly", "sing", "name", "count", "value", "land", "eggs", "song", "wing", "feathers", "state",
    "id", "items", "first", "load", "save", "update", "next",
  ]

  /// Names that mean something to the language, to the library or to generated code.
  private static let special = [
    "reset", "describe", "description", "given", "verify", "mock", "call", "pattern", "stub",
    "forward", "context", "willReturn", "getName", "setName", "_name", "_fly", "_call", "arguments",
    "newValue", "oldValue", "`self`", "`init`", "`subscript`", "`default`", "`in`", "`class`",
    "`Type`", "`Self`", "`Any`", "`repeat`", "`throws`", "`switch`", "`nil`", "`deinit`", "get",
    "set", "some", "any", "each", "async", "await", "actor", "hash", "hashValue", "location",
    "type",
    "member", "members", "result", "error", "perform", "`func`", "`operator`", "`import`",
    "`where`",
    "callAsFunction", "été", "mocked", "_assign", "_argument", "at", "of", "target", "sending",
    "isolated", "consuming", "borrowing", "copy", "discard", "then", "yield", "left", "prefix",
    "Int", "String", "Result", "`protocol`", "`_`", "`true`", "`as`", "`is`", "`try`",
  ]

  /// The name of a member.
  mutating func memberName() -> String {
    if features.contains(.overloads), chance(15), !memberNames.isEmpty {
      return pick(memberNames)
    }
    if features.contains(.rawIdentifiers), chance(5) { return "`a bird`" }
    for _ in 0..<10 {
      let name = features.contains(.rivals) && chance(25) ? pick(Self.special) : pick(Self.plain)
      let isLegal = name != "`self`" && name != "`Type`" && name != "`_`" && name != "`Self`"
      if isLegal, !memberNames.contains(name) {
        memberNames.append(name)
        return name
      }
    }
    memberNames.append("extra\(memberNames.count)")
    return memberNames[memberNames.count - 1]
  }

  /// The name of a parameter inside of its function.
  mutating func parameterName() -> String {
    let name = features.contains(.rivals) && chance(25) ? pick(Self.special) : pick(Self.plain)
    return name == "`_`" ? "__" : name
  }

  /// The label and name of a parameter.
  mutating func parameterLabel() -> String {
    let name = parameterName()
    if chance(30) { return "_ \(name)" }
    if chance(20) {
      let label = parameterName()
      return label == name ? name : "\(label) \(name)"
    }
    return name
  }

  /// The name of a type that is another one elsewhere: to Swift, to the library or to the module `Sky`.
  mutating func typeNameOfOthers() -> String {
    pick([
      "CallPattern", "CodeLocation", "Error", "Feather", "Hasher", "KeyPath", "Mock",
      "MockingContext", "Never", "NonEscapingClosure", "Place", "PropertyPattern", "Result",
      "StaticString", "UInt", "Void",
    ])
  }

  /// The name of a generic parameter or an associated type.
  mutating func genericName(_ taken: [String]) -> String {
    let names = [
      "Item", "Element", "Key", "Value", "Body", "Failure", "Content", "Input", "Output",
    ]
    let special = [
      "Kind", "Result", "Other", "Member", "Arguments", "Success", "Pattern", "Error", "Place", "T",
      "Function", "Target", "Context", "`Protocol`", "Base", "Stub", "Swift", "Mock", "Void",
      "Never", "Sky", "Any_", "Wrapped", "_Kind",
      "Sendable",
    ]
    for _ in 0..<20 {
      let name =
        features.contains(.rivals) && chance(20) ? pick(special) : pick(names)
      if !taken.contains(name) { return name }
    }
    return "Extra\(taken.count)"
  }
}
