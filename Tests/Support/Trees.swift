/// An error that members of `Tree` throw.
public struct Drought: Error, Equatable {
  public init() {}
}

/// A class with members of every kind, for tests of class mocks.
open class Plant {
  public var name = "plant"
  open var age: Int { 1 }

  public init(name: String) {
    self.name = name
    sprout()
  }

  open func sprout() {}

  open func water(liters: Double) -> Bool { liters > 1 }
}

open class Tree: Plant {
  /// The side of the tree that a branch grows on.
  public enum Side: Hashable, Sendable { case left, right }

  public let species = "oak"
  open var height: Int
  open var color = "green" {
    didSet { repaintings += 1 }
  }
  public private(set) var repaintings = 0
  open lazy var rings: [Int] = [1, 2, 3]
  open weak var neighbor: Tree?
  var untyped = [1: "a"].mapValues { $0 }
  open var season: Side = .left
  private var secret = 3

  public init(height: Int) {
    self.height = height
    super.init(name: "tree")
  }

  public init?(label: String) {
    guard let height = Int(label) else { return nil }
    self.height = height
    super.init(name: label)
  }

  public init(seed: Int) async throws {
    guard seed > 0 else { throw Drought() }
    height = seed
    super.init(name: "seedling")
  }

  public required init(copying other: Tree) {
    height = other.height
    super.init(name: other.name)
  }

  public convenience init(tall isTall: Bool = true) {
    self.init(height: isTall ? 100 : 1)
  }

  open override func water(liters: Double) -> Bool { liters > 10 }

  /// Increases the height, and returns the new height.
  @discardableResult
  open func grow(by meters: Int = 1) -> Int {
    height += meters
    return height
  }

  open func branch(_ side: Side, length: inout Int) throws -> Int {
    guard length > 0 else { throw Drought() }
    length -= 1
    return length
  }

  open func bloom(after days: Int) async throws(Drought) -> String {
    guard days > 0 else { throw Drought() }
    return "blossom \(days)"
  }

  open func rustle(_ words: String...) -> Int { words.count }

  open func map<Value>(_ transform: (Int) -> Value) -> Value { transform(height) }

  open func measure<Value>(_ transform: (Int) throws -> Value) rethrows -> Value {
    try transform(height)
  }

  open func twin() -> Self { self }

  open subscript(ring: Int) -> Int {
    get { rings[ring] }
    set { rings[ring] = newValue }
  }

  open subscript<Key: Hashable>(key: Key) -> Int { key.hashValue & 1 }

  open class var kingdom: String { "plants" }

  open class func plant(count: Int) -> Int { count }

  public static func count() -> Int { 7 }

  public final func fell() -> String { "timber" }

  func hidden() -> Int { grow() }

  fileprivate func unseen() -> Int { secret }
}

open class Forest<Kind> {
  open var kinds: [Kind]

  public init(_ kinds: [Kind]) {
    self.kinds = kinds
  }

  open func first(where matches: (Kind) -> Bool) -> Kind? { kinds.first(where: matches) }

  open func add(_ kind: Kind) -> Int {
    kinds.append(kind)
    return kinds.count
  }
}

/// A class whose superclass is generic and has a concrete type argument.
open class OakForest: Forest<Int> {
  open override func add(_ kind: Int) -> Int { super.add(kind) * 10 }
}

@MainActor open class Greenhouse {
  open var temperature = 20.5

  public init() {}

  open func heat(by degrees: Double) -> Double {
    temperature += degrees
    return temperature
  }

  open func heatSlowly(by degrees: Double) async -> Double { heat(by: degrees) }

  nonisolated open func address() -> String { "garden" }
}
