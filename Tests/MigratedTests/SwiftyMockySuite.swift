import Mynah
import XCTest

protocol Perch {
  static func preferred(for weight: Int) -> String

  var length: Int { get set }
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

  func testProperties() {
    given(perch.length).willReturn(30)

    XCTAssertEqual(perch.length, 30)
    given(perch.length).willReturn(lastSetValue(initial: 40))
    perch.length = 40
    given(perch.length).willReturn(lastSetValue(initial: 50))
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

  func testStaticMembers() {
    given(PerchMock.preferred(for: any())).willReturn("twig")
    given(PerchMock.preferred(for: 9)).willReturn("branch")

    XCTAssertEqual(PerchMock.preferred(for: 3), "twig")
    XCTAssertEqual(PerchMock.preferred(for: 9), "branch")

    verify(PerchMock.preferred(for: any())).wasCalled(twice)
    reset(PerchMock.self)
  }
}
