import Mynah
import XCTest

protocol Flock {
  subscript(index: Int) -> String { get set }
  var size: Int { get set }
}

final class MockingbirdSuite: XCTestCase {
  var bird: BirdMock!
  var flock: FlockMock!

  override func setUp() {
    super.setUp()
    bird = mock(Bird.self)
    flock = mock(Flock.self)
  }

  override func tearDown() {
    reset(bird)
    reset(flock)
    super.tearDown()
  }

  func testLettersAreDelivered() throws {
    given(bird.canReach(any())).willReturn(true)
    given(bird.fly(to: "Oslo", speed: any())) ~> 3

    XCTAssertEqual(try PostOffice(bird: bird).send(to: "Oslo"), "Delivered in 3 hours.")

    verify(bird.canReach("Oslo")).wasCalled()
    verify(bird.fly(to: any(), speed: 40)).wasCalled(once)
    verify(bird.sing(any(), volume: 4)).wasCalled(exactly(1))
    verify(bird.follow(any())).wasNeverCalled()
  }

  func testProperties() {
    given(flock.size).willReturn(lastSetValue(initial: 1))
    given(flock.getSubscript(any())).will { index in "bird \(index)" }
    given(bird.getName()).willReturn("Ryan")

    XCTAssertEqual(flock.size, 1)
    flock.size = 7
    XCTAssertEqual(flock.size, 7)
    XCTAssertEqual(flock[3], "bird 3")
    XCTAssertEqual(bird.name, "Ryan")

    verify(flock.size = 7).wasCalled()
    verify(flock.setSize(any())).wasCalled()
    verify(flock[3]).wasCalled()
  }

  func testSuspendingMembers() async throws {
    given(bird.find(any())).will { _ in "a long worm" }
    await given(bird.rest(hours: any())).willReturn()

    let meal = try await PostOffice(bird: bird).meal()

    XCTAssertEqual(meal, "a long worm")
    verify(bird.find("worm")).wasCalled()
    await verify(bird.rest(hours: 2)).wasCalled()
  }

  func testWaiting() {
    let expectations: [XCTestExpectation] = [  // by hand
      eventually("the bird sings") {
        verify(bird.sing(any(), volume: any())).wasCalled()
      }
    ]
    bird.sing("Hello", volume: 3)
    wait(for: expectations, timeout: 1)
  }

  func testContexts() {
    bird.sing("Hello", volume: 3)
    XCTAssertEqual(bird.mockingContext.invocations.count, 1)  // by hand

    clearInvocations(on: bird)
    clearStubs(on: bird)
    verify(bird.sing(any(), volume: any())).wasNeverCalled()
  }
}
