public import MynahCore
public import Testing

/// Runs each test in a session of its own.
///
/// ```swift
/// @Suite(.mocks) struct BirdTests {}
///
/// @Test(.mocks(.strict)) func song() {}
/// ```
///
/// `withMocks(_:_:)` says what a session is, and that a failure which the test throws on is reported
/// once. A strict session of this trait also names the mocks that are not released when the test ends:
///
/// ```text
/// bird outlives its test: something holds the Bird made at BirdTests.swift:12.
/// A stub's closure that uses the mock holds it, and so does an argument that was recorded.
/// Write [weak bird] in the closure or clearInvocations(on: bird), or mock(...).lenient() where it may live on.
/// ```
///
/// Built with Swift 6.3 or later, it names neither these nor unused stubs where an `#expect` of the test
/// failed.
public struct MocksTrait: TestTrait, SuiteTrait, TestScoping {
  let strictness: MockStrictness
  let defaults: ValueProvider?
  let recordsOutcomes: Bool

  /// Whether the tests of suites in the suite have sessions too.
  public var isRecursive: Bool { true }

  /// Runs one test, or one case of a parameterized test, in a session; Swift Testing calls this.
  ///
  /// - Parameters:
  ///   - test: The test.
  ///   - testCase: The case that runs; nil for a suite, which has no session itself.
  ///   - function: What the test does.
  /// - Throws: What `function` throws, but for a failure that is reported already.
  public func provideScope(
    for test: Test, testCase: Test.Case?,
    performing function: @Sendable () async throws -> Void
  ) async throws {
    guard testCase != nil else { return try await function() }
    let session = MockSession(
      strictness, defaults: defaults, recordingOutcomes: recordsOutcomes, isWholeTest: true)
    try await withMocks(in: session) {
      #if compiler(>=6.3)
        let noteFailure = MockSession.failureNote
        let listener = IssueHandlingTrait.compactMapIssues { issue in
          if issue.isFailure { noteFailure() }
          return issue
        }
        try await listener.provideScope(for: test, testCase: testCase, performing: function)
      #else
        try await function()
      #endif
    }
  }
}

extension Trait where Self == MocksTrait {
  /// Runs each test in a session of its own, which sees no static stubs of other tests.
  ///
  /// ```swift
  /// @Suite(.mocks) struct BirdTests {}
  /// ```
  public static var mocks: Self { mocks(.lenient) }

  /// Runs each test in a session of its own, as strict as one says.
  ///
  /// ```swift
  /// @Test(.mocks(.strict)) func song() {}
  /// ```
  ///
  /// - Parameter strictness: How much the session asks of the test.
  public static func mocks(_ strictness: MockStrictness) -> Self {
    MocksTrait(strictness: strictness, defaults: nil, recordsOutcomes: false)
  }

  /// Runs each test in a session of its own, whose mocks have default values.
  ///
  /// ```swift
  /// @Suite(.mocks(defaults: .standardProvider)) struct BirdTests {}
  /// ```
  ///
  /// - Parameters:
  ///   - strictness: How much the session asks of the test.
  ///   - defaults: What answers calls that no stub answers, as by `useDefaultValues(from:)` of each mock.
  public static func mocks(
    _ strictness: MockStrictness = .lenient, defaults: ValueProvider
  ) -> Self {
    MocksTrait(strictness: strictness, defaults: defaults, recordsOutcomes: false)
  }

  /// Runs each test in a session of its own, whose mocks record how calls end.
  ///
  /// ```swift
  /// @Suite(.mocks(recordingOutcomes: true)) struct BirdTests {}
  /// ```
  ///
  /// - Parameters:
  ///   - strictness: How much the session asks of the test.
  ///   - defaults: What answers calls that no stub answers, as by `useDefaultValues(from:)` of each mock.
  ///   - recordingOutcomes: Whether they do, as by `recordingOutcomes()` of each mock.
  public static func mocks(
    _ strictness: MockStrictness = .lenient, defaults: ValueProvider? = nil,
    recordingOutcomes: Bool
  ) -> Self {
    MocksTrait(strictness: strictness, defaults: defaults, recordsOutcomes: recordingOutcomes)
  }
}
