import Mynah

#if canImport(XCTest)
  import XCTest

  /// The example of the page about verifying that XCTest runs.
  final class XCTestGuideTests: XCTestCase {
    func testXCTestWaitsForCalls() {
      let bird = mock(Bird.self)
      Task { bird.land() }
      let landed = eventually {
        verify(bird.land()).wasCalled()
      }
      wait(for: [landed], timeout: 1)
    }

    func testXCTestSaysWhatIsMissing() {
      let bird = mock(Bird.self)
      let landed = eventually {
        verify(bird.land()).wasCalled()
      }
      XCTAssertEqual(
        landed.expectationDescription,
        """
        The verified calls are made
        Expected bird.land() to be called exactly once, but it was called 0 times.
        land() was not called at all.
        """)
      bird.land()
      wait(for: [landed], timeout: 60)
    }
  }
#endif
