internal import Foundation

/// What a file of recorded exchanges holds; failures and the guide call it a recording.
struct Cassette: Codable {
  var version = newestVersion

  /// What was masked, so that requests are masked alike before they are looked for.
  var masks: [MaskRule]
  var exchanges: [RecordedExchange]
}

/// A request, and what it was answered with: a response, or the code of a `URLError`.
struct RecordedExchange: Codable {
  struct Request: Codable {
    var method: String
    var url: URL
    var headers: [String: String]
    var body: RecordedBody?
  }

  struct Response: Codable {
    var status: Int
    var headers: [String: String]
    var body: RecordedBody?
  }

  var request: Request
  var response: Response?
  var errorCode: Int?
}

/// A body, as text where it is some, so that people can read it.
struct RecordedBody: Codable {
  var text: String?
  var base64: Data?

  init?(_ data: Data) {
    if data.isEmpty { return nil }
    text = String(data: data, encoding: .utf8)
    base64 = text == nil ? data : nil
  }

  var data: Data { text.map { Data($0.utf8) } ?? base64 ?? Data() }
}

extension RecordedExchange {
  init(_ request: HTTPMock.Request, _ response: HTTPMock.Response?, errorCode: Int?) {
    self.request = Request(
      method: request.method.name, url: request.url, headers: request.headers,
      body: RecordedBody(request.body))
    self.response = response.map {
      Response(status: $0.status, headers: $0.headers, body: RecordedBody($0.body))
    }
    self.errorCode = errorCode
  }

  /// The request that was recorded.
  var httpRequest: HTTPMock.Request {
    HTTPMock.Request(
      HTTPMock.Method(request.method), request.url, headers: request.headers,
      body: request.body?.data ?? Data())
  }

  /// The response that was recorded; nil where there was none.
  var httpResponse: HTTPMock.Response? {
    response.map {
      HTTPMock.Response(status: $0.status, headers: $0.headers, body: $0.body?.data ?? Data())
    }
  }
}

extension Cassette {
  /// The version that is written, and the only one that is read.
  static let newestVersion = 1

  /// Why the recording can not be replayed; nil where it can.
  var problem: String? {
    guard version == Self.newestVersion else {
      return "its version is \(version), and only \(Self.newestVersion) is known"
    }
    for (index, exchange) in exchanges.enumerated() {
      if let status = exchange.response?.status, !(100...599).contains(status) {
        return "the status of exchange \(index + 1) is \(status)"
      }
      if exchange.response == nil, exchange.errorCode == nil {
        return "exchange \(index + 1) has neither a response nor an error"
      }
    }
    return nil
  }
}

extension HTTPMock.Request {
  /// Whether this is the same request as a recorded one; headers change with every run, and do not
  /// matter.
  func isSame(as recorded: HTTPMock.Request) -> Bool {
    guard method == recorded.method, url == recorded.url else { return false }
    if body == recorded.body { return true }
    guard let mine = try? JSONValue(body), let other = try? JSONValue(recorded.body) else {
      return false
    }
    return mine == other
  }
}
