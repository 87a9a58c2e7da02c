/// Runs a test in its own session.
///
/// In a session, static members of mocks don't see the stubs and calls of other tests. If a mock of
/// the session fails on a thread or task that doesn't belong to a known test, the failure is
/// reported at the test's next `given` or `verify`, or when the session ends. In a strict session,
/// each unused stub is reported at its own line, unless a mock already reported a failure or
/// `operation` threw an error:
///
/// ```swift
/// func testSong() {
///   withMocks(.strict) {
///     let bird = mock(Bird.self)
///     given(bird.chirp(volume: 42)).willReturn(true)
///   }
/// }
/// ```
///
/// ```text
/// Unused stub: bird.chirp(volume: 42) was never called.
/// Remove the stub, or write given(...).lenient() if it may stay unused.
/// ```
///
/// An unexpected call to a throwing member reports a failure and also throws it. If `operation`
/// throws this failure and doesn't return a value, `withMocks` doesn't rethrow the failure, because
/// the test framework would report it again.
///
/// You can set default values for all mocks of a session:
///
/// ```swift
/// withMocks(defaults: .standardProvider) {
///   print(mock(Bird.self).name)  // Prints ""
/// }
/// ```
///
/// If a mock reports a failure or `operation` throws an error, a description of the calls to the
/// session's mocks is attached to the test as `Mocks.txt`. This requires Swift Testing, and Swift
/// 6.2 or later.
///
/// With Swift Testing, you can use `@Suite(.mocks)` or `@Test(.mocks(.strict))` instead.
///
/// - Parameters:
///   - strictness: The strictness of the session. By default, it's the strictness of the session in
///     which this session runs, or lenient.
///   - defaults: The default values of all mocks, as if you called `useDefaultValues(from:)` for
///     each mock.
///   - recordingOutcomes: A Boolean value that indicates whether mocks record how calls end, as if
///     you called `recordingOutcomes()` for each mock.
///   - operation: The test to run.
/// - Returns: The value that `operation` returns.
/// - Throws: The error that `operation` throws. If `operation` doesn't return a value, a failure
///   that was already reported isn't thrown.
@discardableResult
public func withMocks<Output>(
  _ strictness: MockStrictness? = nil, defaults: ValueProvider? = nil,
  recordingOutcomes: Bool = false, _ operation: () throws -> Output
) rethrows -> Output {
  let session = MockSession(strictness, defaults: defaults, recordingOutcomes: recordingOutcomes)
  return try MockSession.$current.withValue(session) {
    do {
      let output = try operation()
      session.end()
      return output
    } catch {
      session.noteFailure()
      session.end()
      guard let output: Output = session.replacement(for: error) else { throw error }
      return output
    }
  }
}

/// Runs an `async` test in its own session.
///
/// ```swift
/// func testSong() async {
///   await withMocks(.strict) {
///     let bird = mock(Bird.self)
///     given(bird.chirp(volume: 42)).willReturn(true)
///     await rehearse(with: bird)
///   }
/// }
/// ```
///
/// - Parameters:
///   - strictness: The strictness of the session. By default, it's the strictness of the session in
///     which this session runs, or lenient.
///   - defaults: The default values of all mocks, as if you called `useDefaultValues(from:)` for
///     each mock.
///   - recordingOutcomes: A Boolean value that indicates whether mocks record how calls end, as if
///     you called `recordingOutcomes()` for each mock.
///   - isolation: The isolation of the test. Don't pass it.
///   - operation: The test to run.
/// - Returns: The value that `operation` returns.
/// - Throws: The error that `operation` throws. If `operation` doesn't return a value, a failure
///   that was already reported isn't thrown.
@discardableResult
public func withMocks<Output>(
  _ strictness: MockStrictness? = nil, defaults: ValueProvider? = nil,
  recordingOutcomes: Bool = false, isolation: isolated (any Actor)? = #isolation,
  _ operation: () async throws -> Output
) async rethrows -> Output {
  let session = MockSession(strictness, defaults: defaults, recordingOutcomes: recordingOutcomes)
  return try await withMocks(in: session, operation)
}

/// Runs an `async` test in a session.
///
/// - Parameters:
///   - session: The session, which ends with the test.
///   - isolation: The isolation of the test. Don't pass it.
///   - operation: The test to run.
/// - Returns: The value that `operation` returns.
/// - Throws: The error that `operation` throws. If `operation` doesn't return a value, a failure
///   that was already reported isn't thrown.
package func withMocks<Output>(
  in session: MockSession, isolation: isolated (any Actor)? = #isolation,
  _ operation: () async throws -> Output
) async rethrows -> Output {
  try await MockSession.$current.withValue(
    session,
    operation: {
      do {
        let output = try await operation()
        await session.checkLifetimes(of: session.end())
        return output
      } catch {
        session.noteFailure()
        session.end()
        guard let output: Output = session.replacement(for: error) else { throw error }
        return output
      }
    }, isolation: isolation)
}

extension LocalMock {
  /// Exempts this mock from the checks of a strict session.
  ///
  /// The mock may have unused stubs, receive calls that don't match any of a member's stubs, and
  /// outlive its test. Calls that its stubs hold may still be held when the test ends.
  ///
  /// ```swift
  /// let bird = mock(Bird.self).lenient()
  /// ```
  @discardableResult
  nonisolated public func lenient() -> Self {
    mockingContext.settings.isLenient = true
    return self
  }
}

extension Stubbing {
  /// Allows this stub to stay unused in a strict session.
  ///
  /// If the stub holds calls, they may still be held when the test ends.
  ///
  /// ```swift
  /// given(bird.chirp(volume: 42)).lenient().willReturn(true)
  /// ```
  @discardableResult
  public func lenient() -> Self {
    isLenient = true
    return self
  }
}

// An unexpected call to a throwing member reports a failure and also throws it. If the test rethrew
// this failure, the test framework would report it again.

extension MockSession {
  /// Returns the result of a test that threw an error, or nil if the error must be rethrown.
  ///
  /// The error isn't rethrown if it's a failure that was already reported and the test doesn't
  /// return a value.
  func replacement<Output>(for error: any Error) -> Output? {
    guard let failure = error as? MockFailure, hasReported(failure) else { return nil }
    return () as? Output
  }
}
