internal import MynahCore

extension Stub: _StubType {
  /// A stub for a property until one is set; a call of it is a failure that names the property.
  ///
  /// ```swift
  /// nonisolated(unsafe) var chirpStub: Stub<Int, Bool> = .unset("chirpStub")
  /// ```
  ///
  /// ```text
  /// Unexpected call: no stub is set for chirpStub, and nothing can be returned in its place.
  /// It is declared at MockBird.swift:2.
  /// Called with: 42
  /// Write: chirpStub = Stub(defaultReturnValue: <#Bool#>)
  /// ```
  ///
  /// - `property`: The property's name, as the failure shows it.
  /// - `fileID`, `filePath`, `line`, `column`: Where it is called; leave them out.
  /// - Returns: A stub without calls.
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
  /// ```text
  /// Unexpected call: no stub is set for flyStub, which threw this failure.
  /// It is declared at MockBird.swift:2.
  /// Called with: "Oslo"
  /// Write: flyStub = ThrowingStub(defaultResult: .success(<#Int#>))
  /// ```
  ///
  /// - `property`: The property's name, as the failure shows it.
  /// - `fileID`, `filePath`, `line`, `column`: Where it is called; leave them out.
  /// - Returns: A stub without calls.
  public static func unset(
    _ property: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> ThrowingStub {
    _unset(_StubOrigin(property: property, location: CodeLocation(fileID, filePath, line, column)))
  }

  public static func _unset(_ origin: _StubOrigin) -> ThrowingStub { ThrowingStub(_unset: origin) }

  public var _isMissing: Bool { false }
}
