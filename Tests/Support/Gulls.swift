/// An actor that members are isolated to.
@globalActor public actor Sea {
  public static let shared = Sea()
}

/// What no other thread may have.
public struct Catch {
  public var fish: [String]
  public init(_ fish: String...) { self.fish = fish }
}

/// What can not be copied.
public struct Shell: ~Copyable {
  public let owner: Catch
  public init(_ owner: Catch) { self.owner = owner }
}

/// Declarations that a generated program had: each of them was once more than a mock could do.
public protocol Gull {
  init(_ alarm: inout (() -> Int))
  func dive(`self`: Int, result: Int) -> Int
  func hide(_argument: Int, _ hash: Int, _ pattern: Int, _ set: Int, _ await: Int) -> Int
  func take(_ prey: sending Catch) -> sending Catch
  func hear(_ cry: sending (@Sendable () -> Int)) -> Int
  // Swift 6.1 crashes at what fulfils it.
  #if compiler(>=6.2)
    func list<each Egg>(_ eggs: (repeat each Egg)) -> Int
  #endif
  func swap<Void, Never>(_ first: Void, _ second: Never) -> [Void]
  @Sea func sink(by depth: Int) -> Int
  @Sea func visit(_ other: any CustomStringConvertible, _ tag: AnyObject) async -> String
  @MainActor func share(_ prey: inout Catch) async throws -> Int
  @MainActor func brood(_ egg: consuming Shell?) async -> Int
  @MainActor func wait(for prey: @autoclosure @Sendable () -> Catch) async -> Int
  func split(_ prey: sending (Catch, other: (Catch, any CustomStringConvertible))) -> Int
  @MainActor func show(_ prey: @autoclosure () -> Catch) async
  subscript(_ place: Int, _ place: Int) -> Int { get }
  subscript(late index: @autoclosure () -> Int) -> Int { get set }
  subscript(all indices: Int...) -> Int { get set }
  subscript(kept index: @autoclosure @escaping () -> Int) -> Int { get set }
  func mob(_ cry: sending (() -> Int)) -> Int
  func bury(_ prey: consuming (Catch, depth: Int)) -> Int
  func list() -> (_ place: Int) throws -> Void
  @MainActor func echo(_ cry: borrowing () -> Int) async -> Int
  subscript(nothing indices: Int...) -> () { get set }
  // Swift 6.2 crashes at a subscript that is isolated to an index.
  #if compiler(>=6.3)
    subscript(heard cry: () -> Int, on actor: isolated (any Actor)?) -> Int { get async }
  #endif
  // Swift 6.1 finds no Failure.
  #if compiler(>=6.2)
    func crash<Failure: Error>() throws(Failure)
  #endif
  subscript<Prey>(caught places: Int...) -> Prey { get }
  subscript<Prey>(_ prey: [Prey], left rest: @autoclosure @escaping () throws -> ()) -> Void {
    get set
  }
  func sort(_ kind: sending (any CustomStringConvertible).Type) -> Int
  func follow<Flock: Sequence>(_ flock: Flock) -> Int where Flock.Element == [Self]
  func rest(for nights: @autoclosure () -> [Void]) -> Int
}

/// A bird whose name nobody needs an actor for, though some ask for less.
public protocol Tern: Identifiable, Crier, RingBearer {
  @MainActor var id: Int { get }
}

/// What is heard on the main actor.
public protocol Crier {
  @MainActor func ring() -> String
}

/// What has a ring.
public protocol RingBearer {
  var number: Int { get }
  var getNumber: Int { get }
  func ring() -> String
}

/// An actor that is made of what is no actor's alone.
public protocol Albatross: Actor, Codable {
  var span: Int { get }
}

/// What is made of what no actor can be sent.
public protocol Hatchling {
  init(_ egg: Catch)
}

/// An actor that other protocols make of values, one of which is known by a property alone.
public protocol Prion: Actor, Hatchling, RawRepresentable {
  nonisolated var rawValue: Int { get }
}

/// An actor whose protocol is nobody's, and which is made of a value of any type.
nonisolated public protocol Kittiwake: Actor, RawRepresentable {}

/// An actor that has nothing but an initializer.
public protocol Fledgling: Actor, Decodable {}

/// An actor whose protocol is nobody's.
nonisolated public protocol Fulmar: Actor {
  func hold(_ prey: Catch) async -> Int
}

// Swift 6.2 fails at an override that takes a () of another owner.
#if compiler(>=6.3)
  /// A class whose initializer and methods hand on what compilers have trouble with.
  @MainActor open class Shearwater {
    public init(_ nothing: borrowing Void) {}
    open func glide(on actor: isolated (any Actor)?) -> Int { 2 }
  }
