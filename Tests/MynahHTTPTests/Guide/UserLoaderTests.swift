import Mynah
import MynahHTTP
import Testing

@Test func usersAreLoaded() async throws {
  let http = HTTPMock()
  given(http.request(.get, "https://api.example.com/users/*"))
    .willReturn(.json(#"{"name": "Ryan"}"#))

  let user = try await UserLoader(session: http.session).load(1)

  #expect(user.name == "Ryan")
  verify(http.request(.get, "https://api.example.com/users/1")).wasCalled()
}

/// The failures that the page about HTTP shows.
@Suite struct UserLoaderTests {
  @Test func unstubbedRequestsFail() async {
    let failures = await capturedFailures {
      let http = HTTPMock()
      given(http.request(.get, "https://api.example.com/birds/*")).willReturn(.status(200))
      await #expect(throws: MockFailure.self) {
        try await UserLoader(session: http.session).load(1)
      }
    }
    #expect(
      failures.report == """
        Unexpected call: no stub answers http.request(.get, "https://api.example.com/users/1"), which threw this failure.
        Stub request(.get, "https://api.example.com/birds/*") at UserLoaderTests.swift:21: url: expected "https://api.example.com/birds/*", got "https://api.example.com/users/1"
        Write: given(http.request(.get, "https://api.example.com/users/1")).willReturn(<#HTTPMock.Response#>)
        """)
    #expect(failures.lines == [20])
  }

  @Test func invalidURLPatternsFail() {
    let http = HTTPMock()
    #expect(
      report { given(http.request(.get, "api.example.com/users")).willReturn(.status(200)) } == """
        The URL pattern "api.example.com/users" can't be used: it doesn't begin with a scheme or a slash.
        Write a URL like "https://api.example.com/users/*", or a path like "/users/*".
        """)
  }
}
