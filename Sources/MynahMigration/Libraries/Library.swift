/// A library that you can migrate tests from.
public enum Library: String, CaseIterable, Sendable {
  case cuckoo, mockable, swiftymocky, mockingbird, spyable, mockolo

  /// The name of the library's module.
  public var name: String { rules.vocabulary.modules[0] }

  /// The rules for rewriting the library's statements.
  var rules: LibraryRules {
    switch self {
    case .cuckoo: LibraryRules(vocabulary: CuckooMigrator.words, migrator: CuckooMigrator.self)
    case .mockable:
      LibraryRules(vocabulary: MockableMigrator.words, migrator: MockableMigrator.self)
    case .swiftymocky:
      LibraryRules(vocabulary: SwiftyMockyMigrator.words, migrator: SwiftyMockyMigrator.self)
    case .mockingbird:
      LibraryRules(vocabulary: MockingbirdMigrator.words, migrator: MockingbirdMigrator.self)
    case .spyable: LibraryRules(.spyable)
    case .mockolo: LibraryRules(.mockolo)
    }
  }
}

/// The rules for rewriting the statements of one library.
struct LibraryRules {
  /// The names that the library declares, and their replacements.
  let vocabulary: Vocabulary

  let migrator: Migrator.Type

  /// The library if its mocks have properties that record calls, or nil for other libraries.
  var recording: RecordingLibrary?
}

extension LibraryRules {
  fileprivate init(_ library: RecordingLibrary) {
    self.init(
      vocabulary: library.vocabulary, migrator: RecordingMigrator.self, recording: library)
  }
}
