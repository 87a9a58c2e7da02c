internal import MynahSyntax

/// All modules that were read, and their type declarations, to be found by name.
struct Program {
  let modules: [SourceModule]
  private let declarations: Declarations

  private let toolchain: Declarations

  init(_ modules: [SourceModule]) {
    self.modules = modules
    declarations = Declarations(modules)
    toolchain = Declarations(Toolchain.modules(besides: modules))
  }

  /// The protocols, classes and other types that have a body, in source order.
  ///
  /// To ask for them is to have all files parsed; by name, only those are that may declare it.
  var declaredTypes: [DeclaredType] { declarations.all.filter { $0.type != nil } }

  /// The types that have a body and a name of their own, nested ones included, in source order.
  func declaredTypes(named name: String) -> [DeclaredType] {
    declarations.types(named: name).filter { $0.type != nil }
  }

  /// The names that types may have, more than they do have.
  var possibleNames: Set<String> { declarations.possibleNames }

  /// Whether a type or an alias of this name is declared, inside of a type too.
  func declares(_ name: String) -> Bool { !declarations.types(named: name).isEmpty }

  /// The files of the package that were parsed.
  var parsedFiles: [SourceFile] { declarations.parsedFiles }

  /// Finds the type with a qualified name, looking into some modules in turn.
  func find(_ path: [String], in moduleNames: [String]) -> DeclaredType? {
    for module in moduleNames {
      if let found = declarations.type(at: path, in: module) { return found }
    }
    // A name may begin with that of its module.
    if path.count > 1 { return declarations.type(at: Array(path.dropFirst()), in: path[0]) }
    return nil
  }

  /// Finds what a name means where a declaration stands: in the enclosing types from the inside out,
  /// in the declaration's module, and in the modules that its file imports.
  func find(_ path: [String], from origin: DeclaredType) -> DeclaredType? {
    for depth in stride(from: origin.path.count, through: 0, by: -1) {
      let nested = Array(origin.path.prefix(depth)) + path
      if let found = declarations.type(at: nested, in: origin.module.name) { return found }
    }
    if let found = find(path, in: visibleModules(from: origin)) { return found }
    guard let found = findInToolchain(path) else { return nil }
    let isVisible = Toolchain.isVisible(found.module.name, from: origin)
    return isVisible ? found : nil
  }

  /// Finds the protocol of a name, which may begin with that of its module, in the toolchain's modules.
  func findInToolchain(_ path: [String]) -> DeclaredType? {
    guard let last = path.last else { return nil }
    return toolchain.types(named: last).first {
      $0.path == path || [$0.module.name] + $0.path == path
    }
  }

  /// The protocols of the toolchain's modules.
  var toolchainTypes: [DeclaredType] { toolchain.all.filter { $0.type != nil } }

  /// The type as the mocks' file must write it: with its module where another module that was read
  /// declares the name too.
  func reference(to type: DeclaredType) -> String {
    let isAmbiguous = declaringModules(of: type.path[0]).contains { $0 != type.module.name }
    return isAmbiguous ? "\(type.module.name).\(type.qualifiedName)" : type.qualifiedName
  }

  /// The modules that declare a type of a name outside of other types, the standard library aside,
  /// whose names give way to others.
  func declaringModules(of name: String) -> [String] {
    let inToolchain = findInToolchain([name])?.module.name
    return modules.map(\.name).filter { declarations.type(at: [name], in: $0) != nil }
      + (inToolchain.map { $0 == "Swift" ? [] : [$0] } ?? [])
  }

  /// The modules whose names a declaration's file sees: those it imports first, then, because an
  /// import may pass on others, all that were read.
  private func visibleModules(from origin: DeclaredType) -> [String] {
    let imported = origin.file.imports.map(\.module)
    return imported + modules.map(\.name).filter { !imported.contains($0) }
  }
}
