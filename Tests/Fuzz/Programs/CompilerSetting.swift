internal import MynahGenerator

/// How a batch of programs is compiled, which its number decides.
struct CompilerSetting: Hashable, Sendable, CustomStringConvertible {
  /// The version of the language.
  let version: Int

  /// Whether the mocks forward calls.
  let forwards: Bool

  /// Whether the upcoming features are on that forbid what is allowed without them.
  let hasExistentialAny: Bool

  /// Whether the mocked module has types with the names of the library's.
  let hasRivals: Bool

  /// Whether the tests have types with the names of those that the programs import, who then write nothing
  /// about the mocks.
  let haveTestsNamesakes: Bool

  /// Whether what says nothing of isolation is isolated to the main actor.
  let isMainActorByDefault: Bool

  /// Whether that holds for the tests.
  let areTestsMainActorByDefault: Bool

  /// Whether what suspends stays with its caller.
  let isNonsendingByDefault: Bool

  init(batch: UInt64, features: Set<GrammarFeature>) {
    version = batch % 2 == 0 ? 6 : 5
    forwards = batch / 2 % 2 == 0
    hasExistentialAny = batch / 4 % 2 == 0
    hasRivals = batch % 5 == 4 && features.contains(.rivals)
    haveTestsNamesakes = batch % 5 == 2 && features.contains(.rivals)
    isMainActorByDefault = batch % 7 == 5
    areTestsMainActorByDefault = batch % 21 == 5
    isNonsendingByDefault = batch % 7 >= 5
  }

  /// The settings that the generator is told of the mocked module.
  var ofSources: ModuleSettings {
    ModuleSettings(
      isNonsendingByDefault: isNonsendingByDefault, isMainActorByDefault: isMainActorByDefault)
  }

  /// The settings that the generator is told of the tests.
  var ofTests: ModuleSettings {
    ModuleSettings(isMainActorByDefault: areTestsMainActorByDefault)
  }

  /// What the compiler is told of a module.
  func flags(_ module: ModuleSettings) -> [String] {
    var flags = ["-swift-version", "\(version)"]
    var features: [String] = []
    if hasExistentialAny { features += ["ExistentialAny", "MemberImportVisibility"] }
    if module.isNonsendingByDefault { features.append("NonisolatedNonsendingByDefault") }
    if module.isMainActorByDefault { flags += ["-default-isolation", "MainActor"] }
    for feature in features { flags += ["-enable-upcoming-feature", feature] }
    return flags
  }

  var description: String {
    "Swift \(version)" + (forwards ? ", forwarding" : "")
      + (hasExistentialAny ? ", ExistentialAny" : "") + (hasRivals ? ", rivals" : "")
      + (haveTestsNamesakes ? ", namesakes in the tests" : "")
      + (isNonsendingByDefault ? ", NonisolatedNonsendingByDefault" : "")
      + (isMainActorByDefault ? ", sources isolated to the main actor" : "")
      + (areTestsMainActorByDefault ? ", tests isolated to the main actor" : "")
  }
}
