/// A location in a source file, such as the location of a mock, a stub, or an expectation.
public struct CodeLocation: Sendable {
  /// The names of a file that aren't literals, because a test helper received them as a value.
  private final class ReceivedNames: Sendable {
    let (fileID, filePath): (String, String)

    init(fileID: String, filePath: String) {
      self.fileID = fileID
      self.filePath = filePath
    }
  }

  private let staticFileID: StaticString

  /// The full path of the file, in the type that XCTest requires.
  ///
  /// If the location was received as a value, this is the path of `generated`.
  package let staticFilePath: StaticString

  /// The names that replace the literals, or nil if the literals are the names.
  private var receivedNames: ReceivedNames?

  /// The line number, counted from 1.
  public let line: UInt

  /// The column number, counted from 1.
  public let column: UInt

  /// Creates a location in a source file.
  ///
  /// Pass the values of `#fileID`, `#filePath`, `#line`, and `#column`.
  public init(fileID: StaticString, filePath: StaticString, line: UInt, column: UInt) {
    staticFileID = fileID
    staticFilePath = filePath
    self.line = line
    self.column = column
  }

  /// Creates a location from the location parameters of another function.
  package init(
    _ fileID: StaticString, _ filePath: StaticString, _ line: UInt, _ column: UInt
  ) {
    self.init(fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Creates a location that a test helper received as a value.
  package init(receivedFileID fileID: String, filePath: String, line: Int, column: Int) {
    let generated = Self.generated
    self.init(generated.staticFileID, generated.staticFilePath, UInt(line), UInt(column))
    receivedNames = ReceivedNames(fileID: fileID, filePath: filePath)
  }

  /// The location of objects that a test doesn't create in its code, such as static members.
  public static let generated = CodeLocation(
    fileID: "Mynah/generated", filePath: "generated", line: 1, column: 1)

  /// The names of the module and the file, such as `BirdTests/ChirpTests.swift`.
  public var fileID: String { receivedNames?.fileID ?? staticFileID.description }

  /// The full path of the file.
  public var filePath: String { receivedNames?.filePath ?? staticFilePath.description }

  /// A Boolean value that indicates whether `staticFilePath` is the path of the file.
  package var hasStaticFilePath: Bool { receivedNames == nil }

  /// The name of the file and the line number, such as `ChirpTests.swift:12`.
  public var brief: String {
    let fileID = fileID
    return "\(fileID.split(separator: "/").last.map(String.init) ?? fileID):\(line)"
  }
}
