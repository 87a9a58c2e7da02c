/// A place in a source file: where a mock was made, a stub was given or an expectation was verified.
public struct CodeLocation: Sendable {
  private let staticFileID: StaticString
  /// The file's full path, as XCTest takes it.
  package let staticFilePath: StaticString

  /// The line, counted from 1.
  public let line: UInt

  /// The column, counted from 1.
  public let column: UInt

  /// Names a place in a source file; pass `#fileID`, `#filePath`, `#line` and `#column` along.
  public init(fileID: StaticString, filePath: StaticString, line: UInt, column: UInt) {
    staticFileID = fileID
    staticFilePath = filePath
    self.line = line
    self.column = column
  }

  /// Creates a location from the arguments of a function that takes them.
  package init(
    _ fileID: StaticString, _ filePath: StaticString, _ line: UInt, _ column: UInt
  ) {
    self.init(fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// The place of what no line of a test made, such as the static members of a mock.
  public static let generated = CodeLocation(
    fileID: "Mynah/generated", filePath: "generated", line: 1, column: 1)

  /// The module and file name, as in `BirdTests/ChirpTests.swift`.
  public var fileID: String { staticFileID.description }

  /// The file's full path.
  public var filePath: String { staticFilePath.description }

  /// The file's name and the line, as in `ChirpTests.swift:12`.
  public var brief: String {
    let fileID = fileID
    return "\(fileID.split(separator: "/").last.map(String.init) ?? fileID):\(line)"
  }
}

extension CodeLocation: Hashable {
  /// Whether two places are the same: file, line and column.
  public static func == (left: Self, right: Self) -> Bool {
    left.line == right.line && left.column == right.column && left.filePath == right.filePath
  }

  /// Feeds the file, the line and the column to a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(line)
    hasher.combine(column)
    hasher.combine(filePath)
  }
}
