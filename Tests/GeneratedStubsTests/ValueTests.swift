import Foundation
import Mynah
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The result of a request in code that's older than `Result`.
enum Loaded<Value: Equatable>: Equatable {
  case success(Value)
  case failure(String)
}

/// A service whose results are types of the toolchain.
protocol SongValues {
  func outcome() -> Result<Song, SongError>
  func aliased() -> SongOutcome<[Song]>
  func songs() -> AsyncStream<Song>
  func checkedSongs() -> AsyncThrowingStream<Song, any Error>
  func length() async throws -> Duration
  func request() -> URLRequest
  func answer() -> (Data, HTTPURLResponse)
  func zone() -> TimeZone
  func key() -> Character
  func loaded() -> Loaded<Int>
  func loadedSong() -> Loaded<Song>
  func range() -> Range<Int>
  var locale: Locale { get set }
}

struct ValueTests {
  @Test func resultsOfToolchainTypesHaveValues() async throws {
    let stub = SongValuesStub()
    #expect(stub.outcome() == .success(Song()))
    #expect(stub.aliased() == .success([]))
    for await _ in stub.songs() { Issue.record("The stream isn't empty.") }
    for try await _ in stub.checkedSongs() { Issue.record("The stream isn't empty.") }
    #expect(try await stub.length() == .zero)
    #expect(stub.request().url == URL(fileURLWithPath: "/"))
    #expect(stub.answer().1.statusCode == 200)
    #expect(stub.zone().secondsFromGMT() == 0)
    #expect(stub.key() == " ")
    #expect(stub.locale.identifier == "")
  }

  @Test func genericEnumsHaveValuesOfTheirArguments() {
    let stub = SongValuesStub()
    #expect(stub.loaded() == .success(0))
    #expect(stub.loadedSong() == .success(Song()))
  }

  @Test func resultsOfUnknownToolchainTypesAreRequired() {
    let stub = SongValuesStub()
    #expect(stub.rangeResultToBeReturned == nil)
    stub.rangeResultToBeReturned = .success(1..<2)
    #expect(stub.range() == 1..<2)
  }

  @Test func noopSetsValuesOfToolchainTypes() async throws {
    let stub = StubbableSongValues { $0.noop() }
    #expect(stub.key() == " ")
    #expect(stub.locale.identifier == "")
    #expect(try await stub.length() == .zero)
    #expect(stub.loaded() == .success(0))
  }
}
