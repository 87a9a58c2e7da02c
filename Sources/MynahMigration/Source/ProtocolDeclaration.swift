/// A protocol that a file declares.
struct ProtocolDeclaration {
  let name: String
  let inherited: [String]

  /// The names of attributes and access levels, such as `Spyable` and `private`.
  let attributes: Set<String>

  /// The comments and white space above the protocol.
  let comments: String

  let requirements: [Requirement]
  let associatedTypes: [String]

  /// A Boolean value that indicates whether SwiftyMocky generates a mock of the protocol.
  var isAutoMockable: Bool {
    comments.contains("AutoMockable") || inherited.contains("AutoMockable")
  }
}

/// A requirement of a protocol, or another function.
struct Requirement: Hashable {
  enum Kind { case method, property, index }

  struct Parameter: Hashable {
    /// The label, or nil for `_`.
    let label: String?
    let name: String

    /// The type without attributes.
    let type: String

    /// The attributes and modifiers of the type, such as `escaping` and `inout`.
    let attributes: Set<String>

    var isOptional: Bool { type.isOptionalType }
  }

  let kind: Kind
  let name: String
  let parameters: [Parameter]

  /// The result of a method or the type of a property, or nil if nothing is returned.
  let result: String?
  let isAsync: Bool
  let isGeneric: Bool

  /// A Boolean value that indicates whether the property or subscript has a setter.
  let isSettable: Bool

  /// A Boolean value that indicates whether `given` and `verify` need `await`.
  var needsAwait: Bool { isAsync && result == nil }

  var hasOptionalResult: Bool { result?.isOptionalType == true }

  /// The name with labels, such as `fly(to:speed:)`.
  var fullName: String {
    "\(name)(\(parameters.map { "\($0.label ?? "_"):" }.joined()))"
  }
}

extension String {
  fileprivate var isOptionalType: Bool { hasSuffix("?") || hasSuffix("!") }
}

extension TokenizedSource {
  /// The protocols in the file.
  var protocols: [ProtocolDeclaration] {
    (0..<count).filter { isText("protocol", at: $0) }.compactMap(protocolDeclaration)
  }

  private func protocolDeclaration(_ keyword: Int) -> ProtocolDeclaration? {
    guard let name = word(at: keyword + 1),
      let open = (keyword..<count).first(where: { isText("{", at: $0) }), let close = partners[open]
    else { return nil }
    var start = keyword
    var attributes: Set<String> = []
    while start > 0 {
      let name = (texts[start - 1] == ")" ? partners[start - 1] : start).map { $0 - 1 } ?? 0
      if isText("@", at: name - 1) {
        attributes.insert(texts[name])
        start = name - 1
      } else if ["public", "package", "internal", "fileprivate", "private"]
        .contains(texts[start - 1])
      {
        start -= 1
        attributes.insert(texts[start])
      } else {
        break
      }
    }
    let inherited = (keyword..<open).drop { texts[$0] != ":" }.prefix { texts[$0] != "where" }
    let members = (open..<close).filter { braces[$0] == open && $0 > open }
    return ProtocolDeclaration(
      name: name, inherited: inherited.compactMap(word), attributes: attributes,
      comments: (start...keyword).map(gap).joined(),
      requirements: members.compactMap { requirement(at: $0, before: close) },
      associatedTypes: members.filter { isText("associatedtype", at: $0) }
        .compactMap { word(at: $0 + 1) })
  }

  /// Returns the requirement, or another function, that begins at a keyword.
  func requirement(at keyword: Int, before end: Int) -> Requirement? {
    let kinds = ["func": Requirement.Kind.method, "var": .property, "subscript": .index]
    guard let kind = kinds[texts[keyword]] else { return nil }
    let name = kind == .index ? keyword : keyword + 1
    var index = name + 1
    let generics = endOfGenericArguments(at: index)
    index = generics ?? index
    var parameters: [CallChain.Argument] = []
    if kind != .property {
      guard isWord(at: name), isText("(", at: index), let close = partners[index],
        let list = arguments(of: index)
      else { return nil }
      parameters = list
      index = close + 1
    }
    var isAsync = false
    while index < end, ["async", "throws", "rethrows"].contains(texts[index]) {
      if texts[index] == "async" { isAsync = true }
      index += 1
      if isText("(", at: index), let close = partners[index] { index = close + 1 }
    }
    var result: String?
    if isText("->", at: index) || (kind == .property && isText(":", at: index)) {
      let type = (index + 1)..<endOfType(at: index + 1, before: end)
      result = text(of: type)
      index = type.upperBound
    }
    let accessors = isText("{", at: index) ? index..<(partners[index] ?? index) : index..<index
    return Requirement(
      kind: kind, name: word(at: name) ?? "", parameters: parameters.map(parameter),
      result: result == "Void" || result == "()" ? nil : result, isAsync: isAsync,
      isGeneric: generics != nil, isSettable: accessors.contains { isText("set", at: $0) })
  }

  private func parameter(_ argument: CallChain.Argument) -> Requirement.Parameter {
    let first = argument.labelToken ?? argument.value.lowerBound
    let end = argument.value.upperBound
    let colon = (first..<end).first { isText(":", at: $0) } ?? first
    var type = colon + 1
    var attributes: Set<String> = []
    while type < end {
      if isText("@", at: type) {
        type += 1
      } else if !["inout", "sending", "isolated", "borrowing", "consuming"].contains(texts[type]) {
        break
      }
      attributes.insert(texts[type])
      type += 1
    }
    let label = word(at: first)
    return Requirement.Parameter(
      label: label == "_" ? nil : label, name: word(at: colon - 1) ?? "",
      type: text(of: min(type, end)..<end), attributes: attributes)
  }

  private func endOfType(at start: Int, before end: Int) -> Int {
    var index = start
    while index < end, !["{", "}", ";", "where"].contains(texts[index]) {
      if index > start, startsLine(index), !["->", "&"].contains(texts[index - 1]) { break }
      let close = ["(", "["].contains(texts[index]) ? partners[index].map { $0 + 1 } : nil
      index = close ?? endOfGenericArguments(at: index) ?? index + 1
    }
    return index
  }
}
