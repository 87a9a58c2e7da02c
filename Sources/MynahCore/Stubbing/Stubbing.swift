/// A stub that takes its behaviors; what `given` returns.
///
/// Each behavior answers one call, and the last answers all that follow:
///
/// ```swift
/// given(bird.name)
///   .willReturn("Ryan")
///   .willReturn("Sterling")
///   .will { Bool.random() ? "Ryan" : "Sterling" }
/// ```
public final class Stubbing<Function, Result, Failure: Error>: _UntypedStubbing<Result, Failure> {
  /// Returns a value.
  ///
  /// ```swift
  /// given(bird.chirp(volume: 42)).willReturn(true)
  /// ```
  ///
  /// - Parameter value: The value to return.
  @discardableResult
  public func willReturn(_ value: Result) -> Self {
    add(selection?.returning(value) ?? ReturnBehavior(value))
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

  /// Throws an error; exists where the member throws, and takes what it throws.
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
  /// The closure may use the mock: it does not run under a lock.
  ///
  /// ```swift
  /// given(bird.chirp(volume: any())).will { volume in volume < 42 }
  /// ```
  ///
  /// Where the member throws errors of one type, a closure that throws another fails the test:
  ///
  /// ```text
  /// A stub of dam.level threw Leak(), but the member throws only Flood.
  /// Throw a Flood. Where the stub's closure says throws(Flood), the compiler sees to it.
  /// ```
  ///
  /// - Parameter function: A closure of the member's exact type, `async` and `throws` included.
  @discardableResult
  public func will(_ function: Function) -> Self {
    // A subscript's getter is given by the type of a property's, so its closures take no indices.
    let isOfSubscript = selection?.mockedMember.member.kind == .subscriptGetter
    return add(isOfSubscript ? .performing(function) : PerformBehavior(function))
  }

  /// Names the result type, where overloads differ in nothing else.
  ///
  /// - Parameter type: The result type of the meant overload.
  public func returning(_ type: Result.Type) -> Self { self }
}

// Closures for members without a result that `will(_ function: Function)` doesn't take, or takes too late: a
// stub of an assignment takes closures, too. Without these functions, the compiler would see an assignment in
// `given(bird.land(at: 3)).will { ... }`, and complain that it isn't the call of a mock.

extension Stubbing {
  /// Calls a closure that does not take the call's arguments, where the member has no result.
  ///
  /// ```swift
  /// given(bird.fly(to: "Oslo")).will { print("off") }
  /// ```
  ///
  /// - Parameter action: The closure, which throws what the member throws.
  @_disfavoredOverload
  @discardableResult
  public func will(_ action: @escaping () throws(Failure) -> Void) -> Self where Result == Void {
    answer { _ throws(Failure) in try action() }
    return self
  }

  /// Calls a closure that does not take the call's arguments, where an `async` member has no result.
  ///
  /// ```swift
  /// await given(bird.rest(hours: 3)).will { await Task.yield() }
  /// ```
  ///
  /// - Parameter action: The closure, which throws what the member throws.
  @_disfavoredOverload
  @discardableResult
  public func will<each Argument, Thrown: Error>(
    _ action: @escaping () async throws(Failure) -> Void
  ) -> Self where Result == Void, Function == (repeat each Argument) async throws(Thrown) -> Void {
    nonisolated(unsafe) let action = action
    answerAsync { (_) async throws(Failure) in try await action() }
    return self
  }

  /// Calls a closure that neither suspends nor throws, where the member may.
  ///
  /// In an `async` test, the compiler would rather take a stub of an assignment than treat such a closure as
  /// one that can suspend.
  ///
  /// ```swift
  /// await given(bird.rest(hours: 3)).will { hours in print(hours) }
  /// ```
  ///
  /// - Parameter function: The closure.
  @discardableResult
  public func will<each Argument, Thrown: Error>(
    _ function: @escaping (repeat each Argument) -> Void
  ) -> Self where Result == Void, Function == (repeat each Argument) async throws(Thrown) -> Void {
    answer(SideEffect(function).perform)
    return self
  }

  #if compiler(>=6.2)
    /// Calls a closure that does not take the call's arguments, where an `async` member without a result
    /// stays with its caller.
    ///
    /// ```swift
    /// await given(bird.rest(hours: 3)).will { await Task.yield() }
    /// ```
    ///
    /// - Parameter action: The closure, which throws what the member throws.
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

