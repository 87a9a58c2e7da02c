internal import MynahShims

// How calls end, if a test asked for it. An entry that finds `recordsOutcomes` set has its answer noted here;
// the calls that follow look for their stubs without the member's lock, and nothing else differs.

/// How the calls of a member ended, by their numbers.
struct OutcomeLog {
  /// The number of the last call that is not recorded here.
  let start: UInt64
  var outcomes: [UInt64: Swift.Result<Any, any Error>] = [:]

  /// How a call ended in words, as in `returned 3`.
  func text(of index: Int, in calls: RecordedSerials) -> String {
    let call = calls[index]
    return switch outcomes[call] {
    case .success(let result) where result is Void: "returned"
    case .success(let result): "returned \(describe(result))"
    case .failure(let error): "threw \(describe(error: error))"
    case nil: call > start ? "has not ended" : "ended before outcomes were recorded"
    }
  }
}

/// Returns the text of an error, with its type if it is the case of an enum.
func describe(error: any Error) -> String {
  let text = describe(error)
  let type = type(of: error)
  return text.hasPrefix(".") ? "\(typeName(type) ?? "\(type)")\(text)" : text
}

extension _MockedMember {
  /// How the calls ended until now; nil if that isn't recorded.
  var outcomes: OutcomeLog? { isTouched ? locked { record.outcomes } : nil }

  /// Records from now on how calls end.
  func recordOutcomes() {
    locked {
      guard record.outcomes == nil else { return }
      record.outcomes = OutcomeLog(start: nextSerial())
      state.pointee.recordsOutcomes = true
      stopFindingPlainStubs()
    }
  }

  /// Runs `body`, which answers a call, and notes how it ended.
  @usableFromInline
  func recordingOutcome(of call: UInt64, _ body: () throws -> Result) throws -> Result {
    let outcome = Swift.Result { try body() }
    end(call, outcome.map { $0 })
    return try outcome.get()
  }

  /// Runs `body`, which answers a call of an `async` member, and notes how it ended.
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

  /// Notes how a call ended if it is still recorded, forgets the outcomes of forgotten calls, and wakes
  /// those who watch.
  private func end(_ call: UInt64, _ outcome: Swift.Result<Any, any Error>) {
    let (watchers, forgotten) = locked {
      let (count, numbers) = (state.pointee.calls.count, state.pointee.calls.serials)
      let oldest = count > 0 ? numbers[0] : .max
      if call >= oldest { record.outcomes?.outcomes[call] = outcome }
      var forgotten: [UInt64: Swift.Result<Any, any Error>] = [:]
      if state.pointee.limit < .max {
        forgotten = record.outcomes?.outcomes.filter { $0.key < oldest } ?? [:]
        for call in forgotten.keys { record.outcomes?.outcomes[call] = nil }
      }
      return (record.watchers, forgotten)
    }
    withExtendedLifetime(forgotten) {}
    for watcher in watchers { watcher.wake() }
  }
}

/// How calls are expected to end.
struct ExpectedOutcome {
  /// Makes the text of what they are to do, as in `throw Storm.rain`.
  private let makeText: () -> String

  /// Whether a call ended so.
  let matches: (Swift.Result<Any, any Error>) -> Bool

  var text: String { makeText() }

  /// An error that fulfils a condition.
  static func error(
    _ text: @escaping @autoclosure () -> String, where condition: @escaping (any Error) -> Bool
  ) -> Self {
    Self(makeText: text) { outcome in
      if case .failure(let error) = outcome { condition(error) } else { false }
    }
  }

  /// An error of a type.
  static func error<Thrown: Error>(of type: Thrown.Type) -> Self {
    .error("throw any \(typeName(type) ?? "\(type)")") { $0 is Thrown }
  }

  /// A result that a matcher accepts; any, if there is no matcher.
  static func result(_ matcher: _AnyArgumentMatcher?) -> Self {
    Self(makeText: { matcher.map { "return \($0.description)" } ?? "return" }) { outcome in
      guard case .success(let result) = outcome else { return false }
      return matcher?.matches(anyValue: result) ?? true
    }
  }
}

extension MatchedCalls {
  /// The same calls, but only those that ended in a way; a call that has not ended did not.
  func keeping(_ expected: ExpectedOutcome, _ outcomes: OutcomeLog?) -> MatchedCalls {
    keeping { outcomes?.outcomes[$0].map(expected.matches) ?? false }
  }
}

extension LocalMock {
  /// Lets this mock record how the calls end that it receives from now on.
  ///
  /// ```swift
  /// let bird = mock(Bird.self).recordingOutcomes()
  /// bird.forwardCalls(to: Crow("Ryan"))
  /// rehearse(with: bird)
  /// verify(bird.eat("stone")).threw(Indigestion.self)
  /// ```
  ///
  /// What calls return and throw is kept as their arguments are: until `clearInvocations`, and for as many
  /// calls as `recording(_:)` says. Without this, to verify it is a mistake:
  ///
  /// ```text
  /// The outcome of bird.eat("stone") is verified, but bird does not record how calls end.
  /// Write mock(...).recordingOutcomes() where the mock is made, or @Test(.mocks(recordingOutcomes: true)).
  /// ```
  ///
  /// - Returns: This mock.
  @discardableResult
  nonisolated public func recordingOutcomes() -> Self {
    mockingContext.recordOutcomes()
    return self
  }

  /// Lets the static members of this mock type record how calls end that they receive from now on.
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
    for part in settings.parts { part.context?.recordOutcomes() }
  }
}
