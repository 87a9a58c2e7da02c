public import MynahSyntax

/// The mocks and stubs of a test target.
public struct Generation: Sendable {
  /// The requested test doubles and the sources to generate them from.
  public struct Request: Sendable {
    /// The modules whose sources were read.
    ///
    /// The module of the test target comes first, if there is one.
    public var modules: [SourceModule]

    /// The module of the generated file, or nil if that module wasn't read.
    public var testModule: String?

    /// The types and names that the tests mention, or nil to generate mocks of all types.
    public var mentions: Mentions?

    /// The kinds of test doubles to generate.
    ///
    /// If it's nil, the generator creates the kinds that the tests mention, or only mocks if there
    /// aren't mentions.
    public var styles: Set<Style>?

    /// The names of the only types to generate test doubles for, or an empty array for all types.
    public var only: [String] = []

    /// The module of Mynah that the generated file imports.
    public var library = "Mynah"

    /// A Boolean value that indicates whether the mocks can forward calls to other objects.
    ///
    /// Mocks that forward calls take longer to compile. If it's nil, the mocks can forward calls if
    /// the tests mention it, or if mocks of all types are generated.
    public var forwards: Bool?

    /// The additional modules to import.
    public var imports: [String] = []

    /// A Boolean value that indicates whether the test doubles of public types are public.
    ///
    /// A library needs this to provide its test doubles to other modules.
    public var isPublic = false

    /// A Boolean value that indicates whether the file is committed, not updated by each build.
    public var isCommitted = false

    /// A Boolean value that indicates whether the build plugin writes the file.
    ///
    /// The module then doesn't have another file of this kind.
    public var isByPlugin = false

    /// The number of files that the test doubles are spread over, or 0 for a single file.
    ///
    /// The functions that create mocks stay in the first file, because each of them depends on all
    /// mocked types. If a type changes, the compiler only compiles the file with its mock again.
    public var partCount = 0

    /// The name of a file that excludes some of the sources, or nil if all sources are included.
    public var ignoreFile: String?

    /// The names of types that the user excluded from mocking.
    public var ignoredTypes: Set<String> = []

    /// The generated files that the modules already contain.
    ///
    /// Their declarations aren't generated again.
    public var committedFiles: [SourceText] = []

    /// Creates a request.
    public init(modules: [SourceModule], testModule: String? = nil, mentions: Mentions? = nil) {
      self.modules = modules
      self.testModule = testModule
      self.mentions = mentions
    }
  }

  /// The contents of the generated files, beginning with the only file or the file that contains
  /// the functions.
  public let sources: [String]

  /// The contents of the first file.
  public var source: String { sources[0] }

  /// The names of the types that have a test double, in the order of the test doubles.
  public let mockedTypes: [String]

  /// The refusals of the requested types that can't be mocked or stubbed.
  public let refusals: [Refusal]

  /// The mentions of types that no source declares.
  public let unknown: [Mention]

  /// The warnings about mentions that the compiler can't understand.
  public let warnings: [String]

  /// The names of ignored types that no source declares.
  public let undeclaredIgnoredTypes: Set<String>

  /// The files of the package that were parsed during searches.
  public let parsedFiles: [SourceFile]

  /// Creates the mocks and stubs of a request.
  ///
  /// - Parameter request: The requested test doubles and their sources.
  public init(_ request: Request) {
    let program = Program(
      request.modules, testModule: request.testModule, isPublic: request.isPublic,
      ignoredTypes: request.ignoredTypes)
    var selection = Selection(request, program: program)
    selection.run()

    var names = MockNames(program)
    // Sort the test doubles, because their names must not depend on the order of the sources.
    var requested = selection.requested.filter {
      // Keep an ignored type that a test mentions. It's refused later, with a message in the test.
      $0.mention != nil || !program.ignores($0.type)
    }.map { ($0.sortKey, $0) }.sorted { $0.0 < $1.0 }.map(\.1)
    let committedModule = SourceModule(name: "", texts: request.committedFiles, isInPackage: true)
    let committed = Set(Program([committedModule]).declaredTypes.map(\.qualifiedName))
    let shared = LibraryTestDoubles(request, program: program)
    requested.removeAll(where: shared.contains)
    // A type takes a short name before the types that are nested more deeply.
    let order = requested.indices.sorted {
      requested[$0].type.path.count < requested[$1].type.path.count
    }
    for index in order {
      requested[index].name = names.name(for: requested[index])
    }
    var clients = selection.clients
    let named = requested.flatMap { double -> [RequestedDouble] in
      let name = double.name ?? ""
      if double.style == .mock { clients.name(double.type, name) }
      if committed.contains(name) { return [] }
      // The alternative declarations of a type in `#if` branches share one name.
      return program.index.branches(of: double.type).map { type in
        var double = double
        double.type = type
        return double
      }
    }

    let make: @Sendable (RequestedDouble) -> Result<TestDouble, Refusal> = { [clients] double in
      Result { () throws(Refusal) in
        try TestDouble(double, for: request, in: program, clients: clients)
      }
    }
    // Threads need parsed toolchain protocols. Parsing takes as long as making a few test doubles.
    let isWorthThreads = named.count > 15 && program.prepareForThreads()
    let results = isWorthThreads ? named.concurrentMap(make) : named.map(make)
    var testDoubles: [TestDouble] = []
    var refused: [(RequestedDouble, Refusal)] = []
    for (double, result) in zip(named, results) {
      switch result {
      case .success(let made): testDoubles.append(made)
      case .failure(let refusal):
        let isToolchain = double.type.constituents.allSatisfy(\.module.isToolchain)
        refused.append((double, isToolchain ? refusal.moved(to: double) : refusal))
      }
    }
    let all = testDoubles.map(\.model)
    mockedTypes = zip(all, [nil] + all).filter { $0.mockName != $1?.mockName }.map(\.0.typeName)
    refusals = refused.map(\.1)
    unknown = selection.unknown
    warnings = selection.warnings
    undeclaredIgnoredTypes = request.ignoredTypes.filter { name in
      program.declarations(named: name.split(separator: ".").last.map(String.init) ?? name).isEmpty
    }
    parsedFiles = program.index.parsedFiles
    let nested = NestedMocks(of: testDoubles)
    // The compiler warns if a file has a public import that its declarations don't need.
    let isSpread =
      request.partCount > 0
      && !(request.isPublic && testDoubles.contains(where: \.hasPublicImports))
    let parts = testDoubles.when(isSpread).parts(request.partCount)
    let builder = FileBuilder(
      request: request, contents: isSpread ? .functions : .everything,
      // Release the inputs of the model before writing, so each test double is freed when it's
      // written.
      testDoubles: consume testDoubles, nested: nested, refused: refused, unknown: unknown,
      program: program)
    let builders = parts.enumerated().map { index, part in
      FileBuilder(
        request: request, contents: .testDoubles(index + 1), testDoubles: part, nested: nested,
        refused: [],
        unknown: [], program: program)
    }
    sources = ([builder] + builders).map { builder in
      var emitter = FileEmitter(model: builder.model, nested: nested)
      return emitter.source()
    }
  }
}

