extension SwiftyMockyMigrator {
  static let words = Vocabulary(
    migrator: SwiftyMockyMigrator.self,
    modules: ["SwiftyMocky"],
    isInSources: true,
    mockName: ("", "Mock"),
    matchers: [
      ".any": "any()",
      "._": "any()",
      ".any(_:)": "any(%1)",
      ".value(_:)": "%1",
      ".matching(_:)": "any(where: %1)",
      ".sameInstance(as:)": "any(where: { $0 === %1 })",
      ".isInstance(of:)": "any(where: { $0 is %-1 })",
      ".notNil": "notNil()",
      "*.capture()": ".any()",
    ],
    counts: Vocabulary.dottedCounts,
    unknown: [
      "Matcher":
        "Mynah compares values without registration. For other comparisons, write any(where:)",
      ".stubbingPolicy":
        "a stub's last value repeats: write loopingSequence(of:) or finiteSequence(of:)",
      ".sequencingPolicy": "the newest matching stub answers: change the order of the stubs",
    ],
    foreign: [
      "Given", "Verify", "VerifyProperty", "Perform", "Parameter", "StaticMock", "StubbingPolicy",
      "SequencingPolicy", "SwiftyMockyTestObserver", ".capture", ".setupMock",
    ],
    generatedMarks: ["// Generated with SwiftyMocky", "methodReturnValues: [Given]"])

  /// The kinds of statements: functions such as `Given`, and methods of mocks such as `given`.
  enum Statement: String {
    case given, perform, verify

    init?(_ name: String) { self.init(rawValue: name.lowercased()) }
  }

  /// The labels of the arguments that define a member's behavior.
  static let answers: Set = ["willReturn", "willThrow", "willProduce", "perform", "getter"]
}
