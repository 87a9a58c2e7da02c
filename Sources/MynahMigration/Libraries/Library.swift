/// A library that tests are moved from.
public enum Library: String, CaseIterable, Sendable {
  case cuckoo, mockable, swiftymocky, mockingbird

  /// The name as the library writes it.
  public var name: String { rules.vocabulary.modules[0] }

  /// How its statements are rewritten.
  var rules: any LibraryRules {
    switch self {
    case .cuckoo: CuckooRules()
    case .mockable: MockableRules()
    case .swiftymocky: SwiftyMockyRules()
    case .mockingbird: MockingbirdRules()
    }
  }
}

/// How the statements of one library are rewritten.
protocol LibraryRules {
  /// Its words.
  var vocabulary: Vocabulary { get }

  /// Looks at a token that may begin a statement.
  func visit(_ index: Int, _ migrator: inout Migrator)

  /// Looks at what is before a token.
  func visitGap(before index: Int, _ migrator: inout Migrator)

  /// What the arguments become that a mock is created with; nil where they are those of its class.
  func initialConfiguration(
    _ link: CallChain.Link, _ migrator: Migrator
  ) throws(Obstacle) -> NewText?
}

extension LibraryRules {
  func visitGap(before index: Int, _ migrator: inout Migrator) {}

  func initialConfiguration(
    _ link: CallChain.Link, _ migrator: Migrator
  ) throws(Obstacle) -> NewText? { nil }
}
