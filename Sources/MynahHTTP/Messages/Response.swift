public import Foundation
internal import MynahCore

extension HTTPMock {
  /// What a stub answers a request with.
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

    /// The parts of the body, each of which a session's delegate gets by itself; completion handlers and
    /// `async` calls get the whole.
    public var chunks: [Data]

    /// How long the answer, and each chunk after the first, is waited for.
    public var delay: Duration = .zero

    /// Why the response can not be sent; nil where it can.
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
    ///   - headers: The headers by their names.
    ///   - body: The body; empty where there is none.
    public init(status: Int = 200, headers: [String: String] = [:], body: Data = Data()) {
      self.status = status
      self.headers = headers
      chunks = body.isEmpty ? [] : [body]
    }

    /// A response without a body.
    ///
    /// ```swift
    /// given(http.request(.delete, "/users/1")).willReturn(.status(204))
    /// ```
    ///
    /// - Parameters:
    ///   - status: The status code.
    ///   - headers: The headers by their names.
    /// - Returns: The response.
    public static func status(_ status: Int, headers: [String: String] = [:]) -> HTTPMock.Response {
      HTTPMock.Response(status: status, headers: headers)
    }

    /// A response with bytes.
    ///
    /// ```swift
    /// given(http.request(.get, "/photos/1")).willReturn(.data(photo, type: "image/png"))
    /// ```
    ///
    /// - Parameters:
    ///   - body: The bytes.
    ///   - type: What the header `Content-Type` says.
    ///   - status: The status code.
    /// - Returns: The response.
    public static func data(
      _ body: Data, type: String = "application/octet-stream", status: Int = 200
    ) -> HTTPMock.Response {
      HTTPMock.Response(status: status, headers: ["Content-Type": type], body: body)
    }

    /// A response with text.
    ///
    /// ```swift
    /// given(http.request(.get, "/songs/1")).willReturn(.text("chirp"))
    /// ```
    ///
    /// - Parameters:
    ///   - text: The text, which is sent as UTF-8.
    ///   - status: The status code.
    /// - Returns: The response.
    public static func text(_ text: String, status: Int = 200) -> HTTPMock.Response {
      data(Data(text.utf8), type: "text/plain; charset=utf-8", status: status)
    }

    /// A body that arrives in parts.
    ///
    /// ```swift
    /// given(http.request(.get, "/songs/1")).willReturn(.chunks([first, second]))
    /// ```
    ///
    /// Delegates get each part by itself. Completion handlers and `async` calls get the whole.
    ///
    /// - Parameters:
    ///   - chunks: The parts.
    ///   - type: What the header `Content-Type` says.
    ///   - status: The status code.
    /// - Returns: The response.
    public static func chunks(
      _ chunks: [Data], type: String = "application/octet-stream", status: Int = 200
    ) -> HTTPMock.Response {
      var response = HTTPMock.Response(status: status, headers: ["Content-Type": type])
      response.chunks = chunks
      return response
    }

    /// Sends the request on to another URL, which stubs answer too.
    ///
    /// ```swift
    /// given(http.request(.post, "/old")).willReturn(.redirect(to: "/new", status: 308))
    /// ```
    ///
    /// More than 20 redirects of one request end with `URLError(.httpTooManyRedirects)`.
    ///
    /// - Parameters:
    ///   - location: The URL, absolute or relative to that of the request.
    ///   - status: 301, 302 or 303, after which the method is GET, or 307 or 308, which keep it and the body.
    /// - Returns: The response.
    public static func redirect(to location: String, status: Int = 302) -> HTTPMock.Response {
      HTTPMock.Response(status: status, headers: ["Location": location])
    }

    /// This response after a while; before each chunk, where it has several.
    ///
    /// ```swift
    /// given(http.request(any())).willReturn(.status(200).delayed(by: .seconds(1)))
    /// ```
    ///
    /// - Parameter delay: How long to wait.
    /// - Returns: The response with that delay.
    public func delayed(by delay: Duration) -> HTTPMock.Response {
      var copy = self
      copy.delay = delay
      return copy
    }

    /// This response with more headers, which replace those of the same name.
    ///
    /// ```swift
    /// given(http.request(.get, "/users/1")).willReturn(.status(200).headers(["ETag": "1"]))
    /// ```
    ///
    /// - Parameter headers: The headers by their names, whose case does not matter.
    /// - Returns: The response with these headers too.
    public func headers(_ headers: [String: String]) -> HTTPMock.Response {
      var copy = self
      for (name, value) in headers {
        copy.headers = copy.headers.filter { $0.key.lowercased() != name.lowercased() }
        copy.headers[name] = value
      }
      return copy
    }

    /// Reports what is wrong with the test's input, and returns a response that fails the request.
    static func unusable(
      _ input: String, problem: String, advice: String, at location: CodeLocation
    ) -> HTTPMock.Response {
      let failure = MockFailure.misuse(Misuse(input, problem: problem, advice: advice))
      failure.report(at: location)
      var response = HTTPMock.Response(status: 500)
      response.problem = "\(failure)"
      return response
    }
  }
}

/// The error of a request whose stub has a response that could not be made.
///
/// ```swift
/// await #expect(throws: UnusableResponse.self) { try await http.session.data(from: url) }
/// ```
///
/// The test has failed before with the same text, where it makes the response.
public struct UnusableResponse: Error, CustomStringConvertible {
  /// What is wrong with the response, as the test was told.
  public let description: String
}

extension Misuse {
  /// An input of a test that can't be used.
  init(_ input: String, problem: String, advice: String) {
    self = "\(input) can not be used: \(problem).\n\(advice)"
  }
}
