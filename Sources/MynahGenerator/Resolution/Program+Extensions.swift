internal import MynahSyntax

/// What the extensions of a type add to it.
struct ExtendedType {
  /// The members, and the type, from where their types are looked up.
  var members: [(declaration: Declaration, origin: DeclaredType)] = []

  /// The members that every file sees which sees the type, whatever its generic arguments are.
  var generalMembers: [Declaration] = []

  /// The names of the protocols that they say the type conforms to.
  var conformances: [TypeSyntax] = []

  /// Whether one says that the type can not be `Sendable`.
  var isUnsendable = false
}

extension Program {
  /// What the extensions in a type's own module add to it.
  func extensions(of type: DeclaredType) -> ExtendedType {
    var result = ExtendedType()
    for file in files(extending: type) {
      add(file.declarations, extending: type, isGeneral: true, to: &result)
    }
    return result
  }

  private func add(
    _ declarations: [Declaration], extending type: DeclaredType, isGeneral: Bool,
    to result: inout ExtendedType
  ) {
    for declaration in declarations {
      switch declaration {
      case .extension(let extended):
        let path = extended.extendedType.namedType?.components.map(\.name)
        guard path == type.path || path == [type.module.name] + type.path else { continue }
        result.conformances += extended.inheritedTypes
        result.members += extended.members.map { ($0, type) }
        if extended.attributes.contains(where: \.isUnavailable),
          extended.inheritedTypes.contains(where: { $0.isStandard("Sendable") })
        {
          result.isUnsendable = true
        }
        if isGeneral, extended.isGeneral { result.generalMembers += extended.members }
      case .conditional(let block):
        for clause in Conditions.clauses(of: block, within: nil) {
          add(clause.declarations, extending: type, isGeneral: false, to: &result)
        }
      default: continue
      }
    }
  }

  /// The protocols that classes conform to, as far as they and their extensions say, and what these
  /// refine.
  func conformances(
    of classes: [DeclaredType], and extensions: [ExtendedType]
  ) -> Set<ObjectIdentifier> {
    var result: Set<ObjectIdentifier> = []
    for (type, extended) in zip(classes, extensions) {
      let named =
        parents(of: type) + extended.conformances.flatMap { parents($0, from: type) }
      for parent in named where parent.type?.kind == .protocol {
        result.insert(ObjectIdentifier(parent))
        result.formUnion(ancestors(of: parent))
      }
    }
    return result
  }
}

extension ExtensionDeclaration {
  /// Whether all files see what it adds, and that to all types of a name.
  fileprivate var isGeneral: Bool {
    whereClause == nil && attributes.isEmpty && !hasProblems
      && extendedType.namedType?.hasGenericArguments == false
      && (accessLevel ?? .internal) > .fileprivate
  }
}
