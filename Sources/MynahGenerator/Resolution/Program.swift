internal import MynahSyntax

/// All modules that were read, and their type declarations, to be found by name.
final class Program: Sendable {
  let modules: [SourceModule]

  /// Whether other modules shall use the mocks, which then name no `@_spi` declarations.
  let isPublic: Bool

  private let declarations: DeclarationIndex

  private let toolchain: DeclarationIndex

  /// The classes of frameworks that apps inherit from.
  private let frameworks = DeclarationIndex([Toolchain.frameworks])

  /// The isolation of the types that somebody has asked for.
  ///
  /// The types are kept, so that no other one can have their identity.
  let isolations = LockedValue<[ObjectIdentifier: (DeclaredType, Isolation)]>([:])

  init(_ modules: [SourceModule], isPublic: Bool = false) {
    self.modules = modules
    self.isPublic = isPublic
    declarations = DeclarationIndex(modules)
    toolchain = DeclarationIndex(Toolchain.modules(besides: modules))
  }

  /// How a module is compiled; as one without settings where it is none of those that were read.
  func settings(of module: String?) -> ModuleSettings {
    modules.first { $0.name == module }?.settings ?? ModuleSettings()
  }

  /// Has threads look into the program at the same time, and returns whether they may: not where files that
  /// declare types are not parsed.
  func prepareForThreads() -> Bool {
    guard declarations.prepareForThreads() else { return false }
    return !toolchain.all.isEmpty && toolchain.prepareForThreads()
      && !frameworks.all.isEmpty && frameworks.prepareForThreads()
  }

  /// Has the files parsed that may declare some names, all at once.
  ///
  /// What is found is the same without it, for a file is parsed when something is looked for in it.
  func prepare(toFindTypesNamed names: some Sequence<String>) {
    declarations.parseFiles(declaringAnyOf: names)
  }

  /// The protocols, classes and other types that have a body, in source order.
  ///
  /// To ask for them is to have all files parsed; by name, only those are that may declare it.
  var declaredTypes: [DeclaredType] { declarations.all.filter { $0.type != nil } }

  /// The types that have a body and a name of their own, nested ones included, in source order.
  func declaredTypes(named name: String) -> [DeclaredType] {
    declarations(named: name).filter { $0.type != nil }
  }

  /// The types and aliases with a name of their own, nested ones included, in source order.
  func declarations(named name: String) -> [DeclaredType] { declarations.types(named: name) }

  /// The names that types may have, more than they do have.
  var possibleNames: Set<String> { declarations.possibleNames }

  /// Whether a type or an alias of this name is declared, inside of a type too.
  func declares(_ name: String) -> Bool { declarations.declares(name) }

  /// Whether a type or an alias of this name is declared inside of another type.
  func isNested(_ name: String) -> Bool { declarations.isNested(name) }

  /// The files in a type's own module that may extend it, in source order.
  func files(extending type: DeclaredType) -> [SourceFile] {
    let index = type.module.isToolchain ? toolchain : declarations
    return index.files(extending: type.path.last ?? "", in: type.module.name).filter { file in
      guard type.isSeenByOtherFiles else { return file.path == type.file.path }
      let meant = index.type(at: type.path, in: type.module.name, from: file.path)
      return meant?.isSeenByOtherFiles == true
    }
  }

  /// The files of the package that were parsed.
  var parsedFiles: [SourceFile] { declarations.parsedFiles }

  /// Finds the type with a qualified name, looking into some modules in turn.
  ///
  /// - Parameters:
  ///   - path: The names, which may begin with that of the module.
  ///   - moduleNames: The modules.
  ///   - file: The path of the file that names the type. Without one, what no other file sees is found
  ///     where there is nothing else.
  func find(_ path: [String], in moduleNames: [String], from file: String? = nil) -> DeclaredType? {
    guard let last = path.last, declarations.declares(last) else { return nil }
    for module in moduleNames {
      if let found = declarations.type(at: path, in: module, from: file) { return found }
    }
    guard path.count > 1 else { return nil }
    return declarations.type(at: Array(path.dropFirst()), in: path[0], from: file)
  }

