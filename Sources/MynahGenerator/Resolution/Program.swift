internal import MynahSyntax

/// The modules that were read, with an index of their type declarations.
final class Program: Sendable {
  let modules: [SourceModule]

  /// The module that contains the mocks, or nil if it isn't known.
  let testModule: String?

  /// The settings of the module that contains the mocks.
  let settings: ModuleSettings

  /// A Boolean value that indicates whether the mocks are available to other modules.
  ///
  /// Such mocks don't name `@_spi` declarations.
  let isPublic: Bool

  /// The names of types that the user excluded from mocking.
  let ignoredTypes: Set<String>

  /// The declarations of the modules.
  let index: DeclarationIndex

  private let toolchain: DeclarationIndex

  /// The framework classes that apps inherit from.
  private let frameworks = DeclarationIndex([Toolchain.frameworks])

  /// The isolation of each type that was looked up.
  let isolations = LockedValue<[DeclaredType: Isolation]>([:])

  /// The names of the declarations that other files don't see, by the path of their file.
  let hiddenNames = LockedValue<[String: Set<String>]>([:])

  /// The meanings of types that were looked up.
  let meanings = LockedValue<[MeaningKey: TypeSyntax]>([:])

  /// The types of initial values, by the files and positions of their bindings.
  let valueTypes = LockedValue<[String: TypeSyntax]>([:])

  /// The parents of each type that was looked up.
  let parents = LockedValue<[DeclaredType: [DeclaredType]]>([:])

  /// The direct and indirect parents of each type that was looked up.
  let ancestors = LockedValue<[DeclaredType: [DeclaredType]]>([:])

  init(
    _ modules: [SourceModule], testModule: String? = nil, isPublic: Bool = false,
    ignoredTypes: Set<String> = []
  ) {
    self.ignoredTypes = ignoredTypes
    self.modules = modules
    self.testModule = testModule
    settings = modules.first { $0.name == testModule }?.settings ?? ModuleSettings()
    self.isPublic = isPublic
    index = DeclarationIndex(modules)
    toolchain = DeclarationIndex(Toolchain.modules(besides: modules))
  }

  /// Returns the lowest access level of the declarations in a module that mocks can use.
  ///
  /// Tests can use a testable import, but libraries can't, because release builds don't support it.
  func leastAccess(in module: SourceModule) -> AccessLevel {
    if module.name == testModule || module.isInPackage && !isPublic { return .internal }
    return module.importedAccess
  }

  /// Prepares the program for concurrent searches, if all files that declare types are parsed.
  ///
  /// - Returns: A Boolean value that indicates whether threads can search at the same time.
  func prepareForThreads() -> Bool {
    guard index.prepareForThreads() else { return false }
    return !toolchain.all.isEmpty && toolchain.prepareForThreads()
      && !frameworks.all.isEmpty && frameworks.prepareForThreads()
  }

  /// The protocols, classes, and other types with a body, in source order.
  ///
  /// Reading this property parses all files. A search by name parses only the files that might
  /// declare the name.
  var declaredTypes: [DeclaredType] { index.all.filter { $0.type != nil } }

  /// Returns the types with a body and an unqualified name, nested or not, in source order.
  func declaredTypes(named name: String) -> [DeclaredType] {
    declarations(named: name).filter { $0.type != nil }
  }

  /// Returns the types and aliases with an unqualified name, nested or not, in source order.
  func declarations(named name: String) -> [DeclaredType] { index.types(named: name) }

  /// Returns a Boolean value that indicates whether a type or alias has this unqualified name.
  func declares(_ name: String) -> Bool { index.declares(name) }

  /// Returns the files of a module that might extend a type, in source order.
  func files(extending type: DeclaredType, in module: String) -> [SourceFile] {
    let index = type.module.isToolchain ? toolchain : index
    return index.files(extending: type.name, in: module).filter { file in
      guard type.isSeenByOtherFiles else { return file.path == type.file.path }
      let meant = index.type(at: type.path, in: type.module.name, from: file.path)
      return meant?.isSeenByOtherFiles == true
    }
  }

  /// Finds the type with a qualified name in the first of the given modules that declares it.
  ///
  /// - Parameters:
  ///   - path: The components of the name, which can begin with the name of the module.
  ///   - moduleNames: The names of the modules, in search order.
  ///   - file: The path of the file that names the type. A `private` type of another file isn't
  ///     found. Without a path, it's found if there isn't a visible type.
  func find(_ path: [String], in moduleNames: [String], from file: String? = nil) -> DeclaredType? {
    guard let last = path.last, index.declares(last) else { return nil }
    for module in moduleNames {
      if let found = index.type(at: path, in: module, from: file) { return found }
    }
    guard path.count > 1 else { return nil }
    return index.type(at: Array(path.dropFirst()), in: path[0], from: file)
  }

