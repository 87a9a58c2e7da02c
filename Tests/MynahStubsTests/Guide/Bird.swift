/// The protocol that the page about stubs mocks by hand.
protocol Bird {
  var name: String { get }
  func chirp(volume: Int) -> Bool
  func fly(to place: String, speed: Int) throws -> Int
}

/// A protocol with one member, for the examples of stubs that must be set.
protocol Nestling {
  func chirp(volume: Int) -> Bool
}

enum Storm: Error, Equatable { case rain, hail }
