import Mynah
import Testing

@Test func delegateIsToldOfEachPlace() {
  let delegate = mock(FlightDelegate.self)
  let flight = Flight()
  flight.delegate = delegate

  flight.fly(over: ["Oslo", "Rome"])

  inOrder {
    verify(delegate.flight(flight, didReach: "Oslo")).wasCalled()
    verify(delegate.flight(flight, didReach: "Rome")).wasCalled()
    verify(delegate.flightDidLand(flight)).wasCalled()
  }
}

/// The other examples of the recipe about delegates.
@Suite struct FlightTests {
  @Test func missingCallsFail() {
    let delegate = mock(FlightDelegate.self)
    let flight = Flight()
    flight.delegate = delegate
    flight.fly(over: ["Rome"])
    #expect(
      report {
        inOrder {
          verify(delegate.flight(flight, didReach: "Oslo")).wasCalled()
          verify(delegate.flight(flight, didReach: "Rome")).wasCalled()
          verify(delegate.flightDidLand(flight)).wasCalled()
        }
      } == """
        Expected flightDelegate.flight(Flight 7, didReach: "Oslo") to be called exactly once, but it was called 0 times.
        Expected in this order:
        1. flightDelegate.flight(Flight 7, didReach: "Oslo"), exactly once: not called
        2. flightDelegate.flight(Flight 7, didReach: "Rome"), exactly once: not reached
        3. flightDelegate.flightDidLand(Flight 7), exactly once: not reached
        All calls: #1 flightDelegate.flight(Flight 7, didReach: "Rome")   #2 flightDelegate.flightDidLand(Flight 7)
        Closest of 1 call: #1 flight(Flight 7, didReach: *"Rome"*)     didReach: expected "Oslo", got "Rome"
        """)
  }

  @Test func aDelegateThatIsNotStoredIsReleased() {
    let flight = Flight()
    flight.delegate = mock(FlightDelegate.self)
    #expect(flight.delegate == nil)
  }
}
