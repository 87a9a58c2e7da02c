/// The parameters by which a function learns where it is called.
struct LocationParameters {
  private let prefix: String

  /// - Parameter others: The other parameters of the function, whose names come first.
  init(beside others: [ParameterModel] = []) {
    let names = ["fileID", "filePath", "line", "column"]
    let isTaken = others.contains { names.contains($0.name) || names.contains($0.label ?? "") }
    prefix = isTaken ? "__" : ""
  }

  /// The parameters as they are declared.
  var declarations: [String] {
    [
      "\(prefix)fileID: StaticString = #fileID", "\(prefix)filePath: StaticString = #filePath",
      "\(prefix)line: UInt = #line", "\(prefix)column: UInt = #column",
    ]
  }

  /// The place that they tell of.
  var location: String {
    "CodeLocation(fileID: \(prefix)fileID, filePath: \(prefix)filePath, line: \(prefix)line,"
      + " column: \(prefix)column)"
  }
}
