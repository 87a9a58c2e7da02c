/// A library that you can migrate tests from.
public enum Library: String, CaseIterable, Sendable {
  case cuckoo, mockable, swiftymocky, mockingbird, spyable, mockolo

  /// The name of the library's module.
  public var name: String { vocabulary.modules[0] }

  /// The names that the library declares, and the rules for its statements.
  var vocabulary: Vocabulary {
    switch self {
    case .cuckoo: CuckooMigrator.words
    case .mockable: MockableMigrator.words
    case .swiftymocky: SwiftyMockyMigrator.words
    case .mockingbird: MockingbirdMigrator.words
    case .spyable: RecordingMigrator.spyable
    case .mockolo: RecordingMigrator.mockolo
    }
  }
}
