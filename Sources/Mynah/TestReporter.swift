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
/// Since Swift 6.4, an issue of Swift Testing also fails a test of XCTest, unless interoperability
/// is turned off.
private func report(_ failure: MockFailure, at location: CodeLocation) {
  #if canImport(XCTest)
    if Test.current == nil, !Interoperability.reachesXCTest {
      XCTFail(failure.description, file: location.staticFilePath, line: location.line)
    }
  #endif
  Issue.record(
    Comment(rawValue: failure.description),
    sourceLocation: SourceLocation(
      fileID: location.fileID, filePath: location.filePath, line: Int(location.line),
      column: Int(location.column)))
}

/// Attaches a text to the current test of Swift Testing.
///
/// XCTest supports attachments only on Apple platforms, and only through the object of the test, so
/// this function doesn't use them. Swift Testing stores attachments in Swift 6.2 and later. Remove
/// the condition when Swift 6.2 is the oldest supported version.
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
  FailureReporter.install(FailureReporter(report, attach: attach))
}

/// A mock whose failures reach the test framework.
///
/// Generated mocks conform to this protocol if they import `Mynah`. Nothing checks the conformance
/// at run time, but it refers to this file, so a linker takes the reporter out of an archive.
public protocol _ReportsToTests {}

/// The interoperability of XCTest and Swift Testing.
///
/// [ST-0021](https://github.com/swiftlang/swift-evolution/blob/main/proposals/testing/0021-targeted-interoperability-swift-testing-and-xctest.md)
/// defines the modes. In all modes except `none`, an issue of Swift Testing fails a test of XCTest.
/// An issue of XCTest in a test of Swift Testing is a warning, a failure, or the end of the
/// process, depending on the mode.
enum Interoperability {
  /// A Boolean value that indicates whether an issue of Swift Testing fails a test of XCTest.
  static let reachesXCTest = reachesXCTest(
    inMode: ProcessInfo.processInfo.environment["SWIFT_TESTING_XCTEST_INTEROP_MODE"])

  /// Returns a Boolean value that indicates whether an issue fails a test of XCTest in a mode.
  ///
  /// The mode is nil if the environment doesn't set one. Before Swift 6.4, issues never do. Remove
  /// the condition when Swift 6.4 is the oldest supported version.
  static func reachesXCTest(inMode mode: String?) -> Bool {
    #if compiler(>=6.4)
      mode != "none"
    #else
      false
    #endif
  }
}
