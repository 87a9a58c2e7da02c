public import MynahCore
public import Testing

/// A trait that runs each test in its own session.
///
/// ```swift
/// @Suite(.mocks) struct BirdTests {}
///
/// @Test(.mocks(.strict)) func song() {}
/// ```
///
/// For a description of sessions, see ``MynahCore/withMocks(_:defaults:recordingOutcomes:_:)``. If
/// a test throws a failure that was already reported, the failure isn't reported again. A strict
/// session of this trait also reports the mocks that aren't released when the test ends:
///
/// ```text
/// bird outlives its test: something retains the Bird made at BirdTests.swift:12.
/// For example, a stub's closure can retain a mock.
/// Write [weak bird] in the closure, or mock(...).lenient() to allow this.
/// ```
///
/// If you build with Swift 6.3 or later and an `#expect` of the test fails, the session doesn't
/// report these mocks or unused stubs.
public struct MocksTrait: TestTrait, SuiteTrait, TestScoping {
  let strictness: MockStrictness?
  let defaults: ValueProvider?
  let recordsOutcomes: Bool

  /// A Boolean value that indicates whether tests in nested suites have sessions, too.
  public var isRecursive: Bool { true }

  /// Runs a test, or one case of a parameterized test, in a session.
  ///
  /// Swift Testing calls this method.
  ///
  /// - Parameters:
  ///   - test: The test.
  ///   - testCase: The case that runs, or nil for a suite, which doesn't have a session.
  ///   - function: The closure that performs the test.
  /// - Throws: Any error that `function` throws, except a failure that was already reported.
  public func provideScope(
    for test: Test, testCase: Test.Case?,
    performing function: @Sendable () async throws -> Void
  ) async throws {
    guard testCase != nil else { return try await function() }
    let session = MockSession(
      strictness, defaults: defaults, recordingOutcomes: recordsOutcomes, isWholeTest: true)
    try await withMocks(in: session) {
      #if compiler(>=6.3)
        // Note failed issues, because a strict session reports unused stubs only if nothing failed.
        // A trait can do this in Swift 6.3 and later. Remove the other branch when Swift 6.3 is the
        // oldest supported version.
        let noteFailure = MockSession.listenForFailures()
        let listener = IssueHandlingTrait.compactMapIssues { issue in
          guard Self.isRunning(test) else { return nil }
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

extension MocksTrait {
  /// Returns a Boolean value that indicates whether the current task belongs to a test.
  ///
  /// Swift Testing sends an issue of an unknown test to the handlers of all running tests. If each
  /// of them returned it, it would be recorded once for each test.
  static func isRunning(_ test: Test) -> Bool { Test.current?.id == test.id }
}

extension Trait where Self == MocksTrait {
  /// A trait that runs each test in its own session, without the static stubs of other tests.
  ///
  /// ```swift
  /// @Suite(.mocks) struct BirdTests {}
  /// ```
  public static var mocks: Self { mocks(defaults: nil) }

  /// Returns a trait that runs each test in its own session.
  ///
  /// ```swift
  /// @Test(.mocks(.strict)) func song() {}
  ///
  /// @Suite(.mocks(defaults: .standardProvider, recordingOutcomes: true)) struct BirdTests {}
  /// ```
  ///
  /// - Parameters:
  ///   - strictness: The strictness of the session. By default, it's the strictness of the session
  ///     in which this session runs, or lenient.
  ///   - defaults: The default values of all mocks, as with `useDefaultValues(from:)`.
  ///   - recordingOutcomes: A Boolean value that indicates whether all mocks record the outcomes of
  ///     calls, as with `recordingOutcomes()`.
  public static func mocks(
    _ strictness: MockStrictness? = nil, defaults: ValueProvider? = nil,
    recordingOutcomes: Bool = false
  ) -> Self {
    MocksTrait(strictness: strictness, defaults: defaults, recordsOutcomes: recordingOutcomes)
  }

  /// Rejects a Boolean value, because the strictness is a value of `MockStrictness`.
  @_documentation(visibility: private)
  @available(*, unavailable, message: "write the strictness without a label: .mocks(.strict)")
  public static func mocks(strict: Bool) -> Self { .mocks }
}
