/// A place in a source file.
public struct SourcePosition: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// The line, counted from 1.
  public var line: Int

  /// The column in UTF-8 bytes, counted from 1.
  public var column: Int

  /// Creates a position.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  /// Orders positions as they follow each other in the file.
  public static func < (lhs: SourcePosition, rhs: SourcePosition) -> Bool {
    lhs.line == rhs.line ? lhs.column < rhs.column : lhs.line < rhs.line
  }

  /// The position as compilers print it.
  public var description: String { "\(line):\(column)" }
}
