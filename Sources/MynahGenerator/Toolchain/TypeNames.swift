/// Names of types in modules whose sources aren't read.
///
/// A package's type can have one of these names. In its own module it's meant; a file of mocks, which
/// imports both modules, has to write the module of the other one.
enum TypeNames {
  static func isInFoundation(_ name: String) -> Bool {
    foundation.contains(name[...]) || name.hasPrefix("NS")
  }

  static func isStandard(_ name: String) -> Bool { standardModule(of: name) != nil }

  /// The module of the standard library that declares a type.
  static func standardModule(of name: String) -> String? {
    if standard.contains(name[...]) { return "Swift" }
    return concurrency.contains(name[...]) ? "_Concurrency" : nil
  }

  /// The types of Mynah that generated code names, and the kinds of their declarations.
  static let generatedCode = [
    "_AllTypesPattern": "struct", "_AsyncCallPattern": "struct", "CallPattern": "struct",
    "CodeLocation": "struct", "_MemberFamily": "class", "Mock": "protocol",
    "_MockedMember": "class", "MockingContext": "class", "NonCopyableResult": "class",
    "NonEscapingClosure": "struct", "PropertyPattern": "struct",
    "_UnrecordedArgument": "struct",
  ]

  /// The types of the standard library that generated code names, and the kinds of their declarations.
  static let generatedCodeOfSwift = [
    "Never": "enum", "Optional": "enum", "Sendable": "protocol", "StaticString": "struct",
    "UInt": "struct", "Void": "typealias",
  ]

  private static let standard = names(
    """
    AnyHashable AnyIterator AnyKeyPath AnyObject AnySequence Array ArraySlice Bool CaseIterable
    Character ClosedRange Codable CodingKey Collection Comparable CustomStringConvertible Decodable
    Decoder Dictionary Double Duration Encodable Encoder Equatable Error Float Hashable Hasher
    Identifiable Int Int16 Int32 Int64 Int8 IteratorProtocol KeyPath Mirror Never ObjectIdentifier
    OpaquePointer Optional OptionSet PartialKeyPath Range RawRepresentable ReferenceWritableKeyPath
    Result Sendable Sequence Set Span StaticString String StringProtocol Substring UInt UInt16
    UInt32 UInt64 UInt8 Void WritableKeyPath
    """)

  private static let concurrency = names(
    """
    Actor AsyncIteratorProtocol AsyncSequence AsyncStream AsyncThrowingStream CancellationError
    Clock ContinuousClock Executor MainActor SerialExecutor Task TaskGroup TaskPriority
    """)

  /// The types that packages give the names of to their own types, and the types of common values.
  private static let foundation = names(
    """
    AttributedString Bundle CGFloat CGPoint CGRect CGSize Calendar CharacterSet Comparator
    ComparisonResult ContiguousBytes Data Date DateComponents DateFormatter DateInterval Decimal
    Dimension Expression FileHandle FileManager Formatter Host IndexPath IndexSet InputStream
    JSONDecoder JSONEncoder JSONSerialization Locale LocalizedError Measurement Notification
    NotificationCenter NSObject NumberFormatter Operation OperationQueue OutputStream POSIXError
    Pipe Port Predicate Process ProcessInfo Progress QualityOfService RunLoop Scanner Stream Thread
    TimeInterval TimeZone Timer URL URLComponents URLError URLQueryItem UUID Unit UserDefaults
    """)

  private static func names(_ text: String) -> Set<Substring> {
    Set(text.split(whereSeparator: \.isWhitespace))
  }
}
