#if canImport(XCTest)
  internal import MynahCore
  internal import XCTest

  /// Reports the statements that an XCTest test keeps and doesn't finish.
  ///
  /// XCTest keeps each test case until all tests have run. A statement in a property of a test case
  /// would therefore be released too late to fail its test.
  final class UnfinishedStatements: NSObject, XCTestObservation {
    /// Reports unfinished statements at the end of each test from now on.
    static func beginReporting() {
      XCTestObservationCenter.shared.addTestObserver(UnfinishedStatements())
    }

    func testCaseWillStart(_ testCase: XCTestCase) {
      OpenStatements.beginTestCase()
      // A failure in a block still fails the test, but a failure after the test doesn't.
      testCase.addTeardownBlock { OpenStatements.endTestCase() }
    }
  }
#endif
