internal import MynahSyntax

/// The modules that a generated file imports as testable, and the types for whose sake it does.
///
/// The compiler prints an import that fails, so a comment in that line tells what to do; with the older
/// form of its messages it prints no other line.
struct TestableImports {
  private var typeNames: [String: Set<String>] = [:]

  /// The modules that are imported for their classes too, which need not be internal.
  private var modulesOfClasses: Set<String> = []

  /// The modules that are imported for what makes values of types, which need not be internal.
  private var modulesOfValues: Set<String> = []

  var modules: Set<String> { Set(typeNames.keys) }

  /// Adds an internal type.
  mutating func add(_ type: DeclaredType) {
    typeNames[type.module.name, default: []].insert(type.qualifiedName)
  }

  /// Adds a class whose mock overrides what is not open.
  mutating func addClass(_ type: DeclaredType) {
    add(type)
    if type.access >= .package { modulesOfClasses.insert(type.module.name) }
  }

  /// Adds a type of which values are made by what is internal.
  mutating func addValue(_ type: DeclaredType) {
    add(type)
    if type.access >= .package { modulesOfValues.insert(type.module.name) }
  }

  /// Whether a module is imported for the sake of initializers that are internal.
  func isImportedForValues(_ module: String) -> Bool { modulesOfValues.contains(module) }

  /// Whether a module is imported for the sake of what is not open in it.
  func isImportedForClasses(_ module: String) -> Bool { modulesOfClasses.contains(module) }

  /// The names of the types of a module for whose sake it is imported.
  func names(in module: String) -> [String] { typeNames[module, default: []].sorted() }
}
