internal import MynahSyntax

/// A property or an associated type of which two protocols say what it is.
struct Repetition {
  typealias Statement = (type: TypeSyntax, origin: DeclaredType)

  let name: String
  let first: Statement
  let second: Statement

  /// The `#if` condition around one of the two, where there is none around the other.
  var condition: String?

  /// What a requirement repeats of another one of the same name.
  static func repetitions(of first: Requirement, by second: Requirement) -> [Repetition] {
    guard case .variable(let one) = first.declaration, case .variable(let two) = second.declaration
    else { return [] }
    return zip(one.bindings, two.bindings).compactMap { one, two in
      guard let name = one.name, let type = one.type, let other = two.type, type != other else {
        return nil
      }
      return Repetition(
        name: name, first: (type, first.origin), second: (other, second.origin),
        condition: first.condition == second.condition
          ? nil : first.condition ?? second.condition)
    }
  }

  /// Why nothing can be both.
  var reason: String {
    "\(name) is \(first.type) in \(first.origin.qualifiedName), and \(second.type) in"
      + " \(second.origin.qualifiedName)" + (condition.map { " where \($0)" } ?? "")
  }

  /// Whether the types are certainly two.
  func isContradiction(in program: Program, _ requirements: Requirements) -> Bool {
    // Swift takes neither of the two for the other.
    if first.type.wrappedType != nil, second.type.wrappedType != nil,
      first.type.isImplicitlyUnwrapped != second.type.isImplicitlyUnwrapped
    {
      return true
    }
    let outlines = [first, second].map { statement in
      TypeOutline(of: statement.type, from: statement.origin, in: program, requirements)
    }
    return outlines[0].differs(from: outlines[1])
      || outlines[0].isNoType(withName: second.type, in: requirements)
      || outlines[1].isNoType(withName: first.type, in: requirements)
  }
}

extension TypeSyntax {
  fileprivate var isImplicitlyUnwrapped: Bool {
    if case .implicitlyUnwrappedOptional = self { true } else { false }
  }
}

extension RequirementsResolver {
  /// Settles what an associated type is where a property is of it in one protocol, and of a type that is
  /// known in another.
  mutating func settleRepetitions() {
    for repetition in repetitions {
      for (open, known) in [
        (repetition.first, repetition.second), (repetition.second, repetition.first),
      ] {
        guard let name = open.type.memberOfSelf, let associated = result.associatedType(name),
          associated.sameType == nil, program.find([name], from: open.origin)?.type == nil,
          !mentionsAssociatedType(known.type)
        else { continue }
        // Nothing can be conditional among the generic parameters of a mock.
        guard repetition.condition == nil else {
          duplicate = duplicate ?? (repetition.reason, repetition.second.origin)
          continue
        }
        result.withAssociatedType(name) { $0.sameType = known }
      }
    }
  }

  /// Why nothing can be all that is required, and the protocol that says so; nil where that is not
  /// certain.
  var contradiction: (reason: String, origin: DeclaredType)? {
    if let actor = result.globalActor, result.standardParents.contains("Actor") {
      return ("it is an actor, which can not be isolated to \(actor)", root)
    }
    if let superclass = result.superclass, result.standardParents.contains("Actor") {
      let name = superclass.type.qualifiedName
      return ("it is an actor, which can not inherit from the class \(name)", superclass.origin)
    }
    if let repetition = repetitions.first(where: { $0.isContradiction(in: program, result) }) {
      // What the toolchain says stands in no file.
      let isOfToolchain = repetition.second.origin.module.isToolchain
      return (repetition.reason, (isOfToolchain ? repetition.first : repetition.second).origin)
    }
    return duplicate ?? result.nameClash ?? result.aliasOfAnyObject ?? existentialIdentity
  }
}

extension RequirementsResolver {
  /// An identifier that is a protocol, which does not conform to `Hashable`, as what identifies must.
  private var existentialIdentity: (reason: String, origin: DeclaredType)? {
    guard result.standardParents.contains("Identifiable"),
      let (type, origin) = result.associatedType("ID")?.sameType
    else { return nil }
    let found = type.namedType.flatMap { program.find($0.components.map(\.name), from: origin) }
    guard type.isExistential || type.isStandard("Any") || found?.type?.kind == .protocol else {
      return nil
    }
    return ("its id is \(type), which is not Hashable", origin)
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
    var properties: [String: [(condition: String?, origin: DeclaredType)]] = [:]
    for member in members {
      guard case .variable(let variable) = member.declaration, !variable.isStatic else { continue }
      for name in variable.bindings.compactMap(\.name) {
        properties[name, default: []].append((member.condition, member.origin))
      }
    }
    guard !properties.isEmpty else { return nil }
    for member in members {
      guard case .function(let function) = member.declaration, function.parameters.isEmpty,
        !function.isStatic, !function.effects.isAsync, let others = properties[function.name]
      else { continue }
      let other = others.first { other in
        other.condition == nil || member.condition == nil || other.condition == member.condition
      }
      guard let other else { continue }
      return (
        "\(function.name) is a property in \(other.origin.qualifiedName), and a method in"
          + " \(member.origin.qualifiedName)", member.origin
      )
    }
    return nil
  }
}
