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
class Behavior<Result, Failure: Error>: @unchecked Sendable {
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

  /// Answers a call; what needs to know the call is asked for that instead.
  @usableFromInline
  func outcome() throws(Failure) -> Result {
    preconditionFailure("A choice is resolved before it answers.")
  }

  /// Answers a call of a member.
  @usableFromInline
  func outcome(of call: ReceivedCall<Result>) throws(Failure) -> Result { try outcome() }

  /// Answers a call of an `async` member.
  @usableFromInline
  func outcomeAsync(
    of call: ReceivedCall<Result>, isolation: isolated (any Actor)?
  ) async throws(Failure) -> Result {
    try outcome(of: call)
  }
}

/// A call, as a behavior sees it that answers calls of members of any type.
@usableFromInline
struct ReceivedCall<Result>: @unchecked Sendable {
  /// All arguments at once, as the member keeps them.
  let arguments: Any
  let member: _AnyMockedMember

  /// Makes what the call returns if nobody says what; nil if there is no such value.
  let standIn: () -> Result?

  /// The arguments, in order.
  var values: [Any] { splitArguments(arguments, count: member.member.argumentCount) }
}

/// Returns a value.
@usableFromInline
final class ReturnBehavior<Result, Failure: Error>: Behavior<Result, Failure>,
  @unchecked Sendable
{
  /// The value, in memory of its own: a call reads it without touching this object.
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

/// Throws an error.
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

/// Calls a closure with the call's arguments.
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

/// A behavior that has a closure, seen without the closure's type.
protocol ClosureHolder {
  var closure: Any { get }
}

extension PerformBehavior: ClosureHolder {
  var closure: Any { function }
}

extension Behavior {
  /// Makes what calls a closure.
  ///
  /// A closure without parameters that only returns is called as it is: a getter's closure is none of the member's
  /// type if it's a subscript's.
  static func performing<Function>(_ function: Function) -> Behavior {
    if Function.self == (() -> Result).self, let produce = function as? () -> Result {
      return ProduceBehavior(produce)
    }
    return PerformBehavior(function)
  }
}

/// Evaluates an expression that takes no arguments, once a call.
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

/// A chain of behaviors: each answers one call, and the last answers all that follow.
///
/// A link that can end by itself, such as a finite sequence, answers until it ends.
final class ChainBehavior<Result, Failure: Error>: Behavior<Result, Failure>,
  @unchecked Sendable
{
  private typealias Link = Behavior<Result, Failure>

  private struct State {
    var links: [Link]
    var position = 0

    /// Whether the link at the position, one that answers one call, has done so.
    var isUsed: Bool

    /// What runs beside each answer.
    var sideEffects: [SideEffect]
  }

  private let state: Locked<State>

  /// - Parameters:
  ///   - first: The link that the chain begins with.
  ///   - isUsed: Whether `first` has answered a call before it became part of a chain.
  ///   - sideEffects: What runs beside each answer.
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
        if link.kind == .chooses {
          if isLast { return link.next() }
          if !link.givesWay, let answer = link.next() { return answer }
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

  override var givesWay: Bool { answers.withLock { $0 } >= limit }

  override func next() -> Behavior<Result, Failure>? {
    answers.withLock { $0 += 1 }
    return base.next()
  }
}

/// A row of behaviors, each of which answers one call.
final class SequenceBehavior<Result, Failure: Error>: Behavior<Result, Failure>,
  @unchecked Sendable
{
  /// What follows the last element.
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

/// What a stub runs beside its answer, at each call.
struct SideEffect: @unchecked Sendable {
  /// The type of the arguments that it takes, all of them; nil where it takes any.
  let argumentsType: Any.Type?

  /// Runs it, where no lock is held.
  let perform: (Any) -> Void

  /// A side effect that takes all arguments of a call.
  ///
  /// One without parameters may be that of a subscript's getter, which is stubbed as a property's is.
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

  /// A side effect that takes no arguments, whatever those of the call are.
  init(ofAnyCall action: @escaping () -> Void) {
    argumentsType = nil
    perform = { _ in action() }
  }

  /// A side effect that is given the arguments of whatever call it is.
  init(ofCallWith action: @escaping (Any) -> Void) {
    argumentsType = nil
    perform = action
  }
}

/// A stub of a generic member for all types that it is used with.
///
/// Each member of the family has a stub that asks this one.
final class AllTypesStub: @unchecked Sendable {
  let parts: [_AnyArgumentMatcher]
  let location: CodeLocation

  private struct State {
    var answers: [Swift.Result<Any, any Error>] = []
    var position = 0
    var isUsed = false
    var isLenient = false
  }

  private let state = Locked(State())

  init(for parts: [_AnyArgumentMatcher], at location: CodeLocation) {
    self.parts = parts
    self.location = location
  }

  /// A Boolean value that indicates whether the stub has answered a call, or doesn't have to.
  var isExcused: Bool { state.withLock { $0.isUsed || $0.isLenient } }

  func excuse() { state.withLock { $0.isLenient = true } }

  /// Adds an answer, and returns how many there are.
  func append(_ answer: Swift.Result<Any, any Error>) -> Int {
    state.withLock { state in
      state.answers.append(answer)
      return state.answers.count
    }
  }

  /// Returns the answer of one call: each once, and the last for all that follow.
  func next() -> Swift.Result<Any, any Error> {
    state.withLock { state in
      if state.isUsed, state.position < state.answers.count - 1 { state.position += 1 }
      state.isUsed = true
      return state.answers[state.position]
    }
  }
}
