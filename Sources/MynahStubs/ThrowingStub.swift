internal import MynahCore

/// What a function or property that can throw does in a mock that is written by hand.
///
/// ```swift
/// final class MockBird: Bird {
///   var flyStub: ThrowingStub<String, Int, any Error>!
///
///   func fly(to place: String) throws -> Int { try flyStub(place) }
/// }
///
/// let bird = MockBird()
/// bird.flyStub = ThrowingStub(defaultResult: .success(3), resultQueue: [.failure(Storm.rain)])
/// ```
///
/// A call takes its result from the queue, and the default when the queue is empty. Any thread may call
/// a stub, and each result of the queue answers one call.
public final class ThrowingStub<Arguments, ReturnType, ErrorType: Error> {
  let core: StubCore<Arguments, ReturnType, ErrorType>

  /// Makes a stub that always has an answer.
  ///
  /// ```swift
  /// bird.flyStub = ThrowingStub(defaultResult: .success(3), resultQueue: [.failure(Storm.rain)])
  /// ```
  ///
  /// - `defaultResult`: What calls return or throw when the queue is empty.
  /// - `resultQueue`: What the first calls return or throw, one each.
  /// - `fileID`, `filePath`, `line`, `column`: Where it is called; leave them out.
  public init(
    defaultResult: Result<ReturnType, ErrorType>, resultQueue: [Result<ReturnType, ErrorType>] = [],
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    core = StubCore(
      defaultAnswer: defaultResult, queue: resultQueue,
      origin: _StubOrigin(location: CodeLocation(fileID, filePath, line, column)))
  }

  /// Makes a stub that answers as many calls as the queue has results.
  ///
  /// ```swift
  /// bird.flyStub = ThrowingStub(resultQueue: [.success(3)])
  /// ```
  ///
  /// A call more is a failure. Where `ErrorType` is `any Error` the call throws it too, and else the process
  /// stops:
  ///
  /// ```text
  /// Unexpected call: nothing is left to answer call #2 of ThrowingStub<String, Int, Error>, which threw this failure.
  /// Its queue had 1 value, and it has no default. It was made at BirdTests.swift:12.
  /// Called with: "Oslo"
  /// Write: ThrowingStub(defaultResult: .success(<#Int#>))
  /// ```
  ///
  /// - `resultQueue`: What the calls return or throw, one each.
  /// - `fileID`, `filePath`, `line`, `column`: Where it is called; leave them out.
  public init(
    resultQueue: [Result<ReturnType, ErrorType>], fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    core = StubCore(
      defaultAnswer: nil, queue: resultQueue,
      origin: _StubOrigin(location: CodeLocation(fileID, filePath, line, column)))
  }

  /// Makes the stub of a property for which none is set.
  ///
  /// ``Stubbed`` calls this.
  ///
  /// - Parameter origin: The property.
  public init(_unset origin: _StubOrigin) {
    core = StubCore(defaultAnswer: nil, queue: [], origin: origin)
  }

  /// What calls return or throw when the queue is empty.
  ///
  /// A stub that was made without a default can be given one here. Until then, ``hasDefault`` is false, and
  /// there is nothing to read: doing so is a failure, and stops the process.
  ///
  /// ```text
  /// The default of the ThrowingStub<String, Int, Error> made at BirdTests.swift:12 is read, but it has none.
  /// Set a default first, or ask hasDefault.
  /// ```
  public var defaultResult: Result<ReturnType, ErrorType> {
    get { core.requireDefault(of: Self.self) }
    set { core.defaultAnswer = newValue }
  }

  /// Whether calls are answered when the queue is empty.
  public var hasDefault: Bool { core.defaultAnswer != nil }

  /// What the next calls return or throw, one each.
  ///
  /// It can be changed at any time. To append while other threads call the stub, use
  /// ``enqueue(_:)``, which is one step.
  public var resultQueue: [Result<ReturnType, ErrorType>] {
    get { core.queue }
    set { core.queue = newValue }
  }

  /// Appends results to the queue, also while other threads call the stub.
  ///
  /// ```swift
  /// bird.flyStub.enqueue(.success(4), .failure(Storm.rain))
  /// ```
  ///
  /// - Parameter results: What the next calls return or throw once the queue before is empty, one each.
  public func enqueue(_ results: Result<ReturnType, ErrorType>...) {
    core.enqueue(results)
  }

  /// Answers a call and records it.
  ///
  /// ```swift
  /// func fly(to place: String) throws -> Int { try flyStub(place) }
  /// ```
  ///
  /// - `arguments`: What the stub is called with.
  /// - `fileID`, `filePath`, `line`, `column`: Where it is called; leave them out.
  /// - Returns: The value of the next result of the queue; that of the default where the queue is empty.
  /// - Throws: The error of that result. Where nothing is left to answer the call, the failure, if
  ///   `ErrorType` is `any Error`; else the process stops.
  public func callAsFunction(
    _ arguments: Arguments, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) throws(ErrorType) -> ReturnType {
    let example =
      ReturnType.self == Void.self
      ? "ThrowingStub(defaultError: nil)"
      : "ThrowingStub(defaultResult: .success(<#\(ReturnType.self)#>))"
    return try core.answer(
      arguments, type: Self.self, example: example,
      at: CodeLocation(fileID, filePath, line, column))
  }
}

// What changes is behind a lock.
extension ThrowingStub: @unchecked Sendable where Arguments: Sendable, ReturnType: Sendable {}

extension ThrowingStub where Arguments == Void {
  /// Answers a call without arguments and records it.
  ///
  /// ```swift
  /// func land() throws { try landStub() }
  /// ```
  ///
  /// - Returns: The value of the next result of the queue; that of the default where the queue is empty.
  /// - Throws: The error of that result. Where nothing is left to answer the call, the failure, if
  ///   `ErrorType` is `any Error`; else the process stops.
  public func callAsFunction(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) throws(ErrorType) -> ReturnType {
    try self((), fileID: fileID, filePath: filePath, line: line, column: column)
  }
}
