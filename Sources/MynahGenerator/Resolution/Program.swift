internal import MynahSyntax

/// All type declarations of all modules that were read, to be found by name.
struct Program {
  let modules: [SourceModule]

  /// The declared types by their module and qualified name.
  private(set) var types: [String: [String: DeclaredType]] = [:]

  /// The protocols, classes and other types that have a body, in source order.
  private(set) var declaredTypes: [DeclaredType] = []

  /// The protocols of the toolchain's modules by their qualified names.
  private var toolchainTypes: [String: DeclaredType] = [:]

  init(_ modules: [SourceModule]) {
    self.modules = modules
    for module in modules + Toolchain.modules(besides: modules) {
      for file in module.files {
        collect(
          file.declarations, in: Scope(module: module, file: file, path: [], access: .open),
          condition: nil)
      }
    }
  }

  /// Finds the type with a qualified name, looking into some modules in turn.
  func find(_ path: [String], in moduleNames: [String]) -> DeclaredType? {
    let name = path.joined(separator: ".")
    for module in moduleNames {
      if let found = types[module]?[name] { return found }
    }
    // A name may begin with that of its module.
    if path.count > 1 { return types[path[0]]?[path.dropFirst().joined(separator: ".")] }
    return nil
  }

  /// Finds what a name means where a declaration stands: in the enclosing types from the inside out,
  /// in the declaration's module, and in the modules that its file imports.
  func find(_ path: [String], from origin: DeclaredType) -> DeclaredType? {
    for depth in stride(from: origin.path.count, through: 0, by: -1) {
      let nested = Array(origin.path.prefix(depth)) + path
      if let found = types[origin.module.name]?[nested.joined(separator: ".")] { return found }
    }
    if let found = find(path, in: visibleModules(from: origin)) { return found }
    guard let found = findInToolchain(path) else { return nil }
    let isVisible = Toolchain.isVisible(found.module.name, from: origin)
    return isVisible ? found : nil
  }

  /// Finds the protocol of a name in the toolchain's modules.
  func findInToolchain(_ path: [String]) -> DeclaredType? {
    toolchainTypes[path.joined(separator: ".")]
  }

  /// The type as the mocks' file must write it: with its module where another module that was read
  /// declares the name too.
  func reference(to type: DeclaredType) -> String {
    let isAmbiguous = declaringModules(of: type.path[0]).contains { $0 != type.module.name }
    return isAmbiguous ? "\(type.module.name).\(type.qualifiedName)" : type.qualifiedName
  }

  /// The modules that declare a type of a name outside of other types, the standard library aside,
  /// whose names give way to others.
  func declaringModules(of name: String) -> [String] {
    let toolchain = toolchainTypes[name]?.module.name
    return modules.map(\.name).filter { types[$0]?[name] != nil }
      + (toolchain.map { $0 == "Swift" ? [] : [$0] } ?? [])
  }

  /// The modules whose names a declaration's file sees: those it imports first, then, because an
  /// import may pass on others, all that were read.
  private func visibleModules(from origin: DeclaredType) -> [String] {
    let imported = origin.file.imports.map(\.module)
    return imported + modules.map(\.name).filter { !imported.contains($0) }
  }

  // MARK: - Collecting

  private struct Scope {
    let module: SourceModule
    let file: SourceFile
    let path: [String]
    let access: AccessLevel

    /// The access of a declaration that names none.
    var defaultAccess = AccessLevel.internal
  }

  private mutating func collect(
    _ declarations: [Declaration], in scope: Scope, condition: String?
  ) {
    for declaration in declarations {
      switch declaration {
      case .type(let type):
        let access = min(scope.access, type.accessLevel ?? scope.defaultAccess)
        let path = scope.path + [type.name]
        add(
          DeclaredType(
            .type(type), module: scope.module, file: scope.file, path: path, access: access,
            condition: condition))
        let inner = Scope(
          module: scope.module, file: scope.file, path: path, access: access)
        collect(type.members, in: inner, condition: condition)
      case .typeAlias(let alias):
        add(
          DeclaredType(
            .alias(alias), module: scope.module, file: scope.file, path: scope.path + [alias.name],
            access: min(scope.access, alias.accessLevel ?? scope.defaultAccess),
            condition: condition))
      case .extension(let extended):
        guard let name = extended.extendedType.namedType else { continue }
        let inner = Scope(
          module: scope.module, file: scope.file, path: name.components.map(\.name),
          access: extended.accessLevel ?? .open, defaultAccess: extended.accessLevel ?? .internal)
        collect(extended.members, in: inner, condition: condition)
      case .conditional(let block):
        for clause in Conditions.clauses(of: block, within: condition) {
          collect(clause.declarations, in: scope, condition: clause.condition)
        }
      default:
        continue
      }
    }
  }

  private mutating func add(_ type: DeclaredType) {
    types[type.module.name, default: [:]][type.qualifiedName] = type
    if type.module.isToolchain { toolchainTypes[type.qualifiedName] = type }
    if type.type != nil { declaredTypes.append(type) }
  }
}
