/// The protocol from the page about mocking that most of the guide's examples mock.
protocol Bird {
  var name: String { get set }
  func chirp(volume: Int) -> Bool
  func fly(to place: String, speed: Int) -> Int
  func greet(_ friend: String?) -> Bool
  func eat(_ food: String) throws
  func sing(_ song: String) async throws -> Int
  func land()
  subscript(feather index: Int) -> String { get set }
  static func hatch(_ count: Int) -> Int
}

/// The error that a bird throws when it eats a stone.
struct Indigestion: Error {}
