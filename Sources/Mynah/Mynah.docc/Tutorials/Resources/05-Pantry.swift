protocol Pantry: Sendable {
  func grams(of food: String) -> Int
  func take(_ grams: Int, of food: String)
  func order(_ food: String) async throws -> Int
}
