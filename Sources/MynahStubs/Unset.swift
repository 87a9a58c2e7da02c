internal import MynahCore

extension Stub: _StubType {
  /// A stub for a property until one is set; a call of it is a failure that names the property.
  ///
  /// ```swift
  /// nonisolated(unsafe) var chirpStub: Stub<Int, Bool> = .unset("chirpStub")
  /// ```
  ///
  /// - `property`: The property's name.
  /// - `fileID`, `filePath`, `line`, `column`: Where it is called; leave them out.
  public static func unset(
    _ property: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> Stub {
    _unset(_StubOrigin(property: property, location: CodeLocation(fileID, filePath, line, column)))
  }

  public static func _unset(_ origin: _StubOrigin) -> Stub { Stub(_unset: origin) }

  public var _isMissing: Bool { false }
}

extension ThrowingStub: _StubType {
  /// A stub for a property until one is set; a call of it is a failure that names the property.
  ///
  /// ```swift
  /// nonisolated(unsafe) var flyStub: ThrowingStub<String, Int, any Error> = .unset("flyStub")
  /// ```
  ///
  /// - `property`: The property's name.
  /// - `fileID`, `filePath`, `line`, `column`: Where it is called; leave them out.
  public static func unset(
    _ property: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> ThrowingStub {
    _unset(_StubOrigin(property: property, location: CodeLocation(fileID, filePath, line, column)))
  }

  public static func _unset(_ origin: _StubOrigin) -> ThrowingStub { ThrowingStub(_unset: origin) }

  public var _isMissing: Bool { false }
}
