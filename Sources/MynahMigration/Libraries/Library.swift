/// A library that you can migrate tests from.
public enum Library: String, CaseIterable, Sendable {
  case cuckoo, mockable, swiftymocky, mockingbird, spyable, mockolo

  /// The name of the library's module.
  public var name: String { rules.vocabulary.modules[0] }

  /// The rules for rewriting the library's statements.
  var rules: any LibraryRules {
    switch self {
    case .cuckoo: CuckooRules()
    case .mockable: MockableRules()
    case .swiftymocky: SwiftyMockyRules()
    case .mockingbird: MockingbirdRules()
    case .spyable: RecordingRules(.spyable)
    case .mockolo: RecordingRules(.mockolo)
    }
  }
}

/// The rules for rewriting the statements of one library.
protocol LibraryRules {
  /// The names that the library declares, and their replacements.
  var vocabulary: Vocabulary { get }

  /// Collects facts about the declarations in all files.
  mutating func prepare(_ knownNames: KnownNames)

  /// Returns true if a file uses the library.
  func isUsed(in source: TokenizedSource, _ knownNames: KnownNames) -> Bool

  /// Visits a token, which may begin a statement.
  func visit(_ index: Int, _ migrator: inout Migrator)

  /// Visits the gap before a token.
  func visitGap(before index: Int, _ migrator: inout Migrator)

  /// Translates the arguments that create a mock.
  ///
  /// - Returns: The new text, or nil if the arguments belong to the initializer of the mocked
  ///   class.
  func initialConfiguration(
    _ link: CallChain.Link, _ migrator: Migrator
  ) throws(Obstacle) -> NewText?
}

extension LibraryRules {
  mutating func prepare(_ knownNames: KnownNames) {}

  func isUsed(in source: TokenizedSource, _ knownNames: KnownNames) -> Bool {
    source.imports(vocabulary.modules)
  }

  func visitGap(before index: Int, _ migrator: inout Migrator) {}

  func initialConfiguration(
    _ link: CallChain.Link, _ migrator: Migrator
  ) throws(Obstacle) -> NewText? { nil }
}
