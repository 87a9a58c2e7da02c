public import Foundation

/// How loud a parrot is, by a name that generated code has for something else.
public enum Kind: Hashable, Sendable {
  case loud
}

/// What names things as generated code does.
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

/// What hashes itself, says so twice, and has constraints on what only an alias names.
public protocol Skein: Hashable {
  associatedtype Birds: Sequence where Leader: Comparable
  typealias Leader = Birds.Element
  var birds: Birds { get }
  func hash(into hasher: inout Hasher)
  func leader() -> Leader
}

/// What is awaited bird by bird.
public protocol Migration: AsyncIteratorProtocol {
  func rest() -> Element
}

/// A class whose superclass is one of Foundation's.
open class SpeciesFormatter: NumberFormatter, @unchecked Sendable {
  open func name(of number: Int) -> String { "species \(number)" }
}

/// A class that Foundation compares.
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
