/// Something in a source file that could not be parsed.
public struct Diagnostic: Equatable, Sendable, CustomStringConvertible {
  /// Where the problem is.
  public var position: SourcePosition

  /// What the problem is, without a final period.
  public var message: String

  /// The line, counted from 1.
  public var line: Int { position.line }

  /// The column in UTF-8 bytes, counted from 1.
  public var column: Int { position.column }

  /// Creates a diagnostic.
  public init(position: SourcePosition, message: String) {
    self.position = position
    self.message = message
  }

  /// The line, column and message as compilers print them.
  public var description: String { "\(position): \(message)" }
}
