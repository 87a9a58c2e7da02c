internal import MynahCore

/// Calls to implicitly unwrapped stub properties.
///
/// A call through a property that is nil is reported as a failure that names the property. Without
/// this extension, the process would only crash.
extension Optional {
  /// Answers a call and records it, or reports a failure if no stub is set.
  ///
  /// ```swift
  /// final class MockBird: Bird {
  ///   var flyStub: ThrowingStub<String, Int, any Error>!
  ///
  ///   func fly(to place: String) throws -> Int { try flyStub(place) }
  /// }
  /// ```
  ///
  /// If a test doesn't set `flyStub`, the failure explains this. A stub with `any Error` also throws
  /// the failure. With any other type of error, and in a ``Stub``, the process stops, because the
  /// call can't return or throw anything:
  ///
  /// ```text
  /// Unexpected call: no stub is set for flyStub, which threw this failure.
  /// It is called by fly(to:) at MockBird.swift:4.
  /// Called with: "Oslo"
  /// Write: flyStub = ThrowingStub(defaultResult: .success(<#Int#>))
  /// ```
  ///
  /// - Parameters:
  ///   - arguments: The arguments of the call.
  ///   - function: The member that makes the call, for failure messages. Don't pass it.
  ///   - fileID: The file of the call. Don't pass it.
  ///   - filePath: The path of the file. Don't pass it.
  ///   - line: The line of the call. Don't pass it.
  ///   - column: The column of the call. Don't pass it.
  /// - Returns: The return value of the stub.
  /// - Throws: The error of the stub. If no stub is set, the failure is thrown if `ErrorType` is
  ///   `any Error`. Otherwise, the process stops.
  public func callAsFunction<Arguments, ReturnType, ErrorType, Direct>(
    _ arguments: Arguments, function: StaticString = #function, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column, _: Direct = ()
  ) throws(ErrorType) -> ReturnType
  where Wrapped == ThrowingStub<Arguments, ReturnType, ErrorType> {
    try stub(calledBy: function, at: CodeLocation(fileID, filePath, line, column))(
      arguments, fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Answers a call without arguments, or reports a failure if no stub is set.
  ///
  /// ```swift
  /// var landStub: ThrowingStub<Void, Void, any Error>!
  /// func land() throws { try landStub() }
  /// ```
  ///
  /// - Parameters:
  ///   - function: The member that makes the call, for failure messages. Don't pass it.
  ///   - fileID: The file of the call. Don't pass it.
  ///   - filePath: The path of the file. Don't pass it.
  ///   - line: The line of the call. Don't pass it.
  ///   - column: The column of the call. Don't pass it.
  /// - Returns: The return value of the stub.
  /// - Throws: The error of the stub. If no stub is set, the failure is thrown if `ErrorType` is
  ///   `any Error`. Otherwise, the process stops.
  public func callAsFunction<ReturnType, ErrorType, Direct>(
    function: StaticString = #function, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column, _: Direct = ()
  ) throws(ErrorType) -> ReturnType where Wrapped == ThrowingStub<Void, ReturnType, ErrorType> {
    try self(
      (), function: function, fileID: fileID, filePath: filePath, line: line, column: column)
  }
}

extension Optional where Wrapped: _StubType {
  /// Returns the wrapped stub, or a stub whose failure names the property that isn't set.
  private func stub(calledBy function: StaticString, at location: CodeLocation) -> Wrapped {
    self
      ?? Wrapped._unset(
        _StubOrigin(
          property: SourceLine(at: location)?.name(before: location.column),
          caller: "\(function)", location: location))
  }
}
