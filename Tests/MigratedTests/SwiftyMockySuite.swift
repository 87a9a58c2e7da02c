import Mynah
import XCTest

protocol Perch {
  static func preferred(for weight: Int) -> String

  var length: Int { get set }
  func hold(_ weight: Int, for seconds: Int) -> Bool
  func sway()
  func swing(_ times: Int)
}

final class SwiftyMockySuite: XCTestCase {
  var bird: BirdMock!
  var perch: PerchMock!
  var office: PostOffice!

  override func setUp() {
    super.setUp()
    bird = mock(Bird.self)
    perch = mock(Perch.self)
    office = PostOffice(bird: bird)
  }

  func testLettersAreDelivered() throws {
    given(bird.canReach(any())).willReturn(true)
    given(bird.fly(to: any(), speed: any())).willReturn(3)

    XCTAssertEqual(try office.send(to: "Oslo"), "Delivered in 3 hours.")

    verify(bird.canReach("Oslo")).wasCalled(atLeast(1))
    verify(bird.fly(to: "Oslo", speed: 40)).wasCalled()
    verify(bird.sing(any(), volume: any())).wasCalled()
    verify(bird.follow(any())).wasNeverCalled()
    verify(bird.sing("Home", volume: any())).wasNeverCalled()
  }

  func testAnswersInTurn() {
    given(bird.canReach(any())).willReturn(loopingSequence(of: true, false))
    given(bird.name).willReturn(loopingSequence(of: "Ryan", "Sterling"))

    XCTAssertEqual((0..<4).map { _ in bird.canReach("Oslo") }, [true, false, true, false])
    XCTAssertEqual(bird.name, "Ryan")
    XCTAssertEqual(bird.name, "Sterling")
    XCTAssertEqual(bird.name, "Ryan")

    verify(bird.canReach(any())).wasCalled(exactly(4))
    verify(bird.name).wasCalled(exactly(3))
  }

  func testTheMostExplicitStubAnswers() {
    given(perch.hold(any(), for: any())).willReturn(false)
    given(perch.hold(3, for: any())).willReturn(true)

    XCTAssertTrue(perch.hold(3, for: 1))
    XCTAssertFalse(perch.hold(4, for: 1))
  }

  func testMatchers() {
    let leader = Leader()
    given(bird.follow(any())).willReturn(0)
    given(bird.follow(any(where: { $0 === leader }))).willReturn(1)
    given(bird.canReach(any(String.self))).willReturn(false)
    given(bird.canReach(any(where: { $0.count > 4 }))).willReturn(true)

    XCTAssertEqual(bird.follow(leader), 1)
    XCTAssertEqual(bird.follow(Leader()), 0)
    XCTAssertTrue(bird.canReach("Paris"))
    XCTAssertFalse(bird.canReach("Rio"))

    verify(bird.canReach(any(where: { $0.count > 4 }))).wasCalled()
    verify(bird.canReach(any())).wasCalled(atLeast(2))
    verify(bird.canReach(any())).wasCalled(atLeast(2))
    verify(bird.canReach(any())).wasCalled(atMost(2))
    verify(bird.canReach(any())).wasCalled(atMost(2))
    verify(bird.canReach(any())).wasCalled(between(1...3))
    verify(bird.follow(any())).wasCalled(atLeast(1))
    verify(bird.canReach(any())).wasCalled(exactly(2).or(exactly(4)))
  }

  func testProperties() {
    given(perch.length).willReturn(30)

    XCTAssertEqual(perch.length, 30)
    perch.length = 40
    perch.length = 50

    verify(perch.length).wasCalled()
    verify(perch.length = any()).wasCalled(twice)
    verify(perch.length = 40).wasCalled()
    verify(perch.length = 60).wasNeverCalled()
  }

  func testSideEffects() {
    var swings: [Int] = []
    given(perch.swing(any())).will { times in swings.append(times) }
    given(bird.eat(any(), completion: any())).will { food, completion in
      // At once.
      completion(food == "worm")
    }
    given(perch.sway()).will { swings.append(0) }

    perch.swing(2)
    perch.sway()

    XCTAssertEqual(swings, [2, 0])
    XCTAssertTrue(office.feed("worm"))
    XCTAssertFalse(office.feed("stone"))
  }

  func testProducedValues() {
    given(bird.canReach(any())).willReturn(true)
    given(perch.hold(any(), for: any())).willReturn(loopingSequence(of: true, false))

    XCTAssertTrue(bird.canReach("Oslo"))
    XCTAssertTrue(perch.hold(1, for: 1))
    XCTAssertFalse(perch.hold(1, for: 1))
    XCTAssertTrue(perch.hold(1, for: 1))
  }

  func testStaticMembers() {
    given(PerchMock.preferred(for: any())).willReturn("twig")
    given(PerchMock.preferred(for: 9)).willReturn("branch")

    XCTAssertEqual(PerchMock.preferred(for: 3), "twig")
    XCTAssertEqual(PerchMock.preferred(for: 9), "branch")

    verify(PerchMock.preferred(for: any())).wasCalled(twice)
    reset(PerchMock.self)
  }
}
