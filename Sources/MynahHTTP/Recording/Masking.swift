internal import Foundation

/// Replaces what is secret in requests and responses.
struct Masking {
  private let texts: [String]
  private let isSecretHeader: (_ name: String, _ value: String) -> Bool
  private let secrets: SecretText

  /// - Parameters:
  ///   - texts: What is secret wherever it stands.
  ///   - isSecretHeader: Whether a header is secret.
  ///   - isSecret: Whether a value with a name is, which is no header.
  init(
    texts: [String], isSecretHeader: @escaping (_ name: String, _ value: String) -> Bool,
    _ isSecret: @escaping (_ name: String, _ value: String) -> Bool
  ) {
    self.texts = texts
    self.isSecretHeader = isSecretHeader
    secrets = SecretText(isSecret: isSecret)
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
    Dictionary(
      uniqueKeysWithValues: headers.map { name, value in
        (name, isSecretHeader(name, value) ? SecretText.mask : maskedText(value))
      })
  }

  private func masked(_ url: URL) -> URL {
    URL(string: maskedText(url.absoluteString)) ?? url
  }

  private func masked(_ body: Data) -> Data {
    let bytes = maskedParts(Array(body)) ?? maskedBody(Array(body))
    return Data(texts.reduce(bytes) { $0.replacing($1, with: SecretText.mask) })
  }

  private func maskedText(_ text: String) -> String {
    let bytes = texts.reduce(Array(secrets.masked(text).utf8)) {
      $0.replacing($1, with: SecretText.mask)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private func maskedBody(_ body: [UInt8]) -> [UInt8] {
    guard let text = String(validating: body, as: UTF8.self) else { return body }
    if let json = try? JSONValue(text), json.isContainer {
      let masked = json.masking(secrets)
      guard masked != json, let encoded = try? JSONEncoder.readable.encode(masked) else {
        return body
      }
      return Array(encoded)
    }
    let isForm = !text.contains { $0.isWhitespace || $0 == "{" || $0 == "<" }
    return Array(secrets.masked(isForm ? secrets.maskedForm(text) : text).utf8)
  }

  /// The parts of a form that has several, each masked as a body is; nil where the body is none.
  private func maskedParts(_ body: [UInt8]) -> [UInt8]? {
    guard body.starts(with: "--".utf8), let lineEnd = body.firstIndex(of: 0x0A),
      body.firstRange(of: Array("ontent-".utf8), from: lineEnd) != nil
    else { return nil }
    let boundary = Array(body[..<lineEnd].filter { $0 != 0x0D })
    var result: [UInt8] = []
    var start = 0
    while start < body.count {
      let end =
        body.firstRange(of: boundary, from: min(start + boundary.count, body.count)) ?? body.count
      result += maskedPart(body[start..<end])
      start = end
    }
    return result
  }

  private func maskedPart(_ part: ArraySlice<UInt8>) -> [UInt8] {
    let bytes = Array(part)
    let ends = ["\r\n\r\n", "\n\n"].compactMap { end in
      bytes.firstRange(of: Array(end.utf8), from: 0).map { $0 + end.utf8.count }
    }
    guard let headEnd = ends.min() else { return bytes }
    let head = String(decoding: bytes[..<headEnd], as: UTF8.self)
    let lineEnd = bytes.hasSuffix("\r\n") ? 2 : bytes.hasSuffix("\n") ? 1 : 0
    let content = Array(bytes[headEnd...].dropLast(lineEnd))
    let masked =
      secrets.isSecret(head.nameOfPart, String(decoding: content, as: UTF8.self))
      ? Array(SecretText.mask.utf8) : maskedBody(content)
    return Array(bytes[..<headEnd]) + masked + Array(bytes.suffix(lineEnd))
  }
}

extension [UInt8] {
  fileprivate func hasSuffix(_ text: String) -> Bool {
    reversed().starts(with: text.utf8.reversed())
  }
}

extension String {
  /// The name of a form's part, which its head says; empty where it says none.
  fileprivate var nameOfPart: String {
    let lowered = lowercased()
    guard let start = lowered.range(of: "; name=") ?? lowered.range(of: ";name=") else { return "" }
    let rest = lowered[start.upperBound...]
    guard rest.first == "\"" else { return String(rest.prefix { !";\r\n".contains($0) }) }
    return String(rest.dropFirst().prefix { $0 != "\"" })
  }
}

extension JSONValue {
  /// This value without what is secret in it, at any depth.
  fileprivate func masking(_ secrets: SecretText) -> JSONValue {
    switch self {
    case .object(let members):
      .object(
        Dictionary(
          uniqueKeysWithValues: members.map { key, value in
            (
              key,
              secrets.isSecret(key, value.text) ? .string(SecretText.mask) : value.masking(secrets)
            )
          }))
    case .array(let elements): .array(elements.map { $0.masking(secrets) })
    case .string(let text): .string(secrets.masked(text))
    default: self
    }
  }

  /// What the value is as a text; empty where it is nothing, as null is.
  private var text: String {
    switch self {
    case .null: ""
    case .bool(let value): "\(value)"
    case .number(let value): "\(value)"
    case .string(let text): text
    case .array(let elements): elements.map(\.text).joined()
    case .object(let members): members.values.map(\.text).joined()
    }
  }
}