  /// Finds what a name means where a declaration stands: in the enclosing types from the inside out,
  /// in the declaration's module, and in the modules that its file imports.
  ///
  /// - Parameter isInherited: Whether members of the superclasses are found, too.
  func find(
    _ path: [String], from origin: DeclaredType, isInherited: Bool = true
  ) -> DeclaredType? {
    if let found = findInSources(path, from: origin, isInherited) { return found }
    guard let found = findInToolchain(path) else { return nil }
    return Toolchain.isVisible(found.module.name, from: origin) ? found : nil
  }

  private func findInSources(
    _ path: [String], from origin: DeclaredType, _ isInherited: Bool
  ) -> DeclaredType? {
    guard let last = path.last, declarations.declares(last) else { return nil }
    for depth in stride(from: origin.path.count, through: 0, by: -1) {
      let found = findMember(path, of: origin, at: depth, isInherited: isInherited)
      if let found { return found }
    }
    let modules = visibleModules(from: origin, naming: path[0]).filter { module in
      declarations.type(at: path, in: module, from: origin.file.path).map {
        isVisible($0, from: origin)
      } ?? false
    }
    guard let found = find(path, in: modules, from: origin.file.path) else { return nil }
    if imports(found.module.name, from: origin) { return found }
    if isFoundation(path[0], from: origin) { return nil }
    let isPassedOn = origin.file.imports.contains {
      declarations.module(exporting: path[0], to: $0.module) == found.module.name
    }
    return isPassedOn || !TypeNames.isStandard(path[0]) ? found : nil
  }

  /// Finds a type that is a member of one of the types in which a declaration stands.
  ///
  /// - Parameters:
  ///   - path: The names.
  ///   - origin: The declaration.
  ///   - depth: The number of names in the path of the type; 0 for the declaration's module.
  ///   - isInherited: A Boolean value that indicates whether inherited types are found, too.
  func findMember(
    _ path: [String], of origin: DeclaredType, at depth: Int, isInherited: Bool = true
  ) -> DeclaredType? {
    let nested = Array(origin.path.prefix(depth)) + path
    for module in modules(declaring: origin, at: depth) {
      let found = declarations.type(at: nested, in: module, from: origin.file.path)
      if let found, isVisible(found, from: origin) { return found }
    }
    guard isInherited, isNested(path[0]) else { return nil }
    return inheritance(of: origin, at: depth).lazy.compactMap { [declarations] type in
      declarations.type(at: type.path + path, in: type.module.name, from: origin.file.path)
    }.first
  }

  /// The modules that can declare a type in which a declaration stands: in an extension, any module.
  func modules(declaring origin: DeclaredType, at depth: Int) -> [String] {
    let isExtended = depth > 0 && depth <= origin.extendedCount
    return [origin.module.name] + (isExtended ? modules.map(\.name) : [])
  }

  /// Whether a declaration's file imports a module by its name, or is part of it.
  ///
  /// A name that is found in another module may be one of the standard library.
  func imports(_ module: String, from origin: DeclaredType) -> Bool {
    origin.module.name == module || origin.file.imports.contains { $0.module == module }
  }

  /// Whether a name means a type of Foundation in a file that imports no other of that name.
  private func isFoundation(_ name: String, from origin: DeclaredType) -> Bool {
    TypeNames.isInFoundation(name)
      && origin.file.imports.contains { $0.module == "Foundation" && $0.condition == nil }
  }

  /// What must stand before the name of a type of Foundation, where a module that was read declares
  /// one too.
  func toolchainPrefix(of name: String, from origin: DeclaredType) -> [String]? {
    let isFoundation = isFoundation(name, from: origin)
    let module = isFoundation ? "Foundation" : TypeNames.standardModule(of: name)
    guard let module, declaringModules(of: name).contains(where: { $0 != module }) else {
      return nil
    }
    return [module]
  }

  /// Whether a declaration can name a type, which may be that of another module.
  private func isVisible(_ type: DeclaredType, from origin: DeclaredType) -> Bool {
    if type.access >= .public || seesInternals(of: type.module, from: origin) { return true }
    return type.access == .package && type.module.isInPackage && origin.module.isInPackage
  }

  /// Whether a declaration's file sees what is internal in a module.
  func seesInternals(of module: SourceModule, from origin: DeclaredType) -> Bool {
    origin.module.name == module.name
      || origin.file.imports.contains { $0.module == module.name && $0.hasAttribute("testable") }
  }

  /// Finds the protocol of a name, which may begin with that of its module, in the toolchain's modules.
  func findInToolchain(_ path: [String]) -> DeclaredType? {
    guard let last = path.last else { return nil }
    return toolchain.types(named: last).first { type in
      type.path == path || Toolchain.canQualify(path[0]) && type.path[...] == path.dropFirst()
    }
  }

