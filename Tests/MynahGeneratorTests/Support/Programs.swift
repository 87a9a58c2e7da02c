import MynahSyntax

@testable import MynahGenerator

/// A module with one file of the module's name.
func module(
  _ name: String, isInPackage: Bool = true, settings: ModuleSettings = ModuleSettings(),
  _ source: String
) -> SourceModule {
  SourceModule(
    name: name, texts: [SourceText(path: "\(name).swift", text: source)],
    isInPackage: isInPackage, settings: settings)
}

/// A module of files that are parsed when something is looked for in them, each by its path.
func module(_ name: String, texts: KeyValuePairs<String, String>) -> SourceModule {
  SourceModule(
    name: name, texts: texts.map { SourceText(path: $0, text: $1) }, isInPackage: true)
}

extension Mentions {
  /// What one test file asks for.
  init(in tests: String) {
    self.init()
    add(Array(tests.utf8), path: "Tests.swift")
  }
}

/// Generates the mocks of modules; of all types, unless the text of a test file says of which.
func generation(
  of modules: SourceModule..., tests: String? = nil, only: [String] = [], forwards: Bool? = nil
) -> Generation {
  var request = Generation.Request(
    modules: modules, testModule: "Tests", mentions: tests.map { Mentions(in: $0) })
  request.only = only
  request.forwards = forwards
  return Generation(request)
}

/// The imports of the file that is generated from some modules, with the comments above them.
func imports(of modules: SourceModule..., tests: String, isPublic: Bool = false) -> String {
  var request = Generation.Request(
    modules: modules, testModule: "Tests", mentions: Mentions(in: tests))
  request.isPublic = isPublic
  let source = Generation(request).source
  let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
  return lines.drop { !$0.isEmpty }.dropFirst().prefix {
    !$0.hasPrefix("// MARK") && !$0.hasPrefix("// If this type isn't found")
  }.joined(separator: "\n")
}

/// The model of the mock of a type.
func model(of name: String, in modules: [SourceModule]) throws -> MockModel {
  let program = Program(modules)
  let path = name.split(separator: ".").map(String.init)
  guard let type = program.find(path, in: modules.map(\.name)) else {
    throw UnknownType(name: name)
  }
  return try MockModel.model(of: type, named: (path.last ?? "") + "Mock", in: program, from: nil)
}

/// A test names a type that its source does not declare.
struct UnknownType: Error {
  let name: String
}

extension MockModel {
  /// A line for each call that the mock answers: its name and the type of a stub's closure.
  var outline: [String] {
    members.flatMap { member in
      member.calls.map { call in
        (member.condition.map { "#if \($0): " } ?? "")
          + (member.prefix.attributes.map(\.lines) + member.prefix.modifiers.map(\.description))
          .map { "\($0) " }.joined() + (member.isStatic ? "static " : "")
          + (call.kind == .setter || call.kind == .subscriptSetter ? "set " : "")
          + "\(call.displayName)\(call.genericClause): \(call.function)\(call.whereClause.spaced)"
      }
    }
  }

  /// The head of the mock: its generic parameters, relations and aliases.
  var head: String {
    selfType + genericClause.dropFirst(0)
      + (relations.map { " where \($0)" } ?? "")
      + aliases.map { " \($0.name) = \($0.type)" }.joined()
  }
}

/// The outline of the mock of a protocol `Bird`, which is declared in one module with other types.
func outline(_ source: String) throws -> [String] {
  try model(of: "Bird", in: [module("Birds", source)]).outline
}
