/// A class that `Tended` and `Visited` require.
open class Enclosure {
  public let sign: String

  public init(sign: String) { self.sign = sign }

  public convenience init() { self.init(sign: "empty") }

  open var size: Int { 3 }

  open func clean(_ corner: Int) -> String { "corner \(corner)" }

  public final func lock() -> Bool { true }
}

extension Enclosure {
  public func area() -> Int { size * size }
}

extension Enclosure: CustomStringConvertible {
  public var description: String { "Enclosure \(sign)" }
}

/// A protocol that requires a class, repeats some of its members, and adds others.
public protocol Tended: Enclosure, CustomStringConvertible {
  init(sign: String)
  var keeper: String { get set }
  var size: Int { get set }
  func clean(_ corner: Int) -> String
  func lock() -> Bool
  func area() -> Int
  func feed(_ grams: Int) async throws -> Int
}

/// A protocol that requires a class in its `where` clause.
public protocol Visited where Self: Enclosure {
  func visitors() -> Int
}

public protocol Guarded: Visited {
  associatedtype Guard
  func guards(at gate: Int) -> [Guard]
}

/// A main actor class that `Themed` requires.
@MainActor
open class Screen {
  public init() {}

  open func draw() -> Int { 1 }
}

public protocol Themed: Screen {
  func theme() -> String
}

/// A protocol that is mocked in a composition with `Screen`.
public protocol Lockable {
  func lock() -> Bool
}

/// A generic class that `SeedHopper` requires.
open class Hopper<Content> {
  public let content: Content

  public init(_ content: Content) { self.content = content }

  open func empty() -> Content { content }
}

public protocol SeedHopper: Hopper<[String]> {
  func weigh() -> Int
}
