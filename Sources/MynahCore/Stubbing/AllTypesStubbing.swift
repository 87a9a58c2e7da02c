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
  ///
  /// ```swift
  /// given(cache.remove(any())).willReturn()
  /// ```
  @discardableResult
  public func willReturn() -> Self where Result == Void { add(.success(())) }

  /// Allows this stub to stay unused in a strict session.
  ///
  /// ```swift
  /// given(cache.save(any())).lenient().willReturn(true)
  /// ```
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
    } else if !member.sharedStubs.contains(where: { $0 === stub }) {
      Misuse.clearedStub(member.text(of: stub)).report(at: stub.location)
    }
    return self
  }
}
