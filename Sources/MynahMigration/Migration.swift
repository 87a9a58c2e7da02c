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
    let vocabulary = library.vocabulary
    var knownNames = KnownNames(vocabulary)
    var inputs = files.map { Input($0, &knownNames) }
    let recorded = RecordedMembers(knownNames)
    // Tests might import a module that exports the library instead of the library itself.
    let isExported = inputs.contains { $0.source?.exports(vocabulary.modules) == true }
    for (index, input) in inputs.enumerated() {
      guard let source = input.source else { continue }
      inputs[index].usesLibrary =
        source.imports(vocabulary.modules) || recorded.areUsed(in: source, knownNames)
        || isExported && input.importsTestFramework
    }
    let users = inputs.filter(\.usesLibrary)
    let used = Set(users.compactMap(\.source).flatMap(knownNames.mockNames))
    // In files that don't import the library, only change the names of mocks that other files use.
    var others = knownNames
    others.mocks = used.filter { knownNames.mockedType(of: $0) != nil && !knownNames.declares($0) }

    var creators: [String] = []
    self.files = inputs.map { input in
      // Other tools use the same annotations, so don't change files if no file uses the library.
      let migrator = input.source.flatMap { source in
        users.isEmpty
          ? nil
          : vocabulary.migrator.init(
            source, input.usesLibrary ? knownNames : others, recorded,
            usesLibrary: input.usesLibrary)
      }
      let plan = migrator?.migrate()
      if migrator?.hasCreated == true, !input.isTest { creators.append(input.file.path) }
      return MigratedFile(
        input.file, source: input.source, plan: plan ?? Plan(), usesLibrary: input.usesLibrary,
        library: library.name)
    }
    if users.isEmpty { notes.append("no file uses \(library.name)") }
    if !creators.isEmpty {
      notes.append(
        "outside of tests, mocks need a library that uses MynahCore: \(Self.list(creators))"
      )
    }
    let types = used.filter { !knownNames.declares($0) }.compactMap(knownNames.type)
      .filter { !knownNames.declares($0) }.sorted()
    if !types.isEmpty {
      notes.append(
        "no file declares \(Self.list(types)): pass the sources too, because they show classes and handwritten mocks"
      )
    }
  }

  /// A file to migrate.
  private struct Input {
    let file: SourceText

    /// The tokens of the file, or nil if the library generated the file.
    let source: TokenizedSource?

    var usesLibrary = false

    var importsTestFramework: Bool { source?.imports(["XCTest", "Testing"]) == true }

    var isTest: Bool { file.path.contains("Test") || importsTestFramework }

    /// Reads a file, and adds its declarations to the known names.
    init(_ file: SourceText, _ knownNames: inout KnownNames) {
      self.file = file
      let source = TokenizedSource(file.bytes)
      let isGenerated = knownNames.vocabulary.generatedMarks.contains(where: file.contains)
      knownNames.add(source, isGenerated: isGenerated)
      self.source = isGenerated ? nil : source
    }
  }

  /// Returns the first five names.
  private static func list(_ names: [String]) -> String {
    names.prefix(5).joined(separator: ", ") + (names.count > 5 ? ", ..." : "")
  }
}
