import Mynah
import Testing

/// The examples of the pages about mocking, generating, and migrating.
@Suite(.mocks) struct MockingGuideTests {
  @Test func mocksConformToTheirProtocol() {
    let bird = mock(Bird.self)
    let birds: [any Bird] = [bird]
    #expect(birds.count == 1)
  }

  @Test func existentialTypesHaveMocks() {
    let bird = mock((any Bird).self)
    #expect(type(of: bird) == BirdMock.self)
  }

  @Test func mocksAreStubbed() {
    let bird = mock(Bird.self)
    given(bird.fly(to: "Oslo", speed: any())).willReturn(3)

    let hours = bird.fly(to: "Oslo", speed: 40)

    #expect(hours == 3)
    verify(bird.fly(to: "Oslo", speed: 40)).wasCalled()
  }

  @Test func mocksAreCreatedByTheirNames() {
    let bird = BirdMock()
    let nest = NestMock<Int>()
    let tree = TreeMock(height: 42)

    given(bird.chirp(volume: any())).willReturn(true)
    given(nest.eggs()).willReturn([3])
    given(tree.grow(by: any())).willReturn(7)
    #expect(bird.chirp(volume: 3))
    #expect(nest.eggs() == [3])
    #expect(tree.grow(by: 1) == 7)
  }

