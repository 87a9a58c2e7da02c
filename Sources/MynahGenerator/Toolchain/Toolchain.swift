internal import MynahSyntax

/// The protocols of the standard library, Foundation, Combine, and SwiftUI.
///
/// Their sources can't be read, so Mynah contains declarations of them.
enum Toolchain {
  /// Returns the toolchain modules, except for modules whose sources were read.
  static func modules(besides modules: [SourceModule]) -> [SourceModule] {
    let names = Set(modules.map(\.name))
    return all.filter { !names.contains($0.name) }
  }

  /// Returns a Boolean value that indicates whether a module's name can precede a toolchain type.
  ///
  /// Most modules reexport others, and the module that declares a type depends on the platform.
  static func canQualify(_ module: String) -> Bool {
    all.contains { $0.name == module } || reexporting.contains(module)
  }

  private static let reexporting = Set(
    """
    AppKit Cocoa Darwin Dispatch FoundationEssentials Glibc ObjectiveC UIKit _Concurrency
    """.words)

  /// Returns a Boolean value that indicates whether a module's protocols require an import.
  ///
  /// Without the import, the name probably refers to a package's type with the same name.
  static func needsImport(_ module: String) -> Bool { importers[module] != nil }

  /// The modules that have to be imported, and the modules that reexport them.
  private static let importers: [String: Set<String>] = [
    "Combine": ["Combine", "SwiftUI"], "Observation": ["Observation", "SwiftData", "SwiftUI"],
    "SwiftUI": ["SwiftUI"],
  ]

  /// Returns a Boolean value that indicates whether a test with the given imports sees a module.
  static func isVisible(_ module: String, toTestsImporting imports: [String]) -> Bool {
    importers[module].map { !$0.isDisjoint(with: imports) } ?? true
  }

  /// Returns a Boolean value that indicates whether a declaration's file sees a module.
  ///
  /// A file with any import is considered to see Foundation, because most modules reexport it.
  static func isVisible(_ module: String, from origin: DeclaredType) -> Bool {
    module == "Swift" || origin.module.isToolchain
      || !origin.file.imports.isEmpty
        && isVisible(module, toTestsImporting: origin.file.imports.map(\.module))
  }

  private static let all = [
    module("Swift", standard), module("Foundation", foundation),
    module("FoundationNetworking", foundationNetworking), module("FoundationXML", foundationXML),
    module("Combine", combine), module("SwiftUI", swiftUI), module("Observation", observation),
  ]

  /// Returns a module whose protocols are parsed when one of them is looked up.
  private static func module(_ name: String, _ text: String) -> SourceModule {
    SourceModule(toolchain: name, texts: [SourceText(path: name, bytes: Array(text.utf8))])
  }
}

extension Toolchain {
  /// The module of the classes that apps inherit from.
  static let frameworks = module("UIKit", classes)

  /// Returns a Boolean value that indicates whether an undeclared type is probably a class.
  ///
  /// The names of the classes in Apple's frameworks begin with a prefix, such as `AVAudioPlayer`.
  /// Other types of Foundation, such as `XMLParser`, don't have these prefixes.
  static func isClass(_ name: String) -> Bool {
    let isProtocol = ["Delegate", "DataSource", "Protocol"].contains(where: name.hasSuffix)
    return !isProtocol
      && prefixes.contains { prefix in
        name.hasPrefix(prefix) && name.dropFirst(prefix.count).first?.isUppercase == true
      }
  }

  private static let prefixes = "AV CA CB CL CT MK NS QL SCN SK UI UN WK XC XCUI".words

  /// Returns a Boolean value that indicates whether a name refers to the root class of Foundation.
  static func isNSObject(_ name: [String]) -> Bool {
    name.last == "NSObject" && (name.count == 1 || name.count == 2 && modules.contains(name[0]))
  }

  private static let modules: Set = [
    "Foundation", "FoundationNetworking", "ObjectiveC", "Swift", "XCTest",
  ]
}

/// The names of types in modules whose sources aren't read.
///
/// A package's type can have one of these names. In the package's module, the name refers to the
/// package's type. A file of mocks imports both modules, so it must write the module before the
/// name of the other type.
enum TypeNames {
  static func isInFoundation(_ name: String) -> Bool {
    foundation.contains(name) || name.hasPrefix("NS")
  }

  /// Returns a Boolean value that indicates whether a name is a type of the toolchain.
  static func isKnown(_ name: String) -> Bool { isStandard(name) || isInFoundation(name) }

  static func isStandard(_ name: String) -> Bool { standardModule(of: name) != nil }

  /// Returns the standard library module that declares a type, or nil for other types.
  static func standardModule(of name: String) -> String? {
    if standard.contains(name) { return "Swift" }
    guard concurrency.contains(name) else { return nil }
    return "_Concurrency"
  }

  /// The types of Mynah that generated code names, with the kinds of their declarations.
  static let generatedCode = [
    "_AllTypesPattern": "struct", "_AsyncCallPattern": "struct", "_SyncCallPattern": "struct",
    "_EvaluatedAutoclosure": "struct", "CallPattern": "struct",
    "CodeLocation": "struct", "_DefaultCallPattern": "struct",
    "_GenericMockedMember": "class", "Mock": "protocol",
    "_MockedMember": "class", "MockingContext": "class", "NonCopyableResult": "class",
    "NonEscapingClosure": "struct", "PropertyPattern": "struct",
    "_RefusedMock": "struct", "_UnrecordedArgument": "struct",
  ]

  /// The standard library types that generated code names, with the kinds of their declarations.
  static let generatedCodeOfSwift = [
    "Never": "enum", "Optional": "enum", "Sendable": "protocol", "StaticString": "struct",
    "UInt": "struct", "Void": "typealias",
  ]

  private static let standard = Set(
    """
    AnyHashable AnyIterator AnyKeyPath AnyObject AnySequence Array ArraySlice Bool CaseIterable
    Character ClosedRange Codable CodingKey Collection Comparable CustomStringConvertible Decodable
    Decoder Dictionary Double Duration Encodable Encoder Equatable Error Float Hashable Hasher
    Identifiable Int Int16 Int32 Int64 Int8 IteratorProtocol KeyPath Mirror Never ObjectIdentifier
    OpaquePointer Optional OptionSet PartialKeyPath Range RawRepresentable ReferenceWritableKeyPath
    Result Sendable Sequence Set Span StaticString String StringProtocol Substring UInt UInt16
    UInt32 UInt64 UInt8 Void WritableKeyPath
    """.words)

  private static let concurrency = Set(
    """
    Actor AsyncIteratorProtocol AsyncSequence AsyncStream AsyncThrowingStream CancellationError
    Clock ContinuousClock Executor MainActor SerialExecutor Task TaskGroup TaskPriority
    """.words)

  /// The types whose names packages use for their own types, and the types of common values.
  private static let foundation = Set(
    """
    AttributedString Bundle CGFloat CGPoint CGRect CGSize Calendar CharacterSet Comparator
    ComparisonResult ContiguousBytes Data Date DateComponents DateFormatter DateInterval Decimal
    Dimension Expression FileHandle FileManager Formatter Host IndexPath IndexSet InputStream
    JSONDecoder JSONEncoder JSONSerialization Locale LocalizedError Measurement Notification
    NotificationCenter NSObject NumberFormatter Operation OperationQueue OutputStream POSIXError
    Pipe Port Predicate Process ProcessInfo Progress QualityOfService RunLoop Scanner Stream Thread
    TimeInterval TimeZone Timer URL URLComponents URLError URLQueryItem UUID Unit UserDefaults
    """.words)

}
