import Mynah
import XCTest

protocol Flock {
  subscript(index: Int) -> String { get set }
  var size: Int { get set }
  func join(_ name: String) -> Bool
  func leave(_ name: String, after seconds: Int) throws -> Int
  func gather(at place: String) async -> Int
  func sleep() async
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

  func testAnswers() throws {
    given(flock.join("Ryan")).willReturn(true)
    given(flock.join("Robin")).will { name in name.count > 3 }
    given(flock.join("Hawk")).will { _ in false }
    given(flock.leave(any(), after: any())).willReturn(1).willReturn(2)
    given(flock.size).willReturn(sequence(of: 3, 4, 5))
    given(flock.leave("Hawk", after: any())).willThrow(Lost())

    XCTAssertTrue(flock.join("Ryan"))
    XCTAssertTrue(flock.join("Robin"))
    XCTAssertFalse(flock.join("Hawk"))
    XCTAssertEqual(try flock.leave("Ryan", after: 1), 1)
    XCTAssertEqual(try flock.leave("Ryan", after: 1), 2)
    XCTAssertThrowsError(try flock.leave("Hawk", after: 1))
    XCTAssertEqual([flock.size, flock.size, flock.size, flock.size], [3, 4, 5, 5])

    verify(flock.join(any())).wasCalled(exactly(3))
    verify(flock.leave(any(), after: any())).wasCalled(atLeast(2))
    verify(flock.leave(any(), after: any())).wasCalled(atMost(3))
    verify(flock.leave(any(), after: any())).wasCalled(between(1...3))
    verify(flock.size).wasCalled(exactly(3).or(exactly(4)))
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

  func testWaiting() {
    let expectations: [XCTestExpectation] = [
      eventually("the bird sings") {
        verify(bird.sing(any(), volume: any())).wasCalled()
      }
    ]
    bird.sing("Hello", volume: 3)
    wait(for: expectations, timeout: 1)
  }

  func testForwardingAndDefaultValues() {
    let tree = mock(Tree.self).initialize(height: 3)
    given(tree.grow(by: any())) ~> forwardToSuper()
    XCTAssertEqual(tree.grow(by: 2), 5)

    bird.useDefaultValues(from: .standardProvider)
    XCTAssertEqual(bird.age, 0)

    let nest = mock(NestMock<Int>.self)
    given(nest.count()) ~> 2
    XCTAssertEqual(nest.count(), 2)
  }

  func testContexts() {
    bird.sing("Hello", volume: 3)
    XCTAssertEqual(bird.mockingContext.invocations.count, 1)

    clearInvocations(on: bird)
    clearStubs(on: bird)
    verify(bird.sing(any(), volume: any())).wasNeverCalled()
  }
}
