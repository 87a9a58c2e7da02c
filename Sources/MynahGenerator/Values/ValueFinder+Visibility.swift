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

  /// Whether the file imports the groups in `@_spi(Group)` of a type, where it needs to.
  private func seesInterface(of type: DeclaredType) -> Bool {
    type.module.name == testModule
      || spi.groups[type.module.name, default: []].isSuperset(of: type.spiGroups)
  }

  /// Whether the file can name a type, wherever it runs, and make values of it on every thread.
  func isVisible(_ type: DeclaredType) -> Bool {
    let module = type.module.name
    guard !type.module.isToolchain, isNameable(type),
      module == testModule || modules.contains(module),
      type.access >= .public || sees(module) || type.access == .package || couldSee(type),
      seesInterface(of: type), !type.isExtensionConstrained
    else { return false }
    let enclosing = program.enclosing(type)
    // What is not known may be generic.
    guard enclosing.count == type.path.count else { return false }
    return enclosing.allSatisfy { outer in
      outer.condition == nil && outer.type.map { hasPlainAttributes($0) } ?? false
    } && (type.type?.kind == .enum || program.globalActor(of: type) == nil)
      && hasKnownParents(type)
  }

  private func hasPlainAttributes(_ declaration: TypeDeclaration) -> Bool {
    !declaration.hasProblems
      && declaration.attributes.allSatisfy { $0.isPlain || $0.isDeprecation }
      && ValueRestrictions(suppressedIn: declaration.inheritedTypes).isEmpty
  }

  /// Whether what a type inherits from is known not to isolate it to an actor.
  private func hasKnownParents(_ type: DeclaredType) -> Bool {
    guard type.type?.kind != .enum else { return true }
    return type.type?.inheritedTypes.allSatisfy { parent in
      guard let name = parent.withoutAttributes.namedType?.components.map(\.name) else {
        return true
      }
      return program.find(name, from: type) != nil || TypeNames.isStandard(name[name.count - 1])
        || TypeNames.isInFoundation(name[name.count - 1])
    } ?? false
  }

  /// A type as the file writes it.
  struct Written {
    let type: TypeSyntax

    /// The types that it names and that only a testable import brings.
    var hidden: [DeclaredType] = []
  }

  /// A type as the file writes it; nil where it can not name a part of it.
  func written(_ type: TypeSyntax, from origin: DeclaredType) -> Written? {
    var isNameable = true
    var hidden: [DeclaredType] = []
    let written = type.rewritingNames { name in
      let path = name.components.map(\.name)
      guard let found = program.find(path, from: origin) else {
        if path.count > 1 || !TypeNames.isStandard(path[0]) && !TypeNames.isInFoundation(path[0]) {
          isNameable = false
        }
        return nil
      }
      guard found.module.isToolchain || isVisibleName(found) else {
        isNameable = false
        return nil
      }
      if found.module.isToolchain { return nil }
      if found.access < .public, !sees(found.module.name) { hidden.append(found) }
      let arguments = name.components[name.components.count - 1].genericArguments
      var components = program.reference(to: found).split(separator: ".")
        .map { NamedType.Component(String($0)) }
      components[components.count - 1].genericArguments = arguments
      if name.components.dropLast().contains(where: { !$0.genericArguments.isEmpty }) {
        isNameable = false
      }
      return .named(NamedType(components: components))
    }
    return isNameable ? Written(type: written, hidden: hidden) : nil
  }

  private func isVisibleName(_ type: DeclaredType) -> Bool {
    isNameable(type) && (type.module.name == testModule || modules.contains(type.module.name))
      && (type.access >= .public || sees(type.module.name) || couldSee(type))
      && type.condition == nil
      && seesInterface(of: type)
      && type.type?.attributes.allSatisfy(\.isPlain) ?? false
  }
}

extension Attribute {
  /// Whether the attribute of a type says nothing of how its values are made.
  fileprivate var isPlain: Bool {
    let plain: Set = [
      "_spi", "frozen", "dynamicMemberLookup", "usableFromInline", "objc", "objcMembers",
    ]
    return plain.contains(name)
  }
}
