internal import MynahSyntax

/// The values of toolchain types that the generator has to know.
enum ToolchainValues {
  /// The expressions for types that `ValueProvider.standardProvider` can't create at run time.
  static let expressions = Dictionary(
    uniqueKeysWithValues: """
      Bundle.main
      Calendar(identifier: .gregorian)
      DateFormatter()
      DispatchGroup()
      DispatchQueue.main
      DispatchSemaphore(value: 0)
      DispatchTime.now()
      FileManager.default
      HTTPURLResponse(url: URL(fileURLWithPath: "/"), statusCode: 200, httpVersion: nil, \
      headerFields: nil)
      ISO8601DateFormatter()
      JSONDecoder()
      JSONEncoder()
      Mirror(reflecting: ())
      NSError(domain: "", code: 0)
      NSLock()
      NSRecursiveLock()
      NotificationCenter.default
      NumberFormatter()
      OperationQueue()
      ProcessInfo.processInfo
      PropertyListDecoder()
      PropertyListEncoder()
      TimeZone(secondsFromGMT: 0)
      URL(fileURLWithPath: "/")
      URLRequest(url: URL(fileURLWithPath: "/"))
      URLResponse(url: URL(fileURLWithPath: "/"), mimeType: nil, expectedContentLength: 0, \
      textEncodingName: nil)
      URLSession.shared
      UUID(uuidString: "00000000-0000-0000-0000-000000000000")
      UserDefaults.standard
      XCTestExpectation(description: "")
      """.split(separator: "\n").map { line in
        (String(line.prefix { $0.isLetter || $0.isNumber }), String(line))
      })

  /// Returns the module that must be imported to name a type in `expressions`.
  ///
  /// It's nil if the module can differ on Linux.
  static func module(of type: String) -> String? {
    switch type {
    case "HTTPURLResponse", "URLRequest", "URLResponse", "URLSession": nil
    case "Mirror": "Swift"
    case "XCTestExpectation": "XCTest"
    default: "Foundation"
    }
  }

  /// The types for which -1 is a value that callers don't mistake for a real result.
  static let signedNumbers = Set(
    """
    CGFloat Double Float Float16 Int Int128 Int16 Int32 Int64 Int8 TimeInterval
    """.words)

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
    let member = String(expression.dropFirst(type.count))
    let isOptional = type == "HTTPURLResponse" || type == "TimeZone"
    return ".init".when(member.hasPrefix("(")) + member + ".unsafelyUnwrapped".when(isOptional)
  }

  /// The types for which the standard provider has values.
  static let provided: Set<String> = Set(literals.keys).subtracting(["URL", "UUID"]).union(
    """
    AnyIterator AnySequence CChar CInt KeyValuePairs Optional Scalar StaticString
    UnsafeBufferPointer UnsafeMutableBufferPointer UnsafeMutableRawBufferPointer
    UnsafeRawBufferPointer Void
    """.words)

  /// The types that the standard provider creates from a value of their first generic argument.
  static let wrappersOfFirstArgument: Set = ["ClosedRange", "CollectionOfOne", "Range", "Result"]

  /// The protocols whose conforming types have values in the standard provider.
  static let protocols = Set(
    """
    AdditiveArithmetic CaseIterable Codable Decodable OptionSet RangeReplaceableCollection
    SetAlgebra
    """.words)

  /// Returns a Boolean value that indicates whether a member is an instance of its type.
  ///
  /// An example is `URLSession.shared`.
  static func hasInstance(_ member: String, _ owner: NamedType, isStatic: Bool) -> Bool {
    guard let name = owner.simpleName else { return false }
    if instances.contains("\(name).\(member)") { return true }
    return isStatic
      && (constants.contains(member) && created.contains(name) || uniform.contains(name)
        || expressions[name] == "\(name).\(member)")
  }

  /// The properties and methods that return an instance of their type.
  private static let instances = Set(
    """
    Calendar.current Date.addingTimeInterval Locale.current NSColor.withAlphaComponent
    NSFont.boldSystemFont NSFont.systemFont OperationQueue.main RunLoop.main TimeZone.current
    UIApplication.shared UIColor.withAlphaComponent UIDevice.current UIFont.boldSystemFont
    UIFont.preferredFont UIFont.systemFont UIScreen.main
    """.words)

  private static let constants = Set(
    """
    distantFuture distantPast greatestFiniteMagnitude identity infinity max min now pi zero
    """.words)

  private static let colors: Set = ["NSColor", "UIColor"]

  /// The types whose static properties or cases are all instances.
  private static let uniform = colors.union(["AVLayerVideoGravity", "CGLineCap", "CGLineJoin"])

  /// The types of numbers.
  static let numbers = signedNumbers.union(["UInt", "UInt16", "UInt32", "UInt64", "UInt8"])

  /// The types whose initializers can't fail, except for initializers with the labels below.
  private static let created = numbers.union(
    """
    Bool CGAffineTransform CGPoint CGRect CGSize CMTime Date DispatchQueue DispatchSemaphore
    IndexPath Locale Logger NSEdgeInsets NSRegularExpression Notification.Name OSLog String
    UIEdgeInsets
    """.words)
  private static let failingLabels: Set = [
    "bytes", "coder", "data", "exactly", "named", "validating",
  ]

  /// The initializers that return an optional, by the type and the first label.
  private static let failable: Set = [
    "Bundle identifier", "NSImage named", "TimeZone identifier", "UIColor named", "UIImage named",
    "UIImage systemName", "URL string", "URLComponents string", "UUID uuidString",
    "UserDefaults suiteName",
  ]

  /// The first labels of the initializers that create a color.
  private static let colorLabels: Set = ["displayP3Red", "hue", "red", "white"]

  /// Returns a Boolean value that indicates whether a call creates a toolchain value or nil.
  static func isFailable(_ name: NamedType, by labels: [String?]) -> Bool {
    labels.first.map { failable.contains("\(name.name) \($0 ?? "_")") } ?? false
  }

  /// Returns a Boolean value that indicates whether an initializer with these labels might fail.
  static func canFail(_ labels: [String?]) -> Bool {
    failingLabels.contains((labels.first ?? nil) ?? "")
  }

  /// Returns a Boolean value that indicates whether a call certainly creates a toolchain value.
  static func isCreated(_ name: NamedType, by labels: [String?]) -> Bool {
    let type = name.last.name
    guard type.first?.isUppercase == true else { return false }
    return labels.isEmpty || name.hasGenericArguments
      || (created.contains(type) || created.contains(name.name)) && !canFail(labels)
      || colors.contains(type) && colorLabels.contains(labels[0] ?? "")
  }
}
