internal import MynahSyntax

/// The visibility of types and modules in the file of the mocks.
extension ValueFinder {
  /// Returns a Boolean value that indicates whether the file sees internal types of a module.
  func sees(_ module: String) -> Bool {
    module == program.testModule || imports.testable.modules.contains(module)
  }

  /// Returns a Boolean value that indicates whether a testable import could make a type visible.
  ///
  /// The tests must import the module as testable, too.
  func couldSee(_ type: DeclaredType) -> Bool {
    type.module.isInPackage && imports.testableInTests.contains(type.module.name)
  }

  /// Returns a Boolean value that indicates whether the file can create values on every thread.
  ///
  /// The file must be able to name the type on every platform.
  func isVisible(_ type: DeclaredType) -> Bool {
    guard !type.module.isToolchain, isNameableHere(type), !type.isExtensionConstrained,
      !program.ignores(type)
    else { return false }
    let enclosing = program.enclosing(type)
    // An unknown enclosing type might be generic.
    guard enclosing.count == type.path.count else { return false }
    return enclosing.allSatisfy { outer in
      guard outer.condition == nil, let declaration = outer.type else { return false }
      return !declaration.hasProblems && declaration.attributes.allSatisfy(\.isHarmless)
        && ValueRestrictions(suppressedIn: declaration.inheritedTypes).isEmpty
    } && (type.kind == .enum || program.globalActor(of: type) == nil && hasKnownParents(type))
  }

  private func isNameableHere(_ type: DeclaredType) -> Bool {
    let module = type.module.name
    return isNameable(type) && (module == program.testModule || modules.contains(module))
      && (type.access >= .package || sees(module) || couldSee(type))
      && (module == program.testModule
        || imports.spi.groups[module, default: []].isSuperset(of: type.spiGroups))
  }

  /// Returns a Boolean value that indicates whether all types that a type inherits from are known.
  ///
  /// An unknown type might isolate it to an actor.
  private func hasKnownParents(_ type: DeclaredType) -> Bool {
    type.inheritedTypes.allSatisfy { parent in
      guard let name = parent.namedType?.path, let last = name.last
      else { return true }
      return program.find(name, from: type) != nil || TypeNames.isKnown(last)
    }
  }

  /// Returns a type as the file writes it, or nil if the file can't name a part of it.
  func written(_ type: TypeSyntax, from origin: DeclaredType) -> TypeSyntax? {
    if isInResult { return type }
    var isKnown = true
    let written = type.rewritingNames { name in
      let path = name.path
      guard let found = program.find(path, from: origin), !found.module.isToolchain else {
        if path.count > 1 || path[0] != "Any" && !TypeNames.isKnown(path[0]) { isKnown = false }
        return nil
      }
      let isPlain =
        found.condition == nil && found.type?.attributes.allSatisfy(\.isHarmless) == true
      if !isPlain || !isNameableHere(found) { isKnown = false }
      let arguments = name.last.genericArguments
      return .named(NamedType(path: program.reference(to: found), arguments))
    }
    guard isKnown else { return nil }
    return written
  }
}
