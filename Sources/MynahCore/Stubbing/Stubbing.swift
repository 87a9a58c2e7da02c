/// A stub that you add answers to, returned by `given`.
///
/// Each answer is used for a single call, and the last one for all further calls:
///
/// ```swift
/// given(bird.name)
///   .willReturn("Ryan")
///   .willReturn("Sterling")
///   .will { Bool.random() ? "Ryan" : "Sterling" }
/// ```
public class Stubbing<Function, Result, Failure: Error>: _UntypedStubbing<Result, Failure> {
  /// Returns a value.
  ///
  /// ```swift
  /// given(bird.chirp(volume: 42)).willReturn(true)
  /// ```
  ///
  /// - Parameter value: The value to return.
  @discardableResult
  public func willReturn(_ value: Result) -> Self {
    if let returnOfOwnMock = returnOfOwnMock(value) { return add(returnOfOwnMock) }
    return add(selection?.returning(value) ?? ReturnBehavior(value))
  }

  /// Returns from a member without a result.
  ///
  /// ```swift
  /// given(bird.land()).willReturn()
  /// ```
  @discardableResult
  public func willReturn() -> Self where Result == Void {
    willReturn(())
  }

  /// Throws an error.
  ///
  /// You can use this if the member throws. The error must have the type that the member throws.
  ///
  /// ```swift
  /// given(bird.eat("worm")).willThrow(Indigestion())
  /// ```
  ///
  /// - Parameter error: The error to throw.
  @discardableResult
  public func willThrow(_ error: Failure) -> Self {
    add(ThrowBehavior(error))
  }

  /// Calls a closure with the call's arguments.
  ///
  /// The closure can use the mock, because it doesn't run under a lock.
  ///
  /// ```swift
  /// given(bird.chirp(volume: any())).will { volume in volume < 42 }
  /// ```
  ///
  /// If the member throws errors of a specific type, a closure that throws another error fails the
  /// test:
  ///
  /// ```text
  /// A stub of dam.level threw Leak(), but the member throws only Flood.
  /// Throw a Flood. With throws(Flood) in the stub's closure, the compiler checks this.
  /// ```
  ///
  /// - Parameter function: A closure of the member's exact type, including `async` and `throws`.
  @discardableResult
  public func will(_ function: Function) -> Self {
    // The closure for a subscript's getter doesn't take the indices, so it doesn't have the
    // member's function type. `performing` accepts such a closure. A `PerformBehavior` must have
    // the member's type.
    let isOfSubscript = selection?.mockedMember.member.kind == .subscriptGetter
    return add(isOfSubscript ? .performing(function) : PerformBehavior(function))
  }

  /// Selects the overload with a result type.
  ///
  /// Use this if overloads differ only in their result types.
  ///
  /// - Parameter type: The result type of the overload.
  public func returning(_ type: Result.Type) -> Self { self }
}

// These overloads are for members without a result. They take closures that
// `will(_ function: Function)` doesn't accept, or that also fit `AssignmentStubbing.will`. Without
// them, the compiler would choose an `AssignmentStubbing` for
// `given(bird.land(at: 3)).will { ... }`, and report that its argument isn't a call to a mock.

extension Stubbing {
  /// Calls a closure without parameters.
  ///
  /// You can use this if the member doesn't have a result.
  ///
  /// ```swift
  /// given(bird.fly(to: "Oslo")).will { print("off") }
  /// ```
  ///
  /// - Parameter action: A closure, which can throw the member's errors.
  @_disfavoredOverload
  @discardableResult
  public func will(_ action: @escaping () throws(Failure) -> Void) -> Self where Result == Void {
    answer { _ throws(Failure) in try action() }
    return self
  }

  /// Calls an `async` closure without parameters.
  ///
  /// You can use this if the member is `async` and doesn't have a result.
  ///
  /// ```swift
  /// await given(bird.rest(hours: 3)).will { await Task.yield() }
  /// ```
  ///
  /// - Parameter action: A closure, which can throw the member's errors.
  @_disfavoredOverload
  @discardableResult
  public func will<each Argument, Thrown: Error>(
    _ action: @escaping () async throws(Failure) -> Void
  ) -> Self where Result == Void, Function == (repeat each Argument) async throws(Thrown) -> Void {
    nonisolated(unsafe) let action = action
    answerAsync { (_) async throws(Failure) in try await action() }
    return self
  }

