internal import Foundation
internal import MynahCore

extension HTTPMock.Response {
  /// Returns a response with JSON from a string.
  ///
  /// ```swift
  /// given(http.request(.get, "/users/1")).willReturn(.json(#"{"name": "Ryan"}"#))
  /// ```
  ///
  /// Invalid JSON fails the test immediately:
  ///
  /// ```text
  /// The JSON "{" can't be used: it isn't valid.
  /// Write valid JSON, or .text(...) to send any other body.
  /// ```
  ///
  /// - Parameters:
  ///   - text: The JSON string.
  ///   - status: The status code.
  ///   - fileID: The file of the call. Don't pass it.
  ///   - filePath: The path of the file. Don't pass it.
  ///   - line: The line of the call. Don't pass it.
  ///   - column: The column of the call. Don't pass it.
  /// - Returns: The response. If the JSON is invalid, the request fails with `UnusableResponse`.
  public static func json(
    _ text: String, status: Int = 200, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> Self {
    guard (try? parsedJSON(Data(text.utf8))) != nil else {
      return unusable(
        "The JSON \(text.debugDescription)", problem: "it isn't valid",
        advice: "Write valid JSON, or .text(...) to send any other body.",
        at: CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column))
    }
    return data(Data(text.utf8), type: "application/json", status: status)
  }

  /// Returns a response with a value encoded as JSON.
  ///
  /// A `String` isn't encoded, because it selects the overload that takes JSON as a string.
  ///
  /// ```swift
  /// given(http.request(.get, "/users/1")).willReturn(.json(["name": "Ryan"]))
  /// ```
  ///
  /// A value that can't be encoded fails the test immediately:
  ///
  /// ```text
  /// The value Egg() can't be used: it can't be encoded as JSON (Broken()).
  /// Write a value JSONEncoder can encode.
  /// ```
  ///
  /// - Parameters:
  ///   - value: The value to encode.
  ///   - status: The status code.
  ///   - fileID: The file of the call. Don't pass it.
  ///   - filePath: The path of the file. Don't pass it.
  ///   - line: The line of the call. Don't pass it.
  ///   - column: The column of the call. Don't pass it.
  /// - Returns: The response. If the value can't be encoded, the request fails with
  ///   `UnusableResponse`.
  public static func json<Value: Encodable>(
    _ value: Value, status: Int = 200, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> Self {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    do {
      return data(try encoder.encode(value), type: "application/json", status: status)
    } catch {
      return unusable(
        "The value \(value)", problem: "it can't be encoded as JSON (\(error))",
        advice: "Write a value JSONEncoder can encode.",
        at: CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column))
    }
  }

  /// Returns a response with the contents of a file.
  ///
  /// The extension of the file determines the content type.
  ///
  /// ```swift
  /// given(http.request(.get, "/users")).willReturn(.file("Fixtures/users.json"))
  /// ```
  ///
  /// A missing file fails the test immediately:
  ///
  /// ```text
  /// The fixture "/missing/users.json" can't be used: no file can be read at /missing/users.json.
  /// Write a path that's absolute or relative to the folder of the test's file.
  /// ```
  ///
  /// - Parameters:
  ///   - path: The path of the file, absolute or relative to the folder of the test file.
  ///   - status: The status code.
  ///   - fileID: The file of the call. Don't pass it.
  ///   - filePath: The path of the file. Don't pass it.
  ///   - line: The line of the call. Don't pass it.
  ///   - column: The column of the call. Don't pass it.
  /// - Returns: The response. If the file can't be read, the request fails with `UnusableResponse`.
  public static func file(
    _ path: String, status: Int = 200, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> Self {
    let location = CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    let folder = URL(fileURLWithPath: location.filePath).deletingLastPathComponent()
    let url = URL(fileURLWithPath: path, relativeTo: folder).standardizedFileURL
    guard let contents = try? Data(contentsOf: url) else {
      return unusable(
        "The fixture \(path.debugDescription)", problem: "no file can be read at \(url.path)",
        advice: "Write a path that's absolute or relative to the folder of the test's file.",
        at: location)
    }
    let types = ["json": "application/json", "txt": "text/plain", "html": "text/html"]
    return data(
      contents, type: types[url.pathExtension] ?? "application/octet-stream", status: status)
  }
}
