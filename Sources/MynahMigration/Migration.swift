public import MynahSyntax

/// A migration of test files from another library to Mynah.
///
/// ```swift
/// let file = SourceText(path: "BirdTests.swift", bytes: Array(text.utf8))
/// let migration = Migration(of: [file], from: .cuckoo)
/// print(migration.files[0].diff)
/// ```
public struct Migration: Sendable {
  /// The migrated files, in order.
  public let files: [MigratedFile]

  /// The notes at the end of the report, which are about all files together.
  private(set) var notes: [String] = []

  /// Rewrites the statements in the files.
  ///
  /// - Parameters:
  ///   - files: The files, which can use each other's declarations.
  ///   - library: The library that the files use.
  public init(of files: [SourceText], from library: Library) {
    let rules = library.rules
    let vocabulary = rules.vocabulary
    var knownNames = KnownNames()
    let sources = files.map { file in
      let source = TokenizedSource(file.bytes)
      let isGenerated = vocabulary.generatedMarks.contains(where: file.contains)
      knownNames.add(source, isGenerated: isGenerated)
      return isGenerated ? nil : source
    }
    // Tests might import a module that exports the library instead of the library itself.
    let isExported = sources.contains { $0?.exports(vocabulary.modules) == true }
    let modules = vocabulary.modules + (isExported ? ["XCTest", "Testing"] : [])
    let users = sources.compactMap { $0 }.filter { $0.imports(modules) }
    let names = MockNames(vocabulary, knownNames)
    let used = Set(users.flatMap(names.all))
    // In files that don't import the library, only change the names of mocks that other files use.
    var known = knownNames
    known.mocks = used.filter { names.mockedType(of: $0) != nil && !knownNames.declares($0) }
    self.files = zip(files, sources).map { file, source in
      let usesLibrary = source?.imports(modules) == true
      var migrator = source.map {
        Migrator(
          $0, rules: rules, knownNames: usesLibrary ? knownNames : known, usesLibrary: usesLibrary)
      }
      // Other tools use the same annotations, so don't change files if no file uses the library.
      let plan = users.isEmpty ? nil : migrator?.migrate()
      return MigratedFile(
        file, source: source, plan: plan ?? Plan(), usesLibrary: usesLibrary, library: library.name)
    }
    if users.isEmpty { notes.append("no file imports \(library.name)") }
    let types = used.filter { !knownNames.declares($0) }.compactMap(names.type)
      .filter { !knownNames.declares($0) }.sorted()
    if !types.isEmpty {
      let list = types.prefix(5).joined(separator: ", ") + (types.count > 5 ? ", ..." : "")
      notes.append(
        "no file declares \(list): pass the sources too, because they show classes and handwritten mocks"
      )
    }
  }
}