  /// Calls a synchronous, nonthrowing closure.
  ///
  /// You can use this if the member is `async` and doesn't have a result. Without this overload,
  /// the compiler would choose an `AssignmentStubbing` in an `async` test, rather than convert the
  /// closure to an `async` closure.
  ///
  /// ```swift
  /// await given(bird.rest(hours: 3)).will { hours in print(hours) }
  /// ```
  ///
  /// - Parameter function: The closure.
  @discardableResult
  public func will<A, Thrown: Error>(_ function: @escaping (A) -> Void) -> Self
  where Result == Void, Function == (A) async throws(Thrown) -> Void {
    answer(SideEffect(function).perform)
    return self
  }

  // There's an overload for each of the first numbers of parameters, because Swift 6.3 lets a
  // parameter pack accept `inout` parameters, and then loses the changes of the argument.

  /// Calls a synchronous, nonthrowing closure with two parameters.
  @_documentation(visibility: private)
  @discardableResult
  public func will<A, B, Thrown: Error>(_ function: @escaping (A, B) -> Void) -> Self
  where Result == Void, Function == (A, B) async throws(Thrown) -> Void {
    answer(SideEffect(function).perform)
    return self
  }

  /// Calls a synchronous, nonthrowing closure with three or more parameters.
  @_documentation(visibility: private)
  @discardableResult
  public func will<A, B, C, each Other, Thrown: Error>(
    _ function: @escaping (A, B, C, repeat each Other) -> Void
  ) -> Self
  where Result == Void, Function == (A, B, C, repeat each Other) async throws(Thrown) -> Void {
    answer(SideEffect(function).perform)
    return self
  }

  // `nonisolated(nonsending)` requires Swift 6.2. Remove the condition when Swift 6.2 is the oldest
  // supported version.
  #if compiler(>=6.2)
    /// Calls an `async` closure without parameters in the isolation of the caller.
    ///
    /// You can use this if the member is `nonisolated(nonsending)` and doesn't have a result.
    ///
    /// ```swift
    /// await given(bird.rest(hours: 3)).will { await Task.yield() }
    /// ```
    ///
    /// - Parameter action: A closure, which can throw the member's errors.
    @_disfavoredOverload
    @discardableResult
    public func will<each Argument, Thrown: Error>(
      _ action: nonisolated(nonsending) @escaping () async throws(Failure) -> Void
    ) -> Self
    where
      Result == Void,
      Function == nonisolated(nonsending) (repeat each Argument) async throws(Thrown) -> Void
    {
      nonisolated(unsafe) let action = action
      answerAsync { (_) async throws(Failure) in try await action() }
      return self
    }

    /// Calls a synchronous, nonthrowing closure in the isolation of the caller.
    ///
    /// You can use this if the member is `nonisolated(nonsending)` and doesn't have a result.
    ///
    /// ```swift
    /// await given(bird.rest(hours: 3)).will { hours in print(hours) }
    /// ```
    ///
    /// - Parameter function: The closure.
    @discardableResult
    public func will<A, Thrown: Error>(_ function: @escaping (A) -> Void) -> Self
    where Result == Void, Function == nonisolated(nonsending) (A) async throws(Thrown) -> Void {
      answer(SideEffect(function).perform)
      return self
    }

    /// Calls a synchronous, nonthrowing closure with two parameters in the isolation of the caller.
    @_documentation(visibility: private)
    @discardableResult
    public func will<A, B, Thrown: Error>(_ function: @escaping (A, B) -> Void) -> Self
    where Result == Void, Function == nonisolated(nonsending) (A, B) async throws(Thrown) -> Void {
      answer(SideEffect(function).perform)
      return self
    }

    /// Calls a synchronous, nonthrowing closure with three or more parameters in the isolation of
    /// the caller.
    @_documentation(visibility: private)
    @discardableResult
    public func will<A, B, C, each Other, Thrown: Error>(
      _ function: @escaping (A, B, C, repeat each Other) -> Void
    ) -> Self
    where
      Result == Void,
      Function == nonisolated(nonsending) (A, B, C, repeat each Other) async throws(Thrown) -> Void
    {
      answer(SideEffect(function).perform)
      return self
    }
  #endif
}

extension _UntypedStubbing {
  fileprivate func answer(_ action: @escaping (Any) throws(Failure) -> Result) {
    add(ActionBehavior { call throws(Failure) in try action(call.arguments) })
  }

  func answerAsync(_ action: @escaping AsyncActionBehavior<Result, Failure>.Action) {
    add(AsyncActionBehavior(action))
  }
}

