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
    var rules = library.rules
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
    let modules = isExported ? ["XCTest", "Testing"] : []
    rules.prepare(knownNames)
    let names = MockNames(vocabulary, knownNames)
    let isUser = sources.map { [rules] source in
      source.map { rules.isUsed(in: $0, names) || $0.imports(modules) } ?? false
    }
    let users = zip(sources, isUser).compactMap { $1 ? $0 : nil }
    let used = Set(users.flatMap(names.all))
    // In files that don't import the library, only change the names of mocks that other files use.
    var known = knownNames
    known.mocks = used.filter { names.mockedType(of: $0) != nil && !knownNames.declares($0) }
    var others: [String] = []
    self.files = zip(zip(files, sources), isUser).map { [rules] file, usesLibrary in
      let (file, source) = file
      var migrator = source.map {
        Migrator(
          $0, rules: rules, knownNames: usesLibrary ? knownNames : known, usesLibrary: usesLibrary)
      }
      // Other tools use the same annotations, so don't change files if no file uses the library.
      let plan = users.isEmpty ? nil : migrator?.migrate()
      let isTest = file.path.contains("Test") || source?.imports(["XCTest", "Testing"]) == true
      if migrator?.hasCreated == true, !isTest { others.append(file.path) }
      return MigratedFile(
        file, source: source, plan: plan ?? Plan(), usesLibrary: usesLibrary, library: library.name)
    }
    if users.isEmpty { notes.append("no file uses \(library.name)") }
    if !others.isEmpty {
      notes.append(
        "outside of tests, mocks need a library that uses MynahCore: \(Self.list(others))"
      )
    }
    let types = used.filter { !knownNames.declares($0) }.compactMap(names.type)
      .filter { !knownNames.declares($0) }.sorted()
    if !types.isEmpty {
      notes.append(
        "no file declares \(Self.list(types)): pass the sources too, because they show classes and handwritten mocks"
      )
    }
  }

  /// Returns the first five names.
  private static func list(_ names: [String]) -> String {
    names.prefix(5).joined(separator: ", ") + (names.count > 5 ? ", ..." : "")
  }
}
