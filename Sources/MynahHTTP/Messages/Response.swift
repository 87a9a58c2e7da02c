public import Foundation
internal import MynahCore

extension HTTPMock {
  /// The response of a stub to a request.
  ///
  /// ```swift
  /// given(http.request(.get, "https://api.example.com/users/*"))
  ///   .willReturn(.json(#"{"name": "Ryan"}"#))
  /// ```
  public struct Response: Sendable, Hashable {
    /// The status code.
    public var status: Int

    /// The headers.
    public var headers: [String: String]

    /// The parts of the body.
    ///
    /// A session's delegate receives each part separately. Completion handlers and `async` calls
    /// receive the whole body.
    public var chunks: [Data]

    /// The time to wait before the response, and before each chunk after the first.
    public var delay: Duration = .zero

    /// The reason why the response can't be sent, or nil if it can.
    var problem: String?

    /// The whole body.
    public var body: Data { chunks.reduce(Data(), +) }

    /// Creates a response.
    ///
    /// ```swift
    /// let response = HTTPMock.Response(status: 201, headers: ["Location": "/users/1"])
    /// ```
    ///
    /// - Parameters:
    ///   - status: The status code.
    ///   - headers: The values by header name.
    ///   - body: The body. It's empty by default.
    public init(status: Int = 200, headers: [String: String] = [:], body: Data = Data()) {
      self.status = status
      self.headers = headers
      chunks = body.isEmpty ? [] : [body]
    }

    /// Returns a response without a body.
    ///
    /// ```swift
    /// given(http.request(.delete, "/users/1")).willReturn(.status(204))
    /// ```
    ///
    /// - Parameters:
    ///   - status: The status code.
    ///   - headers: The values by header name.
    /// - Returns: The response.
    public static func status(_ status: Int, headers: [String: String] = [:]) -> Self {
      Self(status: status, headers: headers)
    }

    /// Returns a response with bytes.
    ///
    /// ```swift
    /// given(http.request(.get, "/photos/1")).willReturn(.data(photo, type: "image/png"))
    /// ```
    ///
    /// - Parameters:
    ///   - body: The bytes.
    ///   - type: The value of the `Content-Type` header.
    ///   - status: The status code.
    /// - Returns: The response.
    public static func data(
      _ body: Data, type: String = "application/octet-stream", status: Int = 200
    ) -> Self {
      Self(status: status, headers: ["Content-Type": type], body: body)
    }

    /// Returns a response with text.
    ///
    /// ```swift
    /// given(http.request(.get, "/songs/1")).willReturn(.text("chirp"))
    /// ```
    ///
    /// - Parameters:
    ///   - text: The text, which is sent as UTF-8.
    ///   - status: The status code.
    /// - Returns: The response.
    public static func text(_ text: String, status: Int = 200) -> Self {
      data(Data(text.utf8), type: "text/plain; charset=utf-8", status: status)
    }

    /// Returns a response whose body arrives in parts.
    ///
    /// ```swift
    /// given(http.request(.get, "/songs/1")).willReturn(.chunks([first, second]))
    /// ```
    ///
    /// A session's delegate receives each part separately. Completion handlers and `async` calls
    /// receive the whole body.
    ///
    /// - Parameters:
    ///   - chunks: The parts of the body.
    ///   - type: The value of the `Content-Type` header.
    ///   - status: The status code.
    /// - Returns: The response.
    public static func chunks(
      _ chunks: [Data], type: String = "application/octet-stream", status: Int = 200
    ) -> Self {
      var response = data(Data(), type: type, status: status)
      response.chunks = chunks
      return response
    }

    /// Returns a redirect to another URL, which the mock's stubs answer as well.
    ///
    /// ```swift
    /// given(http.request(.post, "/old")).willReturn(.redirect(to: "/new", status: 308))
    /// ```
    ///
    /// After more than 20 redirects, the request fails with `URLError(.httpTooManyRedirects)`.
    ///
    /// - Parameters:
    ///   - location: The URL, absolute or relative to the URL of the request.
    ///   - status: The status code. With 301, 302, or 303, the next request uses GET without a
    ///     body, unless the method is HEAD. With 307 or 308, it keeps the method and the body.
    /// - Returns: The response.
    public static func redirect(to location: String, status: Int = 302) -> Self {
      self.status(status, headers: ["Location": location])
    }

    /// Returns this response with a delay before it, and before each further chunk.
    ///
    /// ```swift
    /// given(http.request(any())).willReturn(.status(200).delayed(by: .seconds(1)))
    /// ```
    ///
    /// - Parameter delay: The time to wait.
    /// - Returns: The response with the delay.
    public func delayed(by delay: Duration) -> Self {
      var copy = self
      copy.delay = delay
      return copy
    }

    /// Returns this response with additional headers, which replace headers with the same names.
    ///
    /// ```swift
    /// given(http.request(.get, "/users/1")).willReturn(.status(200).headers(["ETag": "1"]))
    /// ```
    ///
    /// - Parameter headers: The values by header name. The case of names doesn't matter.
    /// - Returns: The response with the additional headers.
    public func headers(_ headers: [String: String]) -> Self {
      var copy = self
      copy.headers = copy.headers.filter { headers.value(ofHeader: $0.key) == nil }
        .merging(headers) { $1 }
      return copy
    }

    /// Reports invalid input from a test, and returns a response that fails the request.
    static func unusable(
      _ input: String, problem: String, advice: String, at location: CodeLocation
    ) -> Self {
      let failure = MockFailure.misuse(Misuse(input, problem: problem, advice: advice))
      failure.report(at: location)
      var response = Self(status: 500)
      response.problem = "\(failure)"
      return response
    }
  }
}

extension Misuse {
  /// Creates a message about invalid input from a test.
  init(_ input: String, problem: String, advice: String) {
    self = "\(input) can't be used: \(problem).\n\(advice)"
  }
}
