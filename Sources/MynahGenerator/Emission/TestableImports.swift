internal import MynahSyntax

/// The modules that a generated file imports as testable, and the types for whose sake it does.
///
/// The compiler prints the lines above an import that fails, so the comment there tells what to do.
struct TestableImports {
  private var typeNames: [String: Set<String>] = [:]

  /// The modules that are imported for their classes too, which need not be internal.
  private var modulesOfClasses: Set<String> = []

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

  /// The import of one of the modules, and the comment above it.
  func lines(for module: String) -> [String] {
    let names = typeNames[module, default: []].sorted()
    let shown = names.prefix(names.count > 4 ? 3 : 4).joined(separator: ", ")
    let others = names.count > 4 ? " and \(names.count - 3) others" : ""
    let reason = modulesOfClasses.contains(module) ? "Internal, or not open," : "Internal"
    var head = ["// \(reason) in \(module): \(shown)\(others)."]
    if head[0].utf8.count > LineBreaker.standardLength {
      head = ["// \(reason) in \(module):", "// \(shown)\(others)."]
    }
    return head + [
      "// In release, other modules see them in `swift test`, or with `-Xswiftc -enable-testing`.",
      "@testable import \(module)",
    ]
  }
}
