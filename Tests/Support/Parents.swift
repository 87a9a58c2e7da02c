/// A protocol that refines protocols of the standard library.
public protocol Ringed: Hashable, CustomStringConvertible, Codable, Identifiable, Error {
  var ring: Int { get }
}

/// A protocol whose associated type is primary.
public protocol Flock<Member>: Sendable {
  associatedtype Member: Sendable
  var members: [Member] { get set }
  func join(_ member: Member) -> Bool
}

/// A protocol with an associated type that isn't primary.
public protocol Journal<Entry> {
  associatedtype Entry
  associatedtype Key: Hashable
  func entry(for key: Key) throws -> Entry?
}

/// A protocol that constrains the associated type of its parent.
public protocol NumberedFlock: Flock where Member == Int {
  func sum() -> Int
}

/// A protocol that is isolated to the main actor.
@MainActor
public protocol Perch: AnyObject {
  var height: Int { get set }
  func move(by distance: Int) async throws -> Int
  func sit()
}

/// A protocol that only actors can conform to.
public protocol Keeper: Actor {
  var eggs: [String] { get }
  func collect(_ egg: String) async
  func sell(_ egg: String) throws -> Int
}

/// A type that contains a protocol.
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

/// A protocol whose mocks several threads use at the same time.
public protocol Counter: Sendable {
  func next(_ number: Int) -> Int
  func record(_ number: Int)
}
