/// The type that the tutorial tests.
struct Keeper {
  let pantry: any Pantry

  /// Feeds birds with 20 grams each, if there is enough for all.
  func feed(_ birds: Int, with food: String) -> Bool {
    let grams = 20 * birds
    guard pantry.grams(of: food) >= grams else { return false }
    pantry.take(grams, of: food)
    return true
  }
}
