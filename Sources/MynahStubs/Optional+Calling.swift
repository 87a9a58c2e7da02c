internal import MynahCore

/// An implicitly unwrapped property is called as it is, so that the call of one that is nil is a failure
/// that names the property, and not only a trap of Swift.
extension Optional {
  /// Answers a call and records it; a failure where no stub is set.
  ///
  /// ```swift
  /// final class MockBird: Bird {
  ///   var chirpStub: Stub<Int, Bool>!
  ///
  ///   func chirp(volume: Int) -> Bool { chirpStub(volume) }
  /// }
  /// ```
  ///
  /// A test that forgets to set `chirpStub` is told so, and the process stops, for there is nothing to
  /// return:
  ///
  /// ```text
  /// Unexpected call: no stub is set for chirpStub, and nothing can be returned in its place.
  /// It is called by chirp(volume:) at MockBird.swift:4.
  /// Called with: 42
  /// Write: chirpStub = Stub(defaultReturnValue: <#Bool#>)
  /// ```
  ///
  /// - `arguments`: What the stub is called with.
  /// - `function`: The member that calls it, which the failure names; leave it out.
  /// - `fileID`, `filePath`, `line`, `column`: Where it is called; leave them out.
  /// - Returns: What the stub returns.
  public func callAsFunction<Arguments, ReturnType>(
    _ arguments: Arguments, function: StaticString = #function, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> ReturnType where Wrapped == Stub<Arguments, ReturnType> {
    stub(calledBy: function, at: CodeLocation(fileID, filePath, line, column))(
      arguments, fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Answers a call without arguments and records it; a failure where no stub is set.
  ///
  /// ```swift
  /// var nameStub: Stub<Void, String>!
  /// var name: String { nameStub() }
  /// ```
  ///
  /// - `function`: The member that calls it, which the failure names; leave it out.
  /// - `fileID`, `filePath`, `line`, `column`: Where it is called; leave them out.
  /// - Returns: What the stub returns.
  public func callAsFunction<ReturnType>(
    function: StaticString = #function, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> ReturnType where Wrapped == Stub<Void, ReturnType> {
    self(
      (), function: function, fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Answers a call and records it; a failure where no stub is set.
  ///
  /// ```swift
  /// var flyStub: ThrowingStub<String, Int, any Error>!
  /// func fly(to place: String) throws -> Int { try flyStub(place) }
  /// ```
  ///
  /// ```text
  /// Unexpected call: no stub is set for flyStub, which threw this failure.
  /// It is called by fly(to:) at MockBird.swift:4.
  /// Called with: "Oslo"
  /// Write: flyStub = ThrowingStub(defaultResult: .success(<#Int#>))
  /// ```
  ///
  /// - `arguments`: What the stub is called with.
  /// - `function`: The member that calls it, which the failure names; leave it out.
  /// - `fileID`, `filePath`, `line`, `column`: Where it is called; leave them out.
  /// - Returns: What the stub returns.
  /// - Throws: What the stub throws. Where none is set, the failure, if `ErrorType` is `any Error`; else the
  ///   process stops.
  public func callAsFunction<Arguments, ReturnType, ErrorType>(
    _ arguments: Arguments, function: StaticString = #function, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws(ErrorType) -> ReturnType
  where Wrapped == ThrowingStub<Arguments, ReturnType, ErrorType> {
    try stub(calledBy: function, at: CodeLocation(fileID, filePath, line, column))(
      arguments, fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Answers a call without arguments and records it; a failure where no stub is set.
  ///
  /// ```swift
  /// var landStub: ThrowingStub<Void, Void, any Error>!
  /// func land() throws { try landStub() }
  /// ```
  ///
  /// - `function`: The member that calls it, which the failure names; leave it out.
  /// - `fileID`, `filePath`, `line`, `column`: Where it is called; leave them out.
  /// - Returns: What the stub returns.
  /// - Throws: What the stub throws. Where none is set, the failure, if `ErrorType` is `any Error`; else the
  ///   process stops.
  public func callAsFunction<ReturnType, ErrorType>(
    function: StaticString = #function, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws(ErrorType) -> ReturnType where Wrapped == ThrowingStub<Void, ReturnType, ErrorType> {
    try self(
      (), function: function, fileID: fileID, filePath: filePath, line: line, column: column)
  }
}

extension Optional where Wrapped: _StubType {
  /// The stub that was set, or one that says by which name it was not.
  private func stub(calledBy function: StaticString, at location: CodeLocation) -> Wrapped {
    self
      ?? Wrapped._unset(
        _StubOrigin(
          property: SourceLine(at: location)?.name(before: location.column),
          caller: "\(function)", location: location))
  }
}
