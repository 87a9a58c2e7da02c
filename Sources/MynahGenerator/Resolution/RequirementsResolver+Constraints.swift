internal import MynahSyntax

extension RequirementsResolver {
  mutating func addWhere(_ clause: GenericWhereClause?, from type: DeclaredType) throws(Refusal) {
    for requirement in clause?.requirements ?? [] {
      switch requirement {
      case .conformance(let subject, let constraint):
        if let name = associatedType(subject) {
          result.withAssociatedType(name) { $0.constraints.append((constraint, type)) }
        } else if subject.isSelf {
          try visitParent(constraint, of: type)
        } else {
          result.relations.append((requirement, type))
        }
      case .sameType(let left, let right):
        if isRelation(left, right) {
          result.relations.append((requirement, type))
        } else if let name = associatedType(left) {
          setType(of: name, right, from: type)
        } else if let name = associatedType(right) {
          setType(of: name, left, from: type)
        } else if let name = left.memberOfSelf, result.inferredTypes.contains(name) {
          result.addAssociatedType(name, constraints: [], origin: type)
          setType(of: name, right, from: type)
        } else {
          result.relations.append((requirement, type))
        }
      case .layout: result.relations.append((requirement, type))
      }
    }
  }

  /// Whether both sides of a constraint are associated types, or types that belong to such.
  private func isRelation(_ left: TypeSyntax, _ right: TypeSyntax) -> Bool {
    [left, right].allSatisfy { type in
      type.namedType?.pathInSelf.first.map(result.hasAssociatedType) ?? false
    }
  }

  /// Says what an associated type is.
  mutating func setType(of name: String, _ type: TypeSyntax, from origin: DeclaredType) {
    result.withAssociatedType(name) { $0.sameType = (type, origin) }
  }

  /// Adds an alias that a protocol declares.
  ///
  /// To Swift, aliases of one name are one type, whatever protocols declare them, unless they are generic.
  mutating func add(_ alias: TypeAliasDeclaration, from origin: DeclaredType, condition: String?) {
    guard alias.genericParameters.isEmpty else {
      result.genericAliases[alias.name] = result.genericAliases[alias.name] ?? (alias, origin)
      return
    }
    // An alias that `#if` chooses is only looked into to find out whether it's a closure.
    guard condition == nil || alias.type.isFunction else { return }
    result.aliases[alias.name] = result.aliases[alias.name] ?? (alias.type, origin)
  }

  /// An alias with the name of an associated type says what that is.
  mutating func applyAliases() {
    for associated in result.associatedTypes where associated.sameType == nil {
      guard let alias = result.aliases[associated.name] else { continue }
      result.withAssociatedType(associated.name) { $0.sameType = alias }
    }
  }

  /// A property of an associated type that a refining protocol declares again says what that is.
  mutating func applyProperties() {
    var properties: [String: Requirement] = [:]
    for case (let member, .variable) in result.members.map({ ($0, $0.declaration) }) {
      guard let other = properties[member.name] else {
        properties[member.name] = member
        continue
      }
      for (open, known) in [(member, other), (other, member)] {
        guard let name = open.types.first?.memberOfSelf, let type = known.types.first,
          let associated = result.associatedType(name), associated.sameType == nil
        else { continue }
        guard let second = type.memberOfSelf, result.hasAssociatedType(second) else {
          setType(of: name, type, from: known.origin)
          continue
        }
        guard name != second else { continue }
        result.relations.append((.sameType(.identifier(name), type), known.origin))
        break
      }
    }
  }

  /// The name of the associated type that a constraint is about, where it is about just one.
  private func associatedType(_ type: TypeSyntax) -> String? {
    guard let name = type.memberOfSelf else { return nil }
    return result.hasAssociatedType(name) ? name : nil
  }
}

extension NamedType {
  /// The names in it without `Self` before them, as `Item.Index` of `Self.Item.Index`.
  var pathInSelf: ArraySlice<String> {
    let names = components.map(\.name)
    return names.first == "Self" ? names.dropFirst() : names[...]
  }
}

extension TypeSyntax {
  /// The name of an associated type, written as `Item` or `Self.Item`.
  var memberOfSelf: String? {
    guard let path = namedType?.pathInSelf, path.count == 1 else { return nil }
    return path.first
  }

  /// Whether the type is one of the standard library, which may be written with its module.
  func isStandard(_ name: String) -> Bool {
    let names = namedType?.components.map(\.name) ?? []
    return names == [name] || names == ["Swift", name]
  }

  /// Whether the type is `Self`.
  var isSelf: Bool { namedType?.simpleName == "Self" }
}
