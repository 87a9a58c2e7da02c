/// Runs a closure that takes no arguments, whatever the member takes.
final class ActionBehavior<Function, Result, Failure: Error>: Behavior<Function, Result, Failure>,
  @unchecked Sendable
{
  private let action: () throws(Failure) -> Result

  init(_ action: @escaping () throws(Failure) -> Result) {
    self.action = action
    super.init(.takesCall)
  }

  override func outcome<Arguments>(
    of arguments: Arguments, in member: _MockedMember<Arguments, Function, Result, Failure>
  ) throws(Failure) -> Result {
    try action()
  }

  override func retyped<Other>(as type: Other.Type) -> Behavior<Other, Result, Failure> {
    ActionBehavior<Other, Result, Failure>(action)
  }
}
