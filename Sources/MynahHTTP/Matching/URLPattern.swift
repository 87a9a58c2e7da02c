public import Foundation
internal import MynahCore

/// A pattern of URLs, as in `"https://api.example.com/users/*?page=1"`.
///
/// ```swift
/// given(http.request(.get, "https://api.example.com/users/*?page=1")).willReturn(.status(204))
/// ```
///
/// - `*` stands for any text without a slash, in the host also without a dot; `**` for any text.
/// - A pattern that begins with a slash matches that path on every host.
/// - Without a `?`, the query does not matter. With one, the items must be these, in any order.
/// - Schemes and hosts are compared without case, percent encoding and default ports do not matter.
///
/// A pattern that no URL can match fails the test where `given` or `verify` takes it:
///
/// ```text
/// The URL pattern "api.example.com/users" can not be used: it has neither a scheme nor a slash at its beginning.
/// Write a URL as in "https://api.example.com/users/*", or a path as in "/users/*".
/// ```
public struct URLPattern: Sendable, ExpressibleByStringLiteral {
  /// The pattern as it is written.
  public let text: String

  let parts: Parts?

  /// The mistake in the pattern, if there is one.
  let misuse: Misuse?

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
  ///
  /// ```swift
  /// let pattern = URLPattern("/users/\(id)")
  /// ```
  ///
  /// - Parameter text: The pattern.
  public init(_ text: String) {
    self.text = text
    do throws(Problem) {
      parts = try Parts(text)
      misuse = nil
    } catch {
      parts = nil
      misuse = Misuse(
        "The URL pattern \(text.debugDescription)", problem: error.text,
        advice:
          "Write a URL as in \"https://api.example.com/users/*\", or a path as in \"/users/*\".")
    }
  }

  /// Creates a pattern from its text; Swift calls this for a literal.
  ///
  /// - Parameter text: The pattern.
  public init(stringLiteral text: String) {
    self.init(text)
  }

  /// Whether a URL is one that the pattern means.
  ///
  /// ```swift
  /// #expect(URLPattern("/users/*").matches(url))
  /// ```
  ///
  /// - Parameter url: The URL.
  /// - Returns: Whether it is; false for each where the pattern can not match any.
  public func matches(_ url: URL) -> Bool { parts?.matches(url) ?? false }
}
