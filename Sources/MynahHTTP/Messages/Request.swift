public import Foundation
public import MynahCore

#if canImport(FoundationNetworking)
  internal import FoundationNetworking
#endif

extension HTTPMock {
  /// A request from the code under test.
  ///
  /// ```swift
  /// given(http.request(.post, "/echo")).will { request in .text(request.text ?? "") }
  /// ```
  public struct Request: Hashable, Sendable {
    /// The method, which is GET if the code under test doesn't set one.
    public var method: Method

    /// The complete URL, including the query.
    public var url: URL

    /// The headers as the code under test spelled them.
    ///
    /// To ignore the case of the names, use `value(ofHeader:)`.
    public var headers: [String: String]

    /// The body, which is empty if the request doesn't have one.
    public var body: Data

    /// Creates a request.
    ///
    /// ```swift
    /// let request = HTTPMock.Request(.post, url, body: Data("chirp".utf8))
    /// ```
    ///
    /// - Parameters:
    ///   - method: The method.
    ///   - url: The complete URL, including the query.
    ///   - headers: The values by header name.
    ///   - body: The body. It's empty by default.
    public init(
      _ method: Method = .get, _ url: URL, headers: [String: String] = [:],
      body: Data = Data()
    ) {
      self.method = method
      self.url = url
      self.headers = headers
      self.body = body
    }

    /// Creates a request from a session's request, and reads the body if it's a stream.
    ///
    /// - Parameters:
    ///   - request: The request from the session.
    ///   - details: The details of the request's task.
    /// - Throws: The error of the request if its URL is missing, or if its file can't be read.
    init(_ request: URLRequest, _ details: TaskDetails) throws {
      guard let url = request.url else { throw URLError(.badURL) }
      let inherited = details.sessionHeaders.filter {
        request.value(forHTTPHeaderField: $0.key) == nil
      }
      self.init(
        Method(request.httpMethod ?? "GET"), url,
        headers: inherited.merging(request.allHTTPHeaderFields ?? [:]) { $1 },
        body: try details.body() ?? request.httpBody ?? request.httpBodyStream?.readAll() ?? Data())
    }

    /// Returns the value of a header, or nil if the header isn't set.
    ///
    /// The case of the name doesn't matter.
    ///
    /// ```swift
    /// verify(http.request(any(where: { $0.value(ofHeader: "accept") == nil }))).wasNeverCalled()
    /// ```
    ///
    /// - Parameter name: The name of the header.
    /// - Returns: The value.
    public func value(ofHeader name: String) -> String? {
      headers.value(ofHeader: name)
    }

    /// The decoded items of the query, in order.
    public var queryItems: [URLQueryItem] { url.decodedQueryItems }

    /// The body as text, or nil if it isn't valid UTF-8.
    public var text: String? { String(data: body, encoding: .utf8) }
  }
}

extension HTTPMock.Request: CustomStringConvertible, WrittenInSwift {
  /// The request as a pattern that matches it, such as `.get, "https://api.example.com/users/1"`.
  public var description: String { pattern(withBody: !body.isEmpty) }

  /// The description, without the body if the body isn't text.
  package var written: String { pattern(withBody: !body.isEmpty && text != nil) }

  private func pattern(withBody: Bool) -> String {
    let pattern = url.urlPattern
    guard pattern.matches(url) else {
      return "any(where: { $0.url.absoluteString == \(url.absoluteString.debugDescription) })"
    }
    var parts = ["\(method)", pattern.text.debugDescription]
    if !headers.isEmpty { parts.append("headers: \(headers.literal)") }
    if withBody { parts.append("body: \(bodyDescription)") }
    return parts.joined(separator: ", ")
  }

  /// The body as Swift code.
  var bodyDescription: String {
    guard let text else { return ".data(\(body.count.withNoun("byte")))" }
    // Without options, only objects and arrays are JSON.
    let isJSON = (try? JSONSerialization.jsonObject(with: body)) != nil
    return isJSON ? ".json(\(text.jsonLiteral))" : ".text(\(text.debugDescription))"
  }
}

extension InputStream {
  /// Reads the rest of the stream.
  func readAll() -> Data {
    open()
    defer { close() }
    var data = Data()
    var buffer = [UInt8](repeating: 0, count: 16_384)
    while true {
      let count = read(&buffer, maxLength: buffer.count)
      guard count > 0 else { return data }
      data.append(contentsOf: buffer[..<count])
    }
  }
}
