extension HeldCalls {
  /// Lets a call go on, which returns a value: the first one that is held, or the next one that comes.
  ///
  /// ```swift
  /// flight.resume(returning: 42)
  /// ```
  ///
  /// - `value`: What the call returns.
  /// - `fileID`, `filePath`, `line`, `column`: Where it is called; leave them out.
  public func resume(
    returning value: Result, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    let location = CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    holder.resume(nil, with: .success(value), at: location)
  }

  /// Lets the call with a number go on, which returns a value.
  ///
  /// ```swift
  /// flight.resume(call: 2, returning: 42)
  /// ```
  ///
  /// A call goes on once:
  ///
  /// ```text
  /// Call #2 of bird.fly(to: any()) is resumed, but it was resumed at BirdTests.swift:12.
  /// Resume each call once: its calls say which are held.
  /// ```
  ///
  /// - `number`: The call's place among the calls of this stub, counted from 1.
  /// - `value`: What the call returns.
  /// - `fileID`, `filePath`, `line`, `column`: Where it is called; leave them out.
  public func resume(
    call number: Int, returning value: Result, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    let location = CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    holder.resume(number, with: .success(value), at: location)
  }

  /// Lets a call go on, which throws: the first one that is held, or the next one that comes.
  ///
  /// ```swift
  /// flight.resume(throwing: Storm.rain)
  /// ```
  ///
  /// - `error`: What the call throws.
  /// - `fileID`, `filePath`, `line`, `column`: Where it is called; leave them out.
  public func resume(
    throwing error: Failure, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    let location = CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    holder.resume(nil, with: .failure(error), at: location)
  }

  /// Lets the call with a number go on, which throws.
  ///
  /// ```swift
  /// flight.resume(call: 2, throwing: Storm.rain)
  /// ```
  ///
  /// - `number`: The call's place among the calls of this stub, counted from 1.
  /// - `error`: What the call throws.
  /// - `fileID`, `filePath`, `line`, `column`: Where it is called; leave them out.
  public func resume(
    call number: Int, throwing error: Failure, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    let location = CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    holder.resume(number, with: .failure(error), at: location)
  }

  /// Lets all calls go on that are held, which return a value.
  ///
  /// ```swift
  /// flight.resumeAll(returning: 42)
  /// ```
  ///
  /// - `value`: What the calls return.
  /// - `fileID`, `filePath`, `line`, `column`: Where it is called; leave them out.
  public func resumeAll(
    returning value: Result, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    let location = CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    holder.resumeAll(with: .success(value), at: location)
  }

  /// Lets all calls go on that are held, which throw.
  ///
  /// ```swift
  /// flight.resumeAll(throwing: Storm.rain)
  /// ```
  ///
  /// - `error`: What the calls throw.
  /// - `fileID`, `filePath`, `line`, `column`: Where it is called; leave them out.
  public func resumeAll(
    throwing error: Failure, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    let location = CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    holder.resumeAll(with: .failure(error), at: location)
  }
}

extension HeldCalls where Result == Void {
  /// Lets a call go on: the first one that is held, or the next one that comes.
  ///
  /// ```swift
  /// rest.resume()
  /// ```
  ///
  /// - `fileID`, `filePath`, `line`, `column`: Where it is called; leave them out.
  public func resume(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    resume(returning: (), fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Lets the call with a number go on.
  ///
  /// ```swift
  /// rest.resume(call: 2)
  /// ```
  ///
  /// - `number`: The call's place among the calls of this stub, counted from 1.
  /// - `fileID`, `filePath`, `line`, `column`: Where it is called; leave them out.
  public func resume(
    call number: Int, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    resume(
      call: number, returning: (), fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Lets all calls go on that are held.
  ///
  /// ```swift
  /// rest.resumeAll()
  /// ```
  ///
  /// - `fileID`, `filePath`, `line`, `column`: Where it is called; leave them out.
  public func resumeAll(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    resumeAll(returning: (), fileID: fileID, filePath: filePath, line: line, column: column)
  }
}
