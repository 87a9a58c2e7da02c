/// What the ported tests mock.
protocol Postman: AnyObject {
  var name: String { get set }
  var route: [String] { get }
  var isTired: Bool { get }

  func canCarry(_ grams: Int) -> Bool
  func deliver(_ letter: Letter, to place: String) throws -> Int
  func rest()
  func route(between places: [String], speed: Double) -> [String]
  func sort(_ letters: [String: Int]) -> Int
  func call(_ done: @escaping (Bool) -> Void)
  func fetchWeather(for place: String) async throws -> String
  func message() -> String
  func message() -> Int

  subscript(house number: Int) -> String? { get set }

  static var office: String { get }
}

struct Letter: Equatable {
  var text: String
}

struct Lost: Error {}

/// A class that the ported tests mock.
class Depot {
  var size: Int
  private(set) var letters = 0

  init(size: Int) {
    self.size = size
  }

  func store(_ count: Int) -> Bool {
    guard letters + count <= size else { return false }
    letters += count
    return true
  }

  class func address() -> String { "Oslo" }
}

/// What the ported tests test.
final class PostOffice {
  private let postman: any Postman

  init(_ postman: any Postman) { self.postman = postman }

  func send(_ texts: [String], to place: String) -> Int {
    var days = 0
    for text in texts where postman.canCarry(text.count) {
      days += (try? postman.deliver(Letter(text: text), to: place)) ?? 0
    }
    postman.rest()
    return days
  }
}

/// A postman that is no mock.
final class Runner: Postman {
  var name: String
  let route = ["Oslo", "Bergen"]
  let isTired = false
  private var houses: [Int: String] = [:]

  init(_ name: String) { self.name = name }

  func canCarry(_ grams: Int) -> Bool { grams < 10 }
  func deliver(_ letter: Letter, to place: String) throws -> Int { place.count }
  func rest() {}
  func route(between places: [String], speed: Double) -> [String] { places }
  func sort(_ letters: [String: Int]) -> Int { letters.count }
  func call(_ done: @escaping (Bool) -> Void) { done(true) }
  func fetchWeather(for place: String) async throws -> String { "rain" }
  func message() -> String { "hello" }
  func message() -> Int { 7 }

  subscript(house number: Int) -> String? {
    get { houses[number] }
    set { houses[number] = newValue }
  }

  static var office: String { "Oslo" }
}
