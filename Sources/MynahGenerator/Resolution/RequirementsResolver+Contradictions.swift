internal import MynahSyntax

extension RequirementsResolver {
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
    return duplicate ?? result.nameClash ?? result.aliasOfAnyObject ?? unfitIdentity
      ?? foreignHash ?? result.recursiveType(in: program)
  }
}

extension RequirementsResolver {
  /// A property that has the name of the one of `Hashable`, and another type, or a method of that name.
  ///
  /// A method that suspends could stand beside the property, but its pattern could not.
  private var foreignHash: (reason: String, origin: DeclaredType)? {
    guard result.standardParents.contains("Hashable") else { return nil }
    for member in result.members {
      if case .function(let function) = member.declaration, function.name == "hashValue",
        function.parameters.isEmpty, !function.isStatic
      {
        let name = member.origin.qualifiedName
        return ("hashValue is a property in Hashable, and a method in \(name)", member.origin)
      }
      guard case .variable(let variable) = member.declaration, !variable.isStatic,
        let type = variable.bindings.first(where: { $0.name == "hashValue" })?.type,
        TypeOutline(of: type, from: member.origin, in: program, result).differs(from: .type("Int"))
      else { continue }
      let name = member.origin.qualifiedName
      return ("hashValue is \(type) in \(name), and Int in Hashable", member.origin)
    }
    return nil
  }

  /// Types of the standard library that are not `Hashable`.
  private static let typesWithoutHash: Set = [
    "AnyCollection", "AnyIterator", "AnySequence", "AsyncStream", "AsyncThrowingStream",
    "CheckedContinuation", "DefaultIndices", "EnumeratedSequence", "KeyValuePairs", "Mirror",
    "TaskGroup", "Unmanaged", "Zip2Sequence",
  ]

  /// Types of the standard library that are `Hashable` where their generic arguments are.
  private static let typesOfParts: Set = [
    "Array", "ArraySlice", "ClosedRange", "ContiguousArray", "Range", "Result",
  ]

  /// Whether values of a type certainly have no hash.
  private func hasNoHash(_ type: TypeSyntax, from origin: DeclaredType) -> Bool {
    if let wrapped = type.wrappedType { return hasNoHash(wrapped, from: origin) }
    if type.isVoid { return true }
    switch type.withoutAttributes {
    case .array(let element): return hasNoHash(element, from: origin)
    case .dictionary(_, let value): return hasNoHash(value, from: origin)
    case .tuple(let elements) where elements.count == 1:
      return hasNoHash(elements[0].type, from: origin)
    case .tuple, .function, .metatype, .protocolMetatype, .existential: return true
    case .named(let name):
      guard let found = program.find(name.components.map(\.name), from: origin) else {
        let isQualified = name.components.count == 2 && name.components[0].name == "Swift"
        let component = name.components[isQualified ? 1 : 0]
        return type.isStandard("Any") || Self.typesWithoutHash.contains(component.name)
          || Self.typesOfParts.contains(component.name)
            && component.genericArguments.contains { hasNoHash($0, from: origin) }
      }
      return found.type?.kind == .protocol || hasNoHash(found)
    default: return false
    }
  }

  /// Whether a type is no enum, which may have a hash unsaid, and no declaration says that it has one.
  private func hasNoHash(_ type: DeclaredType) -> Bool {
    let saysNothing = { (names: [TypeSyntax]) in
      program.isKnown(that: names, of: type) { !program.conforms($0, toOneOf: ["Hashable"]) }
    }
    // Most say it where they are declared, and no file must be searched for it.
    guard let declaration = type.type, [.struct, .class, .actor].contains(declaration.kind),
      declaration.attributes.isEmpty, saysNothing(declaration.inheritedTypes),
      saysNothing(program.extensions(of: type).conformances)
    else { return false }
    return type.module.name == root.module.name || !program.extends(declaration.name)
  }

  /// An identifier of which there is one under a condition only, or which does not conform to `Hashable`, as
  /// what identifies must.
  private var unfitIdentity: (reason: String, origin: DeclaredType)? {
    guard result.standardParents.contains("Identifiable"),
      let (type, origin) = result.associatedType("ID")?.sameType
    else { return nil }
    // Nothing can be conditional among what a mock says of its types.
    if let repetition = repetitions.first(where: { $0.name == "id" && $0.condition != nil }) {
      return (repetition.reason, origin)
    }
    guard hasNoHash(type, from: origin) else { return nil }
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
    var properties: [Bool: [String: [(condition: String?, origin: DeclaredType)]]] = [:]
    for member in members {
      guard case .variable(let variable) = member.declaration else { continue }
      for name in variable.bindings.compactMap(\.name) {
        properties[variable.isStatic, default: [:]][name, default: []]
          .append((member.condition, member.origin))
      }
    }
    guard !properties.isEmpty else { return nil }
    for member in members {
      guard case .function(let function) = member.declaration, function.parameters.isEmpty,
        !function.effects.isAsync, let others = properties[function.isStatic]?[function.name]
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
