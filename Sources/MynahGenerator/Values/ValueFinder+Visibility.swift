internal import MynahSyntax

/// What the file of the mocks sees.
extension ValueFinder {
  /// Whether the file sees what is internal in a module.
  func sees(_ module: String) -> Bool {
    module == testModule || testableModules.contains(module)
  }

  /// Whether the file could see what is internal in the module of a type, as the tests do.
  func couldSee(_ type: DeclaredType) -> Bool {
    type.module.isInPackage && modulesOfTests.contains(type.module.name)
  }

  /// Whether the file can name a type, wherever it runs, and make values of it on every thread.
  func isVisible(_ type: DeclaredType) -> Bool {
    guard !type.module.isToolchain, isNameableHere(type), !type.isExtensionConstrained else {
      return false
    }
    let enclosing = program.enclosing(type)
    // A type around it that isn't known may be generic.
    guard enclosing.count == type.path.count else { return false }
    return enclosing.allSatisfy { outer in
      guard outer.condition == nil, let declaration = outer.type else { return false }
      return !declaration.hasProblems && declaration.attributes.allSatisfy(\.isHarmless)
        && ValueRestrictions(suppressedIn: declaration.inheritedTypes).isEmpty
    } && (type.type?.kind == .enum || program.globalActor(of: type) == nil && hasKnownParents(type))
  }

  private func isNameableHere(_ type: DeclaredType) -> Bool {
    let module = type.module.name
    return isNameable(type) && (module == testModule || modules.contains(module))
      && (type.access >= .package || sees(module) || couldSee(type))
      && (module == testModule || spi.groups[module, default: []].isSuperset(of: type.spiGroups))
  }

  /// Whether the types that a type inherits from are known, so that none of them isolates it to an actor.
  private func hasKnownParents(_ type: DeclaredType) -> Bool {
    (type.type?.inheritedTypes ?? []).allSatisfy { parent in
      guard let name = parent.namedType?.components.map(\.name), let last = name.last else {
        return true
      }
      return program.find(name, from: type) != nil || TypeNames.isStandard(last)
        || TypeNames.isInFoundation(last)
    }
  }

  /// A type as the file writes it; nil if the file can't name a part of it.
  func written(_ type: TypeSyntax, from origin: DeclaredType) -> TypeSyntax? {
    if isInResult { return type }
    var isKnown = true
    let written = type.rewritingNames { name in
      let path = name.components.map(\.name)
      guard let found = program.find(path, from: origin), !found.module.isToolchain else {
        if path.count > 1 || !TypeNames.isStandard(path[0]) && !TypeNames.isInFoundation(path[0]) {
          isKnown = false
        }
        return nil
      }
      let isPlain =
        found.condition == nil && found.type?.attributes.allSatisfy(\.isHarmless) == true
      if !isPlain || !isNameableHere(found) { isKnown = false }
      var components = program.reference(to: found).split(separator: ".")
        .map { NamedType.Component(String($0)) }
      components[components.count - 1].genericArguments =
        name.components[name.components.count - 1].genericArguments
      return .named(NamedType(components: components))
    }
    return isKnown ? written : nil
  }
}

extension TypeSyntax {
  /// A function's type as expressions can name it, without the names of parameters.
  ///
  /// It's nil if Swift doesn't parse it in an expression.
  var closureExpression: TypeSyntax? {
    let type = removing(attributes: { $0.name == "escaping" }).withoutParameterNames
    let isUnnameable = type.contains { part in
      if case .existential(.metatype) = part { return true }
      return part.specifiers.contains { $0.name != "inout" } || part.hasAttribute("convention")
        || part.functionType?.parameters.contains(where: \.isVariadic) == true
    }
    return isUnnameable ? nil : type
  }
}
