/// The kind of a behavior, which tells a call how to use the behavior.
///
/// The enum isn't nested in ``Behavior``, because a debug build would look up the type of a nested
/// enum for each set of generic arguments.
@usableFromInline
enum BehaviorKind: UInt8 {
  case returns
  case `throws`
  case performs
  case produces
  case chooses

  /// A behavior that calls the mocked declaration on another object or the superclass.
  case forwards

  /// A behavior that overrides `outcome(of:)` or `outcomeAsync(of:isolation:)`.
  case takesCall
}

/// The reaction of a stub to a call: return, throw, call a closure, or choose a behavior.
///
/// A behavior has the member's result and error as generic arguments. Therefore, one behavior that
/// returns a value works for synchronous, `async`, and throwing members, and a call doesn't have to
/// cast anything.
@usableFromInline
class Behavior<Result, Failure: Error>: @unchecked Sendable {
  @usableFromInline let kind: BehaviorKind

  init(_ kind: BehaviorKind) {
    self.kind = kind
  }

  /// Returns the behavior that answers one call, or nil if this behavior has ended.
  ///
  /// This method doesn't run user code, and several threads may call it at once. Each element of a
  /// sequence is returned for exactly one call.
  @usableFromInline
  func next() -> Behavior? { self }

  /// Returns the behavior that answers a call, after running the side effects of the stub.
  @usableFromInline
  func next<Arguments>(for arguments: Arguments) -> Behavior? { next() }

  /// Answers a call regardless of its arguments.
  ///
  /// Behaviors that need the call override `outcome(of:)` instead.
  @usableFromInline
  func outcome() throws(Failure) -> Result {
    preconditionFailure("A choice is resolved before it answers.")
  }

  /// Answers a call, depending on its arguments.
  @usableFromInline
  func outcome(of call: ReceivedCall<Result>) throws(Failure) -> Result { try outcome() }

  /// Answers a call to an `async` member.
  @usableFromInline
  func outcomeAsync(
    of call: ReceivedCall<Result>, isolation: isolated (any Actor)?
  ) async throws(Failure) -> Result {
    try outcome(of: call)
  }
}

/// A call with untyped arguments, which behaviors for members of any type receive.
@usableFromInline
struct ReceivedCall<Result>: @unchecked Sendable {
  /// All arguments as one value, in the form that the member records.
  let arguments: Any
  let member: _AnyMockedMember

  /// A closure that returns a default value or placeholder for the result, or nil if none exists.
  let replacement: () -> Result?

  /// The arguments, in order.
  var values: [Any] { splitTuple(arguments, count: member.member.argumentCount) }
}

/// A behavior that returns a value.
@usableFromInline
final class ReturnBehavior<Result, Failure: Error>: Behavior<Result, Failure>,
  @unchecked Sendable
{
  /// The value in separate memory, which a call reads without accessing this object.
  @usableFromInline let value: UnsafeMutablePointer<Result>

  init(_ value: Result) {
    self.value = .allocate(capacity: 1)
    self.value.initialize(to: value)
    super.init(.returns)
  }

  override func outcome() throws(Failure) -> Result { value.pointee }

  deinit {
    value.deinitialize(count: 1)
    value.deallocate()
  }
}

/// A behavior that throws an error.
@usableFromInline
final class ThrowBehavior<Result, Failure: Error>: Behavior<Result, Failure>,
  @unchecked Sendable
{
  @usableFromInline let error: any Error

  init(_ error: Failure) {
    self.error = error
    super.init(.throws)
  }
}

/// A behavior that calls the mocked declaration on a target, which can be the superclass.
@usableFromInline
final class ForwardBehavior<Result, Failure: Error>: Behavior<Result, Failure>,
  @unchecked Sendable
{
  @usableFromInline let target: ForwardingTarget

  init(_ target: ForwardingTarget) {
    self.target = target
    super.init(.forwards)
  }
}