  @Test func aFailureNamesTheLineOfAMockThatIsCreatedByItsName() {
    let text = report {
      withMocks {
        #sourceLocation(file:"BirdTests.swift",line:12)
        let left = BirdMock()
        let right = BirdMock()
        right.land()
        verifyNoInteractions(left, right)
        #sourceLocation()
      }
    }
    #expect(
      text == """
        Expected no calls to bird1 and bird2, but they were called once.
        Calls: #1 bird2.land()
        bird1 is the Bird made at BirdTests.swift:12.
        bird2 is the Bird made at BirdTests.swift:13.
        """)
  }

  @Test func classMocksUseAnInitializer() {
    let tree = mock(Tree.self).initialize(height: 42)
    given(tree.grow(by: any())).willReturn(7)
    #expect(tree.grow(by: 1) == 7)
  }

  @Test func classMocksForwardToSuper() {
    let tree = mock(Tree.self).initialize(height: 42)
    #expect(failures { _ = tree.height }.count == 1)
    given(tree.height).willForwardToSuper()
    tree.forwardCallsToSuper()
    #expect([tree.height, tree.grow(by: 1)] == [42, 43])
  }

  @Test func associatedTypesAreMocked() {
    let nest = mock((any Nest<Int>).self)
    let other = mock(NestMock<String>.self)
    given(nest.eggs()).willReturn([3])
    given(other.eggs()).willReturn(["blue"])
    #expect(nest.eggs() == [3])
    #expect(other.eggs() == ["blue"])
  }

  @Test func compositionsAreMocked() {
    let duck = mock((any Bird & Swimmer).self)
    let other: BirdAndSwimmerMock = mock(Duck.self)
    for duck in [duck, other] { duck.swim(to: "left") }
    verify(duck.swim(to: "left")).wasCalled()
  }

  @Test func staticMembersAreStubbedOnTheType() {
    let bird = mock(Bird.self)
    given(type(of: bird).hatch(any())).willReturn(2)
    given(BirdMock.hatch(3)).willReturn(3)

    #expect(BirdMock.hatch(3) == 3)
    verify(BirdMock.hatch(any())).wasCalled()
    #expect(BirdMock.hatch(1) == 2)
    reset(BirdMock.self)
    #expect(failures { _ = BirdMock.hatch(3) }.count == 1)
  }

  @Test func operatorsAreStubbedOnTheType() {
    let (left, right) = (mock((any Plumage).self), mock((any Plumage).self))
    given(PlumageMock._lessThan(any(), any())).willReturn(true)
    #expect(left < right)
    verify(PlumageMock._lessThan(left, right)).wasCalled()
  }

  @Test func actorsAreStubbedWithoutAwait() async {
    let flock = mock(Flock.self)
    given(flock.join(any())).willReturn(4)

    let size = await flock.join("Ryan")

    #expect(size == 4)
    verify(flock.join("Ryan")).wasCalled()
  }

  @Test func swiftProtocolsAreMocked() {
    var output = mock(TextOutputStream.self)
    print("chirp", to: &output)
    verify(output.write("chirp")).wasCalled()
  }

  @Test func resetRemovesCallsAndStubs() {
    let bird = mock(Bird.self)
    given(bird.name).willReturn("Ryan")
    bird.land()
    clearStubs(on: bird)
    clearInvocations(on: bird)
    reset(bird)
    verifyNoInteractions(bird)
    #expect(failures { _ = bird.name }.count == 1)
  }

  @Test func membersAreClearedOneByOne() {
    let bird = mock(Bird.self)
    given(bird.chirp(volume: any())).willReturn(false)
    given(bird.chirp(volume: 42)).willReturn(true)
    bird.land()

    clearStubs(of: bird.chirp(volume: 42))
    #expect(!bird.chirp(volume: 42))

    clearInvocations(of: bird.land())
    clearInvocations(of: bird.chirp(volume: any(in: 1...50)))
    verifyNoInteractions(bird)
  }

  @Test func failuresDistinguishMocksByName() {
    #expect(
      report {
        let left = mock(Bird.self).named("left")
        verify(left.land()).wasCalled()
      } == """
        Expected left.land() to be called exactly once, but it was called 0 times.
        land() was not called at all.
        """)

    let text = report {
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
      text == """
        Expected no calls to bird1 and bird2, but they were called once.
        Calls: #1 bird2.land()
        bird1 is the Bird made at BirdTests.swift:12.
        bird2 is the Bird made at BirdTests.swift:13.

        Expected bird.land() to be called exactly once, but it was called 0 times.
        land() was not called at all.
        1 such call reached another mock: the Bird made at BirdTests.swift:13.
        bird is the Bird made at BirdTests.swift:12.
        """)

    let bird = mock(Bird.self)
    let reporter = FailureReporter { failure, location in
      print("\(location.brief): \(failure)")
    }
    withFailureReporter(reporter) {
      verify(bird.land()).wasNeverCalled()
    }
  }

  @Test func nestedMocksAreStubbed() {
    let lodge = mock(Lodge.self)
    given(lodge.tenant.nestedMock.chirp(volume: any())).willReturn(true)

    #expect(lodge.tenant.chirp(volume: 3))
    verify(lodge.tenant.nestedMock.chirp(volume: 3)).wasCalled()
  }

  @Test func nestedMocksAreDefaultValues() {
    let lodge = mock(Lodge.self).useDefaultValues(from: .standardProvider + .nestedMocksProvider)
    lodge.tenant.land()
    verify(lodge.tenant.nestedMock.land()).wasCalled()
  }

  @Test func failuresCountForgottenCalls() {
    let bird = mock(Bird.self).recording(.last(2))
    given(bird.chirp(volume: any())).willReturn(true)
    for volume in 1...5 { _ = bird.chirp(volume: volume) }
    #expect(
      report { verify(bird.chirp(volume: 1)).wasNeverCalled() } == """
        Expected bird.chirp(volume: 1) never to be called, but 3 of the 5 calls to chirp(volume:) are forgotten.
        0 of the other calls match. The mock records the newest 2: write at least recording(.last(5)).
        """)
  }

  @Test func recordingKeepsOnlyTheNewestCalls() {
    let bird = mock(Bird.self).recording(.last(100))
    for _ in 0..<101 { bird.land() }
    #expect(bird.mockingContext.invocations.count == 100)
  }

  @Test func helpersCanNameTheTypesOfPatterns() {
    let bird = mock(Bird.self)
    silence(bird.chirp(volume: any()))
    #expect(!bird.chirp(volume: 3))
  }

  @Test func helpersCanNameTheTypesOfMocks() {
    let mocks: Mocks = (mock(Bird.self), mock((any Nest<Int>).self))
    given(mocks.0.chirp(volume: 3)).willReturn(true)
    given(mocks.1.eggs()).willReturn([1])
    #expect(mocks.0.chirp(volume: 3))
    #expect(mocks.1.eggs() == [1])
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

protocol Lodge {
  var tenant: Bird { get }
}

func silence(_ song: Mockable<FunctionDeclaration, (Int) -> Bool, Bool>) {
  given(song).willReturn(false)
}

private typealias Mocks = (BirdMock, NestMock<Int>)