  /// Finds a class of a framework, whose name may begin with that of its module.
  func findInFrameworks(_ path: [String]) -> DeclaredType? {
    let isQualified = path.count == 2 && !modules.contains { $0.name == path[0] }
    guard let last = path.last, path.count == 1 || isQualified else { return nil }
    return frameworks.types(named: last).first
  }

  /// The types that a type is declared in, outermost first, as far as they are known, and the type.
  func enclosing(_ type: DeclaredType) -> [DeclaredType] {
    (1..<max(1, type.path.count)).compactMap {
      find(Array(type.path.prefix($0)), in: [type.module.name], from: type.file.path)
    } + [type]
  }

  /// The generic parameters of a type and of those that it is declared in, outermost first.
  func genericParameters(around type: DeclaredType) -> [(
    parameter: GenericParameter, of: DeclaredType
  )] {
    enclosing(type).flatMap { outer in outer.type?.genericParameters.map { ($0, outer) } ?? [] }
  }

  /// The type as the mocks' file must write it: with its module where another module that was read
  /// declares the name too.
  func reference(to type: DeclaredType) -> String {
    if !type.parts.isEmpty { return type.parts.map(reference).joined(separator: " & ") }
    return isQualified(type.path[0], in: type.module.name)
      ? "\(type.module.name).\(type.qualifiedName)" : type.qualifiedName
  }

  /// A type of the toolchain as the mocks' file must write it: with its module where the name is one of a type
  /// that was read.
  func reference(toStandard name: String, of module: String = "Swift") -> String {
    declares(name) ? "\(module).\(name)" : name
  }

  /// Whether a type's name is written with its module.
  func isQualified(_ name: String, in module: String) -> Bool {
    let declaring = declaringModules(of: name)
    guard TypeNames.generatedCode[name] != nil || declaring.contains(where: { $0 != module }) else {
      return false
    }
    // A type in an extension is named by the type that another module declares.
    if !declaring.contains(module), modules.contains(where: { $0.name == module }) { return false }
    // What follows the name of a type is looked for in the type, not in the module of that name.
    return !modules.contains {
      declarations.type(at: [module], in: $0.name)?.isSeenByOtherFiles == true
    }
  }

  /// The declarations of a type that is no composition, of which `#if` chooses one.
  func declarations(of type: DeclaredType) -> [DeclaredType] { declarations.branches(of: type) }

  /// The declarations of a type of a name outside of other types that other files see, of which `#if` may
  /// choose one.
  func declarations(of name: String, in module: String) -> [DeclaredType] {
    declarations.types(named: name).filter {
      $0.path == [name] && $0.module.name == module && $0.isSeenByOtherFiles
    }
  }

  /// Whether a mock can have the members of a module's types that are `@_spi`: those of other packages
  /// are none of its business.
  func seesSPI(of module: SourceModule) -> Bool { module.isInPackage && !isPublic }

  /// The modules that declare a type of a name outside of other types, where the mocks' file can see
  /// it, the standard library aside, whose names give way to others.
  func declaringModules(of name: String) -> [String] {
    let inToolchain = findInToolchain([name])?.module.name
    // What has to be imported gives way to types that are imported by their names.
    return modules.filter { module in
      guard let type = declarations.type(at: [name], in: module.name) else { return false }
      return module.isInPackage ? type.isSeenByOtherFiles : type.access >= .public
    }.map(\.name)
      + (inToolchain.map { $0 == "Swift" || Toolchain.needsImport($0) ? [] : [$0] } ?? [])
  }

  /// The modules whose names a declaration's file sees: those it imports first, then, because an
  /// import may pass on others, all that were read.
  private func visibleModules(from origin: DeclaredType, naming name: String) -> [String] {
    // An import of a single declaration goes before imports of whole modules.
    let single = origin.file.imports.filter { $0.kind != nil && $0.path.last == name }
    let exported = declarations.module(exporting: name, to: origin.module.name).map { [$0] } ?? []
    let imported = single.map(\.module) + exported + origin.file.imports.map(\.module)
    // The toolchain's declarations mean nothing that a package declares.
    if origin.module.isToolchain { return imported }
    return imported + modules.map(\.name).filter { !imported.contains($0) }
  }
}
