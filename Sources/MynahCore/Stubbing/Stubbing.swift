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
    if isOfSubscript { return add(.performing(function)) }
    return add(PerformBehavior(function))
  }

  /// Selects the overload with a result type.
  ///
  /// Use this if overloads differ only in their result types.
  ///
  /// ```swift
  /// given(egg.age()).returning(Int.self).willReturn(3)
  /// ```
  ///
  /// - Parameter type: The result type of the overload.
  public func returning(_ type: Result.Type) -> Self { self }

  /// Selects the overload, or the type of a generic member, whose optional result wraps a type.
  ///
  /// ```swift
  /// given(cache.find("food")).returning([String].self).willReturn(["egg"])
  /// ```
  ///
  /// - Parameter type: The result type of the member, without the question mark.
  @_disfavoredOverload
  public func returning<Wrapped>(_ type: Wrapped.Type) -> Self where Result == Wrapped? { self }
}

/// A stub that you add answers to, without the type of its closures.
///
/// Some methods of `Stubbing` accept only certain closures. They constrain `Function` to a type
/// such as `(repeat each Argument) throws(Thrown) -> Result`. Systems before macOS 15 and iOS 18
/// can't look up this type at run time, so the methods are implemented in this class. Move the
/// implementations to `Stubbing` when macOS 15 and iOS 18 are the oldest supported systems.
public class _UntypedStubbing<Result, Failure: Error>: OpenStatement {
  let selection: (any CallSelection<Result, Failure>)?
  let location: CodeLocation

  /// The serial number of the stub, or nil until the stub gets its first answer.
  @exclusivity(unchecked) private var stub: UInt64?

  /// A Boolean value that indicates whether the stub has an answer, or a mistake was reported.
  @exclusivity(unchecked) var isFinished = false

  /// The closures to run before each answer, kept until the stub gets its first answer.
  @exclusivity(unchecked) private var sideEffects: [SideEffect] = []

  /// The expectations, kept until the stub gets its first answer.
  @exclusivity(unchecked) private var expectedUses: [ExpectedUse] = []

  /// The target of forwarded calls, kept until it becomes a part of a stub.
  @exclusivity(unchecked) private var forwardingTarget: ForwardingTarget?

  /// A Boolean value that indicates whether the stub may stay unused in a strict session.
  @exclusivity(unchecked) var isLenient = false {
    didSet { allowUnused() }
  }

  /// Creates a stub without answers, and reports a mistake in the pattern.
  ///
  /// - Parameters:
  ///   - selection: The calls to stub. If their pattern has a mistake, they aren't stubbed.
  ///   - location: The location of the stub.
  ///   - misuse: The mistake to report if there isn't a selection.
  init(
    _ selection: (any CallSelection<Result, Failure>)?, at location: CodeLocation,
    otherwise misuse: @autoclosure () -> Misuse = .notAPattern(in: "given")
  ) {
    if selection == nil { misuse().report(at: location) }
    self.selection = selection?.isSound(at: location) == true ? selection : nil
    self.location = location
    isFinished = self.selection == nil
    OpenStatements.current?.insert(self)
  }

  deinit {
    if !isFinished { reportUnfinished() }
  }

  func reportUnfinished() {
    guard let selection else { return }
    isFinished = true
    Misuse.unfinishedStub(selection.text).report(at: location, for: settings)
  }

  /// The settings of the mock.
  var settings: MockSettings? { selection?.mockedMember.settings }

  /// Returns a behavior that returns the stubbed mock itself, or nil if the value is another value.
  ///
  /// The members of a fluent interface often return the mock. Its stub must not retain it, because
  /// the mock would never be released.
  func returnOfOwnMock(_ value: Result) -> Behavior<Result, Failure>? {
    guard let mock = mock(in: value), mock.mockingContext.settings === settings else { return nil }
    return ProduceBehavior { [weak mock] in
      guard let result = mock as? Result else {
        preconditionFailure("A mock exists while one of its members is called.")
      }
      return result
    }
  }

  /// Forwards calls to a target, unless a stub answers them.
  ///
  /// If there's another answer, an action, or an expectation, the target is a part of this stub.
  func forward(to target: ForwardingTarget) {
    stubForwarding()
    if stub != nil || !sideEffects.isEmpty {
      add(ForwardBehavior(target))
    } else {
      isFinished = true
      forwardingTarget = target
      selection?.forward(to: target)
    }
  }

  /// Turns the forwarding of calls into a stub, so that more can be added to it.
  private func stubForwarding() {
    guard let target = forwardingTarget else { return }
    forwardingTarget = nil
    add(ForwardBehavior(target))
  }

  /// Adds a behavior, which becomes a new stub or the next link of the existing stub's chain.
  @discardableResult
  func add(_ behavior: Behavior<Result, Failure>, limit: Int? = nil) -> Self {
    stubForwarding()
    guard let selection else { return self }
    isFinished = true
    if let stub {
      change(stub, of: selection) { $0.append(behavior, limit: limit) }
    } else {
      var first = behavior
      if !sideEffects.isEmpty || limit != nil {
        first = ChainBehavior(behavior, limit: limit, sideEffects: sideEffects)
      }
      let stub = selection.add(first, at: location)
      self.stub = stub
      if isLenient { allowUnused() }
      for expected in expectedUses { selection.keep(expected, ofStub: stub, at: location) }
      expectedUses = []
    }
    return self
  }

  /// Expects that the stub answers a number of calls.
  func addExpectation(_ count: CountMatcher) {
    guard let selection, count.isSound(at: location) else { return }
    stubForwarding()
    let expected = ExpectedUse(
      count, parts: selection.parts, of: selection.mockedMember, at: location)
    run(SideEffect(ofAnyCall: { expected.noteUse() }))
    if let stub {
      selection.keep(expected, ofStub: stub, at: location)
    } else {
      expectedUses.append(expected)
    }
  }

  /// Adds a closure that runs before each answer.
  func run(_ sideEffect: SideEffect) {
    stubForwarding()
    guard let selection else { return }
    if !selection.accepts(sideEffect) {
      Misuse.unstorableArguments(
        selection.mockedMember.fullName, in: "perform",
        "Do everything in the closure that answers: will { ... }."
      ).report(at: location)
    } else if let stub {
      change(stub, of: selection) { $0.append(sideEffect) }
    } else {
      sideEffects.append(sideEffect)
    }
  }

  private func change(
    _ stub: UInt64, of selection: any CallSelection<Result, Failure>,
    _ change: (ChainBehavior<Result, Failure>) -> Void
  ) {
    if !selection.change(stub: stub, change) {
      Misuse.clearedStub(selection.text).report(at: location)
    }
  }

  private func allowUnused() {
    if let stub { selection?.mockedMember.allowUnused(stub: stub) }
  }
}
