public import MynahSyntax

/// Why a type can not be mocked, and where that is written.
public struct Refusal: Error, Hashable, Sendable {
  /// The type as other files write it.
  public let typeName: String

  /// The file that holds the reason.
  public let path: String

  /// The place in the file.
  public let position: SourcePosition

  /// The reason, as a clause without a final period.
  public let reason: String

  /// What was wanted of the type.
  public var style = Style.mock
}

extension Refusal: CustomStringConvertible {
  /// The refusal as compilers print it.
  public var description: String {
    "\(path):\(position): warning: \(typeName) can not be \(style.participle): \(reason)"
  }
}
