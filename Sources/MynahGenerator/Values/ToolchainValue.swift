/// A value of a type of Foundation, Dispatch or XCTest that has none by what it conforms to.
struct ToolchainValue {
  /// The line that returns it.
  let line: String

  /// The module that files import which name the type; nil where that may be another one on Linux.
  let module: String?

  /// The value of the type of a name; nil where none is known.
  ///
  /// - Parameters:
  ///   - name: The name of the type.
  ///   - prefix: What is written before it, as `Foundation.` where the name alone may mean another type.
  static func value(of name: String, qualifiedBy prefix: String) -> ToolchainValue? {
    let known = [
      (standard, "Swift"), (networking, nil), (foundation, "Foundation"), (tests, "XCTest"),
    ]
    for (patterns, module) in known {
      guard let pattern = patterns[name] else { continue }
      let parts = pattern.split(separator: "%", omittingEmptySubsequences: false)
      return ToolchainValue(line: parts.joined(separator: prefix), module: module)
    }
    return nil
  }

  // Names have a % where their module can be written.
  private static let standard = ["Mirror": "return %Mirror(reflecting: ())"]

  private static let networking = [
    "HTTPURLResponse": """
    if let made = %HTTPURLResponse(url: %URL(fileURLWithPath: "/"), statusCode: 200, httpVersion: nil, headerFields: nil) { return made }
    """,
    "URLRequest": """
    return %URLRequest(url: %URL(fileURLWithPath: "/"))
    """,
    "URLResponse": """
    return %URLResponse(url: %URL(fileURLWithPath: "/"), mimeType: nil, expectedContentLength: 0, textEncodingName: nil)
    """,
    "URLSession": "return %URLSession.shared",
  ]

  private static let foundation = [
    "Bundle": "return %Bundle.main",
    "Calendar": "return %Calendar(identifier: .gregorian)",
    "DateFormatter": "return %DateFormatter()",
    "DispatchGroup": "return %DispatchGroup()",
    "DispatchQueue": "return %DispatchQueue.main",
    "DispatchSemaphore": "return %DispatchSemaphore(value: 0)",
    "DispatchTime": "return %DispatchTime.now()",
    "FileManager": "return %FileManager.default",
    "ISO8601DateFormatter": "return %ISO8601DateFormatter()",
    "JSONDecoder": "return %JSONDecoder()",
    "JSONEncoder": "return %JSONEncoder()",
    "NSError": "return %NSError(domain: \"\", code: 0)",
    "NSLock": "return %NSLock()",
    "NSRecursiveLock": "return %NSRecursiveLock()",
    "NotificationCenter": "return %NotificationCenter.default",
    "NumberFormatter": "return %NumberFormatter()",
    "OperationQueue": "return %OperationQueue()",
    "ProcessInfo": "return %ProcessInfo.processInfo",
    "PropertyListDecoder": "return %PropertyListDecoder()",
    "PropertyListEncoder": "return %PropertyListEncoder()",
    "TimeZone": "if let made = %TimeZone(secondsFromGMT: 0) { return made }",
    "URL": "return %URL(fileURLWithPath: \"/\")",
    "UUID":
      "if let made = %UUID(uuidString: \"00000000-0000-0000-0000-000000000000\") { return made }",
    "UserDefaults": "return %UserDefaults.standard",
  ]

  private static let tests = [
    "XCTestExpectation": "return %XCTestExpectation(description: \"\")",
    "XCTestSuite": "return %XCTestSuite(name: \"\")",
  ]
}
