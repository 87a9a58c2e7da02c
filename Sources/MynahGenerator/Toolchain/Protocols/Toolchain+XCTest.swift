// swift-format-ignore-file
// Written by Tests/Toolchain/ExtractProtocols.swift.

extension Toolchain {
  /// The protocols of XCTest.
  static let xCTest = #"""
    import XCTest
    public protocol XCTWaiterDelegate : AnyObject {
      @_implemented func nestedWaiter(_ waiter: XCTWaiter, wasInterruptedByTimedOutWaiter outerWaiter: XCTWaiter)
      @_implemented func waiter(_ waiter: XCTWaiter, didFulfillInvertedExpectation expectation: XCTestExpectation)
      @_implemented func waiter(_ waiter: XCTWaiter, didTimeoutWithUnfulfilledExpectations unfulfilledExpectations: [XCTestExpectation])
      @_implemented func waiter(_ waiter: XCTWaiter, fulfillmentDidViolateOrderingConstraintsFor expectation: XCTestExpectation, requiredExpectation: XCTestExpectation)
    }
    public protocol XCTestObservation : AnyObject {
      @_implemented func testBundleDidFinish(_ testBundle: Bundle)
      @_implemented func testBundleWillStart(_ testBundle: Bundle)
      @_implemented func testCase(_ testCase: XCTestCase, didFailWithDescription description: String, inFile filePath: String?, atLine lineNumber: Int)
      @_implemented func testCaseDidFinish(_ testCase: XCTestCase)
      @_implemented func testCaseWillStart(_ testCase: XCTestCase)
      @_implemented func testSuiteDidFinish(_ testSuite: XCTestSuite)
      @_implemented func testSuiteWillStart(_ testSuite: XCTestSuite)
    }
    """#
}
