import Mynah
import Support

#if canImport(XCTest)
  import XCTest

  /// Mockingbird's public interface, section 1.5: waiting for calls in XCTest.
  final class EventuallyInterfaceTests: XCTestCase {
    private let counter = mock(Counter.self)

    private func recordLater(_ numbers: Int...) {
      let counter = counter
      Task.detached {
        for number in numbers { counter.record(number) }
      }
    }

    // 1.5 `eventually(_:_:)`
    func testEventuallyReturnsAnExpectation() {
      recordLater(1, 2)
      let recorded = eventually("both are recorded") {
        verify(counter.record(1)).wasCalled()
        verify(counter.record(2)).wasCalled()
      }
      wait(for: [recorded], timeout: 60)
      XCTAssertEqual(recorded.expectationDescription, "both are recorded")
    }

    // 1.5 `eventually` with `waitForExpectations`
    func testWaitForExpectationsWaits() {
      recordLater(1)
      eventually { verify(counter.record(1)).wasCalled() }
      // On Linux, XCTest declares this function for the main actor, which runs test cases.
      nonisolated(unsafe) let test = self
      MainActor.assumeIsolated { test.waitForExpectations(timeout: 60) }
      verify(counter.record(1)).wasCalled()
    }

    // 1.5 `inOrder` in `eventually`
    func testOrderIsAwaited() {
      recordLater(1, 2)
      let recorded = eventually {
        inOrder {
          verify(counter.record(1)).wasCalled()
          verify(counter.record(2)).wasCalled()
        }
      }
      wait(for: [recorded], timeout: 60, enforceOrder: true)
    }

    // 2.5 calls that were made before count
    func testEarlierCallsCount() {
      counter.record(1)
      wait(for: [eventually { verify(counter.record(1)).wasCalled() }], timeout: 60)
    }
  }
#endif
