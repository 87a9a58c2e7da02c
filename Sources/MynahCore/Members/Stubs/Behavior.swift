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

  /// A behavior that calls the superclass or the default implementation.
  case callsSuper

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

  /// A Boolean value that indicates whether the next link of a chain answers instead of this one.
  ///
  /// The last link of a chain answers in any case.
  var defersToNextLink: Bool { false }

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
  var values: [Any] { splitArguments(arguments, count: member.member.argumentCount) }
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
  let produce: () -> Result

  init(_ produce: @escaping () -> Result) {
    self.produce = produce
    super.init(.produces)
  }

  override func outcome() throws(Failure) -> Result { produce() }
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

/// A chain of behaviors: each behavior answers one call, and the last one answers all later calls.
///
/// A link that can end, such as a finite sequence, answers calls until it ends.
final class ChainBehavior<Result, Failure: Error>: Behavior<Result, Failure>,
  @unchecked Sendable
{
  private typealias Link = Behavior<Result, Failure>

  private struct State {
    var links: [Link]
    var position = 0

    /// A Boolean value that indicates whether the link at `position` has answered its only call.
    ///
    /// Links that can end don't use this value.
    var isUsed: Bool

    /// The actions that run before each answer.
    var sideEffects: [SideEffect]
  }

  private let state: Locked<State>

  /// Creates a chain.
  ///
  /// - Parameters:
  ///   - first: The first link of the chain.
  ///   - isUsed: A Boolean value that indicates whether `first` answered a call before it became
  ///     part of a chain.
  ///   - sideEffects: The actions that run before each answer.
  init(
    _ first: Behavior<Result, Failure>, isUsed: Bool = false,
    sideEffects: [SideEffect] = []
  ) {
    state = Locked(State(links: [first], isUsed: isUsed, sideEffects: sideEffects))
    super.init(.chooses)
  }

  func append(_ link: Behavior<Result, Failure>) {
    state.withLock { $0.links.append(link) }
  }

  func append(_ sideEffect: SideEffect) {
    state.withLock { $0.sideEffects.append(sideEffect) }
  }

  override func next<Arguments>(
    for arguments: Arguments
  ) -> Behavior<Result, Failure>? {
    guard let answer = next() else { return nil }
    for sideEffect in state.withLock(\.sideEffects) { sideEffect.perform(arguments) }
    return answer
  }

  override func next() -> Behavior<Result, Failure>? {
    state.withLock { state in
      while true {
        let link = state.links[state.position]
        let isLast = state.position == state.links.count - 1
        // The last link answers all remaining calls. An earlier link answers one call, or, if it's
        // a sequence, all calls until it ends or gives way. Then the next link answers.
        if link.kind == .chooses {
          if isLast { return link.next() }
          if !link.defersToNextLink, let answer = link.next() { return answer }
        } else if isLast || !state.isUsed {
          state.isUsed = true
          return link
        }
        state.position += 1
        state.isUsed = false
      }
    }
  }
}

/// A behavior that gives way to the next link of its chain after a number of answers.
final class LimitedBehavior<Result, Failure: Error>: Behavior<Result, Failure>,
  @unchecked Sendable
{
  private let base: Behavior<Result, Failure>
  private let limit: Int
  private let answers = Locked(0)

  init(_ base: Behavior<Result, Failure>, limit: Int) {
    self.base = base
    self.limit = limit
    super.init(.chooses)
  }

  override var defersToNextLink: Bool { answers.withLock { $0 } >= limit }

  override func next() -> Behavior<Result, Failure>? {
    answers.withLock { $0 += 1 }
    return base.next()
  }
}

/// A sequence of behaviors, each of which answers one call.
final class SequenceBehavior<Result, Failure: Error>: Behavior<Result, Failure>,
  @unchecked Sendable
{
  /// The continuation of a sequence after its last element.
  enum Ending {
    case repeatsLast
    case startsAgain
    case ends
  }

  private let elements: [Behavior<Result, Failure>]
  private let ending: Ending
  private let position = Locked(0)

  init(_ elements: [Behavior<Result, Failure>], ending: Ending) {
    self.elements = elements
    self.ending = ending
    super.init(.chooses)
  }

  override func next() -> Behavior<Result, Failure>? {
    let index = position.withLock { position in
      let index = position
      if index < elements.count { position = following(index) }
      return index
    }
    return index < elements.count ? elements[index] : nil
  }

  private func following(_ index: Int) -> Int {
    guard index + 1 == elements.count else { return index + 1 }
    return switch ending {
    case .repeatsLast: index
    case .startsAgain: 0
    case .ends: elements.count
    }
  }
}

