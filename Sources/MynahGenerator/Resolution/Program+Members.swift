internal import MynahSyntax

extension Program {
  /// Returns the members that the compiler synthesizes for a class that conforms to `Codable`.
  ///
  /// They are the initializer from a decoder, which each subclass must have too, and the method
  /// that encodes.
  func synthesizedMembers(of type: DeclaredType) -> [Declaration] {
    guard type.kind == .class, !type.module.isToolchain else { return [] }
    let level = [Modifier(type.access.rawValue)].when(type.access != .internal)
    var members: [Declaration] = []
    if introduces("Decodable", type), !isDeclared("init", label: "from", in: type) {
      let head = DeclarationHead(
        modifiers: level + [Modifier("required")], position: type.position)
      var initializer = InitializerDeclaration(head: head)
      initializer.parameters = [coder("Decoder", "decoder", label: "from", of: type)]
      initializer.effects = Effects(throwing: .throws(nil))
      members.append(.initializer(initializer))
    }
    if introduces("Encodable", type), !isDeclared("encode", label: "to", in: type) {
      let head = DeclarationHead(modifiers: level, position: type.position)
      var function = FunctionDeclaration("encode", head: head)
      function.parameters = [coder("Encoder", "encoder", label: "to", of: type)]
      function.effects = Effects(throwing: .throws(nil))
      members.append(.function(function))
    }
    return members
  }

  /// Returns a Boolean value that indicates whether a class, but not its superclass, conforms.
  private func introduces(_ name: String, _ type: DeclaredType) -> Bool {
    guard conforms(type, toOneOf: [name]) else { return false }
    return superclass(of: type).map { !conforms($0.type, toOneOf: [name]) } ?? true
  }

  /// Returns a Boolean value that indicates whether a class declares a method or initializer with
  /// just this label, or gets it from an extension of itself or of a protocol.
  private func isDeclared(_ name: String, label: String, in type: DeclaredType) -> Bool {
    let inherited = ancestors(of: type).filter { $0.kind == .protocol }
    let members =
      type.members + extensions(of: type).members
      + inherited.flatMap { extensions(of: $0).generalMembers.map(\.declaration) }
    return members.contains { member in
      let base = if case .function(let function) = member { function.name } else { "init" }
      return base == name && member.parameters.map(\.label) == [label]
    }
  }

  private func coder(
    _ type: String, _ name: String, label: String, of origin: DeclaredType
  ) -> Parameter {
    let type = TypeSyntax.named(NamedType(path: reference(toStandard: type)))
    return Parameter(
      label: label, name: name, type: .existential(type), position: origin.position)
  }
}

extension TypeDeclaration {
  /// A Boolean value that indicates whether all stored properties have initial values.
  ///
  /// The compiler synthesizes an initializer without parameters for such a type.
  var hasInitialValues: Bool {
    members.allSatisfy { member in
      guard case .variable(let variable) = member, !variable.isStatic, !variable.hasModifier("lazy")
      else { return true }
      return variable.bindings.allSatisfy { binding in
        if binding.hasInitialValue || binding.isComputed { return true }
        guard variable.introducer == .var, variable.attributes.isEmpty else { return false }
        switch binding.type?.withoutAttributes {
        case .optional, .implicitlyUnwrappedOptional: return true
        default: return false
        }
      }
    }
  }
}

/// The members and conformances that the extensions of a type add.
struct ExtendedType {
  var members: [Declaration] = []

  /// The members that all files see, and that don't depend on generic arguments or conditions.
  ///
  /// Each has the access level that it has in the extension.
  var generalMembers: [(declaration: Declaration, access: AccessLevel)] = []

  /// The names of the protocols in the inheritance clauses of the extensions.
  var conformances: [TypeSyntax] = []

  /// A Boolean value that indicates whether an extension makes `Sendable` unavailable.
  var isNonSendable = false
}

extension Program {
  /// Returns the members and conformances that extensions in a type's own module add.
  func extensions(of type: DeclaredType) -> ExtendedType {
    extensions(of: type, in: type.module.name)
  }

  /// Returns the members and conformances that extensions in a module add to a type.
  func extensions(of type: DeclaredType, in module: String) -> ExtendedType {
    var result = ExtendedType()
    let paths = [type.path, [type.module.name] + type.path]
    let files = files(extending: type, in: module)
    for (extended, condition) in extensions(in: files, of: paths) {
      result.conformances += extended.inheritedTypes
      result.members += extended.members
      if extended.attributes.contains(where: \.isUnavailable),
        extended.inheritedTypes.contains(where: { $0.isStandard("Sendable") })
      {
        result.isNonSendable = true
      }
      if condition == nil, extended.isGeneral {
        result.generalMembers += extended.members.map { member in
          (member, member.syntax?.accessLevel ?? extended.accessLevel ?? .internal)
        }
      }
    }
    return result
  }

  /// Returns the members that a module adds to a type that the sources don't declare.
  func members(addedTo name: NamedType, in module: String) -> [Declaration] {
    extensions(in: index.files(extending: name.last.name, in: module), of: [name.path])
      .flatMap(\.declaration.members)
  }

  /// Returns the extensions of types with any of the given names, each with its `#if` condition.
  private func extensions(
    in files: [SourceFile], of paths: [[String]]
  ) -> [(declaration: ExtensionDeclaration, condition: String?)] {
    files.flatMap { Conditions.flattened($0.declarations) }.compactMap { declaration, condition in
      guard case .extension(let extended) = declaration,
        let path = extended.extendedType.namedType?.path, paths.contains(path)
      else { return nil }
      return (extended, condition)
    }
  }

  /// Returns the protocols that classes and their extensions name, and the protocols that these
  /// protocols refine.
  func conformances(of classes: [DeclaredType]) -> [DeclaredType] {
    conformances(of: classes, and: classes.map(extensions))
  }

  /// Returns the protocols that classes conform to, and the protocols that these protocols refine.
  ///
  /// Only conformances in the declarations and extensions of the classes are known.
  func conformances(
    of classes: [DeclaredType], and extensions: [ExtendedType]
  ) -> [DeclaredType] {
    zip(classes, extensions).flatMap { type, extended in
      let named = parents(of: type) + extended.conformances.flatMap { parents($0, from: type) }
      return named.filter { $0.kind == .protocol }.flatMap { [$0] + ancestors(of: $0) }
    }
  }
}

extension ExtensionDeclaration {
  /// A Boolean value that indicates whether the extension is unconditional and visible everywhere.
  fileprivate var isGeneral: Bool {
    whereClause == nil && attributes.isEmpty && !hasProblems
      && extendedType.namedType?.hasGenericArguments == false
      && (accessLevel ?? .internal) > .fileprivate
  }
}
