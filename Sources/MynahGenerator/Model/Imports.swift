internal import MynahSyntax

/// The imports of a generated file.
struct Imports {
  struct Line: Hashable {
    var isTestable = false
    var access: AccessLevel?
    var kind: String?
    let path: String
    var condition: String?

    var module: String { path.split(separator: ".").first.map(String.init) ?? path }

    /// What is imported, by which lines are sorted.
    var target: String { (kind.map { "\($0) " } ?? "") + path }
  }

  /// The access with which modules are imported that public declarations name; nil where the file has
  /// none.
  let access: AccessLevel?

  /// The modules that are imported as testable.
  var testable = TestableImports()

  /// The modules that the tests import as testable.
  var testableInTests: Set<String> = []

  /// The modules that the tests import with an access level below `public`: Swift wants one from each file of
  /// the target then.
  var hiddenInTests: Set<String> = []

  /// The groups of `@_spi` that the imports bring.
  var spi = SPIGroups()

  private var lines: Set<Line> = []

  /// The modules of the types that have doubles.
  private var doubled: Set<String> = []

  /// Describes the imports of a file, which has public declarations or not.
  init(isPublic: Bool) { access = isPublic ? .public : nil }

  /// The modules that are imported whole.
  var modules: Set<String> {
    Set(lines.filter { $0.kind == nil }.map(\.module)).union(doubled).union(testable.modules)
  }

  // MARK: - Adding

  /// Adds a module that public declarations name.
  mutating func add(library module: String) { lines.insert(Line(access: access, path: module)) }

  /// Adds a module that somebody asks for.
  mutating func add(module: String) { lines.insert(Line(path: module)) }

  /// Adds the module of a type that has a double.
  mutating func add(moduleOf type: DeclaredType) {
    if type.access >= .package { doubled.insert(type.module.name) } else { testable.add(type) }
    spi.add(type)
  }

  /// Adds what the file of a type that has a double imports.
  ///
  /// - Parameters:
  ///   - imported: The import there.
  ///   - keepsAccess: Whether the access that is written there is written here too.
  ///   - isInternal: Whether the type is internal, so that it can name what the module hides.
  mutating func add(_ imported: ImportDeclaration, keepsAccess: Bool, isInternal: Bool) {
    let isHidden = imported.hasAttribute("_implementationOnly")
    guard !isHidden || isInternal else { return }
    // What is hidden need not be there for others.
    let isThere = isHidden ? "canImport(\(imported.module))" : nil
    let condition = imported.condition.map { condition in
      isThere.map { "(\(condition)) && \($0)" } ?? condition
    }
    let access = keepsAccess ? imported.accessLevel : nil
    lines.insert(
      Line(
        isTestable: imported.hasAttribute("testable"), access: access, kind: imported.kind,
        path: imported.path.joined(separator: "."), condition: condition ?? isThere))
    if !keepsAccess { spi.add(imported) }
  }

  /// Adds a single type, which goes before those of the same name in imported modules.
  ///
  /// - Parameters:
  ///   - type: The type.
  ///   - isAliasOfProtocol: Whether it is an alias of a protocol, which Swift imports as a protocol.
  mutating func add(single type: DeclaredType, isAliasOfProtocol: Bool) {
    let kind =
      switch type.declaration {
      case .type(let declaration) where declaration.kind == .actor: "class"
      case .type(let declaration): declaration.kind.rawValue
      case .alias: isAliasOfProtocol ? "protocol" : "typealias"
      }
    lines.insert(
      Line(
        access: access, kind: kind, path: "\(type.module.name).\(type.qualifiedName)",
        condition: type.condition))
  }

  /// Adds a single declaration of the library.
  mutating func add(single name: String, kind: String, of library: String) {
    lines.insert(Line(access: access, kind: kind, path: "\(library).\(name)"))
  }

  /// The lines without those that others make needless.
  var settledLines: Set<Line> {
    var lines = lines
    for module in doubled.subtracting(testable.modules) {
      lines.remove(Line(path: module))
      lines.insert(Line(access: access, path: module))
    }
    for module in testable.modules {
      lines.remove(Line(path: module))
      lines.remove(Line(isTestable: true, path: module))
    }
    for module in spi.groups.keys.filter({ !modules.contains($0) }) {
      lines.insert(Line(path: module))
    }
    return lines
  }
}

/// The modules that a generated file imports as testable, and the types that need it.
///
/// The compiler prints an import that fails, so a comment in that line tells what to do; with the older
/// form of its messages it prints no other line.
struct TestableImports {
  private var typeNames: [String: Set<String>] = [:]

  var modules: Set<String> { Set(typeNames.keys) }

  /// Adds a type that is internal, or whose double needs something internal.
  mutating func add(_ type: DeclaredType) {
    typeNames[type.module.name, default: []].insert(type.qualifiedName)
  }

  /// The names of the types of a module that need the import.
  func names(in module: String) -> [String] { typeNames[module, default: []].sorted() }
}
