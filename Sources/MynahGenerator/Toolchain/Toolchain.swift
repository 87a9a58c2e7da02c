internal import MynahSyntax

/// The protocols of the standard library, Foundation, Combine, and SwiftUI, which have no sources to read.
enum Toolchain {
  /// The modules, apart from those whose sources were read.
  static func modules(besides modules: [SourceModule]) -> [SourceModule] {
    let names = Set(modules.map(\.name))
    return all.filter { !names.contains($0.name) }
  }

  /// A Boolean value that indicates whether a module's name can precede a type of the toolchain: most modules
  /// reexport others, and which module declares a type depends on the platform.
  static func canQualify(_ module: String) -> Bool {
    all.contains { $0.name == module } || reexporting.contains(module)
  }

  private static let reexporting: Set = [
    "AppKit", "Cocoa", "Darwin", "Dispatch", "FoundationEssentials", "Glibc", "ObjectiveC", "UIKit",
    "_Concurrency",
  ]

  /// A Boolean value that indicates whether a module's protocols are meant only if it's imported, because
  /// packages have types of these names.
  static func needsImport(_ module: String) -> Bool { importers[module] != nil }

  /// The modules that have to be imported, and the modules that reexport them.
  private static let importers: [String: Set<String>] = [
    "Combine": ["Combine", "SwiftUI"], "SwiftUI": ["SwiftUI"],
  ]

  /// A Boolean value that indicates whether a test with some imports can mean a module's protocols.
  static func isVisible(_ module: String, toTestsImporting imports: [String]) -> Bool {
    importers[module].map { !$0.isDisjoint(with: imports) } ?? true
  }

  /// A Boolean value that indicates whether a declaration's file sees a module's protocols: most modules
  /// reexport Foundation.
  static func isVisible(_ module: String, from origin: DeclaredType) -> Bool {
    module == "Swift" || origin.module.isToolchain
      || !origin.file.imports.isEmpty
        && isVisible(module, toTestsImporting: origin.file.imports.map(\.module))
  }

  private static let all = [
    module("Swift", standard), module("Foundation", foundation),
    module("FoundationNetworking", foundationNetworking), module("Combine", combine),
    module("SwiftUI", swiftUI),
  ]

  /// A module whose protocols are parsed when one of them is looked up.
  private static func module(_ name: String, _ text: String) -> SourceModule {
    SourceModule(toolchain: name, texts: [SourceText(path: name, bytes: Array(text.utf8))])
  }
}

extension Toolchain {
  /// The module of the classes that apps inherit from.
  static let frameworks = module("UIKit", classes)

  /// Whether a name that no declaration was found for is that of a class: it begins as the classes of Apple's
  /// frameworks do, such as `AVAudioPlayer`, and not as a type of Foundation's `XMLParser` does.
  static func isClass(_ name: String) -> Bool {
    let isProtocol = ["Delegate", "DataSource", "Protocol"].contains(where: name.hasSuffix)
    return !isProtocol
      && prefixes.contains { prefix in
        name.hasPrefix(prefix) && name.dropFirst(prefix.count).first?.isUppercase == true
      }
  }

  private static let prefixes = [
    "AV", "CA", "CB", "CL", "CT", "MK", "NS", "QL", "SCN", "SK", "UI", "UN", "WK", "XC", "XCUI",
  ]

  /// Whether a name is that of the class that most classes of Foundation inherit from.
  static func isNSObject(_ name: [String]) -> Bool {
    name.last == "NSObject" && (name.count == 1 || name.count == 2 && modules.contains(name[0]))
  }

  private static let modules: Set = [
    "Foundation", "FoundationNetworking", "ObjectiveC", "Swift", "XCTest",
  ]
}

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
    "_RefusedMock": "struct", "_UnrecordedArgument": "struct",
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
