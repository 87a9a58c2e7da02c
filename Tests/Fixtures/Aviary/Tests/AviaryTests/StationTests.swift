import Aviary
import Foundation
import Mynah
import MynahHTTP
import MynahStubs
import Testing

/// A handwritten mock with a stub from `MynahStubs`.
final class MockKeeper: Keeper {
  var notifyStub: ThrowingStub<Sighting, Void, any Error>!

  func notify(of sighting: Sighting) throws { try notifyStub(sighting) }
}

extension StubbableFeeder.Stubs {
  /// Stubs a feeder that has no portions and doesn't open.
  mutating func empty() {
    portions = 0
    open = { _ in false }
  }
}

@Suite struct StationTests {
  @Test func rareBirdsAreReported() async throws {
    // This generated stub returns a result that the test stores in it.
    let service = SightingServiceStub()
    service.fetchAllResultToBeReturned = .success([Sighting(bird: "Robin", count: 3)])
    // The HTTP mock stubs the requests of a URL session.
    let http = HTTPMock()
    given(http.request(.get, "https://north.example.com/sightings?page=*"))
      .willReturn(.json([Sighting(bird: "Robin", count: 1), Sighting(bird: "Hoopoe", count: 2)]))
    // The handwritten mock passes its calls to a stub.
    let keeper = MockKeeper()
    keeper.notifyStub = ThrowingStub(defaultError: nil)
    // The generated mock records its calls.
    let journal = mock(Journal.self)
    // The stubbable type is configured with a closure.
    let feeder = StubbableFeeder {
      $0.portions = 5
      $0.open = { $0 == "Hoopoe" }
    }
    var station = Station(
      service: service, loader: SightingLoader(session: http.session), keeper: keeper,
      journal: journal, feeder: feeder)

    #expect(try await station.update(day: 7) == 1)

    verify(http.request(.get, "/sightings", query: ["page": "1"])).wasCalled()
    #expect(keeper.notifyStub.callArguments == [Sighting(bird: "Hoopoe", count: 2)])
    verify(journal.write("Hoopoe: 2", day: 7)).wasCalled()
    #expect(feeder.portions == 4)
  }

  @Test func updateFailsIfAStationIsDown() async throws {
    let http = HTTPMock()
    given(http.request(.get, .any)).willThrow(URLError(.timedOut))
    let keeper = MockKeeper()
    keeper.notifyStub = ThrowingStub(defaultError: nil)
    let journal = mock(Journal.self)
    var station = Station(
      service: SightingServiceStub(), loader: SightingLoader(session: http.session),
      keeper: keeper, journal: journal, feeder: StubbableFeeder { $0.empty() })

    await #expect(throws: URLError(.timedOut)) { try await station.update(day: 7) }

    #expect(keeper.notifyStub.calls.isEmpty)
    verifyNoInteractions(journal)
  }
}
