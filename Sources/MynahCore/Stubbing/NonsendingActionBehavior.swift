#if compiler(>=6.2)
  /// Runs an `async` closure that takes no arguments where the member's caller is, whatever the member takes.
  final class NonsendingActionBehavior<Function, Result, Failure: Error>: Behavior<
    Function, Result, Failure
  >, @unchecked Sendable
  {
    private nonisolated(unsafe) let action:
      nonisolated(nonsending) () async throws(Failure) -> Result

    init(_ action: nonisolated(nonsending) @escaping () async throws(Failure) -> Result) {
      self.action = action
      super.init(.takesCall)
    }

    override func outcomeAsync<Arguments>(
      of arguments: Arguments, in member: _MockedMember<Arguments, Function, Result, Failure>,
      isolation: isolated (any Actor)?
    ) async throws(Failure) -> Result {
      nonisolated(unsafe) let action = action
      return try await action()
    }

    override func retyped<Other>(as type: Other.Type) -> Behavior<Other, Result, Failure> {
      NonsendingActionBehavior<Other, Result, Failure>(action)
    }
  }
#endif
