internal import Foundation

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
