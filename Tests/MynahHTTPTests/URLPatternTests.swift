import Foundation
import Mynah
import MynahHTTP
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite struct URLPatternTests {
  @Test(
    arguments: [
      ("https://api.example.com/users/*", "https://api.example.com/users/1"),
      ("https://api.example.com/users/*", "HTTPS://API.example.com:443/users/1?page=2"),
      ("https://api.example.com", "https://api.example.com/"),
      ("https://*.example.com/**", "https://api.example.com/a/b/c"),
      ("http://localhost:8080/**/end", "http://localhost:8080/a/b/end"),
      ("http://[::1]:8080/", "http://[::1]:8080/"),
      ("/users/*/posts", "http://any.host/users/1/posts"),
      ("/a%20b/*", "https://example.com/a%20b/c%2Fd"),
      ("/users?page=1&sort=*", "https://example.com/users?sort=name&page=1"),
      ("/users?tag=*&tag=a", "https://example.com/users?tag=a&tag=b"),
      ("/users?tag=*&tag=a*", "https://example.com/users?tag=ab&tag=b"),
      ("/users?", "https://example.com/users"),
      ("/100%2A", "https://example.com/100*"),
      ("*://example.com/", "http://example.com"),
      ("**", "ftp://example.com/x?y#z"),
      ("https://example.com/users", "https://ryan:secret@example.com/users#top"),
      ("https://xn--bcher-kva.de/", "https://xn--bcher-kva.de/"),
      ("https://bücher.de/", "https://xn--bcher-kva.de/"),
      ("/login?next=%2Fhome%3Fa%3D1", "https://example.com/login?next=%2Fhome%3Fa%3D1"),
      ("/login?next=/home", "https://example.com/login?next=%2Fhome"),
      ("/login?next=%2fhome", "https://example.com/login?next=/home"),
      ("/search?a%2Fb=1&q=%E9*", "https://example.com/search?a/b=1&q=%E9t%E9"),
      ("/search?q=100%25", "https://example.com/search?q=100%25"),
      ("/search?x=1&&y", "https://example.com/search?x=1&&y"),
      ("/auth?*", "https://example.com/auth?code=1&state=2"),
      ("/auth?*", "https://example.com/auth"),
      ("/auth?**", "https://example.com/auth?code=1"),
      ("/auth?code=*&*", "https://example.com/auth?state=2&code=1"),
      ("/auth?code=1&*", "https://example.com/auth?code=1"),
      ("/auth?filter*=1", "https://example.com/auth?filter%5Bid%5D=1"),
    ] as [(String, String)])
  func patternsMatchURLs(pattern: String, url: String) throws {
    #expect(URLPattern(pattern).matches(try #require(URL(string: url))))
  }

  @Test(
    arguments: [
      ("https://api.example.com/users/*", "https://api.example.com/users/1/posts"),
      ("https://api.example.com/users/*", "http://api.example.com/users/1"),
      ("https://*.example.com/", "https://a.b.example.com/"),
      ("http://localhost:8080/", "http://localhost/"),
      ("http://[::1]:8080/", "http://[::2]:8080/"),
      ("/users", "https://example.com/Users"),
      ("/users?page=1", "https://example.com/users?page=1&sort=name"),
      ("/users?page=1", "https://example.com/users"),
      ("/users?", "https://example.com/users?page=1"),
      ("/100%2A", "https://example.com/1000"),
      ("/a%2Fb", "https://example.com/a/b"),
      ("/login?next=%2Fhome", "https://example.com/login?next=%252Fhome"),
      ("/auth?code=1&*", "https://example.com/auth?state=2"),
      ("/auth?filter*=1", "https://example.com/auth?page=1"),
      ("/auth?*=1", "https://example.com/auth?code=1&state=1"),
      ("/auth?code=%2A", "https://example.com/auth?code=1"),
    ] as [(String, String)])
  func patternsDoNotMatchOtherURLs(pattern: String, url: String) throws {
    #expect(!URLPattern(pattern).matches(try #require(URL(string: url))))
  }

  @Test(arguments: [
    ("", "it is empty"),
    ("https:///users", "its host is empty or invalid"),
    ("https://[::1]x/", "its host is empty or invalid"),
    ("https://example.com:http/", "its port isn't a number"),
    ("https://example.com/a b", "it contains whitespace"),
    ("https://example.com/#top", "it has a fragment, which is never sent"),
    ("://example.com", "its scheme is empty"),
    ("https://ryan@example.com/", "it has a user name, which isn't compared"),
    ("https://ryan:secret@example.com/", "it has a user name, which isn't compared"),
    ("/100%", "it has a % without two hexadecimal digits after it"),
  ])
  func malformedPatternsFailAtTheirCalls(pattern: String, problem: String) async {
    let http = HTTPMock()
    let line = #line + 2
    let failures = capturedFailures {
      given(http.request(.get, URLPattern(pattern))).willReturn(.status(200))
      verify(http.request(.get, URLPattern(pattern))).wasNeverCalled()
    }
    #expect(failures.lines == [line, line + 1])
    #expect(
      failures.texts.first == """
        The URL pattern "\(pattern)" can't be used: \(problem).
        Write a URL like "https://api.example.com/users/*", or a path like "/users/*".
        """)
  }

  @Test func stringsArePatterns() async throws {
    let http = HTTPMock()
    let (base, path) = ("https://api.example.com", "/users/*")
    given(http.request(.get, "\(base)/users/1")).willReturn(.text("Ryan"))

    _ = try await http.session.data(from: users)

    verify(http.request(.get, path)).wasCalled()
    verify(http.request(.get, base + "/users/1")).wasCalled()
    verify(http.request(any(), URLPattern("/users/\(1)"))).wasCalled()
  }

  @Test func urlsArePatterns() async throws {
    let http = HTTPMock()
    given(http.request(.get, "https://api.example.com/users/1")).willReturn(.text("Ryan"))

    _ = try await http.session.data(from: users)

    verify(http.request(.get, users)).wasCalled()
    verify(http.request(.get, try #require(URL(string: "https://a:b@api.example.com/users/1#top"))))
      .wasCalled()
    verify(http.request(.get, try #require(URL(string: "https://api.example.com/users"))))
      .wasNeverCalled()
  }

  @Test func urlsThatCannotBePatternsFailAtTheirCalls() throws {
    let http = HTTPMock()
    let url = try #require(URL(string: "mailto:ryan@example.com"))
    let line = #line + 1
    let failures = capturedFailures { verify(http.request(.get, url)).wasNeverCalled() }
    #expect(failures.lines == [line])
    #expect(
      failures.report == """
        The URL pattern "mailto:ryan@example.com" can't be used: it doesn't begin with a scheme or a slash.
        Write a URL like "https://api.example.com/users/*", or a path like "/users/*".
        """)
  }

  /// Checks that a failure never suggests a pattern that is refused, or that doesn't match.
  @Test(arguments: [
    ("https://api.example.com/users/1#top", #".get, "https://api.example.com/users/1""#),
    ("https://ryan:secret@example.com/", #".get, "https://example.com/""#),
    ("https://ryan@example.com:81/#", #".get, "https://example.com:81/""#),
    ("https://example.com/?next=%2Fhome", #".get, "https://example.com/?next=%2Fhome""#),
    ("https://example.com/?q=%E9&&r", #".get, "https://example.com/?q=%E9&&r""#),
    ("https://xn--bcher-kva.de/", #".get, "https://xn--bcher-kva.de/""#),
    ("https://[::1]:81/a%20b", #".get, "https://[::1]:81/a%20b""#),
    ("https://example.com/a*b", #".get, "https://example.com/a*b""#),
    (
      "data:text/plain,chirp",
      #"any(where: { $0.url.absoluteString == "data:text/plain,chirp" })"#
    ),
    ("file:///nest", #"any(where: { $0.url.absoluteString == "file:///nest" })"#),
  ])
  func failuresSuggestAPattern(url: String, pattern: String) async throws {
    let url = try #require(URL(string: url))
    let failure = await report {
      let http = HTTPMock()
      _ = try? await http.session.data(from: url)
    }
    #expect(
      failure == """
        Unexpected call: no stub answers http.request(\(pattern)), which threw this failure.
        request(_:) has no stubs.
        Write: given(http.request(\(pattern))).willReturn(<#HTTPMock.Response#>)
        """)
  }

  @Test(arguments: [
    "https://api.example.com/users/1#top", "https://ryan:secret@example.com/",
    "https://ryan@example.com:81/#", "https://example.com/?next=%2Fhome",
    "https://example.com/?q=%E9&&r", "https://xn--bcher-kva.de/", "https://[::1]:81/a%20b",
    "https://example.com/a*b",
  ])
  func suggestedPatternsMatchTheRequest(url: String) throws {
    let url = try #require(URL(string: url))
    #expect(url.urlPattern.matches(HTTPMock.Request(.get, url).url))
  }
}
