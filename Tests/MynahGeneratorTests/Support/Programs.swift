import MynahSyntax

@testable import MynahGenerator

/// Returns a module with one file, which is named after the module.
func module(
  _ name: String, isInPackage: Bool = true, settings: ModuleSettings = ModuleSettings(),
  _ source: String
) -> SourceModule {
  SourceModule(
    name: name, texts: [SourceText(path: "\(name).swift", text: source)],
    isInPackage: isInPackage, settings: settings)
}

/// Returns a module with several files, given by their paths and contents.
func module(_ name: String, texts: KeyValuePairs<String, String>) -> SourceModule {
  SourceModule(
    name: name, texts: texts.map { SourceText(path: $0, text: $1) }, isInPackage: true)
}

extension Mentions {
  /// Creates the mentions of mocks in one test file, `Tests.swift`.
  init(in tests: String) {
    self.init()
    add(Array(tests.utf8), path: "Tests.swift")
  }
}

/// Generates mocks of the types that a test file mentions, or of all types without a test file.
func generation(
  of modules: SourceModule..., tests: String? = nil, only: [String] = [], forwards: Bool? = nil
) -> Generation {
  generation(of: modules, tests: tests, only: only, forwards: forwards)
}

/// Returns the generation of an array of modules.
func generation(
  of modules: [SourceModule], tests: String? = nil, only: [String] = [], forwards: Bool? = nil
) -> Generation {
  var request = Generation.Request(
    modules: modules, testModule: "Tests", mentions: tests.map { Mentions(in: $0) })
  request.only = only
  request.forwards = forwards
  return Generation(request)
}

/// Returns the imports of the file that is generated from modules, with the comments above them.
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

/// Returns the model of a type's mock, for a type that one of the modules declares.
func model(of name: String, in modules: [SourceModule]) throws -> MockModel {
  let program = Program(modules)
  let path = name.split(separator: ".").map(String.init)
  guard let type = program.find(path, in: modules.map(\.name)) else {
    throw UnknownType(name: name)
  }
  return try MockModel.model(of: type, named: (path.last ?? "") + "Mock", in: program)
}

/// The error for a test that names a type that its source doesn't declare.
struct UnknownType: Error {
  let name: String
}

/// The parts of a mock that tests look at.
extension MockModel {
  var genericParameters: [GenericParameter] { generics.parameters }
  var relations: String { generics.relations }
  var aliases: [(name: String, type: String)] { protocolModel?.aliases ?? [] }
  var rootClass: String? { protocolModel?.rootClass }
}

extension MockModel {
  /// A line for each call to the mock, with its name and the type of a stub's closure.
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

  /// The mock's type, generic parameters, constraints between them, and type aliases.
  var head: String {
    let aliases = aliases.map { " \($0.name) = \($0.type)" }.joined()
    return "\(selfType)\(genericClause)\(whereClause.spaced)\(aliases)"
  }
}

/// Returns the outline of the mock of a protocol `Bird`, which the source declares.
func outline(_ source: String) throws -> [String] {
  try model(of: "Bird", in: [module("Birds", source)]).outline
}
