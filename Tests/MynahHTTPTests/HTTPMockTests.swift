import Foundation
import Mynah
import MynahHTTP
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite struct HTTPMockTests {
  @Test func stubsAnswerSessionRequests() async throws {
    let http = HTTPMock()
    given(http.request(.get, "https://api.example.com/users/*"))
      .willReturn(.json(#"{"name": "Ryan"}"#, status: 201).headers(["ETag": "1"]))

    let (data, response) = try await http.session.data(from: users)

    #expect(data.text == #"{"name": "Ryan"}"#)
    let head = try #require(response as? HTTPURLResponse)
    #expect(head.statusCode == 201)
    let fields = ["Content-Type", "ETag"].map { head.value(forHTTPHeaderField: $0) }
    #expect(fields == ["application/json", "1"])
    verify(http.request(.get, "https://api.example.com/users/1")).wasCalled()
    verify(http.request(.post, .any)).wasNeverCalled()
  }

  @Test func sequencesAnswerSessionRequests() async throws {
    let http = HTTPMock()
    given(http.request(.get, "/users/1"))
      .willThrow(URLError(.networkConnectionLost))
      .willReturn(sequence(of: .status(503), .text("here")))

    await #expect(throws: URLError.self) { try await http.session.data(from: users) }
    let (_, second) = try await http.session.data(from: users)
    #expect((second as? HTTPURLResponse)?.statusCode == 503)
    #expect(try await http.session.data(from: users).0.text == "here")
    verify(http.request(any())).wasCalled(3)
  }

  @Test func failuresBelongToTheTestThatCreatesTheMock() async {
    await withKnownIssue {
      let http = HTTPMock()
      _ = try? await http.session.data(from: users)
    } matching: { issue in
      issue.comments.map(\.rawValue) == [
        """
        Unexpected call: no stub answers http.request(.get, "https://api.example.com/users/1"), which threw this failure.
        request(_:) has no stubs.
        Write: given(http.request(.get, "https://api.example.com/users/1")).willReturn(<#HTTPMock.Response#>)
        """
      ]
    }
  }

  @Test func mocksDoNotShareStubs() async throws {
    try await withThrowingTaskGroup(of: Void.self) { group in
      for number in 0..<50 {
        group.addTask {
          let http = HTTPMock()
          given(http.request(.get, "/users/1")).willReturn(.text("\(number)"))
          for _ in 0..<3 {
            let (data, _) = try await http.session.data(from: users)
            #expect(data.text == "\(number)")
          }
          verify(http.request(any())).wasCalled(3)
        }
      }
      try await group.waitForAll()
    }
  }

  @Test func failuresUseTheMockName() {
    let http = HTTPMock().named("api")
    #expect(
      report { verify(http.request(.get, "/users/*")).wasCalled() } == """
        Expected api.request(.get, "/users/*") to be called exactly once, but it was called 0 times.
        request(_:) was not called at all.
        """)
  }

  @Test func releasedMocksFailRequests() async throws {
    let session = HTTPMock().session
    await #expect(throws: HTTPMockError.released) { try await session.data(from: users) }
  }
}
