/// A behavior that calls a closure with the call's arguments.
@usableFromInline
final class PerformBehavior<Function, Result, Failure: Error>: Behavior<Result, Failure>,
  @unchecked Sendable
{
  @usableFromInline let function: Function

  init(_ function: Function) {
    self.function = function
    super.init(.performs)
  }
}

/// A behavior with a closure whose type isn't known.
protocol ClosureHolder {
  var closure: Any { get }
}

extension PerformBehavior: ClosureHolder {
  var closure: Any { function }
}

extension Behavior {
  /// Returns a behavior that calls a closure.
  ///
  /// If the closure is a `() -> Result`, it doesn't have to be of the member's function type. For
  /// example, a subscript's getter takes the indices, but the closure of its stub doesn't.
  static func performing<Function>(_ function: Function) -> Behavior {
    if Function.self == (() -> Result).self, let produce = function as? () -> Result {
      return ProduceBehavior(produce)
    }
    return PerformBehavior(function)
  }
}

/// A behavior that calls a closure without arguments at each call.
@usableFromInline
final class ProduceBehavior<Result, Failure: Error>: Behavior<Result, Failure>,
  @unchecked Sendable
{
  let produce: () throws -> Result

  /// Creates a behavior.
  ///
  /// - Parameter produce: A closure that only throws errors of the member's type.
  init(_ produce: @escaping () throws -> Result) {
    self.produce = produce
    super.init(.produces)
  }

  override func outcome() throws(Failure) -> Result {
    do {
      return try produce()
    } catch {
      throw error as! Failure
    }
  }
}

/// A behavior that passes a call to a closure, for members with any parameters.
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

/// A behavior that calls an `async` closure without arguments, for members with any parameters.
final class AsyncActionBehavior<Result, Failure: Error>: Behavior<Result, Failure>,
  @unchecked Sendable
{
  /// The type of the closure, which receives the isolation of the member's caller to run there.
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
