internal import Foundation

/// What is a secret in requests and responses, and is written to a recording as `***`.
///
/// ```swift
/// let recorder = http.record(
///   through: .shared, masking: .credentials + [.field("password"), .query("key")])
/// ```
///
/// The case of names does not matter. The users and passwords of URLs are masked without a rule.
public enum MaskRule: Hashable, Sendable, Codable {
  /// The value of a header.
  case header(String)

  /// The value of an item of a query or of a fragment, and of what `field` masks.
  case query(String)

  /// The value of a name wherever it stands in URLs, headers and bodies: of JSON at any depth and in
  /// strings of JSON, of forms with one part or several, of XML.
  case field(String)

  /// A text wherever it stands in URLs, headers and bodies, also as JSON and URLs encode it; it must not
  /// be written to the recording itself, so it is left out of its rules.
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

  package func masked(_ request: HTTPMock.Request) -> HTTPMock.Request { masking.masked(request) }

  package func masked(_ response: HTTPMock.Response) -> HTTPMock.Response {
    masking.masked(response)
  }

  private var masking: Masking {
    let headers = Set(
      compactMap { if case .header(let name) = $0 { name.lowercased() } else { nil } })
    let names = Set(
      compactMap { rule in
        switch rule {
        case .query(let name), .field(let name): name.lowercased()
        case .header, .text: nil
        }
      })
    let texts = compactMap { if case .text(let text) = $0, !text.isEmpty { text } else { nil } }
    return Masking(texts: texts, isSecretHeader: { name, _ in headers.contains(name.lowercased()) })
    {
      name, _ in names.contains(name.lowercased())
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
