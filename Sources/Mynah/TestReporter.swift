internal import Foundation
internal import MynahBootstrap
internal import MynahCore
internal import Testing

#if canImport(XCTest)
  internal import XCTest
#endif

/// Sends failures to the test framework that runs the test.
///
/// Before Swift 6.4 each framework drops what is recorded while the other one runs a test, without a
/// word. `Test.current` tells them apart on the test's own tasks; on a thread of its own a call goes to
/// both, and the one that does not run drops it. Since then an issue of Swift Testing fails a test of
/// XCTest too, but for where that is turned off.
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

/// Keeps a text beside the test of Swift Testing that runs.
///
/// XCTest has attachments on Apple's systems only, and there for a test's own object only.
private func attach(_ text: String) {
  #if compiler(>=6.2)
    guard Test.current != nil else { return }
    Attachment.record(text, named: "Mocks.txt")
  #endif
}

/// Called by a constructor when the test bundle is loaded.
@_cdecl("mynah_install_reporter")
func installReporter() {
  // Keeps the constructor's object file in the link, also where Mynah comes as an archive.
  mynah_bootstrap()
  FailureReporter.install(FailureReporter(report, attach: attach))
}

/// What makes a mock of tests one: its failures reach the test framework.
///
/// Generated mocks conform to it where they are made with `Mynah`. Nothing asks for it at run time, but
/// it names this file, so that a linker takes the reporter out of an archive.
public protocol _ReportsToTests {}

/// What XCTest and Swift Testing do with each other's failures.
///
/// [ST-0021](https://github.com/swiftlang/swift-evolution/blob/main/proposals/testing/0021-targeted-interoperability-swift-testing-and-xctest.md)
/// has the modes. What Swift Testing records fails a test of XCTest in all of them but `none`; what XCTest
/// records in a test of Swift Testing is a warning, a failure or the end of the process.
enum Interoperability {
  /// Whether an issue of Swift Testing fails a test that XCTest runs.
  static let reachesXCTest = reachesXCTest(
    inMode: ProcessInfo.processInfo.environment["SWIFT_TESTING_XCTEST_INTEROP_MODE"])

  /// Whether it does in a mode; nil is what there is where no mode is set.
  static func reachesXCTest(inMode mode: String?) -> Bool {
    #if compiler(>=6.4)
      mode != "none"
    #else
      false
    #endif
  }
}
