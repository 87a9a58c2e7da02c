internal import MynahSyntax

/// The mocks of a test target.
public struct Generation: Sendable {
  /// What to generate mocks for, and from what.
  public struct Request: Sendable {
    /// The modules whose sources were read; the test target's own, if there is one, comes first.
    public var modules: [SourceModule]

    /// The module that the generated file is part of; nil where it is none of those that were read.
    public var testModule: String?

    /// What the tests ask for; nil where mocks of all types are wanted.
    public var mentions: Mentions?

    /// The names of the only types that are wanted; empty where all are.
    public var only: [String] = []

    /// The module that the generated file imports for the mocks' own sake.
    public var library = "Mynah"

    /// Whether the mocks can forward calls to other objects, which takes them longer to compile; nil
    /// where they do if the tests speak of it.
    public var forwards: Bool?

    /// Further modules to import.
    public var imports: [String] = []

    /// Creates a request.
    public init(modules: [SourceModule], testModule: String? = nil, mentions: Mentions? = nil) {
      self.modules = modules
      self.testModule = testModule
      self.mentions = mentions
    }
  }

  /// The generated file.
  public let source: String

  /// The names of the mocked types, in the order of their mocks.
  public let mockedTypes: [String]

  /// The wanted types that can not be mocked.
  public let refusals: [Refusal]

  /// What the tests ask for and no source declares.
  public let unknown: [Mention]

  /// Generates mocks.
  ///
  /// - Parameter request: What to generate, and from what.
  public init(_ request: Request) {
    let program = Program(request.modules + [StandardLibrary.module])
    var selection = Selection(request, program: program)
    selection.run()

    var models: [MockModel] = []
    var refused: [(DeclaredType, Refusal)] = []
    var names = MockNames(declared: program.declaredTypes)
    // The order of the mocks, and so their names, is the same whatever the order of the sources.
    let types = selection.types.sorted {
      ($0.qualifiedName, $0.module.name, $0.file.path)
        < ($1.qualifiedName, $1.module.name, $1.file.path)
    }
    for type in types {
      do throws(Refusal) {
        try Mockability.check(type, from: request.testModule)
        models.append(
          try MockModel.model(of: type, named: names.name(for: type), in: program))
      } catch {
        refused.append((type, error))
      }
    }
    mockedTypes = models.map(\.typeName)
    refusals = refused.map(\.1)
    unknown = selection.unknown
    source = FileEmitter(request: request, models: models, refused: refused).source
  }
}
