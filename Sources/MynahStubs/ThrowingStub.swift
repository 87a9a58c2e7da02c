internal import MynahCore

/// A stub of a throwing function or property in a handwritten mock.
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
/// Each call takes the next result from the queue, or the default if the queue is empty. You can
/// call a stub from any thread, and each result in the queue answers exactly one call.
public final class ThrowingStub<Arguments, ReturnType, ErrorType: Error> {
  let state: Locked<State>
  let origin: _StubOrigin

  /// The observers of the calls, or nil if the system doesn't have the module Observation.
  let observers = makeObservers()

  /// Creates a stub that can answer any number of calls.
  ///
  /// ```swift
  /// bird.flyStub = ThrowingStub(defaultResult: .success(3), resultQueue: [.failure(Storm.rain)])
  /// ```
  ///
  /// - Parameters:
  ///   - defaultResult: The result of calls when the queue is empty.
  ///   - resultQueue: The results of the first calls, in order.
  ///   - fileID: The file of the call. Don't pass it.
  ///   - filePath: The path of the file. Don't pass it.
  ///   - line: The line of the call. Don't pass it.
  ///   - column: The column of the call. Don't pass it.
  public init(
    defaultResult: Result<ReturnType, ErrorType>, resultQueue: [Result<ReturnType, ErrorType>] = [],
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    state = Locked(State(defaultResult: defaultResult, reversedQueue: resultQueue.reversed()))
    origin = _StubOrigin(location: CodeLocation(fileID, filePath, line, column))
  }

  /// Creates a stub that answers one call for each result in the queue.
  ///
  /// ```swift
  /// bird.flyStub = ThrowingStub(resultQueue: [.success(3)])
  /// ```
  ///
  /// Any further call is reported as a failure. If `ErrorType` is `any Error`, the call also throws
  /// the failure. Otherwise, the process stops:
  ///
  /// ```text
  /// Unexpected call: no value is left for call #2 of ThrowingStub<String, Int, Error>, which threw this failure.
  /// Its queue had 1 value, and no default is set. Stub made at BirdTests.swift:12.
  /// Called with: "Oslo"
  /// Write: ThrowingStub(defaultResult: .success(<#Int#>))
  /// ```
  ///
  /// - Parameters:
  ///   - resultQueue: The results of the calls, in order.
  ///   - fileID: The file of the call. Don't pass it.
  ///   - filePath: The path of the file. Don't pass it.
  ///   - line: The line of the call. Don't pass it.
  ///   - column: The column of the call. Don't pass it.
  public init(
    resultQueue: [Result<ReturnType, ErrorType>], fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    state = Locked(State(reversedQueue: resultQueue.reversed()))
    origin = _StubOrigin(location: CodeLocation(fileID, filePath, line, column))
  }

  /// Creates a placeholder for a property whose stub isn't set.
  ///
  /// ``Stubbed`` calls this.
  ///
  /// - Parameter origin: The property that the placeholder belongs to.
  init(_unset origin: _StubOrigin) {
    state = Locked(State(reversedQueue: []))
    self.origin = origin
  }

  /// The result of calls when the queue is empty.
  ///
  /// If you created the stub without a default, you can set one here. Until then, ``hasDefault`` is
  /// false, and reading this property is reported as a failure and stops the process.
  ///
  /// ```text
  /// The default of the ThrowingStub<String, Int, Error> made at BirdTests.swift:12 was read, but isn't set.
  /// Set a default first, or check hasDefault.
  /// ```
  public var defaultResult: Result<ReturnType, ErrorType> {
    get {
      if let result = state.withLock({ $0.defaultResult }) { return result }
      let failure = MockFailure.misuse(
        """
        The default of the \(Self.name) made at \(origin.location.brief) was read, but isn't set.
        Set a default first, or check hasDefault.
        """)
      failure.report(at: origin.location)
      fatalError(failure.description)
    }
    set { state.update { $0.defaultResult = newValue } }
  }

  /// A Boolean value that indicates whether calls are answered when the queue is empty.
  public var hasDefault: Bool { state.withLock { $0.defaultResult != nil } }

