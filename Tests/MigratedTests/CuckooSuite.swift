// The post office, tested with a mock of its bird.
import Mynah
import XCTest

final class CuckooSuite: XCTestCase {
  private var bird: BirdMock!
  private var office: PostOffice!

  override func setUp() {
    super.setUp()
    bird = mock(Bird.self)
    office = PostOffice(bird: bird)
  }

  override func tearDown() {
    bird = nil
    office = nil
    super.tearDown()
  }

  func testLettersAreDelivered() throws {
    given(bird.canReach(any())).willReturn(true)
    given(bird.fly(to: any(String.self), speed: any())).willReturn(3)

    XCTAssertEqual(try office.send(to: "Oslo"), "Delivered in 3 hours.")

    verify(bird.canReach("Oslo")).wasCalled()
    verify(bird.fly(to: "Oslo", speed: 40)).wasCalled()
    verify(bird.sing("Off to Oslo", volume: any(Int.self))).wasCalled()
    verifyNoMoreInteractions(bird)
  }

  func testAnswersInTurn() throws {
    given(bird.canReach(any())).willReturn(true)
    given(bird.fly(to: any(), speed: any()))
      .willReturn(1)
      .willReturn(2)  // the first two
      .willThrow(Lost())

    XCTAssertEqual(try office.send(to: "Oslo"), "Delivered in 1 hours.")
    XCTAssertEqual(try office.send(to: "Oslo"), "Delivered in 2 hours.")
    XCTAssertThrowsError(try office.send(to: "Oslo")) { XCTAssertEqual($0 as? Lost, Lost()) }

    verify(bird.fly(to: any(), speed: any())).wasCalled(exactly(3))
    verify(bird.canReach(any())).wasCalled(atLeast(1))
    verify(bird.canReach("Oslo")).wasCalled(atLeast(2))
  }

  func testProperties() {
    var names: [Any] = []
    given(bird.name).willReturn("Ryan").willReturn("Sterling")
    given(bird.age).willReturn(3)
    given(bird.name = any()).will { names.append($0) }

    XCTAssertEqual(bird.name, "Ryan")
    XCTAssertEqual(bird.name, "Sterling")
    XCTAssertEqual(bird.age, 3)
    bird.name = "Robin"

    XCTAssertEqual(names as? [String], ["Robin"])
    verify(bird.name).wasCalled(twice)
    verify(bird.age).wasCalled()
    verify(bird.name = "Robin").wasCalled()
    verify(bird.name = "Ryan").wasNeverCalled()
  }

  func testSuspendingMembers() async throws {
    given(bird.find("worm")).willReturn("a long worm")
    await given(bird.rest(hours: any())).willReturn()

    let meal = try await office.meal()

    XCTAssertEqual(meal, "a long worm")
    verify(bird.find(any())).wasCalled()
    await verify(bird.rest(hours: 2)).wasCalled()
  }

  func testDefaultValues() {
    let other = mock(Bird.self).useDefaultValues(from: .standardProvider)

    XCTAssertEqual(other.name, "")
    XCTAssertFalse(other.canReach("Oslo"))
  }

  func testClasses() {
    let tree = mock(Tree.self).initialize(height: 3).forwardCallsToSuper()
    XCTAssertEqual(tree.grow(by: 2), 5)

    given(tree.grow(by: any(where: { $0 != 1 }))).willReturn(100)  // by hand
    given(tree.grow(by: 1)).willForwardToSuper()
    given(tree.shake()).willReturn()
    XCTAssertEqual(tree.grow(by: 2), 100)
    XCTAssertEqual(tree.grow(by: 1), 4)
    tree.shake()

    verify(tree.shake()).wasCalled()
    clearInvocations(on: tree)
    verify(tree.shake()).wasNeverCalled()
    clearStubs(on: tree)
    reset(tree, bird)
  }
}
