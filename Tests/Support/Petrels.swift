/// What takes values of any shape, for tests with what nobody expects.
public protocol Petrel: AnyObject {
  func carry(_ branch: Branch) -> Int
  func hold(_ value: Any) -> Int
  func count(_ bytes: [UInt8]) -> Int
  func sort(_ numbers: [Int]) -> Int
  func read(_ text: String) -> Int
  func weigh(_ weight: Double) -> Int
  func show(_ banner: Banner) -> Int
  func compare(_ egg: SpottedEgg) -> Int
  func dive(_ depth: Int) -> Int
  func sink(_ depth: Int) -> Unplaceable
}

/// A value that is as deep as one likes, and is not `Equatable`.
public indirect enum Branch {
  case leaf(Int)
  case fork([Branch])
  case twig(Branch)

  /// A leaf below so many twigs.
  public static func chain(_ depth: Int, leaf: Int = 0) -> Branch {
    (0..<depth).reduce(.leaf(leaf)) { branch, _ in .twig(branch) }
  }
}

/// A value that counts how often it describes itself.
public struct Banner: CustomStringConvertible {
  /// What is described, and how often.
  public final class Log: @unchecked Sendable {
    public var count = 0
    public var onDescription: () -> Void = {}

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
    log.onDescription()
    return text
  }
}

/// A value whose hash does not agree with `==`: eggs of one size are equal, whatever their spots.
public struct SpottedEgg: Hashable, Sendable {
  public let size: Int
  public let spots: Int

  public init(size: Int, spots: Int) {
    self.size = size
    self.spots = spots
  }

  public static func == (left: SpottedEgg, right: SpottedEgg) -> Bool { left.size == right.size }

  public func hash(into hasher: inout Hasher) { hasher.combine(spots) }
}

/// A result that nothing can stand in for.
public struct Unplaceable {
  fileprivate init() {}
}
