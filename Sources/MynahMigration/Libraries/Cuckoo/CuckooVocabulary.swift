extension CuckooMigrator {
  static let words = Vocabulary(
    migrator: CuckooMigrator.self,
    modules: ["Cuckoo"],
    mockName: ("Mock", ""),
    matchers: [
      "any()": "any()",
      "any(_:)": "any(%1)",
      "anyInt()": "any(Int.self)",
      "anyString()": "any(String.self)",
      "anyClosure()": "any()",
      "anyThrowingClosure()": "any()",
      "anyOptionalThrowingClosure()": "notNil()",
      "equal(to:)": "%1",
      "equal(to:_:)": "any(where: { (%2)(%1, $0) })",
      "equal(to:equalWhen:)": "any(where: { (%2)(%1, $0) })",
      "equalTo(_:)": "%1",
      "eq(_:)": "%1",
      "sameInstance(as:)": "any(where: { $0 === %1 })",
      "notNil()": "notNil()",
      "isNil()": "nil",
      "ParameterMatcher()": "any()",
      "ParameterMatcher(_:)": "any(where: %1)",
      "ParameterMatcher(matchesFunction:)": "any(where: %1)",
      "hasLength(exactly:)": "any(count: exactly(%1))",
      "hasLength(atLeast:)": "any(count: atLeast(%1))",
      "hasLength(atMost:)": "any(count: atMost(%1))",
      "*.capture()": ".any()",
    ],
    counts: [
      "times(_:)": .exactly,
      "never()": .never,
      "atLeastOnce()": .matcher("atLeast(1)"),
      "atLeast(_:)": .matcher("atLeast(%1)"),
      "atMost(_:)": .matcher("atMost(%1)"),
    ],
    unknown: [
      "DefaultValueRegistry":
        "default values belong to a mock: mock.useDefaultValues(from: .standardProvider)",
      "createMock": "create mocks with mock(Bird.self)",
      "not": "write not(...) to negate a matcher",
    ],
    foreign: [
      "hasLength", "containsAnyOf", "containsAllOf", "containsNoneOf", "containsAnyKeysOf",
      "containsAllKeysOf", "containsNoKeysOf", "containsAnyValuesOf", "containsAllValuesOf",
      "containsNoValuesOf", "ParameterMatcher", "CallMatcher", "Matchable", "OptionalMatchable",
      "MockManager", "MockBuilder",
      ".Verification", ".thenReturn", ".thenThrow", ".thenDoNothing",
      ".thenCallRealImplementation", ".disableDefaultImplementation", ".disableSuperclassSpy",
      ".or", ".and",
    ],
    generatedMarks: ["// MARK: - Mocks generated from", "let cuckoo_manager ="])

  /// The replacements for the methods after `when`.
  static let behaviors = [
    "then": "will",
    "thenReturn": "willReturn",
    "thenThrow": "willThrow",
    "thenDoNothing": "willReturn",
    "thenCallRealImplementation": "willForwardToSuper",
  ]
}
