public import MynahSyntax

/// The move of test files from another library to Mynah.
///
/// ```swift
/// let file = SourceText(path: "BirdTests.swift", bytes: Array(text.utf8))
/// let migration = Migration(of: [file], from: .cuckoo)
/// print(migration.files[0].diff)
/// ```
public struct Migration: Sendable {
  /// The files in their order.
  public let files: [MigratedFile]

  /// Rewrites the statements of some files.
  ///
  /// - Parameters:
  ///   - files: The files, which are looked at together: what one declares is known in the others.
  ///   - library: The library whose statements they have.
  public init(of files: [SourceText], from library: Library) {
    let rules = library.rules
    let vocabulary = rules.vocabulary
    let sources = files.map { TokenizedSource($0.bytes) }
    let areGenerated = files.map { Self.isGenerated($0.bytes, vocabulary) }
    var knowledge = Knowledge()
    for (source, isGenerated) in zip(sources, areGenerated) where !isGenerated {
      knowledge.add(source)
    }
    let names = MockNames(vocabulary, knowledge)
    let users = zip(sources, areGenerated).map { source, isGenerated in
      !isGenerated && source.imports(vocabulary.modules)
    }
    var mocks: Set<String> = []
    for (source, isUser) in zip(sources, users) where isUser {
      mocks.formUnion(names.all(in: source))
    }
    var known = knowledge
    known.mocks = mocks
    self.files = files.indices.map { index in
      let file = files[index]
      guard !areGenerated[index] else {
        return MigratedFile(file, generatedBy: library.name)
      }
      var migrator =
        users[index]
        ? Migrator(sources[index], rules: rules, knowledge: knowledge)
        : Migrator(sources[index], rules: NameRules(of: rules), knowledge: known)
      let plan = migrator.migrate()
      return MigratedFile(file, source: sources[index], plan: plan, isUser: users[index])
    }
  }

  private static func isGenerated(_ bytes: [UInt8], _ vocabulary: Vocabulary) -> Bool {
    let text = String(decoding: bytes.prefix(2_000), as: UTF8.self)
    return text.contains(vocabulary.generatedMark)
  }
}

/// What is done with files that do not import the library: only the names of its mocks change.
private struct NameRules: LibraryRules {
  let vocabulary: Vocabulary
  private let rules: any LibraryRules

  init(of rules: any LibraryRules) {
    self.rules = rules
    var vocabulary = rules.vocabulary
    vocabulary.unknown = [:]
    self.vocabulary = vocabulary
  }

  func visit(_ index: Int, _ migrator: inout Migrator) {}

  func visitGap(before index: Int, _ migrator: inout Migrator) {
    rules.visitGap(before: index, &migrator)
  }

  func configuration(
    _ link: CallChain.Link, _ migrator: Migrator
  ) throws(Obstacle) -> Configuration? { try rules.configuration(link, migrator) }

  func initialConfiguration(
    _ link: CallChain.Link, _ migrator: Migrator
  ) throws(Obstacle) -> [Rewrite.Piece]? { try rules.initialConfiguration(link, migrator) }
}
