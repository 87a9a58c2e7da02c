internal import MynahSyntax

extension ValueTypes {
  /// Returns a member of a type or a value.
  func member(_ name: String, of part: Part, _ call: Call?) -> Part? {
    let (owner, isStatic) =
      switch part {
      case .type(let type): (type, true)
      case .value(let type): (type, false)
      }
    if name == "self" { return isStatic ? .value(.metatype(owner)) : part }
    if name == "init", isStatic { return call.flatMap { created(owner, by: $0) } }
    let resolved = program.resolved(owner, from: origin)
    guard let type = resolved.type.namedType else { return nil }
    guard let declared = resolved.declared, let declaration = declared.type else {
      guard ToolchainValues.hasInstance(name, type, isStatic: isStatic) else { return nil }
      return .value(owner)
    }
    if name == "allCases", isStatic, declaration.kind == .enum { return .value(.array(owner)) }
    var names = ["Self": owner]
    let arguments = type.last.genericArguments
    for (parameter, argument) in zip(declaration.genericParameters, arguments) {
      names[parameter.name] = written(argument, in: resolved.origin, names: [:])
    }
    let types = members(of: declared).lazy.map { members in
      members.filter { isMember($0.declaration, name, isStatic, call) }
    }.first { !$0.isEmpty }?.map { self.type(of: $0.declaration, name, in: $0.origin, call, names) }
    guard let types, types.allSatisfy({ $0 == types[0] }) else { return nil }
    return types[0].map { .value($0) }
  }

  typealias Member = (declaration: Declaration, origin: DeclaredType)

  /// Returns the members of a type, its superclasses, and its protocols, which hide each other.
  func members(of type: DeclaredType) -> [[Member]] {
    func own(_ type: DeclaredType) -> [Member] {
      let modules = Set([type.module.name, origin.module.name])
      let extensions = modules.sorted().map { program.extensions(of: type, in: $0) }
      return (type.members + extensions.flatMap(\.members)).map { ($0, type) }
    }
    let classes = [type] + program.superclasses(of: type)
    let protocols = program.conformances(of: classes)
    return classes.map(own) + [protocols.flatMap(own)]
  }

  /// Returns a Boolean value that indicates whether an expression can mean a member.
  func isMember(
    _ member: Declaration, _ name: String, _ isStatic: Bool, _ call: Call?
  ) -> Bool {
    switch member {
    case .enumCase(let found): isStatic && found.elements.contains { $0.name.unquoted == name }
    case .variable(let variable):
      variable.isStatic == isStatic && variable.bindings.contains { $0.name?.unquoted == name }
    case .function(let function):
      function.isStatic == isStatic && function.name.unquoted == name
        && call.map { function.parameters.accept($0.labels, closures: $0.closures) } ?? true
    default: false
    }
  }

  /// Returns the type of a member or global declaration, or of the result of its call.
  ///
  /// - Parameter names: The types of `Self` and of generic parameters.
  func type(
    of member: Declaration, _ name: String, in declared: DeclaredType, _ call: Call?,
    _ names: [String: TypeSyntax] = [:]
  ) -> TypeSyntax? {
    switch member {
    case .enumCase(let found):
      let element = found.elements.first { $0.name.unquoted == name }
      // A case with associated values is a function if it isn't called.
      guard element?.parameters == nil || call != nil else { return nil }
      return names["Self"]
    case .variable(let variable):
      let binding = variable.bindings.first { $0.name?.unquoted == name }
      let type = binding.flatMap {
        program.type(of: $0, in: variable, from: declared, depth: depth + 1)
      }
      guard let type = call == nil ? type : type?.functionType?.result else { return nil }
      return written(type, in: declared, names: names)
    case .function(let function):
      guard call != nil, let result = function.result,
        !function.genericParameters.contains(where: { result.mentions($0.name) })
      else { return nil }
      return written(result, in: declared, names: names)
    default: return nil
    }
  }

  /// Returns a type of another declaration as the origin can write it, or nil if it can't.
  func written(
    _ type: TypeSyntax, in declared: DeclaredType, names: [String: TypeSyntax]
  ) -> TypeSyntax? {
    guard !type.mentionsOpaque else { return nil }
    let generics = Set(program.genericParameters(around: declared).map(\.parameter.name))
    var isKnown = true
    let written = type.rewritingNames { name in
      if let simple = name.simpleName, let known = names[simple] { return known }
      if declared === origin { return nil }
      let path = name.path
      let arguments = name.last.genericArguments
      guard let found = program.find(path, from: declared), !found.module.isToolchain else {
        // Other names in a protocol can be associated types.
        let canBeImported =
          declared.kind != .protocol && imports(all: declared.file.imports)
        if generics.contains(path[0]) || !TypeNames.isStandard(path[0]) && !canBeImported {
          isKnown = false
        }
        return nil
      }
      if !program.imports(found.module.name, from: origin)
        || program.genericParameters(around: found).count != arguments.count
      {
        isKnown = false
      }
      return .named(NamedType(path: program.reference(to: found), arguments))
    }
    guard isKnown else { return nil }
    if case .implicitlyUnwrappedOptional(let wrapped) = written { return .optional(wrapped) }
    return written
  }

  /// Returns a Boolean value that indicates whether the origin's file has the given imports, too.
  func imports(all imports: [ImportDeclaration]) -> Bool {
    imports.allSatisfy { program.imports($0.module, from: origin) }
  }
}

extension Program {
  /// Returns the visible global declarations in the files of a module that contain a name.
  func globals(
    mentioning name: String, from origin: DeclaredType
  ) -> [(declaration: Declaration, origin: DeclaredType)] {
    index.files(of: origin.module.name, mentioning: name).flatMap { file in
      // The names in a global declaration are looked up in the file, outside of all types.
      let scope = DeclaredType(
        .type(TypeDeclaration(.enum, name, at: origin.position)), module: origin.module,
        file: file, path: [], access: .internal, condition: nil)
      return file.declarations.filter { declaration in
        let access = declaration.syntax?.accessLevel ?? .internal
        return file.path == origin.file.path || access > .fileprivate
      }.map { ($0, scope) }
    }
  }
}