    /// Calls a closure that neither suspends nor throws, where the member may and stays with its caller.
    ///
    /// ```swift
    /// await given(bird.rest(hours: 3)).will { hours in print(hours) }
    /// ```
    ///
    /// - Parameter function: The closure.
    @discardableResult
    public func will<each Argument, Thrown: Error>(
      _ function: @escaping (repeat each Argument) -> Void
    ) -> Self
    where
      Result == Void,
      Function == nonisolated(nonsending) (repeat each Argument) async throws(Thrown) -> Void
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

// The standard library declares the operator.

/// Stubs a call with an expression that is evaluated once a call.
///
/// ```swift
/// given(bird.name) ~> "Ryan"
/// ```
public func ~> <Function, Result, Failure>(
  stubbing: Stubbing<Function, Result, Failure>, value: @escaping @autoclosure () -> Result
) {
  stubbing.add(ProduceBehavior(value))
}

/// Stubs a call with a closure that gets the call's arguments.
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

/// Stubs an assignment with a closure that gets the assigned value.
///
/// ```swift
/// given(bird.name = any()) ~> { (name: String) in print(name) }
/// ```
@_disfavoredOverload
public func ~> <Value>(stubbing: AssignmentStubbing, closure: @escaping (Value) -> Void) {
  stubbing.will(closure)
}

/// Stubs an assignment with a closure that gets the assigned value, whatever its type.
///
/// ```swift
/// given(bird.name = any()) ~> { value in print(value) }
/// ```
@_disfavoredOverload
public func ~> (stubbing: AssignmentStubbing, closure: @escaping (Any) -> Void) {
  stubbing.will(closure)
}

/// Stubs an assignment with a closure that does not take the assigned value.
///
/// ```swift
/// given(bird.name = any()) ~> { print("renamed") }
/// ```
@_disfavoredOverload
public func ~> (stubbing: AssignmentStubbing, closure: @escaping () -> Void) {
  stubbing.will(closure)
}

/// Stubs an assignment with a sequence of closures that get the assigned values.
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

// The closure takes the member's arguments and returns nothing: that is what the constraints on
// `Function` say, once for members that are called at once and once for `async` ones.

extension Stubbing {
  /// Runs a closure at each call that this stub answers, before the answer.
  ///
  /// ```swift
  /// given(bird.fly(to: any())).perform { place in print(place) }.willReturn(42)
  /// ```
  ///
  /// It says nothing of the answer, so write that too. Several closures run in their order, whatever
  /// link of the chain answers. The closure may use the mock: it does not run under a lock.
  ///
  /// A member that has an `inout` argument, or a closure that does not escape, refuses a closure that takes
  /// arguments: nothing of those can be kept. The compiler says so, and what to write.
  ///
  /// - Parameter action: A closure that takes the member's arguments.
  /// - Returns: The stub, which takes its behaviors.
  public func perform<each Argument, Thrown: Error>(
    _ action: @escaping (repeat each Argument) -> Void
  ) -> Self where Function == (repeat each Argument) throws(Thrown) -> Result {
    run(SideEffect(action))
    return self
  }

  /// Runs a closure at each call of an `async` member that this stub answers, before the answer.
  ///
  /// ```swift
  /// given(bird.rest(hours: any())).perform { hours in print(hours) }.willReturn()
  /// ```
  ///
  /// - Parameter action: A closure that takes the member's arguments.
  /// - Returns: The stub, which takes its behaviors.
  public func perform<each Argument, Thrown: Error>(
    _ action: @escaping (repeat each Argument) -> Void
  ) -> Self where Function == (repeat each Argument) async throws(Thrown) -> Result {
    run(SideEffect(action))
    return self
  }

  /// Runs a closure that takes no arguments at each call that this stub answers, before the answer.
  ///
  /// ```swift
  /// given(bird.fly(to: any())).perform { print("off") }.willReturn(42)
  /// ```
  ///
  /// - Parameter action: The closure.
  /// - Returns: The stub, which takes its behaviors.
  @_disfavoredOverload
  public func perform(_ action: @escaping () -> Void) -> Self {
    run(SideEffect(ofAnyCall: action))
    return self
  }

