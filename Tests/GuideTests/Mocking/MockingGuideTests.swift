import Mynah
import Testing

/// The examples of the page about mocking.
@Suite(.mocks) struct MockingGuideTests {
  @Test func mockIsAnOrdinaryBird() {
    let bird = mock(Bird.self)
    let birds: [any Bird] = [bird]
    #expect(birds.count == 1)
  }

  @Test func mockOfAnExistentialIsTheSame() {
    let bird = mock((any Bird).self)
    #expect(type(of: bird) == BirdMock.self)
  }

  @Test func classesAreMadeByTheirInitializers() {
    let tree = mock(Tree.self).initialize(height: 42)
    given(tree.grow(by: any())).willReturn(7)
    #expect(tree.grow(by: 1) == 7)
    clearStubs(on: tree)
    #expect(failures { _ = tree.height }.count == 1)
    given(tree.height).willForwardToSuper()
    tree.forwardCallsToSuper()
    #expect(tree.height == 42)
    #expect(tree.grow(by: 1) == 43)
  }

  @Test func associatedTypesAreNamed() {
    let nest = mock((any Nest<Int>).self)
    let other = mock(NestMock<String>.self)
    given(nest.eggs()).willReturn([3])
    given(other.eggs()).willReturn(["blue"])
    #expect(nest.eggs() == [3])
    #expect(other.eggs() == ["blue"])
  }

  @Test func compositionsHaveOneMock() {
    let duck = mock((any Bird & Swimmer).self)
    let other: BirdAndSwimmerMock = mock(Duck.self)
    for duck in [duck, other] { duck.swim(to: "left") }
    verify(duck.swim(to: "left")).wasCalled()
  }

  @Test func staticMembersBelongToTheType() {
    let bird = mock(Bird.self)
    given(type(of: bird).hatch(any())).willReturn(2)
    given(BirdMock.hatch(3)).willReturn(3)
    #expect([1, 3].map { BirdMock.hatch($0) } == [2, 3])
    reset(BirdMock.self)
    #expect(failures { _ = BirdMock.hatch(3) }.count == 1)
  }

  @Test func operatorsHaveNames() {
    let (left, right) = (mock((any Plumage).self), mock((any Plumage).self))
    given(PlumageMock._lessThan(any(), any())).willReturn(true)
    #expect(left < right)
    verify(PlumageMock._lessThan(left, right)).wasCalled()
  }

  @Test func actorsNeedNoAwait() async {
    let flock = mock(Flock.self)
    given(flock.join(any())).willReturn(4)

    let size = await flock.join("Ryan")

    #expect(size == 4)
    verify(flock.join("Ryan")).wasCalled()
  }

  @Test func mocksAreMadeAsNew() {
    let bird = mock(Bird.self)
    given(bird.name).willReturn("Ryan")
    bird.land()
    clearStubs(on: bird)
    clearInvocations(on: bird)
    reset(bird)
    verifyNoInteractions(bird)
    #expect(failures { _ = bird.name }.count == 1)
  }

  @Test func namesTellMocksApart() {
    #expect(
      report {
        let left = mock(Bird.self).named("left")
        verify(left.land()).wasCalled()
      } == """
        Expected left.land() to be called exactly once, but it was called 0 times.
        land() was not called at all.
        """)
  }

  @Test func mocksWithoutNamesAreToldApart() {
    let texts = failures {
      withMocks {
        #sourceLocation(file:"BirdTests.swift",line:12)
        let left = mock(Bird.self)
        let right = mock(Bird.self)
        right.land()
        verifyNoInteractions(left, right)
        verify(left.land()).wasCalled()
        #sourceLocation()
      }
    }
    #expect(
      texts == [
        """
        Expected no calls of bird1 and bird2, but they were called once.
        Calls: #1 bird2.land()
        bird1 is the Bird made at BirdTests.swift:12.
        bird2 is the Bird made at BirdTests.swift:13.
        """,
        """
        Expected bird.land() to be called exactly once, but it was called 0 times.
        land() was not called at all.
        bird is the Bird made at BirdTests.swift:12.
        """,
      ])
  }

  @Test func reportersTakeFailures() {
    let bird = mock(Bird.self)
    let reporter = FailureReporter { failure, location in
      print("\(location.brief): \(failure)")
    }
    withFailureReporter(reporter) {
      verify(bird.land()).wasNeverCalled()
    }
  }
}

protocol Nest<Egg> {
  associatedtype Egg
  func lay(_ egg: Egg)
  func eggs() -> [Egg]
}

protocol Swimmer {
  func swim(to shore: String)
}

typealias Duck = Bird & Swimmer

protocol Plumage: Comparable {}

protocol Flock: Actor {
  func join(_ name: String) -> Int
}
