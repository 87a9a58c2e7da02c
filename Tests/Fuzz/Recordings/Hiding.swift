internal import Foundation

/// Places that a secret may stand at, each of which a rule covers.
struct Hiding {
  let choices: Choices
  let secret: String

  /// Whether a rule has the secret itself, and not the name that it stands behind.
  let isText: Bool

  /// Whether a text has the secret, as it is or encoded.
  func isFound(in text: String) -> Bool {
    var text = text
    for _ in 0..<4 {
      if text.contains(secret) { return true }
      guard let next = text.removingPercentEncoding, next != text else { return false }
      text = next
    }
    return false
  }

  private func name() -> String {
    guard !isText else { return choices.element(of: ["a", "b c"]) }
    return choices.element(of: ["pass word", "Pass Word", "PASS WORD"])
  }

  func url() -> URL {
    var components = URLComponents()
    components.scheme = "https"
    components.host = "a.b"
    components.path = "/c"
    components.queryItems = [
      URLQueryItem(name: name(), value: secret), .init(name: "d", value: "e"),
    ]
    if choices.chance(30), !isText { components.fragment = "x=1&\(name())=\(secret)" }
    if choices.chance(30) { components.user = "u"; components.password = secret }
    return components.url ?? URL(fileURLWithPath: "/")
  }

  func headers() -> [String: String] {
    ["X-Key": secret, "Location": url().absoluteString, "Accept": "a/b"]
  }

  func body() -> [UInt8] {
    switch choices.next(below: 6) {
    case 0: return Array(form().utf8)
    case 1: return Array(parts().utf8)
    case 2: return Array("\(json())\n\(json())\n".utf8)
    case 3: return Array((choices.element(of: [")]}',\n", "callback(", "data: "]) + json()).utf8)
    case 4: return Array(json().utf8.dropLast(choices.next(below: 3)))
    default: return Array(json().utf8)
    }
  }

  private func form() -> String {
    func encoded(_ text: String) -> String {
      let plain = text.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? text
      return choices.chance(50) ? plain : plain.replacingOccurrences(of: "%20", with: "+")
    }
    return "x=1&\(encoded(name()))=\(encoded(secret))&y=%zz&=&&"
  }

  private func parts() -> String {
    let end = choices.element(of: ["\r\n", "\n"])
    let value = choices.chance(50) || !isText ? secret : json()
    return [
      "--x7", "Content-Disposition: form-data; name=\"\(name())\"", "", value, "--x7",
      "Content-Disposition: form-data; name=y", "", json(), "--x7--", "",
    ].joined(separator: end)
  }

  /// JSON with the secret, at some depth and in strings of JSON.
  private func json() -> String {
    var text = "{\(string("z")): [1, null], \(string(name())): \(value())}"
    for _ in 0..<choices.next(below: 4) {
      switch choices.next(below: 3) {
      case 0: text = "[true, \(text)]"
      case 1: text = "{\"n\": \(text), \"m\": \"\\\"\"}"
      default: text = "{\"s\": \(string(text))}"
      }
    }
    return choices.chance(5) ? String(repeating: "[", count: 1_000) + text : text
  }

  private func value() -> String {
    if isText || choices.chance(60) { return string(secret) }
    return choices.element(of: ["[\(string(secret))]", "{\"v\": \(string(secret))}"])
  }

  /// A string of JSON, with escapes for what needs none too.
  private func string(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "/": result += choices.chance(50) ? "\\/" : "/"
      case _ where scalar.value < 0x10000 && choices.chance(scalar.isASCII ? 3 : 50):
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
