internal import Foundation
public import MynahCore

extension HTTPMock {
  /// What `given` and `verify` take.
  public typealias RequestPattern = CallPattern<Handler, HTTPMock.Response, any Error>

  /// Selects requests.
  ///
  /// ```swift
  /// given(http.request(.get, "https://api.example.com/users/*")).willThrow(URLError(.timedOut))
  /// verify(http.request(any(), .any, headers: ["Authorization": "Bearer *"])).wasCalled(twice)
  /// ```
  ///
  /// - Parameters:
  ///   - method: The method, or a matcher.
  ///   - url: The URL, with `*` and `**` where it does not matter.
  ///   - query: Items that the query has, perhaps among others; values may have `*`.
  ///   - headers: Headers that are set, perhaps among others; values may have `*`.
  ///   - body: What the body is like.
  /// - Returns: The requests that are meant, for `given` and `verify`.
  public func request(
    _ method: @autoclosure () -> HTTPMock.Method?, _ url: URLPattern, query: [String: String] = [:],
    headers: [String: String] = [:], body: BodyMatcher = .any
  ) -> RequestPattern {
    let method = _argument(method)
    var parts = [method.description, url.text == "**" ? ".any" : url.text.debugDescription]
    if !query.isEmpty { parts.append("query: \(query.literal)") }
    if !headers.isEmpty { parts.append("headers: \(headers.literal)") }
    if !body.description.isEmpty { parts.append("body: \(body.description)") }
    let description = parts.joined(separator: ", ")

    if let misuse = method.misuse ?? url.misuse ?? body.misuse {
      return member.pattern(_ArgumentMatcher(misuse: misuse, description: description))
    }
    let queryGlobs = query.mapValues { Glob($0, separators: []) }
    let headerGlobs = headers.mapValues { Glob($0, separators: []) }
    return member.pattern(
      _ArgumentMatcher(description: description) { request in
        method.matches(request.method) && url.matches(request.url)
          && queryGlobs.allSatisfy { name, value in
            request.queryItems.contains { $0.name == name && value.matches($0.value ?? "") }
          }
          && headerGlobs.allSatisfy { name, value in
            request.value(ofHeader: name).map { value.matches($0) } ?? false
          }
          && body.condition(request)
      })
  }

  /// Selects all requests, or those that fulfil a matcher.
  ///
  /// ```swift
  /// verify(http.request(any())).wasNeverCalled()
  /// verify(http.request(any(where: { $0.url.port == 8080 }))).wasCalled()
  /// ```
  ///
  /// - Parameter request: The request, or a matcher.
  /// - Returns: The requests that are meant, for `given` and `verify`.
  public func request(_ request: @autoclosure () -> HTTPMock.Request?) -> RequestPattern {
    member.pattern(_argument(request))
  }
}

extension [String: String] {
  /// The dictionary as a Swift literal, sorted by its keys.
  var literal: String {
    let items = sorted { $0.key < $1.key }.map {
      "\($0.key.debugDescription): \($0.value.debugDescription)"
    }
    return "[\(isEmpty ? ":" : items.joined(separator: ", "))]"
  }
}
