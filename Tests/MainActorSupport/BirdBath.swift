/// A nonisolated class that isn't `Sendable`.
nonisolated public final class Drop: Equatable {
  public let size: Int

  public init(size: Int) {
    self.size = size
  }

  public static func == (left: Drop, right: Drop) -> Bool { left.size == right.size }
}

/// An error of a bird bath without water.
nonisolated public enum Shortage: Error { case water }

/// A protocol with one member of each kind that is isolated to the main actor, because it doesn't
/// state an isolation and the main actor is this module's default.
public protocol BirdBath: AnyObject {
  var depth: Int { get set }
  var visitor: Drop { get async throws }
  func fill(_ drop: Drop) -> Bool
  func drain() throws(Shortage) -> Int
  func splash(_ drop: Drop) async throws -> Int
  func rinse(_ drop: Drop) async
  func warm(_ body: () async throws -> Int) async rethrows -> Int
  func heat(_ body: @escaping () async throws -> Int) async throws -> Int
  func bathe<Guest>(_ guest: Guest) -> Guest
  nonisolated func label(_ number: Int) -> String
  nonisolated var maker: String { get }
  subscript(day: Int) -> String { get set }
  subscript(drop drop: Drop) -> Drop { get set }
  static func count(of drop: Drop) -> Int
  static var limit: Int { get set }
  init(depth: Int) throws
}

/// A protocol that refines an isolated protocol and `Sendable`.
public protocol WarmBath: BirdBath, Sendable {
  func cool(by degrees: Int) -> Int
}

public protocol LabelledBath: Hashable, Identifiable, CustomStringConvertible {
  var id: Int { get }
}

public protocol BathError: Error {
  var depth: Int { get }
}

/// A protocol with an associated type.
public protocol Basin<Water> {
  associatedtype Water
  subscript(drop: Int) -> Water { get set }
  func pour(_ water: Water) async -> Water?
}

/// A protocol that's nonisolated by its own modifier, unlike `Pump` and `River.Branch`.
nonisolated public protocol Spring {
  var flow: Int { get set }
  subscript(hour: Int) -> Int { get set }
  func run(_ drop: Drop) async -> Int
}

/// A protocol whose async members and closures run in their caller's isolation by default.
nonisolated public protocol Watcher {
  var onDrop: (Drop) async -> Int { get set }
  var latest: Drop { get async }
  func watch<Answer>(_ drop: Drop, with body: (Drop) async throws -> Answer) async throws -> Answer
  func wait(for drop: Drop, _ body: (Drop) async throws(Shortage) -> Int) async throws(Shortage)
    -> Int
  func later(_ body: @escaping (Drop) async -> Void)
  func elsewhere(_ body: @concurrent (Int) async -> Int) async -> Int
  static func count(_ body: (Drop) async -> Int) async -> Int
  subscript(body: (Drop) async -> Int) -> Int { get set }
}

public protocol Pump: Actor {
  func pump(_ strokes: Int) -> Int
  nonisolated static func fill(_ drop: Drop) async -> Int
}

nonisolated public enum River {
  public protocol Branch {
    func flow(_ drop: Drop) -> Int
  }
}

/// A class that's isolated by default, unlike `Leak`, because errors can't be isolated.
open class Fountain {
  open var jets: [Int] = []

  public init(jets: [Int] = []) {
    self.jets = jets
  }

  open func play(_ drop: Drop) async throws -> Int { drop.size }
  open func play(_ drop: Drop, with body: () async -> Int) async -> Int { await body() }
  nonisolated open func sign() -> String { "fountain" }
  open subscript(jet: Int) -> Int {
    get { jets[jet] }
    set { jets[jet] = newValue }
  }
  open class func height() -> Int { 3 }
}

open class Leak: Error, @unchecked Sendable {
  public init() {}

  open func size(of drop: Drop) -> Int { drop.size }
}

/// A protocol whose aliases a class inherits.
public protocol Refillable {
  associatedtype Water
  typealias Level = Int
  typealias Report = (Level) -> Void
  typealias Supply = [Water]
  var level: Level { get }
}

/// A class whose conformance is isolated by default.
open class Dish: Refillable {
  public typealias Water = Drop

  open var level: Level { 3 }

  public init() {}

  open func refill(from supply: Supply, _ report: Report?) -> Level? { nil }
}

/// A nonisolated protocol with a single isolated member.
nonisolated public protocol Sill {
  @MainActor func perch() -> Int
}

/// An isolated protocol that refines a nonisolated protocol.
public protocol Ledge: Sill {}
