public import Foundation

/// A pattern of URLs, as in `"https://api.example.com/users/*?page=1"`.
///
/// - `*` stands for any text without a slash, in the host also without a dot; `**` for any text.
/// - A pattern that begins with a slash matches that path on every host.
/// - Without a `?`, the query does not matter. With one, the items must be these, in any order.
/// - Schemes and hosts are compared without case, percent encoding and default ports do not matter.
public struct URLPattern: Sendable, ExpressibleByStringLiteral {
  /// The pattern as it is written.
  public let text: String

  let parts: Result<Parts, Problem>

  /// What the parts of a URL must be like.
  struct Parts: Sendable {
    var scheme: Glob?
    var host: Glob?
    var port: Int?
    var path: Glob
    var query: [(name: String, value: Glob)]?
  }

  /// Why a pattern can not match any request.
  struct Problem: Error {
    let text: String
  }

  /// Matches every URL.
  public static let any: URLPattern = "**"

  /// Creates a pattern from its text.
  public init(_ text: String) {
    self.text = text
    parts = Result { () throws(Problem) in try Parts(text) }
  }

  /// Creates a pattern from its text.
  public init(stringLiteral text: String) {
    self.init(text)
  }

  /// Whether a URL is one that the pattern means.
  public func matches(_ url: URL) -> Bool {
    guard case .success(let parts) = parts else { return false }
    return parts.matches(url)
  }
}
