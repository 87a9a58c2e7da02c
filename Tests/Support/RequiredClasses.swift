/// A class that protocols require.
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

/// What is an enclosure, and whose own members are mocked beside those of the class.
public protocol Tended: Enclosure, CustomStringConvertible {
  init(sign: String)
  var keeper: String { get set }
  var size: Int { get set }
  func clean(_ corner: Int) -> String
  func lock() -> Bool
  func area() -> Int
  func feed(_ grams: Int) async throws -> Int
}

/// What is an enclosure by what it refines.
public protocol Visited where Self: Enclosure {
  func visitors() -> Int
}

public protocol Guarded: Visited {
  associatedtype Guard
  func guards(at gate: Int) -> [Guard]
}

/// A class on the main actor, which protocols require.
@MainActor
open class Screen {
  public init() {}

  open func draw() -> Int { 1 }
}

public protocol Themed: Screen {
  func theme() -> String
}

/// What any screen can be as well.
public protocol Lockable {
  func lock() -> Bool
}

/// A class with a value of any type.
open class Hopper<Content> {
  public let content: Content

  public init(_ content: Content) { self.content = content }

  open func empty() -> Content { content }
}

public protocol SeedHopper: Hopper<[String]> {
  func weigh() -> Int
}
