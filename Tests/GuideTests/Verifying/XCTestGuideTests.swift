import Mynah

#if canImport(XCTest)
  import XCTest

  /// The XCTest example of the page about verifying.
  final class XCTestGuideTests: XCTestCase {
    func testXCTestWaitsForCalls() {
      let bird = mock(Bird.self)
      Task { bird.land() }
      let landed = eventually {
        verify(bird.land()).wasCalled()
      }
      wait(for: [landed], timeout: 1)
    }
  }
#endif