#endif

/// A class without an initializer that a mock can call alone, and with arguments that suspend.
open class Skua {
  public init(_ prey: sending (Catch, cry: () -> Int)) {}
  open func chase(_ other: @autoclosure @escaping () async -> Int) async -> Int { await other() }
}

/// A class that other modules can not subclass, with nothing in it that says so.
public class Pelican {
  public init() {}
}

/// A class whose initializer alone is isolated.
open class Heron {
  public let count: Int
  @Sea open var isOnSea: Bool { true }
  @MainActor public init() { count = 1 }
}

/// A class of which one member can not be overridden.
open class Stork {
  public init() {}
  open func count<each Egg>(_ eggs: repeat each Egg) -> Int { 3 }
  open func first(`self`: Int) -> Int { `self` }
}

/// A class with an initializer that no subclass can call, and a method that only its parentheses tell from a
/// property.
open class Guillemot {
  public let fish: [String]
  public init() { fish = [] }
  public required init(_ fish: String...) { self.fish = fish }
  public init<Failure: Error>(to depth: Int) throws(Failure) { fish = [] }
  open func land() async -> Int { 1 }
  open var land: String { "rock" }
  open func call(_ cry: sending (@convention(c) () -> Int)) -> Int { cry() }
  open func dive<Failure: Error>(to depth: Int) throws(Failure) {}
  open var description: Int { get async { 1 } }
  open class func ring<Owner: Guillemot & CustomStringConvertible>(_ owner: sending Owner) {}
  open func store(
    _ cry: sending (() -> Int), rest: @autoclosure @escaping () throws -> Int
  ) -> Int { 0 }
}

// Swift 6.2 fails at a cast to a generic class in the result of an override.
#if compiler(>=6.3)
  /// A generic class whose generic methods return what it is.
  open class Puffin<Egg> {
    public init() {}
    open func mate(_ other: some CustomStringConvertible) -> Self { self }
    open func chick(_ name: some CustomStringConvertible) -> Self? { self }
    open func nest() -> Self? where Egg: Sendable { self }
    open func raise(_ name: some CustomStringConvertible) async throws -> Self { self }
  }
#endif

/// A class of which other modules do not know whether a subclass inherits its initializer.
public class Razorbill {
  public let fish: Int
  init() { fish = 0 }
  public required convenience init(fish: Int) { self.init() }
}

/// A class that is no actor's though what it inherits its initializer from is.
nonisolated open class Egret: Heron {}

/// What two protocols say of one property, where a type that is open belongs to another.
public protocol Surveyor {
  var count: Int { get }
}

public protocol Headcount: Surveyor {
  associatedtype Flock: Sequence
  var count: Flock.Element { get }
}

/// What is a closure by an associated type escapes.
public protocol Caller {
  associatedtype Call where Call == () -> Int
  func answer(_ call: Call) -> Int
  var nothing: () -> [Void.Type] { get }
}

/// What has two subscripts that only their results tell apart.
public protocol Ledge {
  subscript(place: Int) -> any Sendable { get }
  subscript(place: Int) -> Int { get }
}

/// What can always be made, though a protocol that refines it asks for less.
public protocol Hatched {
  init()
}

public protocol Addled: Hatched {
  init?()
}

/// A class with a generic parameter that has the name of a type its superclass returns.
open class Cormorant<Catch>: Whaler {}

/// A class that returns what a subclass calls something else.
open class Whaler {
  public init() {}
  open func haul() -> Catch { Catch() }
  open func land<Key>() async -> (Key) -> Int { { _ in 1 } }
  open var land: Int { 2 }
  open func open() -> () -> Shell? { { nil } }
}

/// A class that is no actor's because its superclass is not.
open class Bittern: Egret {}

/// An actor that is made of what can not be sent to it, or is decoded.
public protocol Noddy: Actor, Decodable {
  init(_ prey: Catch)
}

/// A class of an actor that inherits an initializer which suspends and belongs to none.
@MainActor open class Killdeer: Plover {}

/// A class that is made while others run.
nonisolated open class Plover {
  public let eggs: Int
  public init(laying eggs: Int) async { self.eggs = eggs }
}

/// What two protocols say of one property, each by an associated type of its own.
public protocol Clutch {
  associatedtype Egg: Hashable
  var eggs: [Egg] { get }
}

public protocol Brood<Chick>: Clutch {
  associatedtype Chick: Sendable
  var eggs: [Chick] { get set }
  func hatch(_ egg: Egg) -> Chick
}

/// A class that has a method of the name of its superclass's property.
class Dowitcher: Whimbrel {
  func bill() {}
}

