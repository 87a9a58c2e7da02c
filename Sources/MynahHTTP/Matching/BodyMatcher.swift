public import Foundation
internal import MynahCore

/// What the body of a request must be like.
///
/// ```swift
/// verify(http.request(.post, "/birds", body: .json(#"{"name": "Ryan"}"#))).wasCalled()
/// ```
public struct BodyMatcher: Sendable {
  /// The matcher as tests write it; empty where every body matches.
  let description: String
  let condition: @Sendable (HTTPMock.Request) -> Bool

  /// The mistake in the matcher, if there is one.
  var misuse: Misuse?

  /// Every body matches.
  public static let any = BodyMatcher(description: "") { _ in true }

  /// No body.
  public static let empty = BodyMatcher(description: ".empty") { $0.body.isEmpty }

  /// Exactly these bytes.
  ///
  /// ```swift
  /// verify(http.request(.put, "/photos/1", body: .data(photo))).wasCalled()
  /// ```
  ///
  /// - Parameter data: The bytes.
  /// - Returns: The matcher.
  public static func data(_ data: Data) -> BodyMatcher {
    BodyMatcher(description: ".data(\(data.count) bytes)") { $0.body == data }
  }

  /// Exactly this text.
  ///
  /// ```swift
  /// verify(http.request(.post, "/songs", body: .text("chirp"))).wasCalled()
  /// ```
  ///
  /// - Parameter text: The text; the body is read as UTF-8.
  /// - Returns: The matcher.
  public static func text(_ text: String) -> BodyMatcher {
    BodyMatcher(description: ".text(\(text.debugDescription))") { $0.text == text }
  }

  /// JSON that says the same, however it is written and ordered.
  ///
  /// ```swift
  /// verify(http.request(.post, "/birds", body: .json(#"{"name": "Ryan"}"#))).wasCalled()
  /// ```
  ///
  /// Text that is not JSON fails the test where `given` or `verify` takes the pattern:
  ///
  /// ```text
  /// The JSON "{" can not be used: it is not valid.
  /// Write valid JSON, or .text(...) to match a body that is none.
  /// ```
  ///
  /// - Parameter text: The JSON.
  /// - Returns: The matcher.
  public static func json(_ text: String) -> BodyMatcher {
    json(text, label: "") { $0 == $1 }
  }

  /// JSON that says this and perhaps more: objects may have more keys.
  ///
  /// ```swift
  /// verify(http.request(.post, "/birds", body: .json(containing: #"{"name": "Ryan"}"#))).wasCalled()
  /// ```
  ///
  /// Arrays must be the same, in their order. Text that is not JSON fails the test, as with ``json(_:)``.
  ///
  /// - Parameter text: The JSON.
  /// - Returns: The matcher.
  public static func json(containing text: String) -> BodyMatcher {
    json(text, label: "containing: ") { $0.contains($1) }
  }

  /// A form with exactly these fields, in any order.
  ///
  /// ```swift
  /// verify(http.request(.post, "/login", body: .form(["user": "ryan"]))).wasCalled()
  /// ```
  ///
  /// - Parameter fields: The fields by their names, as they are before encoding.
  /// - Returns: The matcher.
  public static func form(_ fields: [String: String]) -> BodyMatcher {
    BodyMatcher(description: ".form(\(fields.literal))") {
      formFields($0.text ?? "") == fields.map { [$0.key, $0.value] }.sorted { $0[0] < $1[0] }
    }
  }

  /// What fulfils a condition that has a name.
  ///
  /// ```swift
  /// verify(http.request(.post, "/songs", body: .matching("long") { $0.count > 20 })).wasCalled()
  /// ```
  ///
  /// - Parameters:
  ///   - description: The condition as failures show it.
  ///   - condition: What the body must fulfil; it may run more than once a request.
  /// - Returns: The matcher.
  public static func matching(
    _ description: String, where condition: @escaping @Sendable (Data) -> Bool
  ) -> BodyMatcher {
    BodyMatcher(description: description) { condition($0.body) }
  }

  private static func json(
    _ text: String, label: String,
    _ isMatch: @escaping @Sendable (_ found: JSONValue, _ expected: JSONValue) -> Bool
  ) -> BodyMatcher {
    let expected = try? JSONValue(text)
    var matcher = BodyMatcher(description: ".json(\(label)\(text.jsonLiteral))") { request in
      guard let expected, let found = try? JSONValue(request.body) else { return false }
      return isMatch(found, expected)
    }
    if expected == nil {
      matcher.misuse = Misuse(
        "The JSON \(text.debugDescription)", problem: "it is not valid",
        advice: "Write valid JSON, or .text(...) to match a body that is none.")
    }
    return matcher
  }
}

/// The decoded fields of a form, in the order of their names.
private func formFields(_ text: String) -> [[String]] {
  text.split(separator: "&").map { field in
    let sides = field.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let decoded = sides.map {
      let spaced = $0.replacingOccurrences(of: "+", with: " ")
      return spaced.removingPercentEncoding ?? spaced
    }
    return [decoded[0], decoded.count == 2 ? decoded[1] : ""]
  }.sorted { $0[0] < $1[0] }
}
