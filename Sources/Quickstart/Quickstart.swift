import MynahCore

/// A first look at Mynah, which stubs two mocks, uses them in code, and verifies their calls.
@main
struct Quickstart {
  // The build plugin finds these two calls and generates a mock of each protocol.
  let bird = mock(Bird.self)
  let logbook = mock(Logbook.self)

  static func main() {
    print("A post office sends letters by bird. The bird and the logbook are mocks.")
    let quickstart = Quickstart()
    quickstart.stubMocks()
    quickstart.sendLetters()
    quickstart.verifyCalls()
    quickstart.failToVerify()
  }

  /// Stubs the members of the mocks.
  func stubMocks() {
    given(bird.name).willReturn("Ryan")
    given(bird.canLift(grams: any())).will { grams in grams <= 20 }
    given(bird.fly(to: any(), carrying: any())).willReturn(3)
    given(bird.fly(to: "Oslo", carrying: any())).willThrow(Storm())
    given(logbook.write(any())).will { line in print("  The logbook records: \(line)") }
    print(
      """

      1. Stub
        Ryan lifts up to 20 g. He flies anywhere in 3 hours, but there is a storm over Oslo.
      """)
  }

  /// Runs the code under test, which doesn't know that it uses mocks.
  func sendLetters() {
    print("\n2. Run")
    let office = PostOffice(bird: bird, logbook: logbook)
    for (grams, place) in [(15, "Rome"), (15, "Oslo"), (90, "Rome")] {
      print("  Sending \(grams) g to \(place).")
      let hours = office.send(grams: grams, to: place)
      print("  It \(hours == nil ? "did not arrive" : "arrived").")
    }
  }

  /// Verifies the calls to the mocks.
  ///
  /// Successful verifications don't print anything.
  func verifyCalls() {
    verify(bird.fly(to: "Rome", carrying: 15)).wasCalled()
    verify(bird.fly(to: any(), carrying: 90)).wasNeverCalled()
    verify(bird.canLift(grams: any())).wasCalled(exactly(3))
    print(
      """

      3. Verify
        Ryan flew to Rome with 15 g once, never with 90 g, and was asked three times.
      """)
  }

  /// Verifies a call that wasn't made.
  ///
  /// In a test, this verification would fail. This program prints the failure instead.
  func failToVerify() {
    print("\n4. Fail")
    let printer = FailureReporter { failure, location in
      print("\(location.brief): \(failure)")
    }
    withFailureReporter(printer) {
      verify(bird.fly(to: "Bonn", carrying: 15)).wasCalled()
    }
  }
}
