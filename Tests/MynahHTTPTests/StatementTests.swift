import Foundation
import Mynah
import MynahHTTP
import Synchronization
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Tests that requests support the statements of `async` members.
@Suite struct HTTPStatementTests {
  let http = HTTPMock()

  @Test func callsReturnTheRequests() async throws {
    given(http.request(any())).willReturn(.status(204))
    _ = try await http.session.data(from: users)
    #expect(calls(http.request(.get, "/users/*")).map(\.url) == [users])
    #expect(calls(http.request(.post, .any)).isEmpty)
  }

  @Test func requestsAreObserved() async throws {
    given(http.request(any())).willReturn(.status(204))
    let observed = Mutex<[URL]>([])
    observe(http.request(.get, .any)) { request in observed.withLock { $0.append(request.url) } }
    _ = try await http.session.data(from: users)
    #expect(observed.withLock { $0 } == [users])
  }

  @Test func responsesAreHeld() async throws {
    let held = given(http.request(.get, .any)).willSuspend()
    async let data = http.session.data(from: users).0.text
    await held.isHeld(within: .seconds(30))
    held.resume(returning: .text("chirp"))
    #expect(try await data == "chirp")
  }

  @Test func responsesAreDelayedByAClock() async throws {
    let clock = ManualClock()
    given(http.request(.get, .any)).willReturn(.text("chirp"), after: .seconds(5), clock: clock)
    async let data = http.session.data(from: users).0.text
    await clock.isAwaited(within: .seconds(30))
    clock.advance(by: .seconds(5))
    #expect(try await data == "chirp")
  }

  @MainActor @Test func closuresOfMainActorTestsRunOnTheMainActor() async throws {
    var paths: [String] = []
    given(http.request(.get, .any)).will { request in
      MainActor.assertIsolated()
      paths.append(request.url.path())
      return .status(204)
    }
    _ = try await http.session.data(from: users)
    #expect(paths == ["/users/1"])
  }
}
