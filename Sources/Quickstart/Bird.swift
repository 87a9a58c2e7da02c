/// A bird that carries letters.
protocol Bird {
  var name: String { get }

  /// Returns a Boolean value that indicates whether the bird can lift a weight.
  func canLift(grams: Int) -> Bool

  /// Flies to a place, and returns the duration in hours.
  func fly(to place: String, carrying grams: Int) throws -> Int
}

/// An error that prevents a bird from arriving.
struct Storm: Error {}
