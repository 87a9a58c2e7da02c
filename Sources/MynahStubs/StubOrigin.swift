package import MynahCore

/// Where a stub comes from, for the failure that says that it has no answer.
public struct _StubOrigin: Sendable {
  /// The property that the stub stands in for while none is set; nil for a stub that was set.
  let property: String?

  /// The function that calls the property, where that is known instead of its declaration.
  let caller: String?
  let location: CodeLocation

  package init(property: String? = nil, caller: String? = nil, location: CodeLocation) {
    self.property = property
    self.caller = caller
    self.location = location
  }
}

extension CodeLocation {
  init(_ fileID: StaticString, _ filePath: StaticString, _ line: UInt, _ column: UInt) {
    self.init(fileID: fileID, filePath: filePath, line: line, column: column)
  }
}