  /// The results of the next calls, in order.
  ///
  /// You can change the queue at any time. If other threads call the stub meanwhile, append results
  /// with ``enqueue(_:)-(Result<ReturnType,ErrorType>...)``, which is atomic.
  public var resultQueue: [Result<ReturnType, ErrorType>] {
    get { state.withLock { $0.reversedQueue }.reversed() }
    set { state.update { $0.reversedQueue = newValue.reversed() } }
  }

  /// Appends results to the queue, even while other threads call the stub.
  ///
  /// ```swift
  /// bird.flyStub.enqueue(.success(4), .failure(Storm.rain))
  /// ```
  ///
  /// - Parameter results: The results to append. Each one answers one call after the current queue
  ///   is used up.
  public func enqueue(_ results: Result<ReturnType, ErrorType>...) {
    append(results)
  }

  /// Appends results to the queue while holding the lock.
  func append(_ results: [Result<ReturnType, ErrorType>]) {
    state.withLock { $0.reversedQueue.insert(contentsOf: results.reversed(), at: 0) }
  }

  /// Answers a call and records it.
  ///
  /// ```swift
  /// func fly(to place: String) throws -> Int { try flyStub(place) }
  /// ```
  ///
  /// - Parameters:
  ///   - arguments: The arguments of the call.
  ///   - fileID: The file of the call. Don't pass it.
  ///   - filePath: The path of the file. Don't pass it.
  ///   - line: The line of the call. Don't pass it.
  ///   - column: The column of the call. Don't pass it.
  ///   - direct: A value that only a direct call has. Don't pass it.
  /// - Returns: The value of the next result in the queue, or of the default if the queue is empty.
  /// - Throws: The error of that result. If the queue is empty and no default is set, the failure
  ///   is thrown if `ErrorType` is `any Error`. Otherwise, the process stops.
  public func callAsFunction<Direct>(
    _ arguments: Arguments, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column, _ direct: Direct = ()
  ) throws(ErrorType) -> ReturnType {
    // Only a direct call determines `Direct`. References such as `stub.callAsFunction` therefore
    // have the type of the next method, whose parameters are only the arguments.
    try answer(arguments, at: CodeLocation(fileID, filePath, line, column))
  }

  /// Answers a call that is made through a reference, and records it.
  ///
  /// ```swift
  /// let durations = try ["Oslo", "Rome"].map(bird.flyStub.callAsFunction)
  /// ```
  ///
  /// If the call fails, the location of the failure is the line that created the stub, because a
  /// reference doesn't know its callers.
  ///
  /// - Parameter arguments: The arguments of the call.
  /// - Returns: The value of the next result in the queue, or of the default if the queue is empty.
  /// - Throws: The error of that result, or the failure.
  @_disfavoredOverload
  public func callAsFunction(_ arguments: Arguments) throws(ErrorType) -> ReturnType {
    try answer(arguments, at: origin.location)
  }
}

// The compiler can't check this conformance: all mutable state is behind a lock.
extension ThrowingStub: @unchecked Sendable where Arguments: Sendable, ReturnType: Sendable {}

extension ThrowingStub where Arguments == Void {
  /// Answers a call without arguments and records it.
  ///
  /// ```swift
  /// func land() throws { try landStub() }
  /// ```
  ///
  /// - Returns: The value of the next result in the queue, or of the default if the queue is empty.
  /// - Throws: The error of that result. If the queue is empty and no default is set, the failure
  ///   is thrown if `ErrorType` is `any Error`. Otherwise, the process stops.
  public func callAsFunction<Direct>(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column, _: Direct = ()
  ) throws(ErrorType) -> ReturnType {
    try answer((), at: CodeLocation(fileID, filePath, line, column))
  }

  /// Answers a call without arguments that is made through a reference, and records it.
  ///
  /// ```swift
  /// let land: () throws -> Void = bird.landStub.callAsFunction
  /// ```
  ///
  /// - Returns: The value of the next result in the queue, or of the default if the queue is empty.
  /// - Throws: The error of that result, or the failure.
  @_disfavoredOverload
  public func callAsFunction() throws(ErrorType) -> ReturnType {
    try answer((), at: origin.location)
  }
}
