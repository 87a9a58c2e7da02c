internal import Foundation
public import MynahCore

extension HTTPMock {
  /// A pattern of requests for `given` and `verify`.
  public typealias RequestPattern = CallPattern<Handler, Response, any Error>

  /// Returns a pattern that matches requests.
  ///
  /// ```swift
  /// given(http.request(.get, "https://api.example.com/users/*")).willThrow(URLError(.timedOut))
  /// verify(http.request(any(), .any, headers: ["Authorization": "Bearer *"])).wasCalled(twice)
  /// ```
  ///
  /// - Parameters:
  ///   - method: The method, or a matcher.
  ///   - url: A ``URLPattern``, a string, or a `URL`, in which `*` and `**` match any text.
  ///   - query: Items that the query must contain. Values can contain `*`.
  ///   - headers: Headers that the request must have. Values can contain `*`.
  ///   - body: The condition for the body.
  /// - Returns: The pattern for `given` and `verify`.
  public func request(
    _ method: @autoclosure () -> Method?, _ url: some URLPatternConvertible,
    query: [String: String] = [:], headers: [String: String] = [:], body: BodyMatcher = .any
  ) -> RequestPattern {
    let method = _argument(method)
    let url = url.urlPattern
    var parts = [method.description, url.text == "**" ? ".any" : url.text.debugDescription]
    if !query.isEmpty { parts.append("query: \(query.literal)") }
    if !headers.isEmpty { parts.append("headers: \(headers.literal)") }
    if !body.description.isEmpty { parts.append("body: \(body.description)") }
    let description = parts.joined(separator: ", ")
    if let misuse = method.misuse ?? url.misuse ?? body.misuse {
      return member.pattern(_ArgumentMatcher(misuse: misuse, description: description))
    }

    var conditions = [
      Condition(isFulfilled: { method.matches($0.method) }) {
        "method: expected \(method.description), got \($0.method)"
      },
      Condition(isFulfilled: { url.matches($0.url) }) {
        let found = $0.url.absoluteString
        return "url: expected \(url.text.debugDescription), got \(found.debugDescription)"
      },
    ]
    conditions += query.sorted(by: <).map { name, value in
      Condition("query", name, value, Glob(value)) { request in
        request.queryItems.filter { $0.name == name.decoded }.map { $0.value ?? "" }
      }
    }
    conditions += headers.sorted(by: <).map { name, value in
      Condition("headers", name, value, Glob(value, decode: { $0 })) {
        $0.value(ofHeader: name).map { [$0] } ?? []
      }
    }
    conditions.append(Condition(isFulfilled: body.condition, explain: body.explain))
    let matcher = _ArgumentMatcher<Request>(description: description) { [conditions] request in
      conditions.allSatisfy { $0.isFulfilled(request) }
    }
    matcher.explain = { [conditions] request in
      guard let request = request as? Request else { return [] }
      return conditions.filter { !$0.isFulfilled(request) }.map { $0.explain(request) }
    }
    return member.pattern(matcher)
  }

  /// Returns a pattern that matches all requests, or the requests that fulfill a matcher.
  ///
  /// ```swift
  /// verify(http.request(any())).wasNeverCalled()
  /// verify(http.request(any(where: { $0.url.port == 8080 }))).wasCalled()
  /// ```
  ///
  /// - Parameter request: The request, or a matcher.
  /// - Returns: The pattern for `given` and `verify`.
  public func request(_ request: @autoclosure () -> Request?) -> RequestPattern {
    member.pattern(_argument(request))
  }
}

/// A condition for one part of a request.
private struct Condition {
  let isFulfilled: (HTTPMock.Request) -> Bool
  let explain: (HTTPMock.Request) -> String
}

extension Condition {
  /// Creates a condition for a query item or a header.
  init(
    _ part: String, _ name: String, _ value: String, _ glob: Glob,
    _ values: @escaping (HTTPMock.Request) -> [String]
  ) {
    self.init(isFulfilled: { values($0).contains { glob.matches($0) } }) { request in
      let found = values(request).first?.debugDescription ?? "no value"
      return "\(part)[\(name.debugDescription)]: expected \(value.debugDescription), got \(found)"
    }
  }
}

extension HTTPMock {
  /// Rejects matchers of parts other than the method.
  @available(
    *, unavailable,
    message:
      "only the method can be a matcher. For any URL, write .any, and omit the parts that don't matter. For other conditions, write request(any(where: { ... }))"
  )
  public func request(
    _ method: @autoclosure () -> Method?, _ url: URLPattern?,
    query: [String: String]? = nil, headers: [String: String]? = nil, body: BodyMatcher? = nil
  ) -> RequestPattern { fatalError() }
}

extension [String: String] {
  /// Returns the value of a header, or nil if the header isn't set.
  ///
  /// The case of the name doesn't matter.
  func value(ofHeader name: String) -> String? {
    first { $0.key.lowercased() == name.lowercased() }?.value
  }

  /// The dictionary as a Swift literal, sorted by key.
  var literal: String {
    let items = sorted(by: <).map {
      "\($0.key.debugDescription): \($0.value.debugDescription)"
    }
    return "[\(isEmpty ? ":" : items.joined(separator: ", "))]"
  }
}
