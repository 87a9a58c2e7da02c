import Foundation
import Mynah
import MynahHTTP
import Testing

@Suite struct WindClientTests {
  let http = HTTPMock()

  @Test func strongerWindIsFound() async throws {
    given(http.request(.get, "/wind/Oslo")).willReturn(.json("7"))
    given(http.request(.get, "/wind/Rome")).willReturn(.json("3"))

    let wind = try await WindClient(session: http.session).strongerWind("Oslo", "Rome")

    #expect(wind == 7)
    verify(http.request(.get, "https://api.example.com/wind/*")).wasCalled(twice)
  }

  @Test(arguments: [404, 500]) func otherStatusesAreErrors(status: Int) async {
    given(http.request(any())).willReturn(.status(status))

    await #expect(throws: URLError(.badServerResponse)) {
      try await WindClient(session: http.session).wind(in: "Oslo")
    }
  }
}

/// The other examples of the recipe about `URLSession`.
@Suite struct WindClientFailureTests {
  @Test func unstubbedRequestsFail() async {
    let text = await report {
      let http = HTTPMock()
      given(http.request(.get, "/wind/Oslo")).willReturn(.json("7"))
      await #expect(throws: (any Error).self) {
        try await WindClient(session: http.session).strongerWind("Oslo", "Rome")
      }
    }
    #expect(
      text == """
        Unexpected call: no stub answers http.request(.get, "https://api.example.com/wind/Rome"), which threw this failure.
        Stub request(.get, "/wind/Oslo") at WindClientTests.swift:33: url: expected "/wind/Oslo", got "https://api.example.com/wind/Rome"
        Write: given(http.request(.get, "https://api.example.com/wind/Rome")).willReturn(<#HTTPMock.Response#>)
        """)
  }

  @Test func connectionErrorsAreThrown() async {
    let http = HTTPMock()
    given(http.request(any())).willThrow(URLError(.notConnectedToInternet))
    await #expect(throws: URLError(.notConnectedToInternet)) {
      try await WindClient(session: http.session).wind(in: "Oslo")
    }
  }
}
