import Aviary
import Foundation
import Mynah
import MynahHTTP
import MynahStubs
import Testing

/// Written by hand, with a stub of `MynahStubs`.
final class MockKeeper: Keeper {
  var notifyStub: ThrowingStub<Sighting, Void, any Error>!

  func notify(of sighting: Sighting) throws { try notifyStub(sighting) }
}

extension StubbableFeeder.Stubs {
  /// A preset of ours.
  mutating func empty() {
    portions = 0
    open = { _ in false }
  }
}

@Suite struct StationTests {
  @Test func rareBirdsAreReported() async throws {
    // Stub of results
    let service = SightingServiceStub()
    service.fetchAllResultToBeReturned = .success([Sighting(bird: "Robin", count: 3)])
    // HTTP
    let http = HTTPMock()
    given(http.request(.get, "https://north.example.com/sightings?page=*"))
      .willReturn(.json([Sighting(bird: "Robin", count: 1), Sighting(bird: "Hoopoe", count: 2)]))
    // By hand
    let keeper = MockKeeper()
    keeper.notifyStub = ThrowingStub(defaultError: nil)
    // Mock
    let journal = mock(Journal.self)
    // Stubbable
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

  @Test func aStationThatIsDownEndsTheUpdate() async throws {
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