  /// Finds the type that a name in a declaration refers to.
  ///
  /// The search begins with the enclosing types from the inside out, and continues with the module
  /// of the declaration and the modules that its file imports.
  ///
  /// - Parameter isInherited: A Boolean value that indicates whether inherited types are found,
  ///   too.
  func find(
    _ path: [String], from origin: DeclaredType, isInherited: Bool = true
  ) -> DeclaredType? {
    if let found = findInSources(path, from: origin, isInherited) { return found }
    guard let found = findInToolchain(path) else { return nil }
    guard Toolchain.isVisible(found.module.name, from: origin) else { return nil }
    return found
  }

  private func findInSources(
    _ path: [String], from origin: DeclaredType, _ isInherited: Bool
  ) -> DeclaredType? {
    guard let last = path.last, index.declares(last) else { return nil }
    for depth in stride(from: origin.path.count, through: 0, by: -1) {
      let found = findMember(path, of: origin, at: depth, isInherited: isInherited)
      if let found { return found }
    }
    let modules = visibleModules(from: origin, naming: path[0]).filter { module in
      index.type(at: path, in: module, from: origin.file.path).map {
        isVisible($0, from: origin)
      } ?? false
    }
    guard let found = find(path, in: modules, from: origin.file.path) else { return nil }
    if imports(found.module.name, from: origin) { return found }
    if isFoundation(path[0], from: origin) { return nil }
    let isPassedOn = origin.file.imports.contains {
      index.module(exporting: path[0], to: $0.module) == found.module.name
    }
    guard isPassedOn || !TypeNames.isStandard(path[0]) else { return nil }
    return found
  }

  /// Finds a nested type of a type that encloses a declaration.
  ///
  /// - Parameters:
  ///   - path: The components of the name.
  ///   - origin: The declaration.
  ///   - depth: The number of names in the path of the enclosing type, or 0 for the module.
  ///   - isInherited: A Boolean value that indicates whether inherited types are found, too.
  func findMember(
    _ path: [String], of origin: DeclaredType, at depth: Int, isInherited: Bool = true
  ) -> DeclaredType? {
    let nested = Array(origin.path.prefix(depth)) + path
    for module in modules(declaring: origin, at: depth) {
      let found = index.type(at: nested, in: module, from: origin.file.path)
      if let found, isVisible(found, from: origin) { return found }
    }
    guard isInherited, index.isNested(path[0]) else { return nil }
    return inheritance(of: origin, at: depth).lazy.compactMap { [index] type in
      index.type(at: type.path + path, in: type.module.name, from: origin.file.path)
    }.first
  }

  /// Returns the modules that might declare a type that encloses a declaration.
  ///
  /// If the declaration is in an extension, any module might declare the extended type.
  func modules(declaring origin: DeclaredType, at depth: Int) -> [String] {
    let isExtended = depth > 0 && depth <= origin.extendedCount
    return [origin.module.name] + modules.map(\.name).when(isExtended)
  }

  /// Returns a Boolean value that indicates whether a file imports a module or belongs to it.
  ///
  /// If a name is found in another module, it might be the name of a standard library type instead.
  func imports(_ module: String, from origin: DeclaredType) -> Bool {
    origin.module.name == module || origin.file.imports.contains { $0.module == module }
  }

  /// Returns a Boolean value that indicates whether a name can refer to a type of Foundation.
  private func isFoundation(_ name: String, from origin: DeclaredType) -> Bool {
    TypeNames.isInFoundation(name)
      && origin.file.imports.contains { $0.module == "Foundation" && $0.condition == nil }
  }

  /// Returns the module that must precede the name of a toolchain type, or nil if none is needed.
  ///
  /// The module is needed if another module that was read declares the same name.
  func toolchainPrefix(of name: String, from origin: DeclaredType) -> String? {
    let isFoundation = isFoundation(name, from: origin)
    let module = isFoundation ? "Foundation" : TypeNames.standardModule(of: name)
    guard let module, declaringModules(of: name).contains(where: { $0 != module }) else {
      return nil
    }
    return module
  }

  /// Returns a Boolean value that indicates whether access levels let a declaration name a type.
  private func isVisible(_ type: DeclaredType, from origin: DeclaredType) -> Bool {
    if type.access >= .public || seesInternals(of: type.module, from: origin) { return true }
    return type.access == .package && type.module.isInPackage && origin.module.isInPackage
  }

  /// Returns a Boolean value that indicates whether a file sees the internal types of a module.
  func seesInternals(of module: SourceModule, from origin: DeclaredType) -> Bool {
    origin.module.name == module.name
      || origin.file.imports.contains { $0.module == module.name && $0.hasAttribute("testable") }
  }

  /// Finds a toolchain protocol by its name, with or without its module.
  func findInToolchain(_ path: [String]) -> DeclaredType? {
    guard let last = path.last else { return nil }
    return toolchain.types(named: last).first { type in
      type.path == path || Toolchain.canQualify(path[0]) && type.path[...] == path.dropFirst()
    }
  }

