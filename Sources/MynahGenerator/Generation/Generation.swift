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

    /// The module of the tests, which is empty if its sources aren't read.
    var moduleOfTests: SourceModule {
      modules.first { $0.name == testModule }
        ?? SourceModule(name: testModule ?? "", isInPackage: true)
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

    let named = NamedDoubles(selection, for: request, in: program)
    let made = TestDoubles(of: named, for: request, in: program)

    mockedTypes = made.typeNames
    refusals = made.refused.map(\.1)
    unknown = selection.unknown
    warnings = selection.warnings
    undeclaredIgnoredTypes = request.ignoredTypes.filter { name in
      program.declarations(named: name.split(separator: ".").last.map(String.init) ?? name).isEmpty
    }
    parsedFiles = program.index.parsedFiles
    sources = made.files(for: request, unknown: unknown, in: program).map { file in
      var emitter = FileEmitter(model: file.model, nested: file.nested)
      return emitter.source()
    }
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
