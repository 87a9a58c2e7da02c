/// A bird that carries letters.
protocol Bird {
  var name: String { get }

  /// Whether the bird can lift a weight.
  func canLift(grams: Int) -> Bool

  /// Flies to a place, and returns the hours that it took.
  func fly(to place: String, carrying grams: Int) throws -> Int
}

/// What keeps a bird from arriving.
struct Storm: Error {}
