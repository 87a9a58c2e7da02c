/// Protocols that are mocked together.
public protocol Swimmer {
  var name: String { get }
  func swim(to shore: String) -> Int
}

public protocol Diver: AnyObject {
  var name: String { get set }
  func dive(_ depth: Int) throws
  static func limit() -> Int
}

/// What adds nothing to a composition with `Diver`.
public protocol PearlDiver: Diver {
  func pearls() -> [String]
}

/// An alias of a composition.
public typealias Otter = Diver & Swimmer

/// Protocols that share an associated type.
public protocol Hatchery<Egg> {
  associatedtype Egg
  func brood() -> Egg
}

public protocol EggStore<Egg> {
  associatedtype Egg
  func keep(_ egg: Egg)
}
