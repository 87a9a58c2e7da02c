/// A bird that isn't a mock, so that mocks can forward calls to it.
struct Crow: Bird {
  var name = "Crow"
  private var feathers: [Int: String] = [:]

  func chirp(volume: Int) -> Bool { true }
  func fly(to place: String, speed: Int) -> Int { place.count * speed }
  func greet(_ friend: String?) -> Bool { friend != nil }
  func eat(_ food: String) throws {}
  func sing(_ song: String) async throws -> Int { song.count }
  func land() {}

  subscript(feather index: Int) -> String {
    get { feathers[index] ?? "black" }
    set { feathers[index] = newValue }
  }

  static func hatch(_ count: Int) -> Int { count }

  init() {}
}
