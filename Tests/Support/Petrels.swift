/// A protocol for tests with large and unusual values.
public protocol Petrel: AnyObject {
  func hold(_ value: Any) -> Int
  func sort(_ numbers: [Int]) -> Int
  func read(_ text: String) -> Int
  func show(_ banner: Banner) -> Int
}

/// A value that counts how often its description is read.
public struct Banner: CustomStringConvertible {
  /// A counter of the descriptions that were read.
  public final class Log: @unchecked Sendable {
    public var count = 0

    public init() {}
  }

  public let text: String
  public let log: Log

  public init(_ text: String, _ log: Log) {
    self.text = text
    self.log = log
  }

  public var description: String {
    log.count += 1
    return text
  }
}
