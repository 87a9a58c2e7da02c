import Foundation
import Mynah
import Testing

@testable import MynahHTTP

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// What a rule names is masked wherever it stands.
@Suite struct SecretTests {
  private let url = URL(string: "https://example.com/")!

  private func masked(_ body: String, _ masks: [MaskRule] = [.field("password"), .query("key")])
    -> String
  {
    masks.masked(HTTPMock.Request(.post, url, body: Data(body.utf8))).body.text
  }

  @Test(arguments: [
    // JSON in a row, behind a prefix, cut off, in strings, with other letters and escapes.
    (
      "{\"password\":\"a\"}\n{\"Password\": \"b\", \"x\": 1}\n",
      "{\"password\":\"***\"}\n{\"Password\": \"***\", \"x\": 1}\n"
    ),
    (")]}',\n{\"password\":\"a\"}", ")]}',\n{\"password\":\"***\"}"),
    (#"{"x": 1, "password": "ab"#, #"{"x": 1, "password": "***""#),
    (
      #"call({"pass\u0077ord": ["a", {"b": "]"}], "x": 2})"#,
      #"call({"pass\u0077ord": "***", "x": 2})"#
    ),
    (#"log "{\"password\": \"a\", \"n\": 1}""#, #"log "{\"password\": \"***\", \"n\": 1}""#),
    (
      #"log "{\"x\": \"{\\\"key\\\":\\\"a\\\"}\"}""#,
      #"log "{\"x\": \"{\\\"key\\\":\\\"***\\\"}\"}""#
    ),
    // Forms, and what is in URLs.
    ("user=a&PassWord=b&c=d", "user=a&PassWord=***&c=d"),
    ("user%5Bpassword%5D=b&key=c,d;e", "user%5Bpassword%5D=***&key=***"),
    (
      "see https://a.b/?key=c&d=e#key=f or https://u:p@a.b/c",
      "see https://a.b/?key=***&d=e#key=*** or https://***@a.b/c"
    ),
    // XML.
    (
      "<a><x:password>b</x:password><i key=\"c\"/></a>",
      "<a><x:password>***</x:password><i key=\"***\"/></a>"
    ),
    ("<password><![CDATA[a<b>]]></password>", "<password>***</password>"),
    // What has no secret is as it was.
    ("\"password\" is a word = \\ \"", "\"password\" is a word = \\ \""),
    ("{\"passwords\": 1, \"keys\":[]}", "{\"passwords\": 1, \"keys\":[]}"),
  ])
  func namesAreMaskedInBodies(_ body: String, _ expected: String) {
    #expect(masked(body) == expected)
  }

  @Test func namesAreMaskedInStringsOfJSON() {
    #expect(
      masked(#"{"log": "{\"password\":\"a\"}", "next": "https://a.b/?key=c&d=e"}"#) == #"""
        {
          "log" : "{\"password\":\"***\"}",
          "next" : "https://a.b/?key=***&d=e"
        }
        """#)
    let deep = String(repeating: "[", count: 2_000) + #"{"password":"a"}"#
    #expect(masked(deep) == String(repeating: "[", count: 2_000) + #"{"password":"***"}"#)
  }

  @Test func namesAreMaskedInFormsOfSeveralParts() {
    let body = { (password: String, key: String) in
      """
      --x7\r
      Content-Disposition: form-data; name="Password"\r
      \r
      \(password)\r
      --x7\r
      Content-Disposition: form-data; name=key; filename="k"\r
      Content-Type: application/octet-stream\r
      \r
      \(key)\r
      --x7\r
      Content-Disposition: form-data; name="bird"\r
      \r
      {"key": "\(key)"} Ryan\r
      --x7--\r

      """
    }
    #expect(masked(body("pa55\r\nword", "k3y")) == body("***", "***"))
    // A part that is no text leaves the others as they are.
    var bytes = Data(body("a", "b").utf8)
    bytes.append(contentsOf: [0xFF, 0xFE])
    let request = HTTPMock.Request(.post, url, body: bytes)
    var expected = Data(body("***", "***").utf8)
    expected.append(contentsOf: [0xFF, 0xFE])
    #expect([MaskRule.field("password"), .field("key")].masked(request).body == expected)
  }

  @Test func namesAreMaskedInURLsAndHeaders() throws {
    let masks: [MaskRule] = [.header("x-trace"), .query("key")]
    let url = try #require(URL(string: "https://u:p@a.b/c?KEY=d&e=f#key=g"))
    let request = masks.masked(
      HTTPMock.Request(
        .get, url, headers: ["X-Trace": "a", "Referer": "https://a.b/?key=c", "Accept": "a/b"]))
    #expect(request.url.absoluteString == "https://***@a.b/c?KEY=***&e=f#key=***")
    #expect(
      request.headers == ["X-Trace": "***", "Referer": "https://a.b/?key=***", "Accept": "a/b"])
    let response = masks.masked(.redirect(to: "/next?key=a&b=c"))
    #expect(response.headers == ["Location": "/next?key=***&b=c"])
  }

  @Test(arguments: [
    (#"{"a": "s3/c\"ét"}"#, #"{"a": "***"}"#), (#"{"a": "s3\/c\"\u00e9t"}"#, #"{"a": "***"}"#),
    (#"{"a": "{\"b\": \"s3/c\\\"\u00E9t\"}"}"#, #"{"a": "{\"b\": \"***\"}"}"#),
    ("x=s3%2Fc%22%C3%A9t&y", "x=***&y"), ("x=s3/c%22%c3%A9t&y", "x=***&y"), ("s3/c\"é", "s3/c\"é"),
  ])
  func textsAreMaskedAsTheyAreEncoded(_ body: String, _ expected: String) {
    #expect(masked(body, [.text("s3/c\"ét")]) == expected)
  }

  @Test func textsAreMaskedInBytes() {
    let request = HTTPMock.Request(.post, url, body: Data([0xFF] + Array("ab cd".utf8) + [0xFE]))
    #expect(
      [MaskRule.text("b c")].masked(request).body == Data([0xFF] + Array("a***d".utf8) + [0xFE]))
    #expect(masked("x=b+c", [.text("b c")]) == "x=***")
  }
}

/// What is no sound recording, and what must not become one.
@Suite struct UnsoundRecordingTests {
  private let file = FileManager.default.temporaryDirectory
    .appendingPathComponent("\(UUID()).json").path

  @Test(arguments: [
    (#""version": 2, "masks": [], "exchanges": []"#, "its version is 2, and only 1 is known"),
    (
      #""version": 1, "masks": [], "exchanges": [{"request": {"method": "GET", "url": "https://a.b", "headers": {}}}]"#,
      "exchange 1 has neither a response nor an error"
    ),
    (
      #""version": 1, "masks": [], "exchanges": [{"request": {"method": "GET", "url": "https://a.b", "headers": {}}, "response": {"status": 20, "headers": {}}}]"#,
      "the status of exchange 1 is 20"
    ),
  ])
  func unsoundRecordingsAreRefused(_ text: String, _ problem: String) throws {
    try Data("{\(text)}".utf8).write(to: URL(fileURLWithPath: file))
    defer { try? FileManager.default.removeItem(atPath: file) }
    #expect(
      failures { HTTPMock().replay(file) } == [
        """
        The recording "\(file)" can not be used: \(problem).
        Write the path of a file that Recorder.write(to:) has written.
        """
      ])
  }

  @Test func whatLooksLikeACredentialIsNotWritten() async throws {
    let jwt = "eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0In0.c2lnbmF0dXJl"
    let server = HTTPMock()
    given(server.request(.post, "/login"))
      .willReturn(.json(#"{"accessToken": "t0p", "note": "a"}"#))
    given(server.request(.get, "/note")).willReturn(.text("the token is \(jwt)."))
    let http = HTTPMock()
    let recorder = http.record(through: server.session)
    _ = try await http.session.data(for: post("https://example.com/login", "pin=none&otp="))
    _ = try await http.session.data(from: #require(URL(string: "https://example.com/note")))
    let texts = failures {
      recorder.write(to: file)
      recorder.write(to: file, allowing: ["pin"])
      recorder.write(to: file, allowing: ["PIN", "accesstoken"])
    }
    #expect(!FileManager.default.fileExists(atPath: file))
    #expect(
      texts == [
        """
        The recording "\(file)" can not be used: "accessToken" of POST https://example.com/login \
        looks like a credential.
        Mask it, as in record(through:masking: .credentials + [.field("accessToken")]), \
        or write(to:allowing: ["accessToken"]) where it is none.
        """,
        """
        The recording "\(file)" can not be used: "accessToken" of POST https://example.com/login \
        looks like a credential.
        Mask it, as in record(through:masking: .credentials + [.field("accessToken")]), \
        or write(to:allowing: ["accessToken"]) where it is none.
        """,
        """
        The recording "\(file)" can not be used: a JSON Web Token of GET https://example.com/note \
        looks like a credential.
        Mask it, as in record(through:masking: .credentials + [.text(...)]), \
        or write(to:allowing: ["JSON Web Token"]) where it is none.
        """,
      ])
    recorder.write(to: file, allowing: ["pin", "accessToken", "JSON Web Token"])
    #expect(FileManager.default.fileExists(atPath: file))
    try? FileManager.default.removeItem(atPath: file)
  }

  @Test func responsesWithExtremeDelaysAndStatusesAreSent() async throws {
    let http = HTTPMock()
    given(http.request(any())).willReturn(.status(200).delayed(by: .seconds(Int64.max)))
    let session = http.session
    let task = Task { try await session.data(from: users) }
    await verify(http.request(any())).wasCalled(within: .seconds(60))
    task.cancel()
    await #expect(throws: (any Error).self) { try await task.value }
    given(http.request(any())).willReturn(.status(204).delayed(by: .seconds(Int64.min)))
    _ = try await http.session.data(from: users)
  }
}
