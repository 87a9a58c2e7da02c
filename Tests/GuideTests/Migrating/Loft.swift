/// What the pages about moving from other libraries mock beside a bird and a tree.
protocol Loft {
  func gather(_ names: [String]) -> Int
  func weigh(_ grams: [String: Int]) -> Bool
  func invite(_ guest: Guest) -> Bool
  func ask(_ name: String, then reply: @escaping (Bool) -> Void)
}

/// A guest is known by who it is.
class Guest {}

final class Regular: Guest {}
