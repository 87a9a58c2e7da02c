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
    let sources = files.map { file in
      let head = String(decoding: file.bytes.prefix(2_000), as: UTF8.self)
      return head.contains(vocabulary.generatedMark) ? nil : TokenizedSource(file.bytes)
    }
    var knowledge = Knowledge()
    for source in sources { source.map { knowledge.add($0) } }
    let names = MockNames(vocabulary, knowledge)
    let users = sources.compactMap { $0 }.filter { $0.imports(vocabulary.modules) }
    // In files that don't import the library, only the names of mocks that others use change.
    var known = knowledge
    known.mocks = users.reduce(into: []) { $0.formUnion(names.all(in: $1)) }
    self.files = zip(files, sources).map { file, source in
      guard let source else { return MigratedFile(file, generatedBy: library.name) }
      let isUser = source.imports(vocabulary.modules)
      var migrator = Migrator(
        source, rules: rules, knowledge: isUser ? knowledge : known, isUser: isUser)
      return MigratedFile(file, source: source, plan: migrator.migrate(), isUser: isUser)
    }
  }
}
