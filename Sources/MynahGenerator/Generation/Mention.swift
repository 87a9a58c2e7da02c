public import MynahSyntax

/// A type that a test requests a mock of.
public struct Mention: Hashable, Sendable {
  /// The names in each part of the type, such as `[["Store"]]` for `mock((any Store<Int>).self)`.
  ///
  /// A composition such as `Bird & Fish` has several parts.
  private(set) var paths: [[String]]

  /// The names in the type, or in its first part.
  public var path: [String] { paths.first ?? [] }

  /// The path of the file that mentions the type.
  public let filePath: String

  /// The position in the file.
  public let position: SourcePosition

  /// The modules that the file imports, which are searched right after the tests' module.
  let imports: [String]

  /// The modules that the file imports as testable.
  let testableImports: Set<String>

  /// The declarations that the file imports one by one.
  let importedDeclarations: Set<String>

  /// The generic arguments of the type.
  let arguments: [TypeSyntax]

  /// The type in `mock(closure: ((Int) -> Bool).self)`, or nil for other mentions.
  var closure: TypeSyntax?

  /// Returns a mention of one part of the type.
  func naming(_ path: [String]) -> Mention {
    var part = self
    part.paths = [path]
    part.closure = nil
    return part
  }
}

/// The types and names that the files of a test target mention.
public struct Mentions: Sendable {
  /// The types in `mock(Name.self)`.
  public private(set) var types: [Mention] = []

  /// The identifiers that end in `Mock`, which can be the types of mocks.
  public private(set) var mockNames: Set<String> = []

  /// A Boolean value that indicates whether a file mentions forwarding.
  ///
  /// Mocks that forward calls take longer to compile, so they're generated only on request.
  public private(set) var mentionForwarding = false

  /// A Boolean value that indicates whether a file mentions default implementations.
  public private(set) var mentionDefaults = false

  /// The modules that a file imports as testable.
  public private(set) var testableModules: Set<String> = []

  /// The modules that a file imports with an access level below `public`.
  public private(set) var hiddenModules: Set<String> = []

  /// The identifiers that begin with `get` or `set`, which can be patterns of properties.
  public private(set) var accessorNames: Set<String> = []

  /// The identifiers that begin with `Stubbable`, which can be the names of stubbable classes.
  public private(set) var stubbableNames: Set<String> = []

  /// The identifiers that end in `Stub`, which can be the names of result stubs.
  public private(set) var stubNames: Set<String> = []

  /// A Boolean value that indicates whether there aren't any mentions.
  var isEmpty: Bool {
    types.isEmpty && mockNames.isEmpty && stubbableNames.isEmpty && stubNames.isEmpty
  }

  private static let forwardingWords = ["forwardCalls", "willForward", "forward"]
  private static let defaultWords = ["willUseDefault", "useDefaultImplementations"]

  /// Creates an empty collection of mentions.
  public init() {}

  /// Adds the mentions in a file.
  ///
  /// - Parameters:
  ///   - bytes: The contents of the file.
  ///   - path: The path of the file.
  public mutating func add(_ bytes: [UInt8], path: String) {
    add([SourceText(path: path, bytes: bytes)])
  }

  /// Adds the mentions in some files, which are read concurrently.
  public mutating func add(_ texts: [SourceText]) {
    let scans = texts.concurrentMap {
      WordScan(
        $0.bytes, callsOf: "mock", labeled: "closure",
        identifiersBeginningIn: ["Stubbable", "get", "set"],
        identifiersEndingIn: ["Mock", "Stub"] + Self.forwardingWords + Self.defaultWords)
    }
    for (text, scan) in zip(texts, scans) { add(scan, path: text.path) }
  }

  private mutating func add(_ scan: WordScan, path: String) {
    testableModules.formUnion(scan.testableModules)
    hiddenModules.formUnion(scan.hiddenModules)
    mockNames.formUnion(scan.identifiers.filter { $0.hasSuffix("Mock") })
    accessorNames.formUnion(
      scan.identifiers.filter { $0.hasPrefix("get") || $0.hasPrefix("set") })
    stubbableNames.formUnion(scan.identifiers.filter { $0.hasPrefix("Stubbable") })
    stubNames.formUnion(scan.identifiers.filter { $0.hasSuffix("Stub") })
    mentionForwarding =
      mentionForwarding || !scan.identifiers.isDisjoint(with: Self.forwardingWords)
    mentionDefaults = mentionDefaults || !scan.identifiers.isDisjoint(with: Self.defaultWords)
    for call in scan.calls {
      let closure = call.label.map { _ in call.type }
      guard let names = call.type.mentionedPaths ?? closure.map({ _ in [] }) else { continue }
      types.append(
        Mention(
          paths: names, filePath: path, position: call.position, imports: scan.importedModules,
          testableImports: scan.testableModules, importedDeclarations: scan.importedDeclarations,
          arguments: call.type.genericArguments, closure: closure))
    }
  }
}

extension TypeSyntax {
  /// The generic arguments of all names in the type.
  fileprivate var genericArguments: [TypeSyntax] {
    var arguments: [TypeSyntax] = []
    _ = rewritingNames { name in
      arguments += name.components.flatMap(\.genericArguments)
      return nil
    }
    return arguments
  }

  /// The names of the type, or of each part of a composition, or nil for other types.
  ///
  /// The names don't include `any` or generic arguments.
  fileprivate var mentionedPaths: [[String]]? {
    switch self {
    case .named(let name): return [name.path]
    case .existential(let constraint): return constraint.mentionedPaths
    case .composition(let parts):
      return parts.mapAll(\.mentionedPaths).map { Array($0.joined()) }
    default: return nil
    }
  }
}
