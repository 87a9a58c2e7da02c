internal import Foundation

/// What is a secret in requests and responses, and is written to a recording as `***`.
///
/// ```swift
/// let recorder = http.record(
///   through: .shared, masking: .credentials + [.field("password"), .query("key")])
/// ```
public enum MaskRule: Hashable, Sendable, Codable {
  /// The value of a header, whatever the case of its name.
  case header(String)

  /// The value of an item of the URL's query.
  case query(String)

  /// The value of a key of JSON, at any depth, or of a field of a form.
  case field(String)

  /// A text wherever it stands in URLs, headers and bodies; it must not be written to the recording
  /// itself, so it is left out of its rules.
  case text(String)
}

extension [MaskRule] {
  /// The headers that carry credentials: `Authorization`, `Proxy-Authorization`, `Cookie`, `Set-Cookie`
  /// and `X-API-Key`.
  public static var credentials: [MaskRule] {
    ["Authorization", "Proxy-Authorization", "Cookie", "Set-Cookie", "X-API-Key"].map {
      .header($0)
    }
  }

  /// The rules that may be written down.
  var writable: [MaskRule] {
    filter { if case .text = $0 { false } else { true } }
  }

  func masked(_ request: HTTPMock.Request) -> HTTPMock.Request {
    HTTPMock.Request(
      request.method, masked(request.url), headers: masked(request.headers),
      body: masked(request.body))
  }

  func masked(_ response: HTTPMock.Response) -> HTTPMock.Response {
    var copy = response
    copy.headers = masked(response.headers)
    copy.chunks = response.body.isEmpty ? [] : [masked(response.body)]
    return copy
  }

  private func masked(_ headers: [String: String]) -> [String: String] {
    let secret = Set(
      compactMap { if case .header(let name) = $0 { name.lowercased() } else { nil } })
    return Dictionary(
      uniqueKeysWithValues: headers.map { name, value in
        (name, secret.contains(name.lowercased()) ? mask : masked(value))
      })
  }

  private func masked(_ url: URL) -> URL {
    let secret = Set(compactMap { if case .query(let name) = $0 { name } else { nil } })
    guard var components = URLComponents(url: url, resolvingAgainstBaseURL: true) else {
      return url
    }
    components.queryItems = components.queryItems?.map {
      secret.contains($0.name) ? URLQueryItem(name: $0.name, value: mask) : $0
    }
    let text = masked(components.string ?? url.absoluteString)
    return URL(string: text) ?? url
  }

  private func masked(_ body: Data) -> Data {
    let secret = Set(compactMap { if case .field(let name) = $0 { name } else { nil } })
    guard let text = String(data: body, encoding: .utf8) else { return body }
    if let json = try? JSONValue(body), json.isContainer {
      let masked = json.masking(secret)
      guard masked != json, let encoded = try? JSONEncoder.readable.encode(masked) else {
        return Data(self.masked(text).utf8)
      }
      return Data(self.masked(String(decoding: encoded, as: UTF8.self)).utf8)
    }
    let fields = text.split(separator: "&", omittingEmptySubsequences: false).map { field in
      let name = field.prefix { $0 != "=" }
      let isSecret =
        field.count > name.count && secret.contains(name.removingPercentEncoding ?? String(name))
      return isSecret ? "\(name)=\(mask)" : String(field)
    }
    return Data(masked(fields.joined(separator: "&")).utf8)
  }

  private func masked(_ text: String) -> String {
    reduce(text) { text, rule in
      guard case .text(let secret) = rule, !secret.isEmpty else { return text }
      return text.replacingOccurrences(of: secret, with: mask)
    }
  }
}

/// What is written in place of a secret.
private let mask = "***"

extension JSONValue {
  /// This value with the values of some keys replaced, at any depth.
  fileprivate func masking(_ keys: Set<String>) -> JSONValue {
    switch self {
    case .object(let members):
      .object(
        Dictionary(
          uniqueKeysWithValues: members.map { key, value in
            (key, keys.contains(key) ? .string(mask) : value.masking(keys))
          }))
    case .array(let elements): .array(elements.map { $0.masking(keys) })
    default: self
    }
  }
}

extension JSONEncoder {
  /// An encoder whose output is the same for the same value, and can be read and compared.
  static var readable: JSONEncoder {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
    return encoder
  }
}
