public import Foundation
internal import MynahCore

/// A condition for the body of a request.
///
/// ```swift
/// verify(http.request(.post, "/birds", body: .json(#"{"name": "Ryan"}"#))).wasCalled()
/// ```
public struct BodyMatcher: Sendable {
  /// The matcher as Swift code, or an empty string if every body matches.
  let description: String
  var condition: @Sendable (HTTPMock.Request) -> Bool = { _ in false }

  /// The mistake in the matcher, or nil if the matcher is valid.
  var misuse: Misuse?

  /// A closure that returns the expected body and a request's body, or nil to show both as code.
  var bodies: @Sendable (HTTPMock.Request) -> (expected: Any, actual: Any)? = { _ in nil }

  /// Returns the differences between the expected body and a request's body, or code that shows both
  /// bodies if this explains them better.
  func explain(_ request: HTTPMock.Request) -> String {
    if let (expected, actual) = bodies(request) {
      let text = explainDifference(of: "body", expected: expected, actual: actual)
      if expected is Data || !text.hasPrefix("body: expected ") { return text }
    }
    let found = request.body.isEmpty ? ".empty" : request.bodyDescription
    return "body: expected \(description), got \(found)"
  }

  /// Matches every body.
  public static let any = BodyMatcher(description: "") { _ in true }

  /// Matches an empty body.
  public static let empty = BodyMatcher(description: ".empty") { $0.body.isEmpty }

  /// Matches exactly these bytes.
  ///
  /// ```swift
  /// verify(http.request(.put, "/photos/1", body: .data(photo))).wasCalled()
  /// ```
  ///
  /// - Parameter data: The expected bytes.
  /// - Returns: The matcher.
  public static func data(_ data: Data) -> BodyMatcher {
    BodyMatcher(
      description: ".data(\(data.count.withNoun("byte")))", condition: { $0.body == data },
      bodies: { (data, $0.body) })
  }

  /// Matches exactly this text.
  ///
  /// ```swift
  /// verify(http.request(.post, "/songs", body: .text("chirp"))).wasCalled()
  /// ```
  ///
  /// - Parameter text: The expected text. The body is decoded as UTF-8.
  /// - Returns: The matcher.
  public static func text(_ text: String) -> BodyMatcher {
    BodyMatcher(
      description: ".text(\(text.debugDescription))", condition: { $0.text == text },
      bodies: { request in request.text.map { (text, $0) } })
  }

  /// Matches equal JSON, regardless of formatting and the order of keys.
  ///
  /// Integers must be equal exactly. Other numbers are compared as `Double` values.
  ///
  /// ```swift
  /// verify(http.request(.post, "/birds", body: .json(#"{"name": "Ryan"}"#))).wasCalled()
  /// ```
  ///
  /// Invalid JSON fails the test at the line of the `given` or `verify` that takes the pattern:
  ///
  /// ```text
  /// The JSON "{" can't be used: it isn't valid.
  /// Write valid JSON, or .text(...) to match any other body.
  /// ```
  ///
  /// - Parameter text: The expected JSON.
  /// - Returns: The matcher.
  public static func json(_ text: String) -> BodyMatcher {
    json(text, allowsMoreKeys: false)
  }

  /// Matches JSON that equals an encoded value, regardless of formatting and the order of keys.
  ///
  /// ```swift
  /// verify(http.request(.post, "/birds", body: .json(["name": "Ryan"]))).wasCalled()
  /// ```
  ///
  /// A value that can't be encoded fails the test, like invalid JSON.
  ///
  /// - Parameters:
  ///   - value: The value to encode.
  ///   - encoder: The encoder, whose strategies must be those of your code.
  /// - Returns: The matcher.
  public static func json<Value: Encodable>(
    _ value: Value, encoder: JSONEncoder = JSONEncoder()
  ) -> BodyMatcher {
    do {
      return json(String(decoding: try encoder.encode(value), as: UTF8.self))
    } catch {
      return BodyMatcher(
        description: ".json(\(value))",
        misuse: Misuse(
          "The value \(value)", problem: "it can't be encoded as JSON (\(error))",
          advice: "Write a value that the encoder can encode."))
    }
  }

  /// Matches JSON that contains this JSON.
  ///
  /// Objects may have additional keys.
  ///
  /// ```swift
  /// verify(http.request(.post, "/birds", body: .json(containing: #"{"name": "Ryan"}"#))).wasCalled()
  /// ```
  ///
  /// Arrays must be equal, including their order and the keys of their objects. For example,
  /// `{"birds": [{"name": "Ryan"}]}` doesn't match a bird that also has an age. Invalid JSON fails
  /// the test, as with ``json(_:)``.
  ///
  /// - Parameter text: The expected JSON.
  /// - Returns: The matcher.
  public static func json(containing text: String) -> BodyMatcher {
    json(text, allowsMoreKeys: true)
  }

  /// Matches a form with exactly these fields, in any order.
  ///
  /// ```swift
  /// verify(http.request(.post, "/login", body: .form(["user": "ryan"]))).wasCalled()
  /// ```
  ///
  /// - Parameter fields: The values by field name, before encoding.
  /// - Returns: The matcher.
  public static func form(_ fields: [String: String]) -> BodyMatcher {
    BodyMatcher(description: ".form(\(fields.literal))") {
      formValues($0.text ?? "") == fields.mapValues { [$0] }
    }
  }

  /// Matches bodies that fulfill a condition with a description.
  ///
  /// ```swift
  /// verify(http.request(.post, "/songs", body: .matching("long") { $0.count > 20 })).wasCalled()
  /// ```
  ///
  /// - Parameters:
  ///   - description: The description of the condition, for failure messages.
  ///   - condition: The condition for the body. It may run more than once per request.
  /// - Returns: The matcher.
  public static func matching(
    _ description: String, where condition: @escaping @Sendable (Data) -> Bool
  ) -> BodyMatcher {
    BodyMatcher(description: description) { condition($0.body) }
  }

  private static func json(_ text: String, allowsMoreKeys: Bool) -> BodyMatcher {
    let label = allowsMoreKeys ? "containing: " : ""
    let description = ".json(\(label)\(text.jsonLiteral))"
    guard let expected = try? parsedJSON(Data(text.utf8)) else {
      return BodyMatcher(
        description: description,
        misuse: Misuse(
          "The JSON \(text.debugDescription)", problem: "it isn't valid",
          advice: "Write valid JSON, or .text(...) to match any other body."))
    }
    let found = { @Sendable (request: HTTPMock.Request) in
      (try? parsedJSON(request.body)).map { allowsMoreKeys ? limited($0, toKeysOf: expected) : $0 }
    }
    let matcher = _exactly(expected)
    return BodyMatcher(
      description: description, condition: { found($0).map(matcher.matches) ?? false },
      bodies: { request in found(request).map { (expected, $0) } })
  }
}

/// Returns the decoded values of a form by field name.
private func formValues(_ text: String) -> [String: [String]] {
  text.split(separator: "&").reduce(into: [:]) { values, field in
    let sides = field.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      .map { $0.replacingOccurrences(of: "+", with: " ").decoded }
    values[sides[0], default: []].append(sides.count == 2 ? sides[1] : "")
  }
}
