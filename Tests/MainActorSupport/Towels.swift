/// A type whose `==` is isolated to the main actor by default, so only the main actor compares it.
public struct Towel: Hashable {
  public var size: Int

  public init(size: Int) { self.size = size }
}

/// An enum whose `==` is synthesized by the compiler.
public enum Season { case summer, winter }

/// A list of values with an isolated `==`.
public typealias Towels = [Towel]

/// A protocol whose members take and return values with an isolated `==`.
public protocol Linen {
  var towel: Towel { get set }
  func dry(_ towel: Towel, in season: Season) -> Int
  func fold(_ towels: Towels) async
  func iron(_ towel: @autoclosure () -> Towel) -> Int
  func hang<Hook>(_ towel: Towel, on hook: Hook) -> Hook
  subscript(towel: Towel) -> Season { get set }
  static func count(_ season: Season) -> Int
}

/// A nonisolated class that isn't `Sendable`.
nonisolated public class Thread {
  public init() {}
}

/// An isolated class with a method that doesn't run on an actor.
open class Loom {
  public init() {}
  @concurrent open func weave(_ thread: Thread) async -> Int { 1 }
}

/// A class whose generic parameter must be a sequence of `nonisolated(nonsending)` closures.
open class Shuttle<Warp: Sequence> where Warp.Element == (() async -> Void) {
  public init() {}
}

public protocol Spindle: Error {
  @concurrent func spin() async -> Thread
}

/// A nonisolated protocol whose member takes a value with an isolated `==`.
nonisolated public protocol Laundry {
  func wash(_ towel: Towel) -> Int
}

/// A protocol that uses the `Hashable` conformance of `Towel`, which is isolated like the type.
public protocol Closet {
  var towels: Set<Towel> { get set }
  func count(_ towels: [Towel: Int]) -> Set<Towel>
  subscript(towels: [Towel: Int]) -> Int { get }
}

/// A protocol whose associated type can have an isolated conformance.
public protocol Shelf<Item> {
  associatedtype Item: Hashable
  var top: Item { get }
  var items: [Item] { get set }
}

/// A class that uses the isolated `Hashable` conformance of `Towel`, too.
open class Basket {
  public init(towels: Set<Towel>) {}
  open func take(_ towels: Set<Towel>) -> [Towel: Int] { [:] }
}
