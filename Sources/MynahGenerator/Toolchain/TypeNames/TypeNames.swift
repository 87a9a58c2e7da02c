/// The names of types in modules of which no sources are read: those of the toolchain and of Mynah.
///
/// A type of a package can have the name of one of them. In its own module it is meant then; in a mock's
/// file, which imports both, the compiler could not tell which.
enum TypeNames {
  /// Whether a module that files of mocks import, or have passed on to them, declares a type.
  ///
  /// - Parameters:
  ///   - name: The type's name.
  ///   - modules: The modules that the file imports.
  static func isDeclared(_ name: String, in modules: Set<String>) -> Bool {
    guard let found = self.modules(declaring: name) else { return false }
    // Most modules pass on Foundation, and every file of mocks imports Mynah.
    return found.contains { everywhere.contains($0) || modules.contains($0) }
  }

  /// Whether Foundation declares a type.
  static func isInFoundation(_ name: String) -> Bool {
    modules(declaring: name)?.contains("Foundation") ?? false
  }

  private static func modules(declaring name: String) -> [String]? {
    if let modules = declaringModules[name[...]] { return modules }
    // The names of the classes that Foundation has of old are not in the lists: few others begin so.
    let bytes = name.utf8
    let isOfOld =
      bytes.starts(with: "NS".utf8)
      && bytes.dropFirst(2).first.map { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) }
        == true
    return isOfOld ? ["Foundation"] : nil
  }

  /// Whether the standard library declares a type, which every file sees.
  static func isStandard(_ name: String) -> Bool { standardModule(of: name) != nil }

  /// The module of the standard library that declares a type.
  static func standardModule(of name: String) -> String? {
    if standard.contains(name[...]) { return "Swift" }
    return concurrency.contains(name[...]) ? "_Concurrency" : nil
  }

  /// Whether it is known which types a module declares, or that it has no names that others have too.
  static func knows(_ module: String) -> Bool { known.contains(module) || isOfC(module) }

  /// Whether a module has one of the names that packages give to their modules of C, as in `CSQLite`:
  /// types are not named there as in Swift.
  private static func isOfC(_ module: String) -> Bool {
    let name = module.utf8.drop { $0 == UInt8(ascii: "_") }
    guard let first = name.first, let second = name.dropFirst().first else { return true }
    let uppercase = UInt8(ascii: "A")...UInt8(ascii: "Z")
    return !uppercase.contains(first) || first == UInt8(ascii: "C") && uppercase.contains(second)
  }

  /// What generated code names of Mynah, and the kinds of declarations that these are.
  static let generatedCode = [
    "_AllTypesPattern": "struct", "_AsyncCallPattern": "struct", "CallPattern": "struct",
    "CodeLocation": "struct", "_MemberFamily": "class", "Mock": "protocol",
    "_MockedMember": "class", "MockingContext": "class", "NonCopyableResult": "class",
    "NonEscapingClosure": "struct", "PropertyPattern": "struct", "_SentValue": "struct",
    "_UnrecordedArgument": "struct",
  ]

  /// The types of the standard library that generated code names, and what they are imported as.
  static let generatedCodeOfSwift = [
    "Never": "enum", "Optional": "enum", "Sendable": "protocol", "StaticString": "struct",
    "UInt": "struct", "Void": "typealias",
  ]

  private static let declaringModules: [Substring: [String]] = {
    let lists = [
      ("Foundation", foundation), ("Dispatch", besideFoundation), ("ObjectiveC", apple),
      ("Distributed", distributed),
      ("Observation", observation), ("RegexBuilder", regexBuilder),
      ("Synchronization", synchronization), ("Testing", testing), ("XCTest", xCTest),
      ("os", logging), ("OSLog", logging), ("Mynah", mynah),
    ]
    var modules: [Substring: [String]] = [:]
    for (module, names) in lists {
      for name in names.split(whereSeparator: \.isWhitespace) {
        modules[name, default: []].append(module)
      }
    }
    return modules
  }()

  private static let everywhere: Set = ["Foundation", "Dispatch", "ObjectiveC", "Mynah"]

  private static let known: Set = [
    "Swift", "_Concurrency", "_StringProcessing", "Foundation", "FoundationEssentials",
    "FoundationInternationalization", "FoundationNetworking", "FoundationXML", "Dispatch",
    "Distributed", "Observation", "RegexBuilder", "Synchronization", "Testing", "XCTest", "os",
    "OSLog", "Mynah", "MynahCore", "MynahHTTP", "MynahStubs", "CoreFoundation", "ObjectiveC",
    "Android", "Bionic", "CRT", "Darwin", "Glibc", "Musl", "WASILibc", "WinSDK",
    // Types of these frameworks have prefixes.
    "ARKit", "AVFoundation", "AVKit", "AppKit", "AuthenticationServices", "BackgroundTasks",
    "CallKit", "CloudKit", "Contacts", "ContactsUI", "CoreAudio", "CoreBluetooth", "CoreData",
    "CoreGraphics", "CoreImage", "CoreLocation", "CoreML", "CoreMedia", "CoreMotion", "CoreNFC",
    "CoreSpotlight", "CoreTelephony", "CoreText", "CoreVideo", "DeviceCheck", "EventKit",
    "GameKit", "HealthKit", "LocalAuthentication", "MapKit", "MessageUI", "Metal", "MetalKit",
    "MultipeerConnectivity", "Network", "PDFKit", "PassKit", "Photos", "QuartzCore",
    "SafariServices", "SceneKit", "Security", "SpriteKit", "SystemConfiguration", "UIKit",
    "UserNotifications", "WebKit",
  ]

  /// What Foundation has beyond that on Apple platforms.
  private static let apple = """
    FileCoordinator FilePresenter FileVersion FileWrapper ItemProvider ProcessInfo Protocol
    Selector UndoManager UserActivity
    """

  private static let logging = "Logger OSLogEntry OSLogMessage OSLogStore OSSignposter OSSignpostID"

  /// The public types of Mynah and MynahCore without an underscore; a test compares them with the sources.
  static let mynah = """
    AllTypesStubbing AnyDeclaration ArgumentCaptor AssignmentStubbing AssignmentVerification
    AsyncFunctionDeclaration CallPattern CancellationResponse CodeLocation CountMatcher
    FailureReporter ForwardingContext FunctionDeclaration HeldCall HeldCallbacks HeldCalls
    ImplementationProvider LocalMock ManualClock Mock MockFailure MockInvocation MockRecording
    MockStrictness Mockable MockingContext MocksTrait NonCopyableResult NonEscapingClosure
    OrderedVerificationOptions PropertyGetterDeclaration PropertyPattern PropertySetterDeclaration
    Providable StaticStubbingManager StreamStart StreamableResult StubbedStream Stubbing
    StubbingManager SubscriptDeclaration SubscriptGetterDeclaration SubscriptSetterDeclaration
    ThrowingAsyncFunctionDeclaration ThrowingFunctionDeclaration TransitionStrategy ValueProvider
    VariableDeclaration Verification VerificationManager
    """
}
