/// What refines the protocols of the standard library.
public protocol Ringed: Hashable, CustomStringConvertible, Codable, Identifiable, Error {
  var ring: Int { get }
}

/// A protocol with associated types, all of them primary.
public protocol Flock<Member>: Sendable {
  associatedtype Member: Sendable
  var members: [Member] { get set }
  func join(_ member: Member) -> Bool
}

/// A protocol with an associated type that is no primary one.
public protocol Journal<Entry> {
  associatedtype Entry
  associatedtype Key: Hashable
  func entry(for key: Key) throws -> Entry?
}

/// A protocol that says what its parent's associated type is.
public protocol NumberedFlock: Flock where Member == Int {
  func sum() -> Int
}

/// What is isolated to the main actor.
@MainActor
public protocol Perch: AnyObject {
  var height: Int { get set }
  func move(by distance: Int) async throws -> Int
  func sit()
}

/// What is an actor.
public protocol Keeper: Actor {
  var eggs: [String] { get }
  func collect(_ egg: String) async
  func sell(_ egg: String) throws -> Int
}

/// A protocol inside of a type.
public enum Aviary {
  public struct Seed: Equatable, Sendable {
    public var kind: String

    public init(kind: String) {
      self.kind = kind
    }
  }

  public protocol Feeder {
    func feed(_ seed: Seed) -> [Seed]
    init(capacity: Int) throws
  }
}

/// What two tasks may use at once.
public protocol Counter: Sendable {
  func next(_ number: Int) -> Int
  func record(_ number: Int)
}