// The standard library declares the operator `~>`.

/// Stubs a call with an expression, which is evaluated again for each call.
///
/// ```swift
/// given(bird.name) ~> "Ryan"
/// ```
public func ~> <Function, Result, Failure>(
  stubbing: Stubbing<Function, Result, Failure>, value: @escaping @autoclosure () -> Result
) {
  stubbing.add(ProduceBehavior(value))
}

/// Stubs a call with a closure that takes the call's arguments.
///
/// ```swift
/// given(bird.chirp(volume: any())) ~> { volume in volume < 42 }
/// ```
public func ~> <Function, Result, Failure>(
  stubbing: Stubbing<Function, Result, Failure>, function: Function
) {
  stubbing.will(function)
}

/// Stubs a call with a sequence, or with another provider of answers.
///
/// ```swift
/// given(bird.name) ~> sequence(of: "Ryan", "Sterling")
/// ```
public func ~> <Function, Result, Failure>(
  stubbing: Stubbing<Function, Result, Failure>,
  provider: ImplementationProvider<Function, Result, Failure>
) {
  stubbing.willReturn(provider)
}

/// Stubs an assignment with a closure that takes the assigned value.
///
/// ```swift
/// given(bird.name = any()) ~> { (name: String) in print(name) }
/// ```
@_disfavoredOverload
public func ~> <Value>(stubbing: AssignmentStubbing, closure: @escaping (Value) -> Void) {
  stubbing.will(closure)
}

/// Stubs an assignment with a closure that takes an assigned value of any type.
///
/// ```swift
/// given(bird.name = any()) ~> { value in print(value) }
/// ```
@_disfavoredOverload
public func ~> (stubbing: AssignmentStubbing, closure: @escaping (Any) -> Void) {
  stubbing.will(closure)
}

/// Stubs an assignment with a closure that doesn't take the assigned value.
///
/// ```swift
/// given(bird.name = any()) ~> { print("renamed") }
/// ```
@_disfavoredOverload
public func ~> (stubbing: AssignmentStubbing, closure: @escaping () -> Void) {
  stubbing.will(closure)
}

/// Stubs an assignment with a sequence of closures that take the assigned values.
///
/// ```swift
/// given(bird.name = any()) ~> sequence(of: { (name: String) in print(name) }, { _ in })
/// ```
@_disfavoredOverload
public func ~> <Value>(
  stubbing: AssignmentStubbing, provider: ImplementationProvider<(Value) -> Void, Void, Never>
) {
  stubbing.willReturn(provider)
}

// The constraints on `Function` require a closure that takes the member's arguments and doesn't
// return a value. There's an overload for synchronous members and one for `async` members.

extension Stubbing {
  /// Runs a closure before each answer of this stub.
  ///
  /// ```swift
  /// given(bird.fly(to: any())).perform { place in print(place) }.willReturn(42)
  /// ```
  ///
  /// The closure doesn't answer the call, so add an answer, too. If you add several closures, they
  /// run in order before every answer of the chain. They can use the mock, because they don't run
  /// under a lock.
  ///
  /// If the member has an `inout` parameter or a nonescaping closure, `action` can't take the
  /// arguments, because Mynah can't store them. The compiler reports this, and explains the
  /// alternatives.
  ///
  /// - Parameter action: A closure that takes the member's arguments.
  /// - Returns: The same stub, which still needs an answer.
  public func perform<each Argument, Thrown: Error>(
    _ action: @escaping (repeat each Argument) -> Void
  ) -> Self where Function == (repeat each Argument) throws(Thrown) -> Result {
    run(SideEffect(action))
    return self
  }

  /// Runs a closure before each answer of this stub of an `async` member.
  ///
  /// ```swift
  /// given(bird.rest(hours: any())).perform { hours in print(hours) }.willReturn()
  /// ```
  ///
  /// - Parameter action: A closure that takes the member's arguments.
  /// - Returns: The same stub, which still needs an answer.
  public func perform<each Argument, Thrown: Error>(
    _ action: @escaping (repeat each Argument) -> Void
  ) -> Self where Function == (repeat each Argument) async throws(Thrown) -> Result {
    run(SideEffect(action))
    return self
  }

  /// Runs a closure without parameters before each answer of this stub.
  ///
  /// ```swift
  /// given(bird.fly(to: any())).perform { print("off") }.willReturn(42)
  /// ```
  ///
  /// - Parameter action: The closure.
  /// - Returns: The same stub, which still needs an answer.
  @_disfavoredOverload
  public func perform(_ action: @escaping () -> Void) -> Self {
    run(SideEffect(ofAnyCall: action))
    return self
  }

