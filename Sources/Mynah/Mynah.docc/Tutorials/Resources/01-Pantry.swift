protocol Pantry: Sendable {
  func grams(of food: String) -> Int
  func take(_ grams: Int, of food: String)
}
