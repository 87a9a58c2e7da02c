/// A protocol that is mocked in compositions with `Diver`.
public protocol Swimmer {
  var name: String { get }
  func swim(to shore: String) -> Int
}

public protocol Diver: AnyObject {
  var name: String { get set }
  func dive(_ depth: Int) throws
  static func limit() -> Int
}

/// A protocol that already includes `Diver`, so a composition of both adds nothing.
public protocol PearlDiver: Diver {
  func pearls() -> [String]
}

/// An alias for a composition of protocols.
public typealias Otter = Diver & Swimmer

/// A protocol that shares its associated type with `EggStore`.
public protocol Hatchery<Egg> {
  associatedtype Egg
  func brood() -> Egg
}

public protocol EggStore<Egg> {
  associatedtype Egg
  func keep(_ egg: Egg)
}
