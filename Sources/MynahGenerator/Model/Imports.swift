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

    /// The imported module or declaration, which determines the order of the lines.
    var target: String { (kind.map { "\($0) " } ?? "") + path }
  }

  /// The access level of imports that public declarations need, or nil without public declarations.
  let access: AccessLevel?

  /// The modules that are imported as testable.
  var testable = TestableImports()

  /// The modules that the tests import as testable.
  var testableInTests: Set<String> = []

  /// The modules that the tests import with an access level below `public`.
  ///
  /// Swift then requires an access level for the import in each file of the target.
  var hiddenInTests: Set<String> = []

  /// The `@_spi` groups that the file imports.
  var spi = SPIGroups()

  private var lines: Set<Line> = []

  /// The modules of the types that have test doubles.
  private var mocked: Set<String> = []

  /// Creates the imports of a file.
  ///
  /// - Parameter isPublic: A Boolean value that indicates whether the file has public declarations.
  init(isPublic: Bool) { access = isPublic ? .public : nil }

  /// The modules that are imported completely.
  var modules: Set<String> {
    Set(lines.filter { $0.kind == nil }.map(\.module)).union(mocked).union(testable.modules)
  }

  // MARK: - Adding

  /// Adds the library.
  ///
  /// - Parameters:
  ///   - module: The module of the library.
  ///   - isNamed: A Boolean value that indicates whether public declarations name its types.
  mutating func add(library module: String, isNamed: Bool) {
    lines.insert(Line(access: isNamed ? access : access.map { _ in .internal }, path: module))
  }

  /// Adds a module that was requested for the file.
  mutating func add(module: String) { lines.insert(Line(path: module)) }

  /// Adds a module that extends a type with the function that creates its fixture.
  mutating func add(fixturesIn module: String) {
    lines.insert(Line(isTestable: testableInTests.contains(module), path: module))
  }

  /// Adds the module of a type that has a test double.
  mutating func add(moduleOf type: DeclaredType) {
    if type.access >= .package { mocked.insert(type.module.name) } else { testable.add(type) }
    spi.add(type)
  }

  /// Adds an import from the file of a type that has a test double.
  ///
  /// - Parameters:
  ///   - imported: The import in that file.
  ///   - keepsAccess: A Boolean value that indicates whether the import's access level is repeated.
  ///   - isInternal: A Boolean value that indicates whether the type is internal, and can therefore
  ///     use the module's hidden declarations.
  mutating func add(_ imported: ImportDeclaration, keepsAccess: Bool, isInternal: Bool) {
    let isHidden = imported.hasAttribute("_implementationOnly")
    guard !isHidden || isInternal else { return }
    // A module that is hidden by `@_implementationOnly` might not be available to other modules.
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

  /// Adds a single type, which takes precedence over types of this name in imported modules.
  ///
  /// - Parameters:
  ///   - type: The type.
  ///   - isAliasOfProtocol: A Boolean value that indicates whether the type is an alias of a
  ///     protocol. Swift imports such an alias as a protocol.
  mutating func add(single type: DeclaredType, isAliasOfProtocol: Bool) {
    let kind =
      switch type.declaration {
      case .type(let declaration) where declaration.kind == .actor: "class"
      case .type(let declaration): declaration.kind.rawValue
      case .alias where isAliasOfProtocol: "protocol"
      case .alias: "typealias"
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

  /// The lines to write, without lines that other imports make redundant.
  var settledLines: Set<Line> {
    var lines = lines
    for module in mocked.subtracting(testable.modules) {
      lines.remove(Line(path: module))
      lines.insert(Line(access: access, path: module))
    }
    for module in testable.modules {
      lines.remove(Line(path: module))
      lines.remove(Line(isTestable: true, path: module))
    }
    return lines
  }
}

/// The modules that a generated file imports as testable, and the types that require it.
///
/// If such an import fails, the compiler prints its line, which therefore ends with a comment that
/// explains the fix. In the older style of messages, the compiler doesn't print any other line.
struct TestableImports {
  private var typeNames: [String: Set<String>] = [:]

  var modules: Set<String> { Set(typeNames.keys) }

  /// Adds a type that is internal, or whose test double needs an internal declaration.
  mutating func add(_ type: DeclaredType) {
    typeNames[type.module.name, default: []].insert(type.qualifiedName)
  }

  /// Returns the names of a module's types that need the testable import.
  func names(in module: String) -> [String] { typeNames[module, default: []].sorted() }
}
