internal import Foundation
internal import MynahBootstrap
internal import MynahCore
internal import Testing

#if canImport(XCTest)
  internal import XCTest
#endif

/// Reports a failure to the framework that runs the test.
///
/// Before Swift 6.4, XCTest and Swift Testing each ignore failures that are recorded while the
/// other framework runs a test. `Test.current` isn't nil on the tasks of a Swift Testing test. If
/// it's nil, XCTest runs the test or the failure comes from another thread, so the failure goes to
/// both frameworks, and the framework without a running test ignores it.
///
/// In Swift 6.4 and later, a Swift Testing issue also fails an XCTest test, unless interoperability
/// is turned off.
private func report(_ failure: MockFailure, at location: CodeLocation) {
  #if canImport(XCTest)
    if Test.current == nil, !Interoperability.reachesXCTest {
      let isPlaced = location.hasStaticFilePath
      let text =
        isPlaced ? failure.description : "\(failure)\n\(location.filePath):\(location.line)"
      XCTFail(text, file: location.staticFilePath, line: location.line)
    }
  #endif
  Issue.record(Comment(rawValue: failure.description), sourceLocation: sourceLocation(of: location))
}

/// Returns a location for an issue.
///
/// A static member's mock isn't made at a line of the test, so its failures get the test's
/// location.
private func sourceLocation(of location: CodeLocation) -> SourceLocation {
  if location.fileID == CodeLocation.generated.fileID, let test = Test.current {
    return test.sourceLocation
  }
  return SourceLocation(
    fileID: location.fileID, filePath: location.filePath, line: Int(location.line),
    column: Int(location.column))
}

/// Attaches text to the current Swift Testing test.
///
/// XCTest supports attachments only on Apple platforms, and only through the test case object, so
/// this function doesn't use them. Swift Testing supports attachments in Swift 6.2 and later.
/// Remove the condition when Swift 6.2 is the oldest supported version.
private func attach(_ text: String) {
  #if compiler(>=6.2)
    guard Test.current != nil else { return }
    Attachment.record(text, named: "Mocks.txt")
  #endif
}

/// Installs the reporter of the process.
///
/// A constructor calls this function when the test bundle is loaded.
@_cdecl("mynah_install_reporter")
func installReporter() {
  // This call keeps the constructor's object file in the link, even if Mynah is linked from an
  // archive.
  mynah_bootstrap()
  FailureReporter.install(
    FailureReporter(report, attach: attach, test: { Test.current?.sourceLocation.hashValue }))
  #if canImport(XCTest)
    UnfinishedStatements.beginReporting()
  #endif
}

/// A mock whose failures reach the test framework.
///
/// Generated mocks conform to this protocol if they import `Mynah`. Nothing checks the conformance
/// at run time. It refers to this file, so the linker includes the reporter if Mynah is linked from
/// an archive.
public protocol _ReportsToTests {}

/// The interoperability of XCTest and Swift Testing.
///
/// [ST-0021](https://github.com/swiftlang/swift-evolution/blob/main/proposals/testing/0021-targeted-interoperability-swift-testing-and-xctest.md)
/// defines the modes. In all modes except `none`, a Swift Testing issue fails an XCTest test. The
/// mode also determines whether an XCTest issue in a Swift Testing test is a warning, is a failure,
/// or stops the process.
enum Interoperability {
  /// A Boolean value that indicates whether a Swift Testing issue fails an XCTest test.
  static let reachesXCTest = reachesXCTest(
    inMode: ProcessInfo.processInfo.environment["SWIFT_TESTING_XCTEST_INTEROP_MODE"])

  /// Returns a Boolean value that indicates whether an issue fails an XCTest test in a mode.
  ///
  /// The mode is nil if the environment doesn't set one. Before Swift 6.4, Swift Testing issues
  /// never fail an XCTest test. Remove the condition when Swift 6.4 is the oldest supported
  /// version.
  static func reachesXCTest(inMode mode: String?) -> Bool {
    #if compiler(>=6.4)
      mode != "none"
    #else
      false
    #endif
  }
}
