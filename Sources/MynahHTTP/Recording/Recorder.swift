internal import Foundation
internal import MynahCore

#if canImport(FoundationNetworking)
  internal import FoundationNetworking
#endif

/// Collects exchanges with a server; what `record` returns.
///
/// ```swift
/// let recorder = http.record(through: .shared)
/// _ = try await http.session.data(from: url)
/// recorder.write(to: "Fixtures/users.json")
/// ```
public final class Recorder: Sendable {
  private let masks: [MaskRule]
  private let exchanges = LockedList<RecordedExchange>()

  init(masks: [MaskRule]) {
    self.masks = masks
  }

  /// How many exchanges were recorded until now, those included that ended with an error.
  public var count: Int { exchanges.all.count }

  /// Sends a request to the server, and keeps what comes back, masked.
  func forward(_ request: HTTPMock.Request, through session: URLSession) async throws
    -> HTTPMock.Response
  {
    var forwarded = URLRequest(url: request.url)
    forwarded.httpMethod = request.method.name
    forwarded.allHTTPHeaderFields = request.headers
    if !request.body.isEmpty { forwarded.httpBody = request.body }
    do {
      let (data, head) = try await session.data(for: forwarded)
      guard let head = head as? HTTPURLResponse else { throw URLError(.badServerResponse) }
      // The session has decoded the body already.
      let obsolete = ["content-encoding", "content-length", "transfer-encoding"]
      var headers: [String: String] = [:]
      for (name, value) in head.allHeaderFields where !obsolete.contains("\(name)".lowercased()) {
        headers["\(name)"] = "\(value)"
      }
      let response = HTTPMock.Response(status: head.statusCode, headers: headers, body: data)
      exchanges.append(
        RecordedExchange(masks.masked(request), masks.masked(response), errorCode: nil))
      return response
    } catch let error as URLError {
      exchanges.append(
        RecordedExchange(masks.masked(request), nil, errorCode: error.code.rawValue))
      throw error
    }
  }

  /// Writes what was recorded to a file, which `replay` reads.
  ///
  /// ```swift
  /// recorder.write(to: "Fixtures/users.json")
  /// ```
  ///
  /// Where no file can be written, the test fails:
  ///
  /// ```text
  /// The path "/missing/users.json" can not be used: no file can be written at /missing/users.json.
  /// Write a path in a folder that exists and can be written to.
  /// ```
  ///
  /// Nor is one written where an exchange has what looks like a credential and no rule masks, as a field
  /// `token` does:
  ///
  /// ```text
  /// The recording "Fixtures/users.json" can not be used: "token" of POST https://example.com/login looks like a credential.
  /// Mask it, as in record(through:masking: .credentials + [.field("token")]), or write(to:allowing: ["token"]) where it is none.
  /// ```
  ///
  /// - `path`: The file, absolute or relative to the folder of the test's file.
  /// - `names`: What looks like a credential and is none, as failures call it.
  /// - `fileID`, `filePath`, `line`, `column`: Where it is called; leave them out.
  public func write(
    to path: String, allowing names: [String] = [], fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    let location = CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    let cassette = Cassette(masks: masks.writable, exchanges: exchanges.all)
    for exchange in cassette.exchanges {
      let request = exchange.httpRequest
      let found = UnmaskedCredential.find(request, exchange.httpResponse, allowing: names)
      guard let found else { continue }
      return MockFailure.misuse(found.misuse(in: request, path: path)).report(at: location)
    }
    let url = fixtureURL(path, at: location)
    do {
      try JSONEncoder.readable.encode(cassette).write(to: url, options: .atomic)
    } catch {
      let misuse = Misuse.invalidInput(
        "The path \(path.debugDescription)", problem: "no file can be written at \(url.path)",
        advice: "Write a path in a folder that exists and can be written to.")
      MockFailure.misuse(misuse).report(at: location)
    }
  }
}

/// A list that several tasks append to.
final class LockedList<Element: Sendable>: Sendable {
  private let elements = Locked<[Element]>([])

  var all: [Element] { elements.withLock { $0 } }

  func append(_ element: Element) {
    elements.withLock { $0.append(element) }
  }
}
