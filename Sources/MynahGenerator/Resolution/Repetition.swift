internal import MynahSyntax

/// A property or an associated type of which two protocols say what it is.
struct Repetition {
  typealias Statement = (type: TypeSyntax, origin: DeclaredType)

  let name: String
  let first: Statement
  let second: Statement

  /// What a requirement repeats of another one of the same name.
  static func repetitions(of first: Requirement, by second: Requirement) -> [Repetition] {
    guard case .variable(let one) = first.declaration, case .variable(let two) = second.declaration
    else { return [] }
    return zip(one.bindings, two.bindings).compactMap { one, two in
      guard let name = one.name, let type = one.type, let other = two.type, type != other else {
        return nil
      }
      return Repetition(name: name, first: (type, first.origin), second: (other, second.origin))
    }
  }

  /// Why nothing can be both.
  var reason: String {
    "\(name) is \(first.type) in \(first.origin.qualifiedName), and \(second.type) in"
      + " \(second.origin.qualifiedName)"
  }

  /// Whether the types are certainly two.
  func isContradiction(in program: Program, _ requirements: Requirements) -> Bool {
    // Swift takes neither of the two for the other.
    if first.type.wrappedType != nil, second.type.wrappedType != nil,
      first.type.isImplicitlyUnwrapped != second.type.isImplicitlyUnwrapped
    {
      return true
    }
    func isContradiction(_ left: TypeSyntax, _ right: TypeSyntax) -> Bool {
      if let left = left.wrappedType, let right = right.wrappedType {
        return isContradiction(left, right)
      }
      guard let left = meaning(of: left, from: first.origin, in: program, requirements),
        let right = meaning(of: right, from: second.origin, in: program, requirements)
      else { return false }
      return left != right
    }
    return isContradiction(first.type, second.type)
  }

  /// What a type is, in a form that every other type differs in; nil where that is not certain.
  private func meaning(
    of type: TypeSyntax, from origin: DeclaredType, in program: Program,
    _ requirements: Requirements, _ depth: Int = 0
  ) -> String? {
    if let wrapped = type.wrappedType {
      return meaning(of: wrapped, from: origin, in: program, requirements, depth).map { "\($0)?" }
    }
    switch type.withoutAttributes {
    case .array(let element):
      return meaning(of: element, from: origin, in: program, requirements, depth).map { "[\($0)]" }
    case .dictionary(let key, let value):
      return meanings(of: [key, value], from: origin, in: program, requirements, depth).map {
        "[\($0)]"
      }
    case .tuple(let elements):
      return meanings(of: elements.map(\.type), from: origin, in: program, requirements, depth).map
      {
        "(\($0))"
      }
    case .existential(let constraint):
      return meaning(of: constraint, from: origin, in: program, requirements, depth)
    case .metatype(let type), .protocolMetatype(let type):
      return meaning(of: type, from: origin, in: program, requirements, depth).map { "\($0).Type" }
    case .named(let name) where !name.hasGenericArguments:
      let path = name.components.map(\.name)
      if let actual = requirements.type(named: path, from: origin, in: program) {
        return depth > 8
          ? nil
          : meaning(of: actual.type, from: actual.origin, in: program, requirements, depth + 1)
      }
      guard let first = path.first, first != "Self", !requirements.hasAssociatedType(first),
        requirements.aliases[first] == nil
      else { return nil }
      guard let found = program.find(path, from: origin) else {
        let isStandard = path.count == 1 && Self.standardNames.contains(first)
        return isStandard && !program.declares(first) ? first : nil
      }
      return found.type == nil ? nil : "\(found.module.name).\(found.qualifiedName)"
    default: return nil
    }
  }

  private func meanings(
    of types: [TypeSyntax], from origin: DeclaredType, in program: Program,
    _ requirements: Requirements, _ depth: Int
  ) -> String? {
    let meanings = types.compactMap {
      meaning(of: $0, from: origin, in: program, requirements, depth)
    }
    return meanings.count == types.count ? meanings.joined(separator: ", ") : nil
  }

  private static let standardNames: Set = [
    "Bool", "Character", "Double", "Float", "Int", "Int16", "Int32", "Int64", "Int8", "String",
    "Substring", "UInt", "UInt16", "UInt32", "UInt64", "UInt8",
  ]
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

extension TypeSyntax {
  fileprivate var isImplicitlyUnwrapped: Bool {
    if case .implicitlyUnwrappedOptional = self { true } else { false }
  }
}

extension RequirementsResolver {
  /// Why nothing can be all that is required, and the protocol that says so; nil where that is not
  /// certain.
  var contradiction: (reason: String, origin: DeclaredType)? {
    if let actor = result.globalActor, result.standardParents.contains("Actor") {
      return ("it is an actor, which can not be isolated to \(actor)", root)
    }
    if let repetition = repetitions.first(where: { $0.isContradiction(in: program, result) }) {
      return (repetition.reason, repetition.second.origin)
    }
    return duplicate ?? result.nameClash ?? result.aliasOfAnyObject
  }
}

extension Requirements {
  /// An associated type that an alias is to set to `AnyObject`: Swift takes it for a constraint there, and
  /// says of each class that the two are not the same.
  fileprivate var aliasOfAnyObject: (reason: String, origin: DeclaredType)? {
    for associated in associatedTypes {
      guard let alias = aliases[associated.name], alias.type.isStandard("AnyObject") else {
        continue
      }
      let name = alias.origin.qualifiedName
      return (
        "\(associated.name) is an alias of AnyObject in \(name), which Swift takes for no type; write"
          + " `where \(associated.name) == AnyObject`", alias.origin
      )
    }
    return nil
  }

  /// A property that has the name of a method without parameters, which Swift forbids in one class.
  fileprivate var nameClash: (reason: String, origin: DeclaredType)? {
    var properties: [String: DeclaredType] = [:]
    for member in members where member.condition == nil {
      guard case .variable(let variable) = member.declaration, !variable.isStatic else { continue }
      for name in variable.bindings.compactMap(\.name) { properties[name] = member.origin }
    }
    guard !properties.isEmpty else { return nil }
    for member in members where member.condition == nil {
      guard case .function(let function) = member.declaration, function.parameters.isEmpty,
        !function.isStatic, let other = properties[function.name]
      else { continue }
      return (
        "\(function.name) is a property in \(other.qualifiedName), and a method in"
          + " \(member.origin.qualifiedName)", member.origin
      )
    }
    return nil
  }
}
