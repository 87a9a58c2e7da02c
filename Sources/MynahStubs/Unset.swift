internal import MynahCore

extension ThrowingStub: _StubType {
  /// Returns a placeholder for a property whose stub isn't set yet.
  ///
  /// A call to the placeholder is reported as a failure that names the property.
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
  /// - Parameters:
  ///   - property: The name of the property, for failure messages.
  ///   - fileID: The file of the call. Don't pass it.
  ///   - filePath: The path of the file. Don't pass it.
  ///   - line: The line of the call. Don't pass it.
  ///   - column: The column of the call. Don't pass it.
  /// - Returns: A stub without answers.
  public static func unset(
    _ property: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> ThrowingStub {
    _unset(_StubOrigin(property: property, location: CodeLocation(fileID, filePath, line, column)))
  }

  public static func _unset(_ origin: _StubOrigin) -> ThrowingStub { ThrowingStub(_unset: origin) }

  public var _isMissing: Bool { false }
}
