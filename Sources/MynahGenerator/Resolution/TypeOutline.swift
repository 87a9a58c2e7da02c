internal import MynahSyntax

/// As much of a type as is certain: what is unknown of it may be anything.
indirect enum TypeOutline {
  case unknown

  /// A composition of protocols, and perhaps a class, which is no type of another kind.
  case composition(mayHaveClass: Bool)

  /// A type with its name, or the sign by which it is written, and the types that it is made of.
  case type(String, [TypeOutline] = [], Kind = .unknown)

  /// What a type that a module declares is: no value is composed, and an object only of a class.
  enum Kind {
    case unknown, value, object
  }

  /// Whether two types are certainly not one.
  func differs(from other: TypeOutline) -> Bool {
    switch (self, other) {
    case (.type(let name, let parts, _), .type(let otherName, let others, _)):
      name != otherName || parts.count != others.count
        || zip(parts, others).contains { $0.differs(from: $1) }
    // Two may be one in another order, and what a module declares may be all that is composed.
    case (.composition(let mayHaveClass), .type(let name, _, let kind)),
      (.type(let name, _, let kind), .composition(let mayHaveClass)):
      kind == .value || kind == .object && !mayHaveClass || !name.contains(".")
    default: false
    }
  }
}

extension TypeOutline {
  /// Whether a type is the name of an associated type that must conform to a protocol, and this is a
  /// function, a tuple or a metatype, which conform to none, or a value of the standard library, which is no
  /// object, and which nobody makes conform to a protocol of a package.
  func isNoType(
    withName type: TypeSyntax, in requirements: Requirements, _ program: Program
  ) -> Bool {
    guard case .type(let sign, _, _) = self, let name = type.memberOfSelf,
      let associated = requirements.associatedType(name)
    else { return false }
    let conformsToNone = ["->", "()", "Type"].contains(sign)
    guard conformsToNone || Self.values.contains(sign) else { return false }
    return associated.plainConstraints.contains { constraint, origin in
      guard let path = constraint.namedType?.components.map(\.name), let name = path.last else {
        return false
      }
      if conformsToNone { return !Self.conformancesOfAll.contains(name) }
      if name == "AnyObject" { return true }
      let found = program.find(path, from: origin)
      if found?.type?.kind == .class { return true }
      let isOfPackage = found?.type?.kind == .protocol && found?.module.isToolchain == false
      let isForeign = Self.conformancesOfNoValue.contains(name) && sign != "String"
      return (isOfPackage || isForeign || name == "Error") && !program.extends(sign)
    }
  }

  /// Types that conform to nothing of a package unless an extension says so.
  private static let values: Set = [
    "Bool", "Character", "Double", "Float", "Int", "Int16", "Int32", "Int64", "Int8", "String",
    "UInt", "UInt16", "UInt32", "UInt64", "UInt8",
  ]

  /// What no number, truth value or character conforms to unless an extension says so.
  private static let conformancesOfNoValue: Set = [
    "AsyncSequence", "BidirectionalCollection", "Collection", "Identifiable", "IteratorProtocol",
    "MutableCollection", "OptionSet", "RandomAccessCollection", "RangeReplaceableCollection",
    "RawRepresentable", "Sequence", "SetAlgebra",
  ]

  /// What functions, tuples and metatypes can conform to.
  private static let conformancesOfAll: Set = [
    "Any", "Copyable", "Escapable", "Sendable", "SendableMetatype", "BitwiseCopyable",
  ]

  /// Makes the outline of a type that stands in a protocol.
  ///
  /// - Parameters:
  ///   - type: The type.
  ///   - origin: The protocol.
  ///   - requirements: All that is required together with the protocol's requirements.
  init(
    of type: TypeSyntax, from origin: DeclaredType, in program: Program,
    _ requirements: Requirements
  ) {
    self = Outliner(program: program, requirements: requirements).outline(type, from: origin, 0)
  }
}

private struct Outliner {
  let program: Program
  let requirements: Requirements

  /// What the generic parameters of an alias stand for.
  var arguments: [String: TypeOutline] = [:]

  /// How many aliases lead to a type; more could be a circle.
  private static let depthLimit = 8

  /// The types of the standard library that no other name stands for.
  private static let standardNames = TypeNames.standard.union(TypeNames.concurrency)
    .union(TypeNames.furtherStandard).union(TypeNames.nominalOfFoundation)
    .subtracting(["Array", "Codable", "Dictionary", "Optional", "Void"])

