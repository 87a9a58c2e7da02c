internal import MynahSyntax

extension RequirementsResolver {
  /// Adds the constraints of a type's `where` clause.
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
        } else if let name = left.memberOfSelf, result.inferredTypes.remove(name) != nil {
          result.addAssociatedType(name, constraints: [], origin: type)
          setType(of: name, right, from: type)
        } else {
          result.relations.append((requirement, type))
        }
      }
    }
  }

  /// Returns a Boolean value that indicates whether both types depend on associated types.
  private func isRelation(_ left: TypeSyntax, _ right: TypeSyntax) -> Bool {
    [left, right].allSatisfy { type in
      type.namedType?.pathInSelf.first.map(result.hasAssociatedType) ?? false
    }
  }

  /// Sets the type of an associated type.
  mutating func setType(of name: String, _ type: TypeSyntax, from origin: DeclaredType) {
    result.withAssociatedType(name) { $0.sameType = (type, origin) }
  }

  /// Adds an alias that a protocol declares.
  ///
  /// In Swift, aliases with the same name are the same type, even if different protocols declare
  /// them. Generic aliases are an exception.
  mutating func add(_ alias: TypeAliasDeclaration, from origin: DeclaredType, condition: String?) {
    guard alias.genericParameters.isEmpty else {
      result.genericAliases[alias.name] = result.genericAliases[alias.name] ?? (alias, origin)
      return
    }
    // A conditional alias is used only to find out whether it's a closure.
    guard condition == nil || alias.type.isFunction else { return }
    result.aliases[alias.name] = result.aliases[alias.name] ?? (alias.type, origin)
  }

  /// Sets associated types to the types of the aliases with the same names.
  mutating func applyAliases() {
    for associated in result.associatedTypes where associated.sameType == nil {
      guard let alias = result.aliases[associated.name] else { continue }
      result.withAssociatedType(associated.name) { $0.sameType = alias }
    }
  }

  /// Determines associated types from properties that refining protocols declare again.
  mutating func applyProperties() {
    var properties: [String: Requirement] = [:]
    for case (let member, .variable) in result.members.map({ ($0, $0.declaration) }) {
      guard let other = properties[member.name] else {
        properties[member.name] = member
        continue
      }
      for (open, known) in [(member, other), (other, member)] {
        let types = [open, known].compactMap(\.types.first)
        let wrapped = types.compactMap(\.wrappedType)
        let pair = wrapped.count == 2 ? wrapped : types
        guard let name = pair.first?.memberOfSelf, let type = pair.last,
          let associated = result.associatedType(name), associated.sameType == nil
        else { continue }
        guard let second = type.memberOfSelf, result.hasAssociatedType(second) else {
          setType(of: name, type, from: known.origin)
          result.inferredTypes.insert(name)
          continue
        }
        guard name != second else { continue }
        result.relations.append((.sameType(.identifier(name), type), known.origin))
        break
      }
    }
  }

  /// Returns the name of the associated type that a type or its alias refers to, or nil.
  private func associatedType(_ type: TypeSyntax) -> String? {
    let name = type.memberOfSelf
    let names = [name, name.flatMap { result.aliases[$0]?.type.memberOfSelf }]
    return names.lazy.compactMap { $0 }.first(where: result.hasAssociatedType)
  }
}

extension NamedType {
  /// The names without a leading `Self`, such as `Item.Index` for `Self.Item.Index`.
  var pathInSelf: ArraySlice<String> {
    let names = components.map(\.name)
    if names.first == "Self" { return names.dropFirst() }
    return names[...]
  }
}

extension TypeSyntax {
  /// The name of an associated type, written as `Item` or `Self.Item`, or nil for longer names.
  var memberOfSelf: String? {
    guard let path = namedType?.pathInSelf, path.count == 1 else { return nil }
    return path.first
  }

  /// Returns whether the type is the standard library type with a given name.
  ///
  /// It can be qualified with `Swift`.
  func isStandard(_ name: String) -> Bool {
    let names = namedType?.path ?? []
    return names == [name] || names == ["Swift", name]
  }

  /// A Boolean value that indicates whether the type is `Self`.
  var isSelf: Bool { namedType?.simpleName == "Self" }
}
