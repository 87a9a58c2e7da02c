/// Begins a stub of a generic member for all types that it's called with.
///
/// ```swift
/// given(client.send(any())).willThrow(Offline())
/// ```
///
/// - Parameters:
///   - call: The calls to stub, with `any()` for arguments whose types can't be inferred.
///   - fileID: The file of the call. Don't pass it.
///   - filePath: The path of the file. Don't pass it.
///   - line: The line of the call. Don't pass it.
///   - column: The column of the call. Don't pass it.
/// - Returns: A stub that you add answers to.
@_disfavoredOverload
public func given<Result, Failure>(
  _ call: _AllTypesPattern<Result, Failure>, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) -> AllTypesStubbing<Result, Failure> {
  AllTypesStubbing(call, at: CodeLocation(fileID, filePath, line, column))
}

/// A stub of a generic member for all of its types, which you add answers to.
///
/// Each answer is used for a single call, and the last one for all further calls.
public final class AllTypesStubbing<Result, Failure: Error>: OpenStatement {
  private let member: _GenericMockedMember
  private let stub: AllTypesStub?

  /// The expectations, kept until the stub gets its first answer.
  private var expectedUses: [ExpectedUse] = []

  /// A Boolean value that indicates whether the stub has an answer, or a mistake was reported.
  private(set) var isFinished = false

  init(_ pattern: _AllTypesPattern<Result, Failure>, at location: CodeLocation) {
    member = pattern.member
    var stub: AllTypesStub?
    pattern._selection.ifSound(in: "given", at: location) {
      stub = AllTypesStub(for: $0.parts, at: location)
    }
    self.stub = stub
    isFinished = stub == nil
    OpenStatements.current?.insert(self)
  }

  deinit {
    if !isFinished { reportUnfinished() }
  }

  func reportUnfinished() {
    guard let stub else { return }
    isFinished = true
    Misuse.unfinishedStub(member.text(of: stub)).report(at: stub.location, for: member.settings)
  }

  /// Throws an error, regardless of the member's types.
  ///
  /// ```swift
  /// given(client.send(any())).willThrow(Offline())
  /// ```
  ///
  /// - Parameter error: The error to throw.
  @discardableResult
  public func willThrow(_ error: Failure) -> Self { add(.failure(error)) }

  /// Returns a value, regardless of the member's types.
  ///
  /// You can use this if the result type doesn't depend on the generic types.
  ///
  /// ```swift
  /// given(cache.save(any())).willReturn(true)
  /// ```
  ///
  /// - Parameter value: The value to return.
  @discardableResult
  public func willReturn(_ value: Result) -> Self { add(.success(value)) }

  /// Returns from a member without a result.
  @discardableResult
  public func willReturn() -> Self where Result == Void { add(.success(())) }

  /// Allows this stub to stay unused in a strict session.
  @discardableResult
  public func lenient() -> Self {
    stub?.allowUnused()
    return self
  }

  /// Expects that this stub answers the given number of calls, by default one.
  ///
  /// ```swift
  /// given(client.send(any())).willThrow(Offline()).expect(twice)
  /// ```
  ///
  /// - Parameter count: The expected number of calls: a number, a range, or a ``CountMatcher``.
  @discardableResult
  public func expect(_ count: some _CallCount = once) -> Self {
    guard let stub, count._countMatcher.isSound(at: stub.location) else { return self }
    let expected = ExpectedUse(
      count._countMatcher, parts: stub.parts, of: member, at: stub.location)
    stub.expect(expected)
    if isFinished { expected.begin() } else { expectedUses.append(expected) }
    return self
  }

  private func add(_ answer: CallOutcome) -> Self {
    guard let stub else { return self }
    isFinished = true
    for expected in expectedUses { expected.begin() }
    expectedUses = []
    if stub.append(answer) == 1 {
      member.insert(stub)
    } else if !member.has(stub) {
      Misuse.clearedStub(member.text(of: stub)).report(at: stub.location)
    }
    return self
  }
}

/// A stub that you add answers to, without the type of its closures.
///
/// Some methods of `Stubbing` accept only certain closures. They constrain `Function` to a type
/// such as `(repeat each Argument) throws(Thrown) -> Result`. Systems before macOS 15 and iOS 18
/// can't look up this type at run time, so the methods are implemented in this class. Move the
/// implementations to `Stubbing` when macOS 15 and iOS 18 are the oldest supported systems.
@_documentation(visibility: private)
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
  func forward(to target: ForwardingTarget) {
    isFinished = true
    selection?.forward(to: target)
    if !expectedUses.isEmpty { reportExpectedForwarding() }
  }

  private func reportExpectedForwarding() {
    Misuse.expectedForwarding(selection?.text ?? "").report(at: location)
  }

  /// Adds a behavior, which becomes a new stub or the next link of the existing stub's chain.
  @discardableResult
  func add(_ behavior: Behavior<Result, Failure>) -> Self {
    guard let selection else { return self }
    isFinished = true
    if let stub {
      change(stub, of: selection) { $0.append(behavior) }
    } else {
      let first =
        sideEffects.isEmpty ? behavior : ChainBehavior(behavior, sideEffects: sideEffects)
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
    guard stub != nil || !isFinished else { return reportExpectedForwarding() }
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
