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
