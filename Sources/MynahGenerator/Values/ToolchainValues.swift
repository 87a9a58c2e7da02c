internal import MynahSyntax

/// The values of toolchain types that the generator has to know.
enum ToolchainValues {
  /// An expression that creates a value.
  struct Expression {
    /// The module that must be imported to name the type, or nil if the module can differ on Linux.
    let module: String?
    let line: String

    fileprivate init(_ module: String?, _ expression: String) {
      self.module = module
      line = "return \(expression)"
    }
  }

  /// The expressions for types that `ValueProvider.standardProvider` can't create at run time.
  static let expressions: [String: Expression] = [
    "Bundle": Expression("Foundation", "Bundle.main"),
    "Calendar": Expression("Foundation", "Calendar(identifier: .gregorian)"),
    "DateFormatter": Expression("Foundation", "DateFormatter()"),
    "DispatchGroup": Expression("Foundation", "DispatchGroup()"),
    "DispatchQueue": Expression("Foundation", "DispatchQueue.main"),
    "DispatchSemaphore": Expression("Foundation", "DispatchSemaphore(value: 0)"),
    "DispatchTime": Expression("Foundation", "DispatchTime.now()"),
    "FileManager": Expression("Foundation", "FileManager.default"),
    "HTTPURLResponse": Expression(
      nil,
      "HTTPURLResponse(url: URL(fileURLWithPath: \"/\"), statusCode: 200, httpVersion: nil, "
        + "headerFields: nil)"),
    "ISO8601DateFormatter": Expression("Foundation", "ISO8601DateFormatter()"),
    "JSONDecoder": Expression("Foundation", "JSONDecoder()"),
    "JSONEncoder": Expression("Foundation", "JSONEncoder()"),
    "Mirror": Expression("Swift", "Mirror(reflecting: ())"),
    "NSError": Expression("Foundation", "NSError(domain: \"\", code: 0)"),
    "NSLock": Expression("Foundation", "NSLock()"),
    "NSRecursiveLock": Expression("Foundation", "NSRecursiveLock()"),
    "NotificationCenter": Expression("Foundation", "NotificationCenter.default"),
    "NumberFormatter": Expression("Foundation", "NumberFormatter()"),
    "OperationQueue": Expression("Foundation", "OperationQueue()"),
    "ProcessInfo": Expression("Foundation", "ProcessInfo.processInfo"),
    "PropertyListDecoder": Expression("Foundation", "PropertyListDecoder()"),
    "PropertyListEncoder": Expression("Foundation", "PropertyListEncoder()"),
    "TimeZone": Expression("Foundation", "TimeZone(secondsFromGMT: 0)"),
    "URL": Expression("Foundation", "URL(fileURLWithPath: \"/\")"),
    "URLRequest": Expression(nil, "URLRequest(url: URL(fileURLWithPath: \"/\"))"),
    "URLResponse": Expression(
      nil,
      "URLResponse(url: URL(fileURLWithPath: \"/\"), mimeType: nil, expectedContentLength: 0, "
        + "textEncodingName: nil)"),
    "URLSession": Expression(nil, "URLSession.shared"),
    "UUID": Expression("Foundation", "UUID(uuidString: \"00000000-0000-0000-0000-000000000000\")"),
    "UserDefaults": Expression("Foundation", "UserDefaults.standard"),
    "XCTestExpectation": Expression("XCTest", "XCTestExpectation(description: \"\")"),
  ]

  /// The types for which -1 is a value that callers don't mistake for a real result.
  static let signedNumbers: Set = [
    "CGFloat", "Double", "Float", "Float16", "Int", "Int128", "Int16", "Int32", "Int64", "Int8",
    "TimeInterval",
  ]

  /// The expressions that stubs use as values, by type.
  static let literals: [String: String] =
    [
      "Array": "[]", "ArraySlice": "[]", "AsyncStream": ".init { $0.finish() }",
      "AsyncThrowingStream": ".init { $0.finish() }", "Bool": "true",
      "Character": ".init(\" \")", "ContiguousArray": "[]", "Data": ".init()", "Date": ".init()",
      "DateComponents": ".init()", "Decimal": ".init()", "Dictionary": "[:]", "Duration": ".zero",
      "IndexPath": ".init()", "IndexSet": ".init()", "Locale": ".init(identifier: \"\")",
      "Set": "[]", "String": "\"\"", "Substring": "\"\"", "UInt": "0",
      "UInt128": "0", "UInt16": "0", "UInt32": "0", "UInt64": "0", "UInt8": "0",
      "URL": ".init(string: \"www.test.com\").unsafelyUnwrapped", "UUID": ".init()",
    ].merging(signedNumbers.map { ($0, "0") }) { old, _ in old }

  /// Returns the expression for a value of a type without its name, such as `.shared`.
  static func member(of type: String) -> String? {
    guard let expression = expressions[type] else { return nil }
    let member = expression.line.dropFirst("return \(type)".count)
    let isOptional = type == "HTTPURLResponse" || type == "TimeZone"
    return (member.hasPrefix("(") ? ".init" : "") + member
      + (isOptional ? ".unsafelyUnwrapped" : "")
  }

  /// The types for which the standard provider has values.
  static let provided: Set<String> = Set(literals.keys).subtracting(["URL", "UUID"]).union([
    "AnyIterator", "AnySequence", "CChar", "CInt", "KeyValuePairs", "Optional", "Scalar",
    "StaticString", "UnsafeBufferPointer", "UnsafeMutableBufferPointer",
    "UnsafeMutableRawBufferPointer", "UnsafeRawBufferPointer", "Void",
  ])

  /// The types that the standard provider creates from a value of their first generic argument.
  static let wrappersOfFirstArgument: Set = ["ClosedRange", "CollectionOfOne", "Range", "Result"]

  /// The protocols whose conforming types have values in the standard provider.
  static let protocols: Set = [
    "AdditiveArithmetic", "CaseIterable", "Codable", "Decodable", "OptionSet",
    "RangeReplaceableCollection", "SetAlgebra",
  ]

  /// Returns a Boolean value that indicates whether a static property is an instance of its type.
  ///
  /// An example is `URLSession.shared`.
  static func hasInstance(_ member: String, _ owner: NamedType) -> Bool {
    guard let name = owner.simpleName else { return false }
    return constants.contains(member) && created.contains(name)
      || expressions[name]?.line == "return \(name).\(member)"
  }

  private static let constants: Set = [
    "distantFuture", "distantPast", "infinity", "max", "min", "now", "pi", "zero",
  ]

  /// The types whose initializers can't fail, except for initializers with the labels below.
  private static let created = signedNumbers.union([
    "Bool", "CGPoint", "CGRect", "CGSize", "Date", "DispatchQueue", "DispatchSemaphore", "String",
    "UInt", "UInt16", "UInt32", "UInt64", "UInt8",
  ])
  private static let failingLabels: Set = ["bytes", "data", "exactly", "validating"]

  /// Returns a Boolean value that indicates whether a call certainly creates a toolchain value.
  static func isCreated(_ name: NamedType, by labels: [String?]) -> Bool {
    guard let type = name.components.last?.name, type.first?.isUppercase == true
    else { return false }
    return labels.isEmpty || name.hasGenericArguments
      || created.contains(type) && !failingLabels.contains(labels[0] ?? "")
  }
}
