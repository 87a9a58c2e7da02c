/// Runs a test in a session of its own.
///
/// Static members of mocks are those of the session: stubs and calls of other tests are not seen.
/// Failures of the session's mocks on threads and tasks of their own are raised when it ends. In a
/// strict session, stubs that were not used fail at their own lines, unless something failed before:
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
/// Remove the stub, or write given(...).lenient() where it may stay unused.
/// ```
///
/// An unexpected call of a throwing member is reported, and throws the same failure. Where a closure that
/// returns nothing throws it on, it ends here, so that the test framework does not report it once more.
///
/// Mocks of a session can have default values all at once:
///
/// ```swift
/// withMocks(defaults: .standardProvider) {
///   print(mock(Bird.self).name)  // Prints ""
/// }
/// ```
///
/// What the mocks of a failing session received is attached to the test as `Mocks.txt`, where Swift
/// Testing of 6.2 or later runs it.
///
/// With Swift Testing, write `@Suite(.mocks)` or `@Test(.mocks(.strict))`.
///
/// - Parameters:
///   - strictness: How much the session asks of the test.
///   - defaults: What answers calls that no stub answers, as by `useDefaultValues(from:)` of each mock.
///   - recordingOutcomes: Whether mocks record how calls end, as by `recordingOutcomes()` of each.
///   - operation: The test.
/// - Returns: What `operation` returns.
/// - Throws: What `operation` throws. Where it returns nothing, a failure that was reported already ends
///   here.
@discardableResult
public func withMocks<Output>(
  _ strictness: MockStrictness = .lenient, defaults: ValueProvider? = nil,
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

/// Runs an `async` test in a session of its own.
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
///   - strictness: How much the session asks of the test.
///   - defaults: What answers calls that no stub answers, as by `useDefaultValues(from:)` of each mock.
///   - recordingOutcomes: Whether mocks record how calls end, as by `recordingOutcomes()` of each.
///   - isolation: The actor of the test; leave it out.
///   - operation: The test.
/// - Returns: What `operation` returns.
/// - Throws: What `operation` throws. Where it returns nothing, a failure that was reported already ends
///   here.
@discardableResult
public func withMocks<Output>(
  _ strictness: MockStrictness = .lenient, defaults: ValueProvider? = nil,
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
///   - isolation: The actor of the test; leave it out.
///   - operation: The test.
/// - Returns: What `operation` returns.
/// - Throws: What `operation` throws. Where it returns nothing, a failure that was reported already ends
///   here.
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
  /// Lets stubs of this mock stay unused, and calls go unmatched, in a strict session.
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
  /// Lets this stub stay unused in a strict session.
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

// An unexpected call of a throwing member is reported and thrown. Where the test throws it on, the test
// framework would report it once more.

extension MockSession {
  /// Takes an error by which the session's test ends.
  ///
  /// - Returns: What the test returns in its place, where it returns nothing and the error is a failure
  ///   that was reported; else nil.
  func replacement<Output>(for error: any Error) -> Output? {
    guard let failure = error as? MockFailure, hasReported(failure) else { return nil }
    return () as? Output
  }
}
