public import MynahSyntax

/// The mocks and stubs of a test target.
public struct Generation: Sendable {
  /// What to generate mocks for, and from what.
  public struct Request: Sendable {
    /// The modules whose sources were read; the test target's own, if there is one, comes first.
    public var modules: [SourceModule]

    /// The module that the generated file is part of; nil where it is none of those that were read.
    public var testModule: String?

    /// What the tests ask for; nil where mocks of all types are wanted.
    public var mentions: Mentions?

    /// The kinds of doubles to generate; where it is nil, all that the tests mention, and mocks only
    /// where doubles of all types are wanted.
    public var styles: Set<Style>?

    /// The names of the only types that are wanted; empty where all are.
    public var only: [String] = []

    /// The module that the generated file imports for the mocks' own sake.
    public var library = "Mynah"

    /// Whether the mocks can forward calls to other objects, which takes them longer to compile; nil
    /// where they do if the tests speak of it.
    public var forwards: Bool?

    /// Further modules to import.
    public var imports: [String] = []

    /// Whether the doubles of public types are public, as a library needs them that passes them on.
    public var isPublic = false

    /// Whether the file is committed, and so not written anew by itself.
    public var isCommitted = false

    /// Whether the build plugin writes the file, so that its module has no other one like it.
    public var isByPlugin = false

    /// The name of a file that leaves out some of the sources; nil where nothing is left out.
    public var ignoreFile: String?

    /// The names of types that are not mocked, because a person says so.
    public var ignoredTypes: Set<String> = []

    /// Generated files that the modules have already; what they declare is not generated again.
    public var committedFiles: [SourceText] = []

    /// Creates a request.
    public init(modules: [SourceModule], testModule: String? = nil, mentions: Mentions? = nil) {
      self.modules = modules
      self.testModule = testModule
      self.mentions = mentions
    }
  }

  /// The generated file.
  public let source: String

  /// The names of the types that have a double, in the order of the doubles.
  public let mockedTypes: [String]

  /// The wanted types that can not be mocked or stubbed.
  public let refusals: [Refusal]

  /// What the tests ask for and no source declares.
  public let unknown: [Mention]

  /// The files of the package that were parsed, because something was looked for in them.
  public let parsedFiles: [SourceFile]

  /// Generates mocks.
  ///
  /// - Parameter request: What to generate, and from what.
  public init(_ request: Request) {
    let program = Program(request.modules, isPublic: request.isPublic)
    var selection = Selection(request, program: program)
    selection.run()

    var names = MockNames(program)
    // The order of the mocks, and so their names, is the same whatever the order of the sources.
    let wanted = selection.wanted.filter {
      // Where a test asks for it, it is refused, and so named.
      $0.mention != nil || !Mockability.isIgnored($0.type, among: request.ignoredTypes)
    }.map { ($0.sortKey, $0) }.sorted { $0.0 < $1.0 }.map(\.1)
    let committedModule = SourceModule(name: "", texts: request.committedFiles, isInPackage: true)
    let committed = Set(Program([committedModule]).declaredTypes.map(\.qualifiedName))
    let passedOn = PassedOnDoubles(request, program: program)
    var clients = selection.clients
    let named = wanted.filter { !passedOn.contains($0) }.map { double in
      var double = double
      double.name = names.name(for: double)
      if double.style == .mock { clients.name(double.type, double.name ?? "") }
      return double
    }.filter { !committed.contains($0.name ?? "") }.flatMap { double in
      // All declarations among which `#if` chooses have one name.
      program.branches(of: double.type).map { type in
        var double = double
        double.type = type
        return double
      }
    }

    let make: @Sendable (WantedDouble) -> Result<TestDouble, Refusal> = { [clients] double in
      Result { () throws(Refusal) in
        try TestDouble(double, for: request, in: program, clients: clients)
      }
    }
    // Threads need the toolchain's protocols parsed, which takes as long as a few doubles.
    let isWorthThreads = named.count > 15 && program.prepareForThreads()
    let results = isWorthThreads ? named.concurrentMap(make) : named.map(make)
    var doubles: [TestDouble] = []
    var refused: [(WantedDouble, Refusal)] = []
    for (double, result) in zip(named, results) {
      switch result {
      case .success(let made): doubles.append(made)
      case .failure(let refusal):
        let isToolchain = double.type.constituents.allSatisfy(\.module.isToolchain)
        refused.append((double, isToolchain ? refusal.moved(to: double) : refusal))
      }
    }
    mockedTypes = zip(doubles, [nil] + doubles).filter { $0.model.mockName != $1?.model.mockName }
      .map(\.0.model.typeName)
    refusals = refused.map(\.1)
    unknown = selection.unknown
    parsedFiles = program.parsedFiles
    // What makes the model is gone before the doubles are written, so that each can be let go of.
    var emitter = FileEmitter(
      model: FileBuilder(
        request: request, doubles: consume doubles, refused: refused, unknown: unknown,
        program: program
      ).model)
    source = emitter.source()
  }
}

extension Mention {
  /// Why a type that no source declares can not be mocked, as a clause without a final period.
  ///
  /// - Parameter ignoreFile: The name of a file that leaves out some of the sources.
  public static func reasonOfUnknown(ignoreFile: String?) -> String {
    "no type of this name is declared in the sources that were read, outside of functions"
      + (ignoreFile.map { "; a file \($0) leaves some out" } ?? "")
  }
}

extension WantedDouble {
  /// What decides the order of doubles, and so their names.
  fileprivate var sortKey: (String, String, String, Int, String) {
    (
      type.qualifiedName, type.module.name, type.file.path,
      Style.allCases.firstIndex(of: style) ?? 0, name ?? ""
    )
  }
}

extension Refusal {
  /// The refusal at the place where a test asks for the double: nobody can open the toolchain's sources.
  fileprivate func moved(to double: WantedDouble) -> Refusal {
    guard let mention = double.mention else { return self }
    return Refusal(
      typeName: typeName, path: mention.filePath, position: mention.position, reason: reason,
      style: style)
  }
}

/// The doubles that libraries among the modules have made already, for others to use.
///
/// A second mock of a type would make `mock(Bird.self)` ambiguous.
struct PassedOnDoubles {
  private var types: [Style: Set<DeclaredType.Identity>] = [:]

  init(_ request: Generation.Request, program: Program) {
    for module in request.modules where module.name != request.testModule {
      var mentions = Mentions()
      mentions.add(module.texts.filter(\.mayAskForDoubles))
      guard !mentions.isEmpty else { continue }
      var own = Generation.Request(
        modules: request.modules, testModule: module.name, mentions: mentions)
      own.styles = request.styles
      var selection = Selection(own, program: program)
      selection.run()
      for double in selection.wanted where double.type.access >= .public {
        let names = WantedDouble.names(of: double.type, in: double.style)
        // What is written by hand is no reason to generate nothing.
        guard !names.contains(where: program.declares) else { continue }
        types[double.style, default: []].insert(double.type.identity)
      }
    }
  }

  func contains(_ double: WantedDouble) -> Bool {
    types[double.style]?.contains(double.type.identity) == true
  }
}

extension SourceText {
  /// Whether it is worth while to look for mentions.
  fileprivate var mayAskForDoubles: Bool { contains("Mock") || contains("mock(") }
}
