public import Foundation
public import MynahCore

#if canImport(FoundationNetworking)
  internal import FoundationNetworking
#endif

extension HTTPMock {
  /// A request that the code under test made.
  ///
  /// ```swift
  /// given(http.request(.post, "/echo")).will { request in .text(request.text ?? "") }
  /// ```
  public struct Request: Hashable, Sendable {
    /// The method, GET where the code under test names none.
    public var method: HTTPMock.Method

    /// The whole URL, query included.
    public var url: URL

    /// The headers as the code under test spelled them; `value(ofHeader:)` ignores case.
    public var headers: [String: String]

    /// The body; empty where there is none.
    public var body: Data

    /// Creates a request.
    ///
    /// ```swift
    /// let request = HTTPMock.Request(.post, url, body: Data("chirp".utf8))
    /// ```
    ///
    /// - Parameters:
    ///   - method: The method.
    ///   - url: The whole URL, query included.
    ///   - headers: The headers by their names.
    ///   - body: The body; empty where there is none.
    public init(
      _ method: HTTPMock.Method = .get, _ url: URL, headers: [String: String] = [:],
      body: Data = Data()
    ) {
      self.method = method
      self.url = url
      self.headers = headers
      self.body = body
    }

    /// Creates a request from that of a session, whose body may be a stream; reads the stream.
    ///
    /// - Parameters:
    ///   - request: The request as a session hands it on.
    ///   - body: The body where the session has it and the request does not, as with upload tasks.
    init?(_ request: URLRequest, body: Data? = nil) {
      guard let url = request.url else { return nil }
      self.init(
        HTTPMock.Method(request.httpMethod ?? "GET"), url,
        headers: request.allHTTPHeaderFields ?? [:],
        body: body ?? request.httpBody ?? request.httpBodyStream?.readAll() ?? Data())
    }

    /// The value of a header, whatever the case of its name; nil where it is not set.
    ///
    /// ```swift
    /// verify(http.request(any(where: { $0.value(ofHeader: "accept") == nil }))).wasNeverCalled()
    /// ```
    ///
    /// - Parameter name: The header's name.
    /// - Returns: The value.
    public func value(ofHeader name: String) -> String? {
      headers.first { $0.key.lowercased() == name.lowercased() }?.value
    }

    /// The items of the query, decoded, in order.
    public var queryItems: [URLQueryItem] {
      URLComponents(url: url, resolvingAgainstBaseURL: true)?.queryItems ?? []
    }

    /// The body as text; nil where it is not UTF-8.
    public var text: String? { String(data: body, encoding: .utf8) }
  }
}

extension HTTPMock.Request: CustomStringConvertible, WrittenInSwift {
  /// The request as a pattern that selects it: `.get, "https://api.example.com/users/1"`.
  public var description: String {
    let parts = body.isEmpty ? headParts : headParts + ["body: \(bodyDescription)"]
    return parts.joined(separator: ", ")
  }

  /// The same, without a body that is no text.
  package var written: String {
    text == nil ? headParts.joined(separator: ", ") : description
  }

  private var headParts: [String] {
    var parts = ["\(method)", url.absoluteString.debugDescription]
    if !headers.isEmpty { parts.append("headers: \(headers.literal)") }
    return parts
  }

  /// The body as tests write it.
  var bodyDescription: String {
    guard let text else { return ".data(\(body.count) bytes)" }
    let isJSON = (try? JSONValue(text)).map(\.isContainer) ?? false
    return isJSON ? ".json(\(text.jsonLiteral))" : ".text(\(text.debugDescription))"
  }
}

extension InputStream {
  /// Reads what is left.
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
