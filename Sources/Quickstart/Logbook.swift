/// Where a post office writes down what became of its letters.
protocol Logbook {
  func write(_ line: String)
}