  func outline(_ type: TypeSyntax, from origin: DeclaredType, _ depth: Int) -> TypeOutline {
    let outline = { (type: TypeSyntax) in self.outline(type, from: origin, depth) }
    if let wrapped = type.wrappedType { return .type("?", [outline(wrapped)]) }
    switch type.withoutAttributes {
    case .array(let element): return .type("[]", [outline(element)])
    case .dictionary(let key, let value): return .type("[:]", [outline(key), outline(value)])
    case .inlineArray(let count, let element):
      return .type("InlineArray", [outline(count), outline(element)])
    case .integer(let count): return .type(count)
    case .tuple(let elements):
      if elements.count == 1 { return outline(elements[0].type) }
      return isOfKnownLength(elements.map(\.type))
        ? .type("()", elements.map { outline($0.type) }) : .unknown
    case .function(let function):
      let parameters = function.parameters.map(\.type)
      guard isOfKnownLength(parameters) else { return .type("->", [.unknown]) }
      return .type(
        "->",
        [
          .type("()", parameters.map(outline)), outline(function.result),
          .type(function.effects.isAsync ? "async" : ""),
        ])
    case .existential(let constraint): return outline(constraint)
    case .composition(let parts):
      if parts.contains(where: { $0.isStandard("Any") }) { return .unknown }
      return .composition(mayHaveClass: !parts.allSatisfy { isProtocol($0, from: origin) })
    case .metatype(let instance), .protocolMetatype(let instance):
      return .type("Type", [outline(instance)])
    case .nested(let name, in: .array(let element)):
      return memberOfArray(name.components.map(\.name), outline(element))
    case .named(let name): return self.outline(name, from: origin, depth)
    default: return .unknown
    }
  }

  private func outline(_ name: NamedType, from origin: DeclaredType, _ depth: Int) -> TypeOutline {
    let path = name.components.map(\.name)
    guard depth <= Self.depthLimit, let first = path.first else { return .unknown }
    // A mock is no other type.
    if path == ["Self"] { return .type("Self") }
    if let argument = self.arguments[first] { return path.count == 1 ? argument : .unknown }
    if let actual = requirements.type(named: path, from: origin, in: program) {
      return outline(actual.type, from: actual.origin, depth + 1)
    }
    guard first != "Self", !requirements.hasAssociatedType(first),
      requirements.aliases[first] == nil
    else { return .unknown }
    let arguments = name.components.flatMap(\.genericArguments)
    let parts = {
      isOfKnownLength(arguments) ? arguments.map { outline($0, from: origin, depth) } : nil
    }
    guard let found = program.find(path, from: origin) else {
      if Self.arrays.contains(first), path.count > 1, !program.declares(first) {
        return memberOfArray(Array(path.dropFirst()), parts()?.first ?? .unknown)
      }
      return standardType(path, parts() ?? [.unknown])
    }
    switch found.declaration {
    case .alias(let alias):
      var inside = self
      let names = alias.genericParameters.map(\.name)
      let arguments = parts() ?? []
      // A pack, or what is left to be inferred, may be anything.
      guard names.count == arguments.count else { return .unknown }
      inside.arguments = Dictionary(zip(names, arguments)) { $1 }
      return inside.outline(alias.type, from: found, depth + 1)
    case .type(let declaration):
      let name = "\(found.module.name).\(found.qualifiedName)"
      // How many types a pack stands for is not known.
      return parts().map { .type(name, $0, declaration.kind.outline) } ?? .unknown
    }
  }

  private func isProtocol(_ type: TypeSyntax, from origin: DeclaredType) -> Bool {
    guard let path = type.namedType?.components.map(\.name) else { return false }
    return program.find(path, from: origin)?.type?.kind == .protocol
  }

  private static let arrays: Set = ["Array", "ArraySlice", "ContiguousArray"]

  /// A type that every array has, by its name in the array.
  private func memberOfArray(_ path: [String], _ element: TypeOutline) -> TypeOutline {
    switch path {
    case ["Element"]: element
    case ["Index"]: .type("Int")
    default: .unknown
    }
  }

  private func standardType(_ path: [String], _ parts: [TypeOutline]) -> TypeOutline {
    let path =
      path.count > 1 && ["Foundation", "Swift"].contains(path[0]) ? Array(path.dropFirst()) : path
    guard path.count == 1, !program.declares(path[0]) else { return .unknown }
    switch (path[0], parts.count) {
    case ("Array", 1): return .type("[]", parts)
    case ("Dictionary", 2): return .type("[:]", parts)
    case ("Void", 0): return .type("()")
    default:
      return Self.standardNames.contains(Substring(path[0])) ? .type(path[0], parts) : .unknown
    }
  }

  private func isOfKnownLength(_ types: [TypeSyntax]) -> Bool {
    !types.contains {
      if case .packExpansion = $0.withoutAttributes { true } else { false }
    }
  }
}

extension Requirements {
  /// What a name in a protocol stands for that is an associated type or an alias; nil where it may be
  /// something else, or stand for anything.
  fileprivate func type(
    named path: [String], from origin: DeclaredType, in program: Program
  ) -> (type: TypeSyntax, origin: DeclaredType)? {
    let path = path.first == "Self" ? Array(path.dropFirst()) : path
    guard path.count == 1, program.find(path, from: origin)?.type == nil else { return nil }
    return associatedType(path[0])?.sameType ?? aliases[path[0]]
  }
}

extension TypeDeclaration.Kind {
  fileprivate var outline: TypeOutline.Kind {
    switch self {
    case .struct, .enum: .value
    case .class, .actor: .object
    default: .unknown
    }
  }
}