  /// Rejects a closure whose parameters differ from the member's.
  @_documentation(visibility: private)
  @available(
    *, unavailable,
    message:
      "the closure's parameters differ from the member's, or a parameter is inout. Write the member's parameters, or will { ... }"
  )
  @_disfavoredOverload
  public func perform<Action>(_ action: Action) -> Self { self }
}

// The constraint on `Function` requires an `async` member, because other members can't wait.

extension Stubbing {
  /// Returns a value from an `async` member after a delay.
  ///
  /// ```swift
  /// given(bird.fly(to: any())).willReturn(42, after: .seconds(3), clock: clock)
  /// ```
  ///
  /// If the task of a call is canceled during the delay, the call throws a `CancellationError`, or
  /// returns the value immediately if the member can't throw that error. A delay that is negative
  /// or longer than a century fails the test:
  ///
  /// ```text
  /// after: -3.0 seconds is a negative time.
  /// Write a time of 0 or more, such as .seconds(1).
  /// ```
  ///
  /// - Parameters:
  ///   - value: The value to return.
  ///   - delay: The time before the call returns.
  ///   - clock: The clock that measures the delay. With a ``ManualClock``, your test doesn't have
  ///     to wait.
  @discardableResult
  public func willReturn<each Argument, Thrown: Error>(
    _ value: Result, after delay: Duration, clock: some Clock<Duration> = ContinuousClock()
  ) -> Self where Function == (repeat each Argument) async throws(Thrown) -> Result {
    answer(.success(value), after: delay, clock)
    return self
  }

  /// Throws an error from an `async` member after a delay.
  ///
  /// ```swift
  /// given(bird.fly(to: any())).willThrow(Storm.rain, after: .seconds(3), clock: clock)
  /// ```
  ///
  /// - Parameters:
  ///   - error: The error to throw.
  ///   - delay: The time before the call throws.
  ///   - clock: The clock that measures the delay. With a ``ManualClock``, your test doesn't have
  ///     to wait.
  @discardableResult
  public func willThrow<each Argument, Thrown: Error>(
    _ error: Failure, after delay: Duration, clock: some Clock<Duration> = ContinuousClock()
  ) -> Self where Function == (repeat each Argument) async throws(Thrown) -> Result {
    answer(.failure(error), after: delay, clock)
    return self
  }

  /// Returns a value from an `async` member after a delay that any kind of clock measures.
  ///
  /// - Parameters:
  ///   - value: The value to return.
  ///   - delay: The time before the call returns, in the clock's duration type.
  ///   - clock: The clock that measures the delay.
  @_disfavoredOverload
  @discardableResult
  public func willReturn<each Argument, Thrown: Error, Time: Clock>(
    _ value: Result, after delay: Time.Duration, clock: Time
  ) -> Self where Function == (repeat each Argument) async throws(Thrown) -> Result {
    answer(.success(value), after: delay, clock)
    return self
  }
}

extension _UntypedStubbing {
  fileprivate func answer<Time: Clock>(
    _ outcome: Swift.Result<Result, Failure>, after delay: Time.Duration, _ clock: Time
  ) {
    if delay < .zero { Misuse.negativeTime("after", "\(delay)").report(at: location) }
    var delay = delay
    if let written = delay as? Duration, let bounded = written.bounded as? Time.Duration {
      if written > .endless {
        Misuse.endlessDelay("\(written)").report(at: location)
      }
      delay = bounded
    }
    nonisolated(unsafe) let outcome = outcome
    let delays = Delays()
    settings?.finishWhenCleared(delays)
    answerAsync { [delay] (_) async throws(Failure) in
      do {
        if delay > .zero {
          let deadline = clock.now.advanced(by: delay)
          try await delays.run { try await clock.sleep(until: deadline, tolerance: nil) }
        }
      } catch {
        if let error = error as? Failure { throw error }
      }
      return try outcome.get()
    }
  }
}

/// The delayed calls of a stub, which end early if the mock is cleared or its session ends.
private final class Delays: StubResource {
  private let sleeps = Locked<[Task<Void, any Error>]?>([])

