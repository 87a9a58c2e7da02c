extension ThrowingStub {
  /// Creates a stub that returns a value when the queue is empty.
  ///
  /// ```swift
  /// bird.flyStub = ThrowingStub(defaultReturnValue: 3)
  /// ```
  ///
  /// - Parameters:
  ///   - defaultReturnValue: The return value of calls when the queue is empty.
  ///   - resultQueue: The results of the first calls, in order.
  ///   - fileID: The file of the call. Don't pass it.
  ///   - filePath: The path of the file. Don't pass it.
  ///   - line: The line of the call. Don't pass it.
  ///   - column: The column of the call. Don't pass it.
  public convenience init(
    defaultReturnValue: ReturnType, resultQueue: [Result<ReturnType, ErrorType>] = [],
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    self.init(
      defaultResult: .success(defaultReturnValue), resultQueue: resultQueue, fileID: fileID,
      filePath: filePath, line: line, column: column)
  }

  /// Creates a stub that throws an error when the queue is empty.
  ///
  /// ```swift
  /// bird.flyStub = ThrowingStub(defaultError: Storm.rain, resultQueue: [.success(3)])
  /// ```
  ///
  /// - Parameters:
  ///   - defaultError: The error that calls throw when the queue is empty.
  ///   - resultQueue: The results of the first calls, in order.
  ///   - fileID: The file of the call. Don't pass it.
  ///   - filePath: The path of the file. Don't pass it.
  ///   - line: The line of the call. Don't pass it.
  ///   - column: The column of the call. Don't pass it.
  public convenience init(
    defaultError: ErrorType, resultQueue: [Result<ReturnType, ErrorType>] = [],
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    self.init(
      defaultResult: .failure(defaultError), resultQueue: resultQueue, fileID: fileID,
      filePath: filePath, line: line, column: column)
  }
}

/// Shorthands for functions without a return value, whose results are only errors.
///
/// A nil error means that the call returns normally.
extension ThrowingStub where ReturnType == Void {
  /// Creates a stub that can answer any number of calls.
  ///
  /// ```swift
  /// bird.landStub = ThrowingStub(defaultError: nil, errorQueue: [.rain, nil])
  /// ```
  ///
  /// - Parameters:
  ///   - defaultError: The error that calls throw when the queue is empty, or nil to return
  ///     normally.
  ///   - errorQueue: The errors that the first calls throw, in order. Use nil for a call that
  ///     returns normally.
  ///   - fileID: The file of the call. Don't pass it.
  ///   - filePath: The path of the file. Don't pass it.
  ///   - line: The line of the call. Don't pass it.
  ///   - column: The column of the call. Don't pass it.
  public convenience init(
    defaultError: ErrorType?, errorQueue: [ErrorType?] = [], fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    self.init(
      defaultResult: Result(error: defaultError), resultQueue: errorQueue.map(Result.init(error:)),
      fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Creates a stub that answers one call for each element of the queue.
  ///
  /// ```swift
  /// bird.landStub = ThrowingStub(errorQueue: [.rain, nil])
  /// ```
  ///
  /// Any further call is reported as a failure, as with
  /// ``init(resultQueue:fileID:filePath:line:column:)``.
  ///
  /// - Parameters:
  ///   - errorQueue: The errors that the calls throw, in order. Use nil for a call that returns
  ///     normally.
  ///   - fileID: The file of the call. Don't pass it.
  ///   - filePath: The path of the file. Don't pass it.
  ///   - line: The line of the call. Don't pass it.
  ///   - column: The column of the call. Don't pass it.
  public convenience init(
    errorQueue: [ErrorType?], fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    self.init(
      resultQueue: errorQueue.map(Result.init(error:)), fileID: fileID, filePath: filePath,
      line: line, column: column)
  }

  /// The error that calls throw when the queue is empty, or nil if they return normally.
  ///
  /// If the stub doesn't have a default, reading this property is reported as a failure, as with
  /// ``defaultResult``.
  public var defaultError: ErrorType? {
    get { defaultResult.error }
    set { defaultResult = Result(error: newValue) }
  }

  /// The errors that the next calls throw, in order, with nil for calls that return normally.
  public var errorQueue: [ErrorType?] {
    get { resultQueue.map(\.error) }
    set { resultQueue = newValue.map(Result.init(error:)) }
  }
}

extension Result {
  var error: Failure? {
    guard case .failure(let error) = self else { return nil }
    return error
  }
}

extension Result where Success == Void {
  init(error: Failure?) {
    self = error.map { .failure($0) } ?? .success(())
  }
}
