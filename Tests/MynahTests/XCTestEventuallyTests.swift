import Dispatch
import Mynah
import Support
import XCTest

/// `eventually` gives XCTest something to wait for.
final class XCTestEventuallyTests: XCTestCase {
  private let counter = mock(Counter.self)

  func testCallsOfAnotherThreadFulfilTheExpectation() {
    let counter = counter
    let counted = eventually("both numbers are counted") {
      verify(counter.record(1)).wasCalled()
      verify(counter.record(2)).wasCalled(twice)
    }
    DispatchQueue.global().async {
      for number in [2, 1, 2] { counter.record(number) }
    }
    wait(for: [counted], timeout: 60)
    XCTAssertEqual(counted.expectationDescription, "both numbers are counted")
  }

  func testCallsThatWereMadeBeforeFulfilTheExpectation() {
    counter.record(1)
    counter.record(2)
    let counted = eventually {
      inOrder {
        verify(counter.record(1)).wasCalled()
        verify(counter.record(2)).wasCalled()
      }
    }
    wait(for: [counted], timeout: 60)
  }

  func testAsyncTestsAwaitTheExpectation() async {
    let counter = counter
    let counted = eventually { verify(counter.record(1)).wasCalled() }
    Task { counter.record(1) }
    await fulfillment(of: [counted], timeout: 60)
  }

  func testMissingCallLeavesTheExpectationUnfulfilled() {
    let missing = eventually { verify(counter.record(1)).wasCalled() }
    XCTAssertEqual(XCTWaiter.wait(for: [missing], timeout: 0.01), .timedOut)
  }

  func testTheFunctionIsFoundInATestCase() async {
    let counter = counter
    Task { counter.record(1) }
    await eventually(within: .seconds(60)) { verify(counter.record(1)).wasCalled() }
    await verify(counter.record(1)).wasCalled(within: .seconds(60))
  }
}
