import Foundation
import Mynah
import MynahHTTP
import Testing

@Suite struct URLPatternTests {
  @Test func patternsMatchURLs() throws {
    for (pattern, url) in [
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
      ("/users?", "https://example.com/users"),
      ("/100%2A", "https://example.com/100*"),
      ("*://example.com/", "http://example.com"),
      ("**", "ftp://example.com/x?y#z"),
    ] as [(String, String)] {
      #expect(URLPattern(pattern).matches(try #require(URL(string: url))), "\(pattern), \(url)")
    }

    for (pattern, url) in [
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
    ] as [(String, String)] {
      #expect(!URLPattern(pattern).matches(try #require(URL(string: url))), "\(pattern), \(url)")
    }
  }

  @Test(arguments: [
    ("", "it is empty"),
    ("https:///users", "its host is empty or invalid"),
    ("https://[::1]x/", "its host is empty or invalid"),
    ("https://example.com:http/", "its port isn't a number"),
    ("https://example.com/a b", "it contains whitespace"),
    ("https://example.com/#top", "it has a fragment, which is never sent"),
    ("://example.com", "its scheme is empty"),
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
}