  func run(_ sleep: @escaping @Sendable () async throws -> Void) async throws {
    let task = Task(operation: sleep)
    let hasEnded = sleeps.withLock { sleeps in
      sleeps?.append(task)
      return sleeps == nil
    }
    if hasEnded { task.cancel() }
    try await withTaskCancellationHandler {
      try await task.value
    } onCancel: {
      task.cancel()
    }
    sleeps.withLock { $0?.removeAll { $0 == task } }
  }

  func finish() {
    let waiting = sleeps.withLock { sleeps in
      defer { sleeps = nil }
      return sleeps
    }
    for sleep in waiting ?? [] { sleep.cancel() }
  }
}

// The compiler chooses the unavailable overloads below if no other overload accepts an answer.
// Their messages explain the mistake.

extension Stubbing {
  /// Rejects a missing value, because the member has a result.
  @_documentation(visibility: private)
  @available(
    *, unavailable, message: "this member returns a value. Write the value: willReturn(true)"
  )
  @_disfavoredOverload
  @discardableResult
  public func willReturn() -> Self { self }

  /// Rejects a closure that takes only the last argument of a member without a result.
  @_documentation(visibility: private)
  @available(*, unavailable, message: "the closure must take all arguments of the member, or none")
  @_disfavoredOverload
  @discardableResult
  public func will<each A, B, T>(_ action: (B) -> Void) -> Self
  where Result == Void, Function == _Taking<repeat each A, B, T> { self }

  /// Rejects a closure that takes only the last two arguments of a member without a result.
  @_documentation(visibility: private)
  @available(*, unavailable, message: "the closure must take all arguments of the member, or none")
  @_disfavoredOverload
  @discardableResult
  public func will<each A, B, C, T: Error>(_ action: (B, C) -> Void) -> Self
  where Result == Void, Function == (repeat each A, B, C) throws(T) -> Void { self }

  /// Rejects nil, because the member's result isn't optional.
  @_documentation(visibility: private)
  @available(
    *, unavailable, message: "this member's result isn't optional, so it can't be nil"
  )
  @discardableResult
  public func willReturn(_ value: _Nil) -> Self { self }

  /// Rejects a closure, which belongs in `will`.
  @_documentation(visibility: private)
  @available(*, unavailable, message: "to answer calls with a closure, write will { ... }")
  @discardableResult
  public func willReturn(_ function: Function) -> Self { self }

  /// Rejects a sequence whose values don't have the type of the member's result.
  @_documentation(visibility: private)
  @available(
    *, unavailable,
    message: "the sequence's values don't have this member's result type"
  )
  @discardableResult
  public func willReturn<Other>(
    _ provider: ImplementationProvider<Function, Other, Failure>,
    transition: TransitionStrategy = .onFirstNil
  ) -> Self { self }
}

extension Stubbing {
  /// Rejects a delay, because the member isn't `async`.
  @_documentation(visibility: private)
  @available(
    *, unavailable, message: "only calls to async members can return after a delay"
  )
  @_disfavoredOverload
  @discardableResult
  public func willReturn(
    _ value: Result, after delay: Duration, clock: some Clock<Duration> = ContinuousClock()
  ) -> Self { self }

  /// Rejects elements, because the member doesn't return a stream of them.
  @_documentation(visibility: private)
  @available(
    *, unavailable,
    message:
      "this member doesn't return an AsyncStream, AsyncThrowingStream, or any AsyncSequence of these elements"
  )
  @_disfavoredOverload
  @discardableResult
  public func willStream<Element>(_ elements: Element...) -> Self { self }
}

extension Stubbing {
  /// Rejects values, because the last argument isn't a completion handler that takes them.
  @_documentation(visibility: private)
  @available(
    *, unavailable,
    message:
      "the last argument isn't a completion handler for these values. Write willCall(at: 1, with: ...), or will { ... }"
  )
  @_disfavoredOverload
  @discardableResult
  public func willCall<Value>(with values: Value...) -> Self { self }

  /// Rejects a closure, which belongs in `will`.
  @_documentation(visibility: private)
  @available(*, unavailable, message: "to answer calls with a closure, write will { ... }")
  @_disfavoredOverload
  @discardableResult
  public func willCall(_ function: Function) -> Self { self }

  /// Rejects a closure without arguments, which belongs in `will`.
  @_documentation(visibility: private)
  @available(*, unavailable, message: "to answer calls with a closure, write will { ... }")
  @_disfavoredOverload
  @discardableResult
  public func willCall(_ function: () throws -> Result) -> Self { self }
}