  /// Finds a framework class by its name, with or without its module.
  func findInFrameworks(_ path: [String]) -> DeclaredType? {
    let isQualified = path.count == 2 && !modules.contains { $0.name == path[0] }
    guard let last = path.last, path.count == 1 || isQualified else { return nil }
    return frameworks.types(named: last).first
  }

  /// Returns the known types that enclose a type, outermost first, followed by the type.
  func enclosing(_ type: DeclaredType) -> [DeclaredType] {
    (1..<max(1, type.path.count)).compactMap {
      find(Array(type.path.prefix($0)), in: [type.module.name], from: type.file.path)
    } + [type]
  }

  /// Returns the generic parameters of a type and its enclosing types, outermost first.
  func genericParameters(around type: DeclaredType) -> [(
    parameter: GenericParameter, of: DeclaredType
  )] {
    enclosing(type).flatMap { outer in outer.genericParameters.map { ($0, outer) } }
  }

  /// Returns the name of a type as mocks must write it.
  ///
  /// It includes the module if another module that was read declares the same name, or if the type
  /// is a protocol whose associated type hides the name in the mock.
  func reference(to type: DeclaredType) -> String {
    if !type.parts.isEmpty { return type.parts.map(reference).joined(separator: " & ") }
    let members = type.type?.members ?? []
    let isQualified =
      isQualified(type.path[0], in: type.module.name)
      || members.contains { $0.associatedType?.name == type.path[0] }
    return "\(type.module.name).".when(isQualified) + type.qualifiedName
  }

  /// Returns the name of a toolchain type as mocks must write it.
  ///
  /// It includes the module if a module that was read declares the same name.
  func reference(toStandard name: String, of module: String = "Swift") -> String {
    if declares(name) { "\(module).\(name)" } else { name }
  }

  /// Returns a Boolean value that indicates whether mocks must write a type's name with its module.
  func isQualified(_ name: String, in module: String) -> Bool {
    let declaring = declaringModules(of: name)
    guard TypeNames.generatedCode[name] != nil || declaring.contains(where: { $0 != module }) else {
      return false
    }
    // The name of a type in an extension begins with a type that another module declares.
    if !declaring.contains(module), modules.contains(where: { $0.name == module }) { return false }
    // If a type has the same name as the module, Swift looks up the rest of the name in that type.
    return !modules.contains {
      index.type(at: [module], in: $0.name)?.isSeenByOtherFiles == true
    }
  }

  /// Returns the visible top-level types with a name in a module, which can be `#if` alternatives.
  func declarations(of name: String, in module: String) -> [DeclaredType] {
    index.types(named: name).filter {
      $0.path == [name] && $0.module.name == module && $0.isSeenByOtherFiles
    }
  }

  /// Returns a Boolean value that indicates whether a mock can have a module's `@_spi` members.
  ///
  /// Mocks never use the `@_spi` members of other packages.
  func seesSPI(of module: SourceModule) -> Bool { module.isInPackage && !isPublic }

  /// Returns the modules that declare a top-level type with a name, if mocks can see the type.
  ///
  /// The result doesn't contain the standard library, because other modules shadow its names.
  func declaringModules(of name: String) -> [String] {
    let inToolchain = findInToolchain([name])?.module.name
    // Toolchain modules that must be imported don't count, because mocks import the types of other
    // modules individually, and these shadow the toolchain's types.
    return modules.filter { module in
      guard let type = index.type(at: [name], in: module.name) else { return false }
      if module.isInPackage { return type.isSeenByOtherFiles }
      return type.access >= .public
    }.map(\.name)
      + inToolchain.asArray.filter { $0 != "Swift" && !Toolchain.needsImport($0) }
  }

  /// Returns the modules whose types a declaration's file might see.
  ///
  /// The imported modules come first. All other modules that were read follow, because an imported
  /// module can reexport them.
  private func visibleModules(from origin: DeclaredType, naming name: String) -> [String] {
    // An import of a single declaration takes precedence over imports of whole modules.
    let single = origin.file.imports.filter { $0.kind != nil && $0.path.last == name }
    let exported = index.module(exporting: name, to: origin.module.name).asArray
    let imported = single.map(\.module) + exported + origin.file.imports.map(\.module)
    // The declarations of the toolchain never refer to types of a package.
    if origin.module.isToolchain { return imported }
    return imported + modules.map(\.name).filter { !imported.contains($0) }
  }
}

extension LockedValue {
  /// Returns the stored value for a key, or computes the value and stores it.
  ///
  /// The lock is free while the value is computed, so two threads may compute the same value.
  func value<Key: Hashable, Found>(for key: Key, orMake make: () -> Found) -> Found
  where Value == [Key: Found] {
    if let known = withLock({ $0[key] }) { return known }
    let found = make()
    withLock { $0[key] = found }
    return found
  }
}
