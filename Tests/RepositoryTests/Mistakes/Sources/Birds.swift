// What the mistakes are made with.

protocol Bird: AnyObject {
  var name: String { get set }
  var age: Int { get }
  var mood: Mood { get }

  func chirp(volume: Int) -> Bool
  func sing()
  func eat(_ food: String, grams: Int) throws -> Int
  func land() throws(Storm)
  func fly(to place: String) async throws -> Int
  func rest(hours: Int) async
  func wake() async
  func onLanding(_ action: @escaping (Int) -> Void)
  func migrate(_ a: Int, _ b: Int, _ c: Int, _ d: Int, _ e: Int, _ f: Int, _ g: Int, _ h: Int)

  subscript(day: Int) -> String { get set }
}

extension Bird {
  var greeting: String { "I am \(name)." }
}

enum Mood {
  case calm
  case wild
}

enum Storm: Error {
  case rain
}

struct Hunger: Error {}

struct Request<Response> {
  let path: String
}

protocol Client {
  func send<Response>(_ request: Request<Response>) -> Response
  func store<Value>(_ value: Value) -> Bool
}

final class Nest {
  let depth = 3
}

class Tree {
  var height: Int

  init(height: Int, color: String) {
    self.height = height
  }

  func bloom(after days: Int) -> Bool { true }
}

protocol Store<Item> {
  associatedtype Item
  func add(_ item: Item)
}

struct Egg {}

protocol Loud {
  func volume() -> Int
}

protocol Quiet {
  func volume() -> String
  var isAsleep: Bool { get }
}

protocol Deaf {
  func isAsleep() -> Bool
}

protocol Radio {
  func songs() -> AsyncStream<Int>
}

protocol Shelf {
  func read<Value>(key: String) -> Value?
  func load<Value>(_ value: Value) async -> Value
  func watch<Value>(_ value: Value, then: @escaping (Value) -> Void)
}
