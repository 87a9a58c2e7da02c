public import MynahSyntax

/// A type that a test asks a mock of.
public struct Mention: Hashable, Sendable {
  /// The names in the type, as in `["Store"]` for `mock((any Store<Int>).self)`; those of each part
  /// where it is a composition such as `Bird & Fish`.
  let paths: [[String]]

  /// The names in the type, or in its first part.
  public var path: [String] { paths.first ?? [] }

  /// The file that mentions it.
  public let filePath: String

  /// The place in the file.
  public let position: SourcePosition

  /// The modules that the file imports, among which the name is looked up first.
  let imports: [String]

  /// The modules that the file imports as testable.
  let testableImports: Set<String>

  /// Whether the type is written with generic arguments.
  let hasArguments: Bool

  /// The type in `mock(closure: ((Int) -> Bool).self)`; nil if no closure is asked for.
  var closure: TypeSyntax?

  /// The mention of one part.
  func naming(_ path: [String]) -> Mention {
    Mention(
      paths: [path], filePath: filePath, position: position, imports: imports,
      testableImports: testableImports, hasArguments: hasArguments)
  }
}

/// What the files of a test target ask for.
public struct Mentions: Sendable {
  /// The types in `mock(Name.self)`.
  public private(set) var types: [Mention] = []

  /// The identifiers that end in `Mock`: the types of mocks, written out.
  public private(set) var mockNames: Set<String> = []

  /// Whether a file speaks of forwarding.
  ///
  /// Mocks that forward take longer to compile, so only those who ask for it get them.
  public private(set) var mentionForwarding = false

  /// The modules that a file imports as testable.
  public private(set) var testableModules: Set<String> = []

  /// The modules that a file imports with an access level below `public`.
  public private(set) var hiddenModules: Set<String> = []

  /// The identifiers that begin in `Stubbable`: the names of stubbable classes.
  public private(set) var stubbableNames: Set<String> = []

  /// The identifiers that end in `Stub`: the names of stubs of results.
  public private(set) var stubNames: Set<String> = []

  /// Whether nothing is asked for.
  var isEmpty: Bool {
    types.isEmpty && mockNames.isEmpty && stubbableNames.isEmpty && stubNames.isEmpty
  }

  private static let forwardingWords = ["forwardCalls", "willForward", "forward"]

  /// Creates a collection without mentions.
  public init() {}

  /// Adds what a file asks for.
  ///
  /// - Parameters:
  ///   - bytes: The file's contents.
  ///   - path: The file's path.
  public mutating func add(_ bytes: [UInt8], path: String) {
    add([SourceText(path: path, bytes: bytes)])
  }

  /// Adds what files ask for, which are read on all cores.
  public mutating func add(_ texts: [SourceText]) {
    let scans = texts.concurrentMap {
      WordScan(
        $0.bytes, callsOf: "mock", labeled: "closure", identifiersBeginningIn: ["Stubbable"],
        identifiersEndingIn: ["Mock", "Stub"] + Self.forwardingWords)
    }
    for (text, scan) in zip(texts, scans) { add(scan, path: text.path) }
  }

  private mutating func add(_ scan: WordScan, path: String) {
    testableModules.formUnion(scan.testableModules)
    hiddenModules.formUnion(scan.hiddenModules)
    mockNames.formUnion(scan.identifiers.filter { $0.hasSuffix("Mock") })
    stubbableNames.formUnion(scan.identifiers.filter { $0.hasPrefix("Stubbable") })
    stubNames.formUnion(scan.identifiers.filter { $0.hasSuffix("Stub") })
    mentionForwarding =
      mentionForwarding || !scan.identifiers.isDisjoint(with: Self.forwardingWords)
    for call in scan.calls {
      let closure = call.label.map { _ in call.type.withoutParentheses }
      guard let names = call.type.mentionedPaths ?? closure.map({ _ in [] }) else { continue }
      types.append(
        Mention(
          paths: names, filePath: path, position: call.position, imports: scan.importedModules,
          testableImports: scan.testableModules,
          hasArguments: call.type.containsName { $0.hasGenericArguments }, closure: closure))
    }
  }
}

extension TypeSyntax {
  /// The type in `(Type)`.
  fileprivate var withoutParentheses: TypeSyntax {
    guard case .tuple(let elements) = self, elements.count == 1 else { return self }
    return elements[0].type.withoutParentheses
  }

  /// The names of the type or of the parts of a composition, without `any`, parentheses and generic
  /// arguments.
  fileprivate var mentionedPaths: [[String]]? {
    switch self {
    case .named(let name): return [name.components.map(\.name)]
    case .existential(let constraint): return constraint.mentionedPaths
    case .tuple(let elements) where elements.count == 1: return elements[0].type.mentionedPaths
    case .composition(let parts):
      let paths = parts.compactMap(\.mentionedPaths)
      return paths.count == parts.count ? Array(paths.joined()) : nil
    default: return nil
    }
  }
}
