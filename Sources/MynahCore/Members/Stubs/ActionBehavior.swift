/// Calls a closure with a call, whatever the member takes.
final class ActionBehavior<Result, Failure: Error>: Behavior<Result, Failure>, @unchecked Sendable {
  private let action: (ReceivedCall<Result>) throws(Failure) -> Result

  init(_ action: @escaping (ReceivedCall<Result>) throws(Failure) -> Result) {
    self.action = action
    super.init(.takesCall)
  }

  override func outcome(of call: ReceivedCall<Result>) throws(Failure) -> Result {
    try action(call)
  }
}

/// Calls an `async` closure that takes no arguments, whatever the `async` member takes.
final class AsyncActionBehavior<Result, Failure: Error>: Behavior<Result, Failure>,
  @unchecked Sendable
{
  /// A closure that is told where the member's caller runs, so that it can run there.
  typealias Action = (isolated (any Actor)?) async throws(Failure) -> Result

  private nonisolated(unsafe) let action: Action

  init(_ action: @escaping Action) {
    self.action = action
    super.init(.takesCall)
  }

  override func outcomeAsync(
    of call: ReceivedCall<Result>, isolation: isolated (any Actor)?
  ) async throws(Failure) -> Result {
    nonisolated(unsafe) let action = action
    return try await action(isolation)
  }
}