  /// What `perform` says where the closure takes other arguments.
  @_documentation(visibility: private)
  @available(
    *, unavailable,
    message:
      "the closure takes other arguments than this member, or the member has an inout one. Write the member's arguments, or will { ... }"
  )
  @_disfavoredOverload
  public func perform<Action>(_ action: Action) -> Self { self }
}

// The member must be `async`: that is what the constraint on `Function` says.

extension Stubbing {
  /// Returns a value from an `async` member when some time of a clock has passed.
  ///
  /// ```swift
  /// given(bird.fly(to: any())).willReturn(42, after: .seconds(3), clock: clock)
  /// ```
  ///
  /// A call whose task is cancelled meanwhile throws a `CancellationError` where the member throws any
  /// error; elsewhere it returns the value at once. A time that is negative, or longer than a century,
  /// fails the test:
  ///
  /// ```text
  /// after: -3.0 seconds is a time that is over before it begins.
  /// Write a time that is not negative, as in .seconds(1).
  /// ```
  ///
  /// - Parameters:
  ///   - value: The value to return.
  ///   - delay: How much time passes before.
  ///   - clock: The clock; a ``ManualClock`` makes the test wait for nothing.
  @discardableResult
  public func willReturn<each Argument, Thrown: Error>(
    _ value: Result, after delay: Duration, clock: some Clock<Duration> = ContinuousClock()
  ) -> Self where Function == (repeat each Argument) async throws(Thrown) -> Result {
    answer(.success(value), after: delay, clock)
    return self
  }

  /// Throws an error from an `async` member when some time of a clock has passed.
  ///
  /// ```swift
  /// given(bird.fly(to: any())).willThrow(Storm.rain, after: .seconds(3), clock: clock)
  /// ```
  ///
  /// - Parameters:
  ///   - error: The error to throw.
  ///   - delay: How much time passes before.
  ///   - clock: The clock; a ``ManualClock`` makes the test wait for nothing.
  @discardableResult
  public func willThrow<each Argument, Thrown: Error>(
    _ error: Failure, after delay: Duration, clock: some Clock<Duration> = ContinuousClock()
  ) -> Self where Function == (repeat each Argument) async throws(Thrown) -> Result {
    answer(.failure(error), after: delay, clock)
    return self
  }

  /// Returns a value from an `async` member when some time of a clock has passed that measures its own
  /// durations.
  ///
  /// - Parameters:
  ///   - value: The value to return.
  ///   - delay: How much time passes before.
  ///   - clock: The clock.
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

/// The calls of a stub that wait until their time has come, or until their mock is cleared or its session ends.
private final class Delays: EndsWithStubs {
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

// What a member can not answer finds these, so that the compiler says what to write. It takes them only
// where nothing else fits.

extension Stubbing {
  /// What `willReturn()` says where the member has a result.
  @_documentation(visibility: private)
  @available(
    *, unavailable, message: "this member returns a value. Write the value, as in willReturn(true)"
  )
  @_disfavoredOverload
  @discardableResult
  public func willReturn() -> Self { self }

  /// The error for a closure that takes only the last argument of a member without a result.
  @_documentation(visibility: private)
  @available(*, unavailable, message: "the closure must take all arguments of the member, or none")
  @_disfavoredOverload
  @discardableResult
  public func will<each A, B, T>(_ action: (B) -> Void) -> Self
  where Result == Void, Function == _Taking<repeat each A, B, T> { self }

  /// The error for a closure that takes only the last two arguments of a member without a result.
  @_documentation(visibility: private)
  @available(*, unavailable, message: "the closure must take all arguments of the member, or none")
  @_disfavoredOverload
  @discardableResult
  public func will<each A, B, C, T: Error>(_ action: (B, C) -> Void) -> Self
  where Result == Void, Function == (repeat each A, B, C) throws(T) -> Void { self }

  /// What `willReturn(_:)` says of nil where the member's result is not optional.
  @_documentation(visibility: private)
  @available(
    *, unavailable, message: "this member does not return an optional, so it can not be nil"
  )
  @discardableResult
  public func willReturn(_ value: _Nil) -> Self { self }

  /// What `willReturn(_:)` says where it is given a closure.
  @_documentation(visibility: private)
  @available(*, unavailable, message: "a closure that answers calls is written will { ... }")
  @discardableResult
  public func willReturn(_ function: Function) -> Self { self }

  /// What `willReturn(_:)` says where a sequence has values of another type than the member's result.
  @_documentation(visibility: private)
  @available(
    *, unavailable,
    message: "the sequence has values that are not of the type that this member returns"
  )
  @discardableResult
  public func willReturn<Other>(
    _ provider: ImplementationProvider<Function, Other, Failure>,
    transition: TransitionStrategy = .onFirstNil
  ) -> Self { self }
}

extension Stubbing {
  /// What `willReturn(_:after:)` says where the member is not `async`.
  @_documentation(visibility: private)
  @available(
    *, unavailable, message: "only a call of an async member can return after some time"
  )
  @_disfavoredOverload
  @discardableResult
  public func willReturn(
    _ value: Result, after delay: Duration, clock: some Clock<Duration> = ContinuousClock()
  ) -> Self { self }

