public import Foundation
internal import MynahCore

/// A pattern of URLs, such as `"https://api.example.com/users/*?page=1"`.
///
/// ```swift
/// given(http.request(.get, "https://api.example.com/users/*?page=1")).willReturn(.status(204))
/// ```
///
/// - `*` matches any text without a slash, and in the host, any text without a dot. `**` matches
///   any text.
/// - A pattern that begins with a slash matches that path on every host.
/// - A pattern without a `?` matches any query. A pattern with a `?` matches exactly its items, in
///   any order. The item `*` stands for any further items, such as in `"/users?page=1&*"`.
/// - The case of schemes and hosts, percent encoding, and default ports don't matter.
/// - User names, passwords, and fragments aren't compared.
///
/// A pattern that can't match any URL fails the test at the line of the `given` or `verify` that
/// takes it:
///
/// ```text
/// The URL pattern "api.example.com/users" can't be used: it doesn't begin with a scheme or a slash.
/// Write a URL like "https://api.example.com/users/*", or a path like "/users/*".
/// ```
public struct URLPattern: Sendable, ExpressibleByStringInterpolation {
  /// The text of the pattern, as written.
  public let text: String

  let parts: URLParts?

  /// The mistake in the pattern, or nil if the pattern is valid.
  let misuse: Misuse?

  /// Creates a pattern from a string.
  ///
  /// ```swift
  /// let pattern = URLPattern("/users/\(id)")
  /// ```
  ///
  /// - Parameter text: The pattern.
  public init(_ text: String) {
    self.text = text
    do throws(URLProblem) {
      parts = try URLParts(text)
      misuse = nil
    } catch {
      parts = nil
      misuse = Misuse(
        "The URL pattern \(text.debugDescription)", problem: error.text,
        advice:
          "Write a URL like \"https://api.example.com/users/*\", or a path like \"/users/*\".")
    }
  }

  /// Creates a pattern from a string literal.
  ///
  /// Swift calls this initializer.
  ///
  /// - Parameter text: The pattern.
  public init(stringLiteral text: String) {
    self.init(text)
  }

  /// Returns a Boolean value that indicates whether a URL matches the pattern.
  ///
  /// ```swift
  /// #expect(URLPattern("/users/*").matches(url))
  /// ```
  ///
  /// - Parameter url: The URL to match.
  /// - Returns: True if the URL matches. An invalid pattern doesn't match any URL.
  public func matches(_ url: URL) -> Bool { parts?.matches(url) ?? false }
}

/// A value that you can write as the URL of a request: a ``URLPattern``, a string, or a `URL`.
///
/// ```swift
/// given(http.request(.get, "\(base)/users")).willReturn(.status(204))
/// ```
public protocol URLPatternConvertible {
  /// The pattern for `given` and `verify`.
  var urlPattern: URLPattern { get }
}

extension URLPatternConvertible where Self == URLPattern {
  /// A pattern that matches every URL.
  public static var any: URLPattern { "**" }
}

extension URLPattern: URLPatternConvertible {
  /// This pattern.
  public var urlPattern: URLPattern { self }
}

extension String: URLPatternConvertible {
  /// The pattern with this text.
  public var urlPattern: URLPattern { URLPattern(self) }
}

extension URL: URLPatternConvertible {
  /// The pattern with the text of this URL, without its user name, password, and fragment.
  public var urlPattern: URLPattern {
    var parts = URLComponents(url: self, resolvingAgainstBaseURL: true)
    parts?.user = nil
    parts?.password = nil
    parts?.fragment = nil
    return URLPattern(parts?.string ?? absoluteString)
  }
}