open class Whimbrel {
  var bill: Int { 3 }
  public init() {}
}

/// What throws in an actor's hands what it is called like.
@MainActor public protocol Dunlin<Error>: Error {
  associatedtype Error
  var error: Error { get }
}

infix operator <+> : AdditionPrecedence
prefix operator <?>

/// An actor with operators, which other files use before it is read.
public protocol Scale: Actor {
  var weight: Int { get }
  static func <+> (left: Self, right: Int) -> Int
  static func ^ (left: Self, right: Self) -> Bool
  static func + (left: Self, right: Int) -> Int
  static prefix func <?> (scale: Self) -> Int
  static prefix func ... (scale: Self) -> Int
  static postfix func ... (scale: Self) -> Int
}

/// What refines a protocol of which all but one requirement has an implementation.
public protocol Dice: RandomNumberGenerator {
  var sides: Int { get }
}

/// What has methods of the names by which a subscript is stubbed.
public protocol Perchery {
  subscript(place: Int) -> Int { get set }
  func getSubscript(_ place: Int) -> Int
  func setSubscript(_ place: Int, newValue: Int)
}

/// What is made of something that can not be sent, while others run.
nonisolated public protocol Hoarder {
  init(hoard: Catch) async
}

/// An actor that is made of it, too.
public protocol Jackdaw: Actor, Hoarder {
  init(_ prey: Catch)
  func peck() -> Int
}

/// What is compared, and is a list of something that is not always.
public protocol Ledger<Entry>: Accounted where State == [Entry] {
  associatedtype Entry
  func settle(_ entry: Entry) -> State
}

public protocol Accounted<State> {
  associatedtype State: Equatable
  var state: State { get }
}

/// What has an identifier that has a hash only where what it is made of has one.
public protocol LegRing<Mark>: Identifiable {
  associatedtype Mark
  var id: [String: Mark]? { get }
}

/// A property that tells what another protocol leaves open, by what this one leaves open.
public protocol Abacus<Bead>: Accounted {
  associatedtype Bead
  var state: Bead? { get }
}

/// What says again, of the type that it settles, what the protocol that it refines says of any type.
public protocol EggTally: EggCounter where Count == Int {
  init?(count: Int)
  func add(_ count: Int, to name: String) -> [Int]
  subscript(count: Int) -> Bool { get }
}

public protocol EggCounter {
  associatedtype Count
  init?(count: Count)
  func add(_ count: Count, to name: String) throws -> [Count]
  subscript(count: Count) -> Bool { get }
}

/// As messages that are generated from a schema have them.
public protocol Choice: RawRepresentable, Hashable, Sendable {
  init()
  init?(rawValue: Int)
  var rawValue: Int { get }
}

#if compiler(>=5.7)
  public protocol GrainFeed<Grain>: GrainBin { func pour(_ grain: Grain) }
  public protocol GrainBin<Grain> { associatedtype Grain }
#else
  public protocol GrainFeed: GrainBin { func pour(_ grain: Grain) }
  public protocol GrainBin { associatedtype Grain }
#endif

/// What has an alias of the name of what another type is generic over.
public struct Mill { public typealias Grain = String }

/// A class that must be waited for, and another way to make it that a subclass can not call.
open class Gannet {
  public init() async {}
  private init(span: Int) {}
  public required convenience init(from span: Int) { self.init(span: span) }
}

/// Protocols with aliases of one name, which are one type to Swift, and one that no text tells.
public protocol HatchFeed {
  associatedtype Hatchling
  typealias Completion = (Result<Hatchling, any Error>) -> Void
  func hatch(_ completion: @escaping Completion)
}

public protocol FledgeFeed {
  #if os(Windows)
    typealias Weight = Float
  #else
    typealias Weight = Int
  #endif
  typealias Completion = (Result<Weight, any Error>) -> Void
  func fledge(_ completion: @escaping Completion)
  var weight: Weight { get set }
}

public protocol BroodFeed: HatchFeed, FledgeFeed {
  func feed(_ weights: [Self.Weight], of hatchling: Hatchling) -> Weight?
}

/// A protocol that says twice what a type is, once by the type itself.
public protocol CountedBin: SeedBin<Int> where Seed == ArraySlice<Seed>.Index {}

public protocol SeedBin<Seed> {
  associatedtype Seed
  var seed: Seed { get }
}

/// A class whose types have the names of what mocks name, and of what its superclass means otherwise.
open class Dovekie {
  public init() {}
  open func state(_ state: ShellState) -> Result<ShellState, any Error> { .success(state) }
  open func guest(_ guest: Jaeger) -> Dovekie { self }
  open func greet(_ greeting: (Dovekie) -> Void) { greeting(self) }
}

