// Declarations that developers write, each in its smallest form.

import Aviary
import Foundation

// Types that only the main actor can name if it's the default.
struct Ring: Hashable, Comparable {
  var number = 1
  static func < (left: Ring, right: Ring) -> Bool { left.number < right.number }
}
struct Perch: Identifiable { var id = 1 }
struct Page<Item: Identifiable> { var items: [Item] = [] }
protocol Registry {
  var numbers: Range<Ring> { get set }
  func count(_ rings: [Ring: Int]) -> Set<Ring>
  func perches() -> Page<Perch>
  func stream() async throws -> AsyncStream<Set<Ring>>
  subscript(rings: Set<Ring>) -> Int { get }
  static func all(_ rings: Set<Ring>) -> [Ring: Int]
  static var known: Set<Ring> { get set }
}
@MainActor protocol IsolatedRegistry { func count(_ rings: [Ring: Int]) -> Set<Ring> }
protocol Log: Sendable { func write(_ lines: [Int: String]) }
class Book {
  var page = Page<Perch>()
  init(rings: Set<Ring>) {}
  func count(_ rings: [Ring: Int]) -> Set<Ring> { [] }
}
struct Client { var count: (Set<Ring>) -> [Ring: Int] }
class Row { init() {} }
extension Row: Hashable {
  static func == (left: Row, right: Row) -> Bool { left === right }
  func hash(into hasher: inout Hasher) {}
}
class LastRow: Row {}
class Table { func select(_ row: LastRow) {} }

// Types of a superclass, of a protocol, and of another module's type.
enum State { case awake }
class BaseModel {
  enum State { case on, off }
  var base = 1
  init() {}
}
class HomeModel: BaseModel {
  var state = State.on
  func go(to state: State) -> State { state }
}
class Feeder: Handling {
  func feed(_ foods: Foods) {}
}
class Aisle: Cage {
  func inspect() {}
  func clean() {}
  func walk(in mode: Mode) {}
}
class Corner: Aisle { override func clean() {} }
extension Keeper {
  class Assistant { func take(_ shift: Shift) {} }
  protocol Delegate { func didTake(_ assistant: Assistant) }
}
extension Foundation.JSONDecoder { class Wrapper { func unwrap() -> Int { 1 } } }
protocol Nesting { typealias Delegate = Nester; var delegate: Delegate? { get } }
protocol Nester: AnyObject {}

// Initializers, isolation, and defaults.
class Branch { func bend() {} }
protocol Twig: Branch { init(length: Int, width: Int); func snap() }
protocol Delegating: NSObjectProtocol { func ask() }
class Screen {
  init(frame: Int) {}
  convenience init() { self.init(frame: 1) }
}
class FirstScreen: Screen { convenience init() { self.init(frame: 2) } }
class Job {
  init() {}
  @MainActor func run() {}
}
class Retry: Job { override func run() {} }
class Loader { func load(then done: @escaping () -> Void = {}, always: (() -> Void)? = {}) {} }
class Tent { @available(tvOS, unavailable) init() {}; func pitch() {} }
protocol Words { func `in`(`let`: Int, _ `var`: Int) }
protocol Named { associatedtype ID: Hashable; var id: ID { get } }
protocol Stored: Named { associatedtype Key: Equatable; var id: Key { get } }

// Overloads.
protocol Finder {
  func find(_ index: Int) -> Int
  func find(_ index: Int?) -> Int
  func save(_ text: String)
  func save<Value>(_ value: Value)
  func set(_ value: Any?, forKey key: String)
  func set(_ value: Int, forKey key: String)
  subscript(index: Int) -> Int { get }
  subscript(index: Int?) -> Int { get }
}

// Spellings that differ between parents and children.
class Reader<Input> {
  typealias Handler = (Input) -> Void
  init() {}
  func read(_ input: Input, then handler: @escaping Handler) {}
  func skip(_ count: Int) {}
}
class TextReader: Reader<String> {
  override func read(_ input: String, then handler: @escaping (String) -> Void) {}
  override func skip(_ count: Int?) {}
}
typealias Pair<Value> = (Value, Value)
typealias Typed<Input> = Reader<Input>
class NumberReader: Typed<Int> {}
protocol Sorter { func sort<Items: Collection>(_ items: Items) -> Pair<Int> }
protocol StableSorter: Sorter { func sort(_ items: some Collection) -> (Int, Int) }
protocol Blob { func load() -> Data }
protocol LargeBlob: Blob { func load() -> Foundation.Data }

// Default arguments.
class Oven {
  struct Settings { static let standard = Settings(); var heat = 180 }
  private static let label = "oven"
  init(_ settings: Settings = .init(), label: String = label, now: @escaping () -> Date = Date.init)
  {}
  func bake(_ settings: Settings = .standard, for time: Double = 60 * 60, at: [Date] = [Date()]) {}
  func turn(_ steps: Range<Int> = 0..<3, then: @escaping (Int) -> Void = { _ in }) {}
  subscript(shelf: Int = 2) -> Int {
    get { 0 }
    set {}
  }
}

// Rare declarations.
protocol Album {
  associatedtype Photo
  #if ARCHIVE
    associatedtype Negative
    func negative() -> Negative
  #endif
  func photo() -> Photo
}
@dynamicMemberLookup protocol Tags: AnyObject {
  subscript(dynamicMember name: String) -> Int { get set }
}
protocol Waiting<Input> {
  associatedtype Input
  func wait(_ then: @escaping (Input) -> Void)
}
protocol SimplyWaiting: Waiting<Void> {}
protocol Rings {
  func all() -> ([Ring: Int]) -> Set<Ring>;
  func named(_ names: some Collection<some Hashable>) -> Int
}