extension TestDouble {
  /// A Boolean value that indicates whether a file that the test double repeats imports of specifies
  /// their access level.
  fileprivate var hasPublicImports: Bool {
    sources.contains { type in
      type.file.imports.contains { $0.accessLevel.map { $0 >= .package } ?? false }
    }
  }
}

extension [TestDouble] {
  /// Returns the test doubles in a given number of parts.
  ///
  /// The part of a test double only depends on its name, so a new test double doesn't move others.
  fileprivate func parts(_ count: Int) -> [[TestDouble]] {
    var parts = [[TestDouble]](repeating: [], count: count)
    guard count > 0 else { return parts }
    for double in self {
      // Swift's own hash values differ in each process, so this is FNV-1a.
      let hash = double.title.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) {
        ($0 ^ UInt64($1)) &* 0x100_0000_01b3
      }
      parts[Int(hash % UInt64(count))].append(double)
    }
    return parts
  }
}

extension Mention {
  /// Returns the reason why a type without a declaration can't be mocked, without a final period.
  ///
  /// - Parameter ignoreFile: The name of a file that excludes some of the sources.
  public static func reasonOfUnknown(ignoreFile: String?) -> String {
    "the sources declare no such type outside of functions"
      + (ignoreFile.map { ". A \($0) file excludes some sources" } ?? "")
  }
}

extension RequestedDouble {
  /// The key that determines the order of test doubles, and therefore their names.
  fileprivate var sortKey: (String, String, String, Int, String) {
    (
      type.qualifiedName, type.module.name, type.file.path,
      Style.allCases.firstIndex(of: style) ?? 0, name ?? ""
    )
  }
}

extension Refusal {
  /// Returns the refusal at the location where a test requests the test double.
  ///
  /// The original location is in the toolchain, which doesn't have a source file to open.
  fileprivate func moved(to double: RequestedDouble) -> Refusal {
    guard let mention = double.mention else { return self }
    return Refusal(
      typeName: typeName, path: mention.filePath, position: mention.position, reason: reason,
      style: style)
  }
}

/// The test doubles that libraries among the modules already provide for other modules.
///
/// A second mock of a type would make `mock(Bird.self)` ambiguous.
struct LibraryTestDoubles {
  private var types: [Style: Set<DeclaredType>] = [:]

  init(_ request: Generation.Request, program: Program) {
    for module in request.modules where module.name != request.testModule {
      var mentions = Mentions()
      mentions.add(module.texts.filter { $0.contains("Mock") || $0.contains("mock(") })
      guard !mentions.isEmpty else { continue }
      var own = Generation.Request(
        modules: request.modules, testModule: module.name, mentions: mentions)
      own.styles = request.styles
      var selection = Selection(own, program: program)
      selection.run()
      for double in selection.requested where double.type.access >= .public {
        let names = RequestedDouble.names(of: double.type, in: double.style)
        // If the name belongs to a handwritten type, the library doesn't provide a generated one.
        guard !names.contains(where: program.declares) else { continue }
        types[double.style, default: []].insert(double.type)
      }
    }
  }

  func contains(_ double: RequestedDouble) -> Bool {
    types[double.style]?.contains(double.type) == true
  }
}
