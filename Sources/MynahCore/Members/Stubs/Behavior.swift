/// How the hot path of a call reads a behavior.
///
/// It is no type inside of ``Behavior``, which a debug build would look up for each set of its parameters.
@usableFromInline
enum BehaviorKind: UInt8 {
  case returns
  case `throws`
  case performs
  case produces
  case chooses

  /// Answers by a method of its own, which takes the call's arguments.
  case takesCall
}

/// What a stub does with a call: return, throw, call a closure, or choose among others.
///
/// A behavior is stored typed, so that a plain value serves a sync, an `async` and a throwing member
/// alike and nothing is cast on the way of a call.
@usableFromInline
class Behavior<Function, Result, Failure: Error>: @unchecked Sendable {
  @usableFromInline let kind: BehaviorKind

  init(_ kind: BehaviorKind) {
    self.kind = kind
  }

  /// Returns the behavior that answers one call; nil when this one has ended.
  ///
  /// Runs no code of people's, hands each element to exactly one call, and may be asked from several
  /// threads at once.
  @usableFromInline
  func next() -> Behavior? { self }

  /// Returns the behavior that answers a call, once what stands beside the answer has run.
  @usableFromInline
  func next<Arguments>(for arguments: Arguments) -> Behavior? { next() }

  /// Whether the next link of a chain, where there is one, answers in place of this behavior.
  var givesWay: Bool { false }

  /// Answers a call of a member; what performs a closure is asked for that instead.
  @usableFromInline
  func outcome<Arguments>(
    of arguments: Arguments, in member: _MockedMember<Arguments, Function, Result, Failure>
  ) throws(Failure) -> Result {
    preconditionFailure("A choice is resolved before it answers.")
  }

  /// Answers a call of an `async` member.
  @usableFromInline
  func outcomeAsync<Arguments>(
    of arguments: Arguments, in member: _MockedMember<Arguments, Function, Result, Failure>,
    isolation: isolated (any Actor)?
  ) async throws(Failure) -> Result {
    try outcome(of: arguments, in: member)
  }

  /// Returns the same behavior for a member of another type.
  func retyped<Other>(as type: Other.Type) -> Behavior<Other, Result, Failure> {
    preconditionFailure("Only what takes calls is the same for all types.")
  }
}

/// Returns a value.
@usableFromInline
final class ReturnBehavior<Function, Result, Failure: Error>: Behavior<Function, Result, Failure>,
  @unchecked Sendable
{
  /// The value, in memory of its own: a call reads it without touching this object.
  @usableFromInline let value: UnsafeMutablePointer<Result>

  init(_ value: Result) {
    self.value = .allocate(capacity: 1)
    self.value.initialize(to: value)
    super.init(.returns)
  }

  override func outcome<Arguments>(
    of arguments: Arguments, in member: _MockedMember<Arguments, Function, Result, Failure>
  ) throws(Failure) -> Result { value.pointee }

  deinit {
    value.deinitialize(count: 1)
    value.deallocate()
  }
}

/// Throws an error.
@usableFromInline
final class ThrowBehavior<Function, Result, Failure: Error>: Behavior<Function, Result, Failure>,
  @unchecked Sendable
{
  @usableFromInline let error: any Error

  init(_ error: Failure) {
    self.error = error
    super.init(.throws)
  }
}

/// Calls a closure with the call's arguments.
@usableFromInline
final class PerformBehavior<Function, Result, Failure: Error>: Behavior<Function, Result, Failure>,
  @unchecked Sendable
{
  @usableFromInline let function: Function

  init(_ function: Function) {
    self.function = function
    super.init(.performs)
  }
}

/// Evaluates an expression that takes no arguments, once a call.
@usableFromInline
final class ProduceBehavior<Function, Result, Failure: Error>: Behavior<Function, Result, Failure>,
  @unchecked Sendable
{
  let produce: () -> Result

  init(_ produce: @escaping () -> Result) {
    self.produce = produce
    super.init(.produces)
  }

  override func outcome<Arguments>(
    of arguments: Arguments, in member: _MockedMember<Arguments, Function, Result, Failure>
  ) throws(Failure) -> Result { produce() }
}
