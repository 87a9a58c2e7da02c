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
///
/// A `Stub` is a ``ThrowingStub`` that can't throw, so it also has the properties and methods of
/// ``ThrowingStub``.
public typealias Stub<Arguments, ReturnType> = ThrowingStub<Arguments, ReturnType, Never>

/// Shorthands for functions that can't throw, whose results are only return values.
extension ThrowingStub where ErrorType == Never {
  /// Creates a stub that can answer any number of calls.
  ///
  /// ```swift
  /// bird.chirpStub = Stub(defaultReturnValue: false, returnValueQueue: [true, true])
  /// ```
  ///
  /// - Parameters:
  ///   - defaultReturnValue: The return value of calls when the queue is empty.
  ///   - returnValueQueue: The return values of the first calls, in order.
  ///   - fileID: The file of the call. Don't pass it.
  ///   - filePath: The path of the file. Don't pass it.
  ///   - line: The line of the call. Don't pass it.
  ///   - column: The column of the call. Don't pass it.
  public convenience init(
    defaultReturnValue: ReturnType, returnValueQueue: [ReturnType],
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    self.init(
      defaultResult: .success(defaultReturnValue),
      resultQueue: returnValueQueue.map { .success($0) }, fileID: fileID, filePath: filePath,
      line: line, column: column)
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
  /// - Parameters:
  ///   - returnValueQueue: The return values of the calls, in order.
  ///   - fileID: The file of the call. Don't pass it.
  ///   - filePath: The path of the file. Don't pass it.
  ///   - line: The line of the call. Don't pass it.
  ///   - column: The column of the call. Don't pass it.
  public convenience init(
    returnValueQueue: [ReturnType], fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    self.init(
      resultQueue: returnValueQueue.map { .success($0) }, fileID: fileID, filePath: filePath,
      line: line, column: column)
  }

  /// The return value of calls when the queue is empty.
  ///
  /// If you created the stub without a default, you can set one here. Until then,
  /// ``ThrowingStub/hasDefault`` is false, and reading this property is reported as a failure and
  /// stops the process.
  ///
  /// ```text
  /// The default of the Stub<Int, Bool> made at BirdTests.swift:12 was read, but isn't set.
  /// Set a default first, or check hasDefault.
  /// ```
  public var defaultReturnValue: ReturnType {
    get { defaultResult.get() }
    set { defaultResult = .success(newValue) }
  }

  /// The return values of the next calls, in order.
  ///
  /// You can change the queue at any time. If other threads call the stub meanwhile, append values
  /// with ``enqueue(_:)-(ReturnType...)``, which is atomic.
  public var returnValueQueue: [ReturnType] {
    get { resultQueue.map { $0.get() } }
    set { resultQueue = newValue.map { .success($0) } }
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
    append(returnValues.map { .success($0) })
  }
}

extension ThrowingStub where ReturnType == Void, ErrorType == Never {
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
