/// The protocol that the page about stubs mocks by hand.
protocol Bird {
  var name: String { get }
  func chirp(volume: Int) -> Bool
  func fly(to place: String, speed: Int) throws -> Int
}

/// A bird that does nothing else yet.
protocol Nestling {
  func chirp(volume: Int) -> Bool
}

enum Storm: Error, Equatable { case rain, hail }
