/// The delegate protocol that the recipe about delegates mocks.
protocol FlightDelegate: AnyObject {
  func flight(_ flight: Flight, didReach place: String)
  func flightDidLand(_ flight: Flight)
}

/// The type that the recipe about delegates tests.
final class Flight: CustomStringConvertible {
  let description = "Flight 7"
  weak var delegate: (any FlightDelegate)?

  func fly(over places: [String]) {
    for place in places { delegate?.flight(self, didReach: place) }
    delegate?.flightDidLand(self)
  }
}
