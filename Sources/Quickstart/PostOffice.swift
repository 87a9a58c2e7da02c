/// A post office whose letters are carried by a bird: the code under test.
///
/// It knows protocols only, so it works with a real bird and with a mock alike.
struct PostOffice {
  let bird: any Bird
  let logbook: any Logbook

  /// Sends a letter, and returns the hours that it took; nil where it did not arrive.
  func send(grams: Int, to place: String) -> Int? {
    guard bird.canLift(grams: grams) else {
      logbook.write("\(bird.name) can not lift \(grams) g.")
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