  /// What `willStream` says where the member returns no stream.
  @_documentation(visibility: private)
  @available(
    *, unavailable,
    message:
      "this member returns neither an AsyncStream, nor an AsyncThrowingStream, nor an any AsyncSequence of these elements"
  )
  @_disfavoredOverload
  @discardableResult
  public func willStream<Element>(_ elements: Element...) -> Self { self }
}

extension Stubbing {
  /// What `willCall(with:)` says where the last argument is no completion handler that takes the values.
  @_documentation(visibility: private)
  @available(
    *, unavailable,
    message:
      "the last argument is no completion handler that takes these values. Write willCall(at: 1, with: ...), or will { ... }"
  )
  @_disfavoredOverload
  @discardableResult
  public func willCall<Value>(with values: Value...) -> Self { self }
}

/// What `~>` says of nil where the member's result is not optional.
@_documentation(visibility: private)
@available(
  *, unavailable, message: "this member does not return an optional, so it can not be nil"
)
public func ~> <Function, Result, Failure>(
  stubbing: Stubbing<Function, Result, Failure>, answer: _Nil
) {}

/// What the literal nil is where nothing else can be nil.
public struct _Nil: ExpressibleByNilLiteral {
  /// Takes the literal.
  public init(nilLiteral: ()) {}
}

// `Never` is both comparable and identifiable, and no error is: two constraints that fail make the compiler
// talk about an error of another type, in place of this function.

extension Stubbing where Failure: Comparable & Identifiable {
  /// What `willThrow` says where the member does not throw.
  @_documentation(visibility: private)
  @available(
    *, unavailable,
    message:
      "this member does not throw. Declare it with 'throws' in the mocked type, or return a value"
  )
  @_disfavoredOverload
  @discardableResult
  public func willThrow(_ error: any Error) -> Self { self }
}

/// What answers each call differently: `sequence(of:)`, `loopingSequence(of:)`, `finiteSequence(of:)`
/// or `lastSetValue(initial:)`.
///
/// ```swift
/// given(bird.name).willReturn(sequence(of: "Ryan", "Sterling"))
/// ```
public struct ImplementationProvider<Function, Result, Failure: Error> {
  /// Makes the behavior of one stub of a member.
  let makeBehavior: (any MemberVariant, CodeLocation) -> Behavior<Result, Failure>
}

extension Stubbing {
  /// Answers with what a sequence, or another provider, has for each call.
  ///
  /// ```swift
  /// given(bird.name)
  ///   .willReturn(finiteSequence(of: "Ryan", "Sterling"))
  ///   .willReturn("Maya")
  /// ```
  ///
  /// - Parameters:
  ///   - provider: What has the answers.
  ///   - transition: When the next link of the chain takes over.
  //
  // Disfavored, so that the compiler doesn't mistake a wrong value for a wrong provider.
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
  /// Makes the behavior of one stub of a member, as a link of its chain.
  func behavior(
    of member: any MemberVariant, _ transition: TransitionStrategy, at location: CodeLocation
  ) -> Behavior<Result, Failure> {
    makeBehavior(member, location).link(transition, at: location)
  }
}

extension ImplementationProvider {
  /// Creates a provider of behaviors, each of which answers one call.
  init(
    _ behaviors: [Behavior<Result, Failure>], ending: SequenceBehavior<Result, Failure>.Ending
  ) {
    makeBehavior = { _, _ in SequenceBehavior(behaviors, ending: ending) }
  }
}

/// A result that can not be copied, on its way from a stub to the one call that returns it.
///
/// ```swift
/// protocol Mint {
///   func token(number: Int) -> Token
/// }
///
/// given(mint.token(number: any())).will { number in NonCopyableResult(Token(number: number)) }
/// ```
///
/// `willReturn` answers one call only. A second one ends the process:
///
/// ```text
/// A result of type Token was returned by an earlier call, and it can not be copied.
/// Write a stub that makes one for each call: .will { ... NonCopyableResult(...) }
/// ```
public final class NonCopyableResult<Value: ~Copyable> {
  private var value: Value?

  /// Creates the result.
  ///
  /// - Parameter value: What a call is to return.
  public init(_ value: consuming Value) {
    self.value = consume value
  }

  /// Hands the value over.
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
  /// A result that can not be copied was to be returned by a second call.
  package static func resultReturnedTwice(_ type: String) -> Self {
    """
    A result of type \(type) was returned by an earlier call, and it can not be copied.
    Write a stub that makes one for each call: .will { ... NonCopyableResult(...) }
    """
  }
}
