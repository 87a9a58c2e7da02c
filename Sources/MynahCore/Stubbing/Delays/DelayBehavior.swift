/// Answers calls of an `async` member when some time has passed.
final class DelayBehavior<Function, Result, Failure: Error>: Behavior<Function, Result, Failure>,
  @unchecked Sendable
{
  private let outcome: Swift.Result<Result, Failure>
  private let sleep: @Sendable () async throws -> Void

  init(
    _ outcome: Swift.Result<Result, Failure>, _ sleep: @escaping @Sendable () async throws -> Void
  ) {
    self.outcome = outcome
    self.sleep = sleep
    super.init(.takesCall)
  }

  override func outcomeAsync<Arguments>(
    of arguments: Arguments, in member: _MockedMember<Arguments, Function, Result, Failure>,
    isolation: isolated (any Actor)?
  ) async throws(Failure) -> Result {
    if let error = await interruption() as? Failure { throw error }
    return try outcome.get()
  }

  override func outcome<Arguments>(
    of arguments: Arguments, in member: _MockedMember<Arguments, Function, Result, Failure>
  ) throws(Failure) -> Result {
    // Only an async member is given this, and one that is asked otherwise has no time.
    try outcome.get()
  }

  override func retyped<Other>(as type: Other.Type) -> Behavior<Other, Result, Failure> {
    DelayBehavior<Other, Result, Failure>(outcome, sleep)
  }

  /// What ended the time early; nil where it is over.
  private func interruption() async -> (any Error)? {
    do {
      try await sleep()
      return nil
    } catch {
      return error
    }
  }
}
