/// Calls a closure with all arguments of a call at once, whatever the member takes.
final class ActionBehavior<Function, Result, Failure: Error>: Behavior<Function, Result, Failure>,
  @unchecked Sendable
{
  private let action: (Any) throws(Failure) -> Result

  init(_ action: @escaping (Any) throws(Failure) -> Result) {
    self.action = action
    super.init(.takesCall)
  }

  override func outcome<Arguments>(
    of arguments: Arguments, in member: _MockedMember<Arguments, Function, Result, Failure>
  ) throws(Failure) -> Result {
    try action(arguments)
  }

  override func retyped<Other>(as type: Other.Type) -> Behavior<Other, Result, Failure> {
    ActionBehavior<Other, Result, Failure>(action)
  }
}

/// Calls an `async` closure that takes no arguments, whatever the `async` member takes.
final class AsyncActionBehavior<Function, Result, Failure: Error>: Behavior<
  Function, Result, Failure
>, @unchecked Sendable
{
  /// A closure that is told where the member's caller runs, so that it can run there.
  typealias Action = (isolated (any Actor)?) async throws(Failure) -> Result

  private nonisolated(unsafe) let action: Action

  init(_ action: @escaping Action) {
    self.action = action
    super.init(.takesCall)
  }

  override func outcomeAsync<Arguments>(
    of arguments: Arguments, in member: _MockedMember<Arguments, Function, Result, Failure>,
    isolation: isolated (any Actor)?
  ) async throws(Failure) -> Result {
    nonisolated(unsafe) let action = action
    return try await action(isolation)
  }

  override func retyped<Other>(as type: Other.Type) -> Behavior<Other, Result, Failure> {
    AsyncActionBehavior<Other, Result, Failure>(action)
  }
}
