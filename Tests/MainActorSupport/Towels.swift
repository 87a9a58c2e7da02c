/// What is isolated by default together with `==`, so that nothing compares it elsewhere.
public struct Towel: Hashable {
  public var size: Int

  public init(size: Int) { self.size = size }
}

/// An enum, which the compiler compares by itself.
public enum Season { case summer, winter }

/// A list of values with an isolated `==`.
public typealias Towels = [Towel]

/// A protocol whose members take and return such values.
public protocol Linen {
  var towel: Towel { get set }
  func dry(_ towel: Towel, in season: Season) -> Int
  func fold(_ towels: Towels) async
  func iron(_ towel: @autoclosure () -> Towel) -> Int
  func hang<Hook>(_ towel: Towel, on hook: Hook) -> Hook
  subscript(towel: Towel) -> Season { get set }
  static func count(_ season: Season) -> Int
}

/// What belongs to whoever made it.
nonisolated public class Thread {
  public init() {}
}

/// A class and a protocol with members that run on no actor, though nothing else of them does.
open class Loom {
  public init() {}
  @concurrent open func weave(_ thread: Thread) async -> Int { 1 }
}

/// A class whose generic parameter is settled by closures that stay with their caller.
open class Shuttle<Warp: Sequence> where Warp.Element == (() async -> Void) {
  public init() {}
}

public protocol Spindle: Error {
  @concurrent func spin() async -> Thread
}

/// A protocol that is not isolated, whose members take such values.
nonisolated public protocol Laundry {
  func wash(_ towel: Towel) -> Int
}

/// A protocol that names a conformance of `Towel`, which is isolated as the type is.
public protocol Closet {
  var towels: Set<Towel> { get set }
  func count(_ towels: [Towel: Int]) -> Set<Towel>
  subscript(towels: [Towel: Int]) -> Int { get }
}

/// A class that names it, too.
open class Basket {
  public init(towels: Set<Towel>) {}
  open func take(_ towels: Set<Towel>) -> [Towel: Int] { [:] }
}
