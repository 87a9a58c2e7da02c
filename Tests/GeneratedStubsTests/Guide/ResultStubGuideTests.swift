import FailureCapture
import Mynah
import Testing

protocol LettersServiceProtocol {
  func fetchAll() async throws -> [Letter]
  func fetchLatest(then: (Result<Letter, Error>) -> Void)
}

struct Letter: Equatable {
  let text: String
}

extension Letter {
  static func fixture(text: String = "A letter") -> Letter { Letter(text: text) }
}

struct Offline: Error {}

struct Egg {}

protocol Nestling {
  var name: String { get }
}

protocol Nest<Egg> {
  associatedtype Egg
  func hatch(_ egg: Egg) -> any Nestling
}

/// The examples of result stubs in the page about generated stubs.
@Suite struct ResultStubGuideTests {
  @Test func resultsCanBeSet() async throws {
    let service = LettersServiceStub()
    service.fetchAllResultToBeReturned = .success([Letter(text: "Hello")])
    service.fetchLatestResultToBeReturned = .failure(Offline())

    #expect(try await service.fetchAll() == [Letter(text: "Hello")])
    var latest: [Result<Letter, any Error>] = []
    service.fetchLatest { latest.append($0) }
    #expect(latest.count == 1)
    #expect(throws: Offline.self) { try latest.first?.get() }
  }

  @Test func resultsDefaultToFixtures() async throws {
    let service = LettersServiceStub()
    #expect(try await service.fetchAll() == [])
    var latest: [Letter?] = []
    service.fetchLatest { latest.append(try? $0.get()) }
    #expect(latest == [Letter(text: "A letter")])
  }

  @Test func resultsOfGenericStubsCanBeSet() {
    let nest = NestStub<Egg>()
    nest.hatchResultToBeReturned = .success(NestlingStub())
    #expect(nest.hatch(Egg()) is NestlingStub)
  }

  #if compiler(>=6.2)
    @Test func unsetResultsCrash() async throws {
      let result = try await #require(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) {
        _ = NestStub<Egg>().hatch(Egg())
      }
      #expect(
        "Fatal error: \(fatalError(in: result.standardErrorContent))" == """
          Fatal error: hatchResultToBeReturned is not set!
          """)
    }
  #endif
}
