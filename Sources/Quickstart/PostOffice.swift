/// A post office whose letters are carried by a bird.
///
/// This is the code under test.
///
/// It only depends on protocols, so it works with real birds and with mocks.
struct PostOffice {
  let bird: any Bird
  let logbook: any Logbook

  /// Sends a letter, and returns the duration in hours, or nil if the letter doesn't arrive.
  func send(grams: Int, to place: String) -> Int? {
    guard bird.canLift(grams: grams) else {
      logbook.write("\(bird.name) can't lift \(grams) g.")
      return nil
    }
    do {
      let hours = try bird.fly(to: place, carrying: grams)
      logbook.write("\(bird.name) reached \(place) in \(hours) h.")
      return hours
    } catch {
      logbook.write("\(bird.name) turned back from \(place).")
      return nil
    }
  }
}
