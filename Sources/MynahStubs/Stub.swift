internal import MynahCore

/// A stub of a nonthrowing function or property in a handwritten mock.
///
/// ```swift
/// final class MockBird: Bird {
///   var chirpStub: Stub<Int, Bool>!
///
///   func chirp(volume: Int) -> Bool { chirpStub(volume) }
/// }
///
/// let bird = MockBird()
/// bird.chirpStub = Stub(defaultReturnValue: false, returnValueQueue: [true])
/// ```
///
/// Each call takes the next value from the queue, or the default if the queue is empty. You can
/// call a stub from any thread, and each value in the queue answers exactly one call.
public final class Stub<Arguments, ReturnType> {
  let core: StubCore<Arguments, ReturnType, Never>

  /// Creates a stub that can answer any number of calls.
  ///
  /// ```swift
  /// bird.chirpStub = Stub(defaultReturnValue: false, returnValueQueue: [true, true])
  /// ```
  ///
  /// - `defaultReturnValue`: The return value of calls when the queue is empty.
  /// - `returnValueQueue`: The return values of the first calls, in order.
  /// - `fileID`, `filePath`, `line`, `column`: The location of the call. Don't pass these.
  public init(
    defaultReturnValue: ReturnType, returnValueQueue: [ReturnType] = [],
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    core = StubCore(
      defaultAnswer: .success(defaultReturnValue), queue: returnValueQueue.map { .success($0) },
      origin: _StubOrigin(location: CodeLocation(fileID, filePath, line, column)))
  }

  /// Creates a stub that answers one call for each value in the queue.
  ///
  /// ```swift
  /// bird.chirpStub = Stub(returnValueQueue: [true])
  /// ```
  ///
  /// Any further call is reported as a failure and stops the process, because it can't return a
  /// value:
  ///
  /// ```text
  /// Unexpected call: no value is left for call #2 of Stub<Int, Bool>, and there's no value to return instead.
  /// Its queue had 1 value, and no default is set. Stub made at BirdTests.swift:12.
  /// Called with: 42
  /// Write: Stub(defaultReturnValue: <#Bool#>)
  /// ```
  ///
  /// - `returnValueQueue`: The return values of the calls, in order.
  /// - `fileID`, `filePath`, `line`, `column`: The location of the call. Don't pass these.
  public init(
    returnValueQueue: [ReturnType], fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    core = StubCore(
      defaultAnswer: nil, queue: returnValueQueue.map { .success($0) },
      origin: _StubOrigin(location: CodeLocation(fileID, filePath, line, column)))
  }

  /// Creates a placeholder for a property whose stub isn't set.
  ///
  /// ``Stubbed`` calls this.
  ///
  /// - Parameter origin: The property that the placeholder belongs to.
  public init(_unset origin: _StubOrigin) {
    core = StubCore(defaultAnswer: nil, queue: [], origin: origin)
  }

  /// The return value of calls when the queue is empty.
  ///
  /// If you created the stub without a default, you can set one here. Until then, ``hasDefault`` is
  /// false, and reading this property is reported as a failure and stops the process.
  ///
  /// ```text
  /// The default of the Stub<Int, Bool> made at BirdTests.swift:12 was read, but isn't set.
  /// Set a default first, or check hasDefault.
  /// ```
  public var defaultReturnValue: ReturnType {
    get { core.requireDefault(of: Self.self).get() }
    set { core.defaultAnswer = .success(newValue) }
  }

  /// A Boolean value that indicates whether calls are answered when the queue is empty.
  public var hasDefault: Bool { core.defaultAnswer != nil }

  /// The return values of the next calls, in order.
  ///
  /// You can change the queue at any time. If other threads call the stub meanwhile, append values
  /// with ``enqueue(_:)``, which is atomic.
  public var returnValueQueue: [ReturnType] {
    get { core.queue.map { $0.get() } }
    set { core.queue = newValue.map { .success($0) } }
  }

  /// Appends values to the queue, even while other threads call the stub.
  ///
  /// ```swift
  /// bird.chirpStub.enqueue(true, false)
  /// ```
  ///
  /// - Parameter returnValues: The values to append. Each one answers one call after the current
  ///   queue is used up.
  public func enqueue(_ returnValues: ReturnType...) {
    core.enqueue(returnValues.map { .success($0) })
  }

  /// Answers a call and records it.
  ///
  /// ```swift
  /// func chirp(volume: Int) -> Bool { chirpStub(volume) }
  /// ```
  ///
  /// If the queue is empty and the stub doesn't have a default, the call is reported as a failure
  /// and stops the process. ``init(returnValueQueue:fileID:filePath:line:column:)`` shows the
  /// message.
  ///
  /// - `arguments`: The arguments of the call.
  /// - `fileID`, `filePath`, `line`, `column`: The location of the call. Don't pass these.
  /// - Returns: The next value in the queue, or the default if the queue is empty.
  public func callAsFunction(
    _ arguments: Arguments, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> ReturnType {
    core.answer(
      arguments, type: Self.self, example: "Stub(defaultReturnValue: <#\(ReturnType.self)#>)",
      at: CodeLocation(fileID, filePath, line, column))
  }
}

// The compiler can't check this conformance: all mutable state is in `core`, behind a lock.
extension Stub: @unchecked Sendable where Arguments: Sendable, ReturnType: Sendable {}

extension Stub where Arguments == Void {
  /// Answers a call without arguments and records it.
  ///
  /// ```swift
  /// var name: String { nameStub() }
  /// ```
  ///
  /// - Returns: The next value in the queue, or the default if the queue is empty.
  public func callAsFunction(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> ReturnType {
    self((), fileID: fileID, filePath: filePath, line: line, column: column)
  }
}

extension Stub where ReturnType == Void {
  /// Creates a stub of a function that doesn't return a value.
  ///
  /// ```swift
  /// bird.singStub = Stub()
  /// ```
  public convenience init(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    self.init(
      defaultReturnValue: (), fileID: fileID, filePath: filePath, line: line, column: column)
  }
}