/// Rejects nil, because the member's result isn't optional.
@_documentation(visibility: private)
@available(
  *, unavailable, message: "this member's result isn't optional, so it can't be nil"
)
public func ~> <Function, Result, Failure>(
  stubbing: Stubbing<Function, Result, Failure>, answer: _Nil
) {}

/// The type of a nil literal that no other parameter type accepts.
public struct _Nil: ExpressibleByNilLiteral {
  /// Creates a value from a nil literal.
  public init(nilLiteral: ()) {}
}

// The constraints are true for `Never`, which is both comparable and identifiable, but not for
// typical errors. There are two constraints, because the compiler reports an error of the wrong
// type if two constraints fail. If only one constraint failed, it would report this function.

extension Stubbing where Failure: Comparable & Identifiable {
  /// Rejects an error, because the member doesn't throw.
  @_documentation(visibility: private)
  @available(
    *, unavailable,
    message:
      "this member doesn't throw. Declare it with 'throws' in the mocked type, or return a value"
  )
  @_disfavoredOverload
  @discardableResult
  public func willThrow(_ error: any Error) -> Self { self }
}

/// A provider of answers, such as a sequence with one answer for each call.
///
/// You create a provider with `sequence(of:)`, `loopingSequence(of:)`, `finiteSequence(of:)`, or
/// `lastSetValue(initial:)`:
///
/// ```swift
/// given(bird.name).willReturn(sequence(of: "Ryan", "Sterling"))
/// ```
public struct ImplementationProvider<Function, Result, Failure: Error> {
  /// A closure that creates the behavior for a stub of a member.
  let makeBehavior: (any MemberVariant, CodeLocation) -> Behavior<Result, Failure>
}

extension Stubbing {
  /// Answers each call with the next answer of a sequence or another provider.
  ///
  /// ```swift
  /// given(bird.name)
  ///   .willReturn(finiteSequence(of: "Ryan", "Sterling"))
  ///   .willReturn("Maya")
  /// ```
  ///
  /// - Parameters:
  ///   - provider: The provider of the answers.
  ///   - transition: The condition under which the next answer of the chain takes over.
  //
  // Disfavored because the compiler would otherwise report a value of the wrong type as a wrong
  // provider.
  @_disfavoredOverload
  @discardableResult
  public func willReturn(
    _ provider: ImplementationProvider<Function, Result, Failure>,
    transition: TransitionStrategy = .onFirstNil
  ) -> Self {
    guard let selection else { return self }
    return add(provider.behavior(of: selection.mockedMember, transition, at: location))
  }
}

extension ImplementationProvider {
  /// Creates the behavior for a stub of a member, as a link of the stub's chain.
  func behavior(
    of member: any MemberVariant, _ transition: TransitionStrategy, at location: CodeLocation
  ) -> Behavior<Result, Failure> {
    makeBehavior(member, location).link(transition, at: location)
  }
}

extension ImplementationProvider {
  /// Creates a provider from behaviors that each answer a single call.
  init(
    _ behaviors: [Behavior<Result, Failure>], ending: SequenceBehavior<Result, Failure>.Ending
  ) {
    makeBehavior = { _, _ in SequenceBehavior(behaviors, ending: ending) }
  }
}

/// A box that carries a noncopyable result from a stub to the call that returns it.
///
/// ```swift
/// protocol Mint {
///   func token(number: Int) -> Token
/// }
///
/// given(mint.token(number: any())).will { number in NonCopyableResult(Token(number: number)) }
/// ```
///
/// A stub with `willReturn` can answer only a single call. A second call crashes the test process:
///
/// ```text
/// An earlier call returned the result of type Token, which can't be copied.
/// Make a result for each call: .will { ... NonCopyableResult(...) }
/// ```
public final class NonCopyableResult<Value: ~Copyable> {
  private var value: Value?

  /// Creates a box for a result.
  ///
  /// - Parameter value: The value that the call returns.
  public init(_ value: consuming Value) {
    self.value = consume value
  }

  /// Returns the value, which can be taken only once.
  ///
  /// Generated code calls this.
  public func take() -> Value {
    guard let value = value.take() else {
      fatalError(MockFailure.misuse(.resultReturnedTwice("\(Value.self)")).description)
    }
    return value
  }
}

extension Misuse {
  /// Returns the failure of a second call that would return the same noncopyable result.
  package static func resultReturnedTwice(_ type: String) -> Self {
    """
    An earlier call returned the result of type \(type), which can't be copied.
    Make a result for each call: .will { ... NonCopyableResult(...) }
    """
  }
}
