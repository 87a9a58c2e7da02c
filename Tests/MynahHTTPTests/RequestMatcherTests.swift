import Foundation
import Mynah
import MynahHTTP
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite struct RequestMatcherTests {
  let http = HTTPMock()

  /// Stubs all requests and sends one request to the mock.
  private func send(_ body: String, headers: [String: String] = [:]) async throws {
    given(http.request(any())).willReturn(.status(204))
    _ = try await http.session.data(
      for: post("https://example.com/birds?page=1&sort=name", body, headers: headers))
  }

  @Test func queriesAreMatched() async throws {
    try await send("")
    verify(http.request(.post, "/birds", query: ["page": "1"])).wasCalled()
    verify(http.request(.post, "/birds", query: ["page": "*", "sort": "n*"])).wasCalled()
    verify(http.request(.post, "/birds", query: ["page": "2"])).wasNeverCalled()
    verify(http.request(.post, "/birds", query: ["limit": "*"])).wasNeverCalled()
  }

  @Test func headersAreMatched() async throws {
    try await send("", headers: ["Authorization": "Bearer 42"])
    verify(http.request(.post, .any, headers: ["authorization": "Bearer *"])).wasCalled()
    verify(http.request(.post, .any, headers: ["Authorization": "Basic *"])).wasNeverCalled()
    verify(http.request(.post, .any, headers: ["X-Nest": "*"])).wasNeverCalled()
  }

  @Test func formsAreMatched() async throws {
    try await send("name=Ryan+B&note=a%26b")
    verify(http.request(.post, .any, body: .form(["note": "a&b", "name": "Ryan B"]))).wasCalled()
    verify(http.request(.post, .any, body: .form(["name": "Ryan B"]))).wasNeverCalled()
  }

  @Test func repeatedFieldsOfFormsCount() async throws {
    try await send("name=Ryan&name=Ryan")
    verify(http.request(.post, .any, body: .form(["name": "Ryan"]))).wasNeverCalled()
  }

  @Test func requestsAreCaptured() async throws {
    try await send("name=Ryan+B&note=a%26b")
    let request = ArgumentCaptor<HTTPMock.Request>()
    verify(http.request(request.any())).wasCalled()
    #expect(request.value?.text == "name=Ryan+B&note=a%26b")
    #expect(request.value?.queryItems.map(\.name) == ["page", "sort"])
  }

  @Test func requestsAreMatchedByConditions() async throws {
    try await send("")
    verify(http.request(any(where: { $0.url.query == "page=1&sort=name" }))).wasCalled()
    verify(http.request(any(where: { $0.url.port == 8080 }))).wasNeverCalled()
  }

  @Test(arguments: [
    ["next": "%2Fhome%3Fa%26b"], ["next": "/home?a&b"], ["next": "/*"], ["next": "%2F*"],
    ["100%25": "50%25"], ["100%": "50%"], ["filter[id]": "1"], ["filter%5Bid%5D": "*"],
  ])
  func encodedQueryItemsMatch(query: [String: String]) async throws {
    given(http.request(any())).willReturn(.status(204))
    let url = "https://example.com/login?next=%2Fhome%3Fa%26b&100%25=50%25&filter%5Bid%5D=1"
    _ = try await http.session.data(for: post(url, ""))
    verify(http.request(.post, "/login", query: query)).wasCalled()
  }

  @Test func partsOfQueryItemsDoNotMatch() async throws {
    given(http.request(any())).willReturn(.status(204))
    let url = "https://example.com/login?next=%2Fhome%3Fa%26b&100%25=50%25&filter%5Bid%5D=1"
    _ = try await http.session.data(for: post(url, ""))
    verify(http.request(.post, "/login", query: ["next": "home"])).wasNeverCalled()
  }

  @Test func encodedURLsMatchThemselves() async throws {
    given(http.request(any())).willReturn(.status(204))
    let url = "https://example.com/login?next=%2Fhome%3Fa%26b&100%25=50%25&filter%5Bid%5D=1"
    _ = try await http.session.data(for: post(url, ""))
    verify(http.request(.post, URLPattern(url))).wasCalled()
  }

  @Test func headerPatternsAreNotDecoded() async throws {
    try await send("", headers: ["Token": "a%2Fb%20c", "Accept": "*/*"])
    verify(http.request(.post, .any, headers: ["Token": "a%2Fb%20c"])).wasCalled()
    verify(http.request(.post, .any, headers: ["Token": "a%2F*"])).wasCalled()
    verify(http.request(.post, .any, headers: ["Token": "a/b c"])).wasNeverCalled()
    verify(http.request(.post, .any, headers: ["Accept": "*/*"])).wasCalled()
  }

  @Test func jsonBodiesAreComparedByValue() async throws {
    try await send(#"{"name": "Ryan", "tags": [1, true], "nest": {"x": 1, "y": 2.50}}"#)
    func body(_ body: BodyMatcher) -> HTTPMock.RequestPattern {
      http.request(.post, "/birds", body: body)
    }
    verify(body(.json(#"{"nest":{"y":2.5,"x":1},"tags":[1,true],"name":"Ryan"}"#))).wasCalled()
    verify(body(.json(#"{"name": "Ryan"}"#))).wasNeverCalled()
    verify(body(.json(containing: #"{"nest": {"x": 1}}"#))).wasCalled()
    verify(body(.json(containing: #"{"tags": [true, 1]}"#))).wasNeverCalled()
    verify(body(.matching("long") { $0.count > 20 })).wasCalled()
    verify(body(.empty)).wasNeverCalled()
  }

  @Test func failuresShowADifferentBody() async throws {
    try await send(#"{"name": "Ryan"}"#)
    #expect(
      report {
        verify(http.request(.post, "/birds", body: .json(#"{"name": "Maya"}"#))).wasCalled()
      } == """
        Expected http.request(.post, "/birds", body: .json(#"{"name": "Maya"}"#)) to be called \
        exactly once, but it was called 0 times.
        Closest of 1 call: #1 request(*.post, "https://example.com/birds?page=1&sort=name", \
        body: .json(#"{"name": "Ryan"}"#)*)     body: expected .json(#"{"name": "Maya"}"#), \
        got .json(#"{"name": "Ryan"}"#)
        """)
  }

  @Test func failuresShowTheRequestWithTheFewestDifferences() async throws {
    try await send(#"{"name": "Ryan"}"#)
    _ = try await http.session.data(from: users)
    #expect(
      report { verify(http.request(.post, "/birds", body: .empty)).wasCalled() } == """
        Expected http.request(.post, "/birds", body: .empty) to be called exactly once, but it was called 0 times.
        Closest of 2 calls: #1 request(*.post, "https://example.com/birds?page=1&sort=name", \
        body: .json(#"{"name": "Ryan"}"#)*)     body: expected .empty, got .json(#"{"name": "Ryan"}"#)
        Other calls: #2 request(*.get, "https://api.example.com/users/1"*)
        """)
  }

  @Test func failuresShowTheKeysOfJSONThatDiffer() async throws {
    try await send(
      #"{"eggs": [1, 2.5], "name": "Ryan", "nest": {"x": 1, "y": null}, "wild": true}"#)
    #expect(
      difference(.json(#"{"wild":true,"nest":{"y":2,"x":1},"name":"Maya","age":3,"eggs":[1,2.5]}"#))
        == """
        body["age"]: expected 3, got no value; body["name"]: expected "Maya", got "Ryan"; \
        body["nest"]["y"]: expected 2, got null
        """)
    #expect(
      difference(.json(containing: #"{"wild": false, "nest": {"z": 1, "x": 1}, "name": "Ryan"}"#))
        == #"body["nest"]["z"]: expected 1, got no value; body["wild"]: expected false, got true"#)
    #expect(
      difference(.json("[1]")) == ##"""
        body: expected .json(#"[1]"#), got .json(#"{"eggs": [1, 2.5], "name": "Ryan", \##
        "nest": {"x": 1, "y": null}, "wild": true}"#)
        """##)
  }

  /// Returns the last line of the failure for a body that no request has.
  private func difference(_ body: BodyMatcher) -> String? {
    let text = report { verify(http.request(.post, "/birds", body: body)).wasCalled() }
    let line = text.split(separator: "\n").last.map(String.init)
    return line?.replacing("Differences: ", with: "")
  }

  @Test func failuresShowWhereBodiesDiffer() async throws {
    let text = String(repeating: "owl ", count: 40)
    try await send(text + "Ryan")
    let place = """
      first difference at character 161: expected "…l owl owl Maya", got "…l owl owl Ryan"
      """
    #expect(difference(.text(text + "Maya")) == "body: \(place)")
    #expect(
      difference(.data(Data((text + "Maya").utf8)))
        == "body: expected 164 bytes, got 164 bytes; \(place)")
    #expect(
      difference(.data(Data([1]))) == """
        body: expected 1 byte, got 164 bytes; first difference at offset 0: expected 0x01, got 0x6f
        """)
  }

  @Test func failuresShowEachDifferentPart() async throws {
    try await send(#"{"name": "Ryan"}"#)
    let parts = report {
      verify(
        http.request(
          .get, "/nests", query: ["page": "2", "size": "9"], headers: ["Accept": "*/json"],
          body: .empty)
      ).wasCalled()
    }
    #expect(
      parts.split(separator: "     ").last.map(String.init) == """
        method: expected .get, got .post; url: expected "/nests", got "https://example.com/birds?page=1&sort=name"; \
        query["page"]: expected "2", got "1"; query["size"]: expected "9", got no value; \
        headers["Accept"]: expected "*/json", got no value; body: expected .empty, \
        got .json(#"{"name": "Ryan"}"#)
        """)
  }

  @Test func invalidJSONIsReported() {
    let line = #line + 2
    let failures = capturedFailures {
      verify(http.request(.post, .any, body: .json("{"))).wasNeverCalled()
    }
    #expect(failures.lines == [line])
    #expect(
      failures.report == """
        The JSON "{" can't be used: it isn't valid.
        Write valid JSON, or .text(...) to match any other body.
        """)
  }

  @Test(arguments: [
    ("{\n  \"a\": [1, 2],\n  \"b\": \"x/y\"\n}", ##".json(#"{"a":[1,2],"b":"x/y"}"#)"##),
    (##"{"a": "\"#"}"##, ###".json("{\"a\": \"\\\"#\"}")"###),
    ("[1]", ##".json(#"[1]"#)"##), ("1", #".text("1")"#), ("a\nb", #".text("a\nb")"#),
  ])
  func bodiesAreDescribedInOneLine(body: String, text: String) {
    let request = HTTPMock.Request(.put, users, body: Data(body.utf8))
    #expect("\(request)" == #".put, "https://api.example.com/users/1", body: \#(text)"#)
  }

  @Test func otherBodiesAreDescribedByTheirSize() {
    let texts = [[0xFF], [0xFF, 0xFE]].map { bytes in
      HTTPMock.Request(.put, users, body: Data(bytes as [UInt8])).description
    }
    #expect(
      texts == [
        #".put, "https://api.example.com/users/1", body: .data(1 byte)"#,
        #".put, "https://api.example.com/users/1", body: .data(2 bytes)"#,
      ])
  }
}