public enum ShellState: Sendable { case open }

open class Jaeger: Dovekie {
  public enum ShellState: Sendable { case closed }
  public struct Result: Equatable {
    public init() {}
  }
  public struct CallPattern {}
  public struct MockingContext {}
  public enum Never {}
  public typealias Void = Result
  open func close(_ state: ShellState) -> Void { Void() }
  open func wait(_ action: () -> Int) async {}
  override open func guest(_ guest: Dovekie?) -> Jaeger { self }
  override open func greet(_ greeting: (Jaeger) -> ()) { greeting(self) }
}

/// A protocol that asks for more where a condition holds, which holds nowhere, than objects can be asked for.
public protocol Buoy {
  #if FOGHORN
    func ring()
    var depth: Depth { get set }
  #endif
  func ring() throws
  var depth: Int { get }
  #if os(Linux)
    var height: Int { get }
  #endif
}

/// A protocol that asks for the same under another condition, which may hold as well.
public protocol Sandbar: Buoy {
  #if !os(Windows)
    var height: Int { get }
  #endif
}

/// A member that takes a type of the protocol, and returns one of the protocol that is refined.
public protocol SeedVault: SeedBin {
  associatedtype Shelf
  func seed(on shelf: Shelf) -> Seed
}

/// A type that is told by another protocol, and has the name of one that mocks need.
public protocol SeedCount: SeedTally {
  associatedtype Never
  var count: Never { get }
}

public protocol SeedTally { var count: Int { get } }

/// Initializers of which neither fulfils the other: one that neither fails nor throws does.
public protocol Hatchable { init?(weight: Int) }

public protocol Brancher: Hatchable { init(weight: Int) throws }

/// Members that take what has no value, so that nobody can call them.
public protocol Phoenix {
  func rise(from ash: Never) -> Int
  func rest(_ ash: (Never, Int), in nest: Nowhere) async
  func burn(_ wing: @autoclosure () -> Never) -> Int
  subscript(ash: Never) -> Int { get set }
  var ash: Never { get set }
}

public enum Nowhere {}

/// A class with two methods of which what either returns is an object.
open class Bonxie {
  public init() {}
  open func land() -> AnyObject { self }
  open func land() -> Self { self }
}

/// A class that declares types which its head, unlike its body, knows nothing of.
open class Merlin<Failure: Error, Prey>: Falconid where Prey: Comparable {
  public struct Error {}
  public enum Comparable {}
  public enum Falconid {}
  public override init() { super.init() }
  open func chase(_ prey: Prey) -> Result<Error, Failure> { .success(Error()) }
}

open class Falconid {
  public init() {}
  open func stoop() -> Int { 1 }
}

/// Types of what can be any object, which are not types of objects.
public protocol Darter {
  associatedtype Fish where Fish == AnyObject
  func dive(for fish: Fish, _ kinds: [Fish.Type]) -> Fish
}

/// A class that something has to be done to make, with a method that may suspend.
open class Twite {
  public init() throws {}
  open func call() -> Int { 1 }
  open func call() async -> Int { 2 }
}

/// Closures that are handed functions which end with their call, and rethrow what these throw.
public protocol Brambling {
  func nest(_ body: (() -> Int) throws -> Int) rethrows -> Int
  func roost(_ body: (() -> Int, Int) throws -> Int, or other: (Shriek) throws -> Int) rethrows
}

public typealias Shriek = () -> Int

/// Closures of an actor that may suspend, and are handed what can not be sent.
@MainActor public protocol Hawfinch {
  func nest(_ body: (() -> Int) async throws -> Int) async rethrows -> Int
  func crack(_ body: (Seed) async throws -> Int) async rethrows -> Int
  func split(_ body: (inout Seed) async throws -> Int) async rethrows -> Int
}

public final class Seed {
  public let weight: Int
  public init(weight: Int) { self.weight = weight }
}

/// A class whose superclass is made of a type that has the name of one which the class declares.
open class Siskin: Carduelid<[Seed]> {
  private struct Seed {}
}

open class Carduelid<Food> {
  public init() {}
  open func eat(_ food: Food) -> Int { 0 }
}

/// A global actor inside of a type, by the name that it has there.
public enum Estuary {
  @globalActor public actor Ebb { public static let shared = Ebb() }

  @Ebb public protocol Curlew {
    func probe(_ mud: @escaping @Ebb (Int) -> Int) -> Int
  }
}

/// A class whose superclass is made of a type that has the name of one which the mock inherits.
open class Linnet: Carduelid<[Seed]> {
  public struct Seed {}
  open func drop(_ seed: Seed) -> Int { 0 }
}
