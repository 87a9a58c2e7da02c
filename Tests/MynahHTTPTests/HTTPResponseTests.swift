import Foundation
import Mynah
import MynahHTTP
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite struct HTTPResponseTests {
  let http = HTTPMock()

  @Test func valuesAreEncodedAsJSON() async throws {
    given(http.request(.get, "/users/1")).willReturn(.json(["name": "Ryan"]))
    #expect(try await http.session.data(from: users).0.text == #"{"name":"Ryan"}"#)
  }

  @Test func pathsOfFixturesAreRelativeToTheTest() async throws {
    given(http.request(any())).willReturn(.file("HTTPResponseTests.swift"))
    let (data, _) = try await http.session.data(from: users)
    #expect(try data == Data(contentsOf: URL(filePath: #filePath)))
  }

  @Test(
    arguments: [
      (.text("chirp"), 5), (.chunks([Data("Ry".utf8), Data("an".utf8)]), 4), (.status(404), 0),
      (.status(200, headers: ["content-length": "42"]), 42), (.status(204), -1),
      (.status(304), -1), (.text("chirp").headers(["Transfer-Encoding": "chunked"]), -1),
    ] as [(HTTPMock.Response, Int64)])
  func expectedContentLengthsAreTheLengthsOfBodies(
    stub: HTTPMock.Response, length: Int64
  ) async throws {
    given(http.request(any())).willReturn(stub)
    let (_, response) = try await http.session.data(from: users)
    #expect(response.expectedContentLength == length)
  }

  @Test func responsesToHeadRequestsDoNotHaveBodies() async throws {
    given(http.request(any())).willReturn(.text("chirp"))
    var request = URLRequest(url: users)
    request.httpMethod = "HEAD"
    let (data, response) = try await http.session.data(for: request)
    #expect(data.isEmpty && response.expectedContentLength == 5)
  }

  @Test func localizedDescriptionsExplainUnusableResponses() async {
    let failure = await report {
      given(http.request(any())).willReturn(.json("{"))
      let error = await #expect(throws: UnusableResponse.self) {
        try await http.session.data(from: users)
      }
      #expect(error?.localizedDescription == error?.description)
    }
    #expect(
      failure == """
        The JSON "{" can't be used: it isn't valid.
        Write valid JSON, or .text(...) to send any other body.
        """)
  }

  @Test func redirectsAreFollowed() async throws {
    given(http.request(.post, "/old")).willReturn(.redirect(to: "/users/1"))
    given(http.request(.get, "/users/1")).willReturn(.text("Ryan"))

    let (data, response) = try await http.session.data(
      for: post("https://example.com/old", "body"))

    #expect(data.text == "Ryan")
    #expect(response.url?.absoluteString == "https://example.com/users/1")
    verify(http.request(.get, "https://example.com/users/1", body: .empty)).wasCalled()
  }

  @Test func redirectsToOtherHostsOmitTheAuthorization() async throws {
    given(http.request(.post, "/old"))
      .willReturn(.redirect(to: "https://other.com/new", status: 308))
    given(http.request(.post, "https://other.com/new")).willReturn(.status(201))

    _ = try await http.session.data(
      for: post("https://example.com/old", "body", headers: ["Authorization": "secret"]))

    verify(http.request(.post, "https://other.com/new", body: .text("body"))).wasCalled()
    verify(http.request(.post, "https://other.com/**", headers: ["Authorization": "*"]))
      .wasNeverCalled()
  }

  @Test func redirectsInALoopFail() async throws {
    given(http.request(.get, "/users/1")).willReturn(.redirect(to: "/users/1"))
    await #expect(throws: URLError(.httpTooManyRedirects)) {
      try await http.session.data(from: users)
    }
  }

  @Test func delayedResponsesDoNotBlockOtherRequests() async throws {
    given(http.request(.get, "/slow")).willReturn(.text("slow").delayed(by: .seconds(3600)))
    given(http.request(.get, "/users/1")).willReturn(.text("fast"))
    let slow = Task { [session = http.session] in
      try await session.data(from: URL(string: "https://example.com/slow")!)
    }
    await verify(http.request(.get, "/slow")).wasCalled(within: .seconds(60))

    #expect(try await http.session.data(from: users).0.text == "fast")

    slow.cancel()
    await #expect(throws: URLError.self) { try await slow.value }
  }

  @Test func invalidResponsesFailAtTheirStubs() async throws {
    let line = #line + 2
    let failures = capturedFailures {
      given(http.request(.get, "/users/1")).willReturn(.json("{"))
      given(http.request(.get, "/users/2")).willReturn(.file("/missing/users.json"))
      given(http.request(.get, "/users/3")).willReturn(.json(Egg()))
    }

    #expect(failures.lines == [line, line + 1, line + 2])
    #expect(
      failures.report == """
        The JSON "{" can't be used: it isn't valid.
        Write valid JSON, or .text(...) to send any other body.

        The fixture "/missing/users.json" can't be used: no file can be read at \
        /missing/users.json.
        Write a path that's absolute or relative to the folder of the test's file.

        The value Egg() can't be used: it can't be encoded as JSON (Broken()).
        Write a value JSONEncoder can encode.
        """)
    let error = await #expect(throws: UnusableResponse.self) {
      try await http.session.data(from: users)
    }
    #expect(error?.description == failures.texts.first)
  }
}

/// A value that can't be encoded.
private struct Egg: Encodable {
  struct Broken: Error {}

  func encode(to encoder: any Encoder) throws { throw Broken() }
}
