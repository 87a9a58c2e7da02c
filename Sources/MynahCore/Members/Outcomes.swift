internal import MynahShims

// This file records how calls end, if the test asks for it. If `recordsOutcomes` is set, the
// outcome of a call is noted after the call was answered. The call then searches for its stub
// without the member's lock, because a value that's found under the lock is returned right away,
// without noting an outcome.

/// The result of a call, or the error that it threw.
typealias CallOutcome = Result<Any, any Error>

/// The outcomes of a member's calls, by the serial numbers of the calls.
struct OutcomeLog {
  /// The serial number at which recording began.
  ///
  /// Calls with smaller numbers began before that.
  let start: UInt64
  var outcomes: [UInt64: CallOutcome] = [:]

  /// Returns how a call ended, in words such as `returned 3`.
  func text(of index: Int, in calls: RecordedSerials) -> String {
    let call = calls[index]
    return switch outcomes[call] {
    case .success(let result) where result is Void: "returned"
    case .success(let result): "returned \(describe(result))"
    case .failure(let error): "threw \(describe(error: error))"
    case nil where call > start: "has not ended"
    case nil: "ended before outcomes were recorded"
    }
  }
}

/// Returns the description of an error, with its type if it's an enum case.
func describe(error: any Error) -> String {
  let text = describe(error)
  guard text.hasPrefix(".") else { return text }
  return typeName(type(of: error)) + text
}

extension _MockedMember {
  /// The outcomes of the calls so far, or `nil` if outcomes aren't recorded.
  var outcomes: OutcomeLog? {
    guard hasState else { return nil }
    return locked { record.outcomes }
  }

  /// Begins to record how calls end.
  func recordOutcomes() {
    locked {
      guard record.outcomes == nil else { return }
      record.outcomes = OutcomeLog(start: nextSerial())
      state.pointee.recordsOutcomes = true
      setPlain()
    }
  }

  /// Runs `body`, which answers a call, and notes how the call ended.
  @usableFromInline
  func recordingOutcome(of call: UInt64, _ body: () throws -> Result) throws -> Result {
    let outcome = Swift.Result { try body() }
    end(call, outcome.map { $0 })
    return try outcome.get()
  }

  /// Runs `body`, which answers a call to an `async` member, and notes how the call ended.
  @usableFromInline
  func recordingOutcomeAsync(
    of call: UInt64, isolation: isolated (any Actor)? = #isolation,
    _ body: () async throws -> Result
  ) async throws -> Result {
    do {
      let result = try await body()
      end(call, .success(result))
      return result
    } catch {
      end(call, .failure(error))
      throw error
    }
  }

  /// Notes how a call ended if the call is still recorded, and wakes the watchers.
  ///
  /// This also forgets the outcomes of forgotten calls.
  private func end(_ call: UInt64, _ outcome: CallOutcome) {
    let (watchers, forgotten) = locked {
      let count = state.pointee.calls.count
      let numbers = state.pointee.calls.serials
      let limit = state.pointee.limit
      let oldest = min(count, limit) > 0 ? numbers[max(0, count - limit)] : .max
      if call >= oldest { record.outcomes?.outcomes[call] = outcome }
      var forgotten: [UInt64: CallOutcome] = [:]
      if limit < .max, record.outcomes?.outcomes.count ?? 0 > limit {
        forgotten = record.outcomes?.outcomes.filter { $0.key < oldest } ?? [:]
        for call in forgotten.keys { record.outcomes?.outcomes[call] = nil }
      }
      return (record.watchers, forgotten)
    }
    withExtendedLifetime(forgotten) {}
    for watcher in watchers { watcher.wake() }
  }
}

/// An expectation of how calls end.
struct ExpectedOutcome {
  /// A closure that returns the expectation in words, such as `throw Storm.rain`.
  private let makeText: () -> String

  /// A closure that returns whether an outcome is as expected.
  let matches: (CallOutcome) -> Bool

  var text: String { makeText() }

  /// Expects an error that fulfills a condition.
  static func error(
    _ text: @escaping @autoclosure () -> String, where condition: @escaping (any Error) -> Bool
  ) -> Self {
    Self(makeText: text) { outcome in
      if case .failure(let error) = outcome { condition(error) } else { false }
    }
  }

  /// Expects an error of a type.
  static func error<Thrown: Error>(of type: Thrown.Type) -> Self {
    .error("throw any \(typeName(type))") { $0 is Thrown }
  }

  /// Expects a result that a matcher accepts, or any result if there isn't a matcher.
  static func result(_ matcher: _AnyArgumentMatcher?) -> Self {
    Self(makeText: { matcher.map { "return \($0.description)" } ?? "return" }) { outcome in
      guard case .success(let result) = outcome else { return false }
      return matcher?.matches(anyValue: result) ?? true
    }
  }
}

extension LocalMock {
  /// Lets this mock record how its calls end from now on.
  ///
  /// ```swift
  /// let bird = mock(Bird.self).recordingOutcomes()
  /// bird.forwardCalls(to: Crow("Ryan"))
  /// rehearse(with: bird)
  /// verify(bird.eat("stone")).threw(Indigestion.self)
  /// ```
  ///
  /// Results and errors are kept like the arguments of calls: until you call `clearInvocations`,
  /// and for as many calls as you set with `recording(_:)`. If you verify outcomes that aren't
  /// recorded, the test fails:
  ///
  /// ```text
  /// The outcome of bird.eat("stone") is verified, but bird doesn't record outcomes.
  /// Create it with mock(...).recordingOutcomes(), or use @Test(.mocks(recordingOutcomes: true)).
  /// ```
  ///
  /// - Returns: This mock.
  @discardableResult
  nonisolated public func recordingOutcomes() -> Self {
    mockingContext.recordOutcomes()
    return self
  }

  /// Lets the static members of this mock type record how their calls end from now on.
  ///
  /// ```swift
  /// BirdMock.recordingOutcomes()
  /// ```
  nonisolated public static func recordingOutcomes() {
    mockingContext.recordOutcomes()
  }
}

extension MockingContext {
  fileprivate func recordOutcomes() {
    settings.recordsOutcomes = true
    for member in members { member.recordOutcomes() }
    for part in settings.clientMocks { part.context?.recordOutcomes() }
  }
}
