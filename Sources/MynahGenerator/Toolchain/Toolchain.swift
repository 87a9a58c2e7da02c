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
  /// How a subclass is made of a class of the toolchain's modules.
  enum InheritedInitializers {
    /// By an initializer without parameters.
    case plain

    /// By one without parameters, and another one that each subclass must have, from an archive.
    case archived

    /// By none that a mock could override.
    case none
  }

  /// The initializers of a class that subclasses frequently inherit from; nil where the class is not known.
  ///
  /// - Parameter name: The name, which may begin with that of the module.
  static func initializers(ofClass name: [String]) -> InheritedInitializers? {
    guard name.count == 1 || name.count == 2 && modules.contains(name[0]) else { return nil }
    let name = name[name.count - 1]
    if plain.contains(name) { return .plain }
    if archived.contains(name) { return .archived }
    return withoutInitializers.contains(name) ? InheritedInitializers.none : nil
  }

  /// Whether a name is that of the class that most classes of Foundation inherit from.
  static func isNSObject(_ name: [String]) -> Bool {
    name.last == "NSObject" && (name.count == 1 || name.count == 2 && modules.contains(name[0]))
  }

  private static let modules: Set = [
    "Foundation", "FoundationNetworking", "ObjectiveC", "Swift", "XCTest",
  ]

  private static let plain: Set = [
    "BlockOperation", "FileManager", "JSONDecoder", "JSONEncoder", "NSCache", "NSCoder",
    "NSCondition", "NSLock", "NSObject", "NSRecursiveLock", "Operation", "OperationQueue", "Pipe",
    "Process", "PropertyListDecoder", "PropertyListEncoder", "Thread",
  ]

  private static let archived: Set = [
    "ByteCountFormatter", "DateComponentsFormatter", "DateFormatter", "DateIntervalFormatter",
    "EnergyFormatter", "Formatter", "ISO8601DateFormatter", "LengthFormatter", "MassFormatter",
    "MeasurementFormatter", "NumberFormatter",
  ]

  /// The classes whose initializers nobody sees, or which have others on some platforms.
  private static let withoutInitializers: Set = [
    "Bundle", "FileHandle", "HTTPCookieStorage", "InputStream", "ManagedBuffer",
    "NotificationCenter", "NSNumber", "OutputStream", "PersonNameComponentsFormatter", "Progress",
    "Timer", "URLCache", "URLProtocol", "URLSession", "UserDefaults", "XCTestCase",
    "XCTestExpectation", "XCTestRun", "XCTestSuite",
  ]
}
