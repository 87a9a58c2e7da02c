internal import MynahSyntax

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
