/// The protocol that the tutorial mocks, with the members that it has after the last step.
protocol Pantry: Sendable {
  func grams(of food: String) -> Int
  func take(_ grams: Int, of food: String)
  func order(_ food: String) async throws -> Int
}