/// An action that a stub runs before it answers a call.
struct SideEffect: @unchecked Sendable {
  /// The type of all arguments that the action takes, or nil if it accepts any arguments.
  let argumentsType: Any.Type?

  /// The action, which must not run while a lock is held.
  let perform: (Any) -> Void

  /// Creates a side effect that takes all arguments of a call.
  ///
  /// An action without parameters accepts a call with any arguments. For example, the closures of a
  /// subscript's getter don't take the indices.
  init<each Argument>(_ action: @escaping (repeat each Argument) -> Void) {
    let type = (repeat each Argument).self
    let takesNothing = type == Void.self
    argumentsType = takesNothing ? nil : type
    perform = { arguments in
      guard let arguments = (takesNothing ? () : arguments) as? (repeat each Argument) else {
        return
      }
      action(repeat each arguments)
    }
  }

  /// Creates a side effect that ignores the arguments of a call.
  init(ofAnyCall action: @escaping () -> Void) {
    argumentsType = nil
    perform = { _ in action() }
  }

  /// Creates a side effect that takes the arguments of any call as one value.
  init(ofCallWith action: @escaping (Any) -> Void) {
    argumentsType = nil
    perform = action
  }
}

/// A closure that runs at each call whose arguments match, whichever stub answers the call.
struct CallObserver<Arguments> {
  let matcher: CallMatcher<Arguments>
  let sideEffect: SideEffect

  /// Runs the closure if the arguments of a call match.
  func observe(_ arguments: Arguments) {
    if matcher.condition?(arguments) ?? true { sideEffect.perform(arguments) }
  }
}

/// A closure that runs at the calls to a generic member, for all types.
final class AllTypesObserver: Sendable {
  let parts: [_AnyArgumentMatcher]
  let sideEffect: SideEffect

  init(parts: [_AnyArgumentMatcher], sideEffect: SideEffect) {
    (self.parts, self.sideEffect) = (parts, sideEffect)
  }
}

/// A stub of a generic member for all types that the member is used with.
///
/// A generic member contains a member for each set of types. Each of these members has a stub that
/// gets its answers from this stub.
final class AllTypesStub: @unchecked Sendable {
  let parts: [_AnyArgumentMatcher]
  let location: CodeLocation

  private struct State {
    var answers: [Swift.Result<Any, any Error>] = []
    var position = 0
    var isUsed = false
    var isLenient = false
    var expectedUses: [ExpectedUse] = []
  }

  private let state = Locked(State())

  init(for parts: [_AnyArgumentMatcher], at location: CodeLocation) {
    self.parts = parts
    self.location = location
  }

  /// A Boolean value that indicates whether the stub has answered a call, or doesn't have to.
  var mayStayUnused: Bool { state.withLock { $0.isUsed || $0.isLenient } }

  func allowUnused() { state.withLock { $0.isLenient = true } }

  /// The expectations of the stub.
  var expectedUses: [ExpectedUse] { state.withLock(\.expectedUses) }

  /// Adds an expectation, with which the stub may stay unused.
  func expect(_ expected: ExpectedUse) {
    state.withLock { state in
      state.expectedUses.append(expected)
      state.isLenient = true
    }
  }

  /// Adds an answer, and returns the number of answers.
  func append(_ answer: Swift.Result<Any, any Error>) -> Int {
    state.withLock { state in
      state.answers.append(answer)
      return state.answers.count
    }
  }

  /// Returns the answer for one call.
  ///
  /// Each answer is used once, except for the last one, which is used for all later calls.
  func next() -> Swift.Result<Any, any Error> {
    state.withLock { state in
      if state.isUsed, state.position < state.answers.count - 1 { state.position += 1 }
      state.isUsed = true
      for expected in state.expectedUses { expected.noteUse() }
      return state.answers[state.position]
    }
  }
}
