import Foundation
import Mynah
import MynahHTTP
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite struct HTTPMockTests {
  @Test func stubsAnswerRequestsOfTheSession() async throws {
    let http = HTTPMock()
    given(http.request(.get, "https://api.example.com/users/*"))
      .willReturn(.json(#"{"name": "Ryan"}"#, status: 201))

    let (data, response) = try await http.session.data(from: users)

    #expect(data.text == #"{"name": "Ryan"}"#)
    let head = try #require(response as? HTTPURLResponse)
    #expect(head.statusCode == 201)
    #expect(head.value(forHTTPHeaderField: "Content-Type") == "application/json")
    verify(http.request(.get, "https://api.example.com/users/1")).wasCalled()
    verify(http.request(.post, .any)).wasNeverCalled()
  }

  @Test func errorsAreThrownToTheCaller() async throws {
    let http = HTTPMock()
    given(http.request(any(), .any)).willThrow(URLError(.timedOut))

    await #expect(throws: URLError(.timedOut)) { try await http.session.data(from: users) }
  }

  @Test func sequencesAnswerOneRequestAfterAnother() async throws {
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

  @Test func closuresGetTheRequest() async throws {
    let http = HTTPMock()
    given(http.request(.post, "/echo")).will { .text($0.text ?? "") }

    let (data, _) = try await http.session.data(for: post("https://example.com/echo", "chirp"))

    #expect(data.text == "chirp")
  }

  @Test func unstubbedRequestsFailTheTestAndTheCaller() async throws {
    var error: (any Error)?
    var line = 0
    let failures = await capturedFailures {
      line = #line + 1
      let http = HTTPMock()
      given(http.request(.get, "https://api.example.com/birds/*")).willReturn(.status(200))
      do { _ = try await http.session.data(from: users) } catch let thrown { error = thrown }
    }

    #expect(failures.lines == [line])
    #expect("\(try #require(error))" == failures.texts.first)
    #expect(
      failures.texts == [
        """
        Unexpected call: no stub answers http.request(.get, "https://api.example.com/users/1"), \
        which threw this failure.
        Stub request(.get, "https://api.example.com/birds/*") at HTTPMockTests.swift:\(line + 1): \
        argument: expected .get, "https://api.example.com/birds/*", \
        got .get, "https://api.example.com/users/1"
        Write: given(http.request(.get, "https://api.example.com/users/1"))\
        .willReturn(<#HTTPMock.Response#>)
        """
      ])
  }

  @Test func failuresBelongToTheTestThatMakesTheMock() async {
    await withKnownIssue {
      let http = HTTPMock()
      _ = try? await http.session.data(from: users)
    } matching: {
      "\($0)".contains(#"no stub answers http.request(.get, "https://api.example.com/users/1")"#)
    }
  }

  @Test func mocksDoNotSeeEachOthersStubs() async throws {
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

  @Test func requestsOfAReleasedMockFail() async throws {
    let session = HTTPMock().session
    await #expect(throws: HTTPMockError.released) { try await session.data(from: users) }
  }

  @Test func mocksAreResetLikeOthers() async throws {
    let http = HTTPMock().named("api")
    given(http.request(any())).willReturn(.status(200))
    _ = try await http.session.data(from: users)
    clearInvocations(on: http)
    verify(http.request(any())).wasNeverCalled()
    let failures = capturedFailures { verify(http.request(.get, "/users/*")).wasCalled() }
    #expect(
      failures.texts == [
        """
        Expected api.request(.get, "/users/*") to be called exactly once, but it was called 0 times.
        request(_:) was not called at all.
        """
      ])
  }
}
