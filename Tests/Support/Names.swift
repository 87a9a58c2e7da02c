public import Foundation

/// The loudness of a parrot, with a type name that generated code also uses.
public enum Kind: Hashable, Sendable {
  case loud
}

/// A protocol that uses the names of generated code for its own declarations.
public protocol Parrot<Target> {
  associatedtype Target: Hashable & Sendable
  associatedtype Error: Swift.Error
  func fly(to target: inout Int)
  func land(on function: Target) throws
  func squawk(_ kind: Kind)
  func count(_: Int, _ argument1: Int) -> Int
  func rank(_ matcher0: Int, _ arguments: Int, _ hash: Int, _ pattern: Int, _ members: Int) -> Int
  func repeats<Target: Hashable>(_ target: Target, after other: Self.Target) -> [Target]
  func fail(_ error: Self.Error) throws(Self.Error)
  subscript(newValue: Int) -> Int { get set }
}

/// A protocol that repeats a requirement of `Hashable`, and constrains a type alias.
public protocol Skein: Hashable {
  associatedtype Birds: Sequence where Leader: Comparable
  typealias Leader = Birds.Element
  var birds: Birds { get }
  func hash(into hasher: inout Hasher)
  func leader() -> Leader
}

/// A protocol that refines `AsyncIteratorProtocol`.
public protocol Migration: AsyncIteratorProtocol {
  func rest() -> Element
}

/// A class whose superclass is a Foundation class.
open class SpeciesFormatter: NumberFormatter, @unchecked Sendable {
  open func name(of number: Int) -> String { "species \(number)" }
}

/// A subclass of `NSObject` that overrides `isEqual(_:)` and `hash`.
open class Plume: NSObject, @unchecked Sendable {
  public enum Error: Swift.Error {
    case lost
  }

  public let length: Int

  public init(length: Int) {
    self.length = length
  }

  override open func isEqual(_ object: Any?) -> Bool { (object as? Plume)?.length == length }
  override open var hash: Int { length }
  open func fall(onto target: inout Int) throws { throw Error.lost }
}

/// A protocol that determines an inherited associated type by declaring its property again.
public protocol Encore: Sequel {
  var next: (any Encore)? { get set }
  func soar() -> Int
}

/// A protocol with an optional property of an associated type.
public protocol Sequel {
  associatedtype Next
  var next: Next? { get set }
}

/// A class with a method that has the name of a function of the standard library.
open class Alarm {
  public let name: String

  public init(name: String) { self.name = name }

  open func fatalError(_ text: String) {}
}
