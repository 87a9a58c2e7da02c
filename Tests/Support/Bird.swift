/// A protocol that many tests mock, with a member of each kind.
public protocol Bird: AnyObject {
  var name: String { get set }
  var nickname: String? { get set }
  var age: Int { get }
  var mood: String { get async throws }

  func chirp(volume: Int) -> Bool
  func sing()
  func eat(_ food: String, grams: Int) throws -> Int
  func land() throws(Storm)
  func fly(to place: String) async throws -> Int
  func rest(hours: Int) async
  func wake() async
  func glide(over distance: Int) async throws(Storm) -> [Int]
  func meet(_ other: any Bird) -> Bool
  func build(_ nest: Nest) -> Nest?

  subscript(day: Int) -> String { get set }
  subscript(key key: String) -> Int { get }

  static var count: Int { get set }
  static func hatch(_ egg: String) -> String
}

/// An error for members with typed throws.
public enum Storm: Error, Equatable {
  case rain
  case wind(Int)
}

/// A value that isn't `Equatable`.
public struct Nest {
  public var twigs: [String]
  public var depth: Double?

  public init(twigs: [String], depth: Double? = nil) {
    self.twigs = twigs
    self.depth = depth
  }
}
