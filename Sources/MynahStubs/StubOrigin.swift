package import MynahCore

/// The origin of a stub, which is named in failures about unanswered calls.
public struct _StubOrigin: Sendable {
  /// The name of the property without a stub.
  ///
  /// It's nil if the stub was set, or if the name isn't known.
  let property: String?

  /// The function that called the property, or nil if the location isn't the location of a call.
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
