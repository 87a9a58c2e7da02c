/// A logbook in which a post office records the fate of its letters.
protocol Logbook {
  func write(_ line: String)
}
