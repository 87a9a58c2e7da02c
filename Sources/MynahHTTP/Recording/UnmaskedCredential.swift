internal import Foundation
internal import MynahCore

/// What looks like a credential in an exchange, and no rule masks.
struct UnmaskedCredential: Hashable {
  /// What a rule or `write(to:allowing:)` calls it: a name, or what its value is.
  let name: String

  /// Whether there is a name to mask.
  let isNamed: Bool

  /// The names of values that are credentials in most places, without what stands between words.
  private static let names: Set<String> = [
    "password", "passwd", "passphrase", "pwd", "secret", "clientsecret", "token", "accesstoken",
    "refreshtoken", "idtoken", "authtoken", "csrftoken", "sessiontoken", "bearertoken", "sessionid",
    "apikey", "xapikey", "secretkey", "privatekey", "accesskey", "authorization", "credentials",
    "xauthtoken", "xaccesstoken", "otp", "pin", "cvv",
  ]

  /// What some texts are, wherever they stand.
  private static func kind(of text: String) -> String? {
    let patterns: [(String, Regex<Substring>)] = [
      ("JSON Web Token", #/eyJ[A-Za-z0-9_\-]{8,}\.[A-Za-z0-9_\-]{8,}\.[A-Za-z0-9_\-]+/#),
      ("private key", #/-----BEGIN [A-Z ]*PRIVATE KEY-----/#),
      ("AWS key", #/(?:AKIA|ASIA)[A-Z0-9]{16}/#),
      ("GitHub token", #/(?:gh[pousr]_|github_pat_)[A-Za-z0-9_]{20,}/#),
      ("Slack token", #/xox[abeoprs]-[A-Za-z0-9\-]{10,}/#),
      ("Stripe key", #/[rs]k_live_[A-Za-z0-9]{10,}/#),
    ]
    return patterns.first { text.contains($0.1) }?.0
  }

  /// Finds what looks like a credential in an exchange that is masked.
  static func find(
    _ request: HTTPMock.Request, _ response: HTTPMock.Response?, allowing allowed: [String]
  ) -> UnmaskedCredential? {
    let allowed = Set(allowed.map { $0.lowercased() })
    let found = Found()
    let note = { (name: String, value: String) in
      let plain = name.lowercased().filter { $0.isLetter || $0.isNumber }
      let isValue = !["", SecretText.mask, "true", "false", "null"].contains(value)
      if names.contains(plain), isValue, !allowed.contains(name.lowercased()) {
        found.all.append(UnmaskedCredential(name: name, isNamed: true))
      }
      return false
    }
    let search = Masking(texts: [], isSecretHeader: note, note)
    _ = search.masked(request)
    if let response { _ = search.masked(response) }
    if let named = found.all.min(by: { $0.name < $1.name }) { return named }
    let texts =
      [request.url.absoluteString, String(decoding: request.body, as: UTF8.self)]
      + Array(request.headers.values) + (response.map { Array($0.headers.values) } ?? [])
      + [String(decoding: response?.body ?? Data(), as: UTF8.self)]
    let kinds = texts.compactMap { kind(of: $0) }.filter { !allowed.contains($0.lowercased()) }
    return kinds.first.map { UnmaskedCredential(name: $0, isNamed: false) }
  }

  /// What was found until now.
  private final class Found {
    var all: [UnmaskedCredential] = []
  }

  /// The mistake that writing it down is.
  func misuse(in exchange: HTTPMock.Request, path: String) -> Misuse {
    let what = isNamed ? name.debugDescription : "a \(name)"
    let rule = isNamed ? ".field(\(name.debugDescription))" : ".text(...)"
    return .invalidInput(
      "The recording \(path.debugDescription)",
      problem:
        "\(what) of \(exchange.method.name) \(exchange.url.absoluteString) looks like a credential",
      advice:
        "Mask it, as in record(through:masking: .credentials + [\(rule)]), "
        + "or write(to:allowing: [\(name.debugDescription)]) where it is none.")
  }
}
