import Dispatch
import Foundation
import Mynah
import MynahHTTP
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Tests that block their thread until they get a response, as many old tests do.
///
/// The cases run in parallel. On a system with fewer cores, they block all threads of tasks.
@Suite struct BlockingTests {
  /// Loads a URL and blocks the current thread until the response arrives.
  private func load(from http: HTTPMock) -> String? {
    let done = DispatchSemaphore(value: 0)
    let text = Locked<String?>(nil)
    http.session.dataTask(with: users) { data, _, _ in
      text.withLock { $0 = data?.text }
      done.signal()
    }.resume()
    // The limit only ends a test that would hang.
    _ = done.wait(timeout: .now() + 60)
    return text.withLock { $0 }
  }

  @Test(arguments: 0..<8) func blockedThreadsGetResponses(number: Int) {
    let http = HTTPMock()
    given(http.request(any())).willReturn(.text("\(number)"))

    #expect(load(from: http) == "\(number)")
  }

  @Test(arguments: 0..<8) func blockedThreadsGetDelayedResponses(number: Int) {
    let http = HTTPMock()
    given(http.request(any())).willReturn(.text("\(number)").delayed(by: .milliseconds(1)))

    #expect(load(from: http) == "\(number)")
  }

  @Test(arguments: 0..<8) func blockedThreadsGetResponsesFromClosures(number: Int) {
    let http = HTTPMock()
    given(http.request(any())).will { .text("\(number) \($0.method)") }

    #expect(load(from: http) == "\(number) .get")
  }

  @Test(arguments: 0..<8) func blockedThreadsGetResponsesFromActors(number: Int) {
    let (http, nest) = (HTTPMock(), Nest())
    given(http.request(any())).will { _ in .text("\(await nest.egg(number))") }

    #expect(load(from: http) == "\(number)")
  }

  @Test(arguments: 0..<8) func blockedThreadsGetErrors(number: Int) {
    let http = HTTPMock()
    given(http.request(any())).willThrow(URLError(.timedOut))

    #expect(load(from: http) == nil)
    verify(http.request(any())).wasCalled()
  }

  @Test func blockedClosuresDoNotDelayOtherRequests() async throws {
    let http = HTTPMock()
    let released = DispatchSemaphore(value: 0)
    given(http.request(.get, "/slow")).will { _ in
      released.wait()
      return .text("slow")
    }
    given(http.request(.get, "/users/1")).willReturn(.text("fast"))
    async let slow = http.session.data(from: URL(string: "https://api.example.com/slow")!)
    await verify(http.request(.get, "/slow")).wasCalled(within: .seconds(60))

    #expect(try await http.session.data(from: users).0.text == "fast")

    released.signal()
    #expect(try await slow.0.text == "slow")
  }
}

private actor Nest {
  func egg(_ number: Int) -> Int { number }
}
