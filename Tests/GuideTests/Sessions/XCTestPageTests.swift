import Mynah

#if canImport(XCTest)
  import XCTest

  /// The examples of the page about XCTest.
  final class SongTests: XCTestCase {
    private var bird: BirdMock!

    override func setUp() {
      bird = mock(Bird.self)
      given(bird.name).willReturn("Ryan")
      continueAfterFailure = false
    }

    override func tearDown() {
      bird = nil
    }

    func testName() {
      XCTAssertEqual(bird.name, "Ryan")
      verify(bird.name).wasCalled()
    }
  }

  extension SongTests {
    func testSong() async throws {
      given(bird.sing("Lullaby")).willReturn(7)
      let verses = try await bird.sing("Lullaby")
      XCTAssertEqual(verses, 7)
      verify(bird.sing(any())).wasCalled()
    }

    func testStrictly() {
      withMocks(.strict) {
        let bird = mock(Bird.self)
        given(bird.chirp(volume: 3)).willReturn(true)
        XCTAssertTrue(bird.chirp(volume: 3))
      }
    }

    func testStrictlyAndAsynchronously() async throws {
      try await withMocks(.strict) {
        let bird = mock(Bird.self)
        given(bird.sing("Lullaby")).willReturn(7)
        let verses = try await bird.sing("Lullaby")
        XCTAssertEqual(verses, 7)
      }
    }
  }

  final class StrictSongTests: XCTestCase {
    private var bird: BirdMock!

    override func invokeTest() {
      withMocks(.strict) { super.invokeTest() }
    }

    override func setUp() {
      bird = mock(Bird.self)
      given(bird.chirp(volume: 3)).willReturn(true)
    }

    override func tearDown() {
      bird = nil
    }

    func testChirp() {
      XCTAssertTrue(bird.chirp(volume: 3))
    }
  }
#endif
