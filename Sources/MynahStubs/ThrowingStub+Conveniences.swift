extension ThrowingStub {
  /// Makes a stub that returns a value when the queue is empty.
  ///
  /// ```swift
  /// bird.flyStub = ThrowingStub(defaultReturnValue: 3)
  /// ```
  ///
  /// - `defaultReturnValue`: What calls return when the queue is empty.
  /// - `resultQueue`: What the first calls return or throw, one each.
  /// - `fileID`, `filePath`, `line`, `column`: Where it is called; leave them out.
  public convenience init(
    defaultReturnValue: ReturnType, resultQueue: [Result<ReturnType, ErrorType>] = [],
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    self.init(
      defaultResult: .success(defaultReturnValue), resultQueue: resultQueue, fileID: fileID,
      filePath: filePath, line: line, column: column)
  }

  /// Makes a stub that throws an error when the queue is empty.
  ///
  /// ```swift
  /// bird.flyStub = ThrowingStub(defaultError: Storm.rain, resultQueue: [.success(3)])
  /// ```
  ///
  /// - `defaultError`: What calls throw when the queue is empty.
  /// - `resultQueue`: What the first calls return or throw, one each.
  /// - `fileID`, `filePath`, `line`, `column`: Where it is called; leave them out.
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

/// What returns nothing needs only errors; nil returns normally.
extension ThrowingStub where ReturnType == Void {
  /// Makes a stub that always has an answer.
  ///
  /// ```swift
  /// bird.landStub = ThrowingStub(defaultError: nil, errorQueue: [.rain, nil])
  /// ```
  ///
  /// - `defaultError`: What calls throw when the queue is empty; nil to return normally.
  /// - `errorQueue`: What the first calls throw, one each; nil to return normally.
  /// - `fileID`, `filePath`, `line`, `column`: Where it is called; leave them out.
  public convenience init(
    defaultError: ErrorType?, errorQueue: [ErrorType?] = [], fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    self.init(
      defaultResult: Result(error: defaultError), resultQueue: errorQueue.map(Result.init(error:)),
      fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Makes a stub that answers as many calls as the queue has elements.
  ///
  /// ```swift
  /// bird.landStub = ThrowingStub(errorQueue: [.rain, nil])
  /// ```
  ///
  /// A call more is a failure, as with ``init(resultQueue:fileID:filePath:line:column:)``.
  ///
  /// - `errorQueue`: What the calls throw, one each; nil to return normally.
  /// - `fileID`, `filePath`, `line`, `column`: Where it is called; leave them out.
  public convenience init(
    errorQueue: [ErrorType?], fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    self.init(
      resultQueue: errorQueue.map(Result.init(error:)), fileID: fileID, filePath: filePath,
      line: line, column: column)
  }

  /// What calls throw when the queue is empty; nil where they return normally.
  ///
  /// Where there is no default, reading it is a failure, as with ``defaultResult``.
  public var defaultError: ErrorType? {
    get { defaultResult.error }
    set { defaultResult = Result(error: newValue) }
  }

  /// What the next calls throw, one each; nil where they return normally.
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
