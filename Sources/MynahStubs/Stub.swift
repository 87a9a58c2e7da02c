internal import MynahCore

/// What a function or property that can not throw does in a mock that is written by hand.
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
/// A call takes its value from the queue, and the default when the queue is empty. Any thread may call
/// a stub, and each value of the queue answers one call.
public final class Stub<Arguments, ReturnType> {
  let core: StubCore<Arguments, ReturnType, Never>

  /// Makes a stub that always has an answer.
  ///
  /// ```swift
  /// bird.chirpStub = Stub(defaultReturnValue: false, returnValueQueue: [true, true])
  /// ```
  ///
  /// - `defaultReturnValue`: What calls return when the queue is empty.
  /// - `returnValueQueue`: What the first calls return, one each.
  /// - `fileID`, `filePath`, `line`, `column`: Where it is called; leave them out.
  public init(
    defaultReturnValue: ReturnType, returnValueQueue: [ReturnType] = [],
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    core = StubCore(
      defaultAnswer: .success(defaultReturnValue), queue: returnValueQueue.map { .success($0) },
      origin: _StubOrigin(location: CodeLocation(fileID, filePath, line, column)))
  }

  /// Makes a stub that answers as many calls as the queue has values.
  ///
  /// ```swift
  /// bird.chirpStub = Stub(returnValueQueue: [true])
  /// ```
  ///
  /// A call more is a failure, and stops the process, for there is nothing to return:
  ///
  /// ```text
  /// Unexpected call: nothing is left to answer call #2 of Stub<Int, Bool>, and nothing can be returned in its place.
  /// Its queue had 1 value, and it has no default. It was made at BirdTests.swift:12.
  /// Called with: 42
  /// Write: Stub(defaultReturnValue: <#Bool#>)
  /// ```
  ///
  /// - `returnValueQueue`: What the calls return, one each.
  /// - `fileID`, `filePath`, `line`, `column`: Where it is called; leave them out.
  public init(
    returnValueQueue: [ReturnType], fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    core = StubCore(
      defaultAnswer: nil, queue: returnValueQueue.map { .success($0) },
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

  /// What calls return when the queue is empty.
  ///
  /// A stub that was made without a default can be given one here. Until then, ``hasDefault`` is false, and
  /// there is nothing to read: doing so is a failure, and stops the process.
  ///
  /// ```text
  /// The default of the Stub<Int, Bool> made at BirdTests.swift:12 is read, but it has none.
  /// Set a default first, or ask hasDefault.
  /// ```
  public var defaultReturnValue: ReturnType {
    get { core.requireDefault(of: Self.self).get() }
    set { core.defaultAnswer = .success(newValue) }
  }

  /// Whether calls are answered when the queue is empty.
  public var hasDefault: Bool { core.defaultAnswer != nil }

  /// What the next calls return, one each.
  ///
  /// It can be changed at any time. To append while other threads call the stub, use
  /// ``enqueue(_:)``, which is one step.
  public var returnValueQueue: [ReturnType] {
    get { core.queue.map { $0.get() } }
    set { core.queue = newValue.map { .success($0) } }
  }

  /// Appends values to the queue, also while other threads call the stub.
  ///
  /// ```swift
  /// bird.chirpStub.enqueue(true, false)
  /// ```
  ///
  /// - Parameter returnValues: What the next calls return once the queue before is empty, one each.
  public func enqueue(_ returnValues: ReturnType...) {
    core.enqueue(returnValues.map { .success($0) })
  }

  /// Answers a call and records it.
  ///
  /// ```swift
  /// func chirp(volume: Int) -> Bool { chirpStub(volume) }
  /// ```
  ///
  /// A call that nothing is left to answer is a failure, and stops the process; the initializers say its
  /// text.
  ///
  /// - `arguments`: What the stub is called with.
  /// - `fileID`, `filePath`, `line`, `column`: Where it is called; leave them out.
  /// - Returns: The next value of the queue; the default where it is empty.
  public func callAsFunction(
    _ arguments: Arguments, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> ReturnType {
    core.answer(
      arguments, type: Self.self, example: "Stub(defaultReturnValue: <#\(ReturnType.self)#>)",
      at: CodeLocation(fileID, filePath, line, column))
  }
}

// What changes is behind a lock.
extension Stub: @unchecked Sendable where Arguments: Sendable, ReturnType: Sendable {}

extension Stub where Arguments == Void {
  /// Answers a call without arguments and records it.
  ///
  /// ```swift
  /// var name: String { nameStub() }
  /// ```
  ///
  /// - Returns: The next value of the queue; the default where it is empty.
  public func callAsFunction(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> ReturnType {
    self((), fileID: fileID, filePath: filePath, line: line, column: column)
  }
}

extension Stub where ReturnType == Void {
  /// Makes a stub of what returns nothing.
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
