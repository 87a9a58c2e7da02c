import Mynah
import Testing

/// The examples of the page about verifying.
@Suite struct VerifyingGuideTests {
  let bird = mock(Bird.self)
  let tree = mock(Tree.self).initialize(height: 42)

  @Test func callsAreVerified() {
    bird.land()
    bird.land()
    bird.name = "Ryan"

    verify(bird.land()).wasCalled(twice)
    verify(bird.name = "Ryan").wasCalled()
    verify(bird.eat(any())).wasNeverCalled()
  }

  @Test func propertiesAreVerified() {
    let bird = mock(Bird.self)
    given(bird.name).willReturn("Ryan")
    given(bird[feather: any()]).willReturn("red")
    _ = bird.name
    bird.name = "Sterling"
    _ = bird[feather: 3]

    verify(bird.name).wasCalled()
    verify(bird.name = any()).wasCalled()
    verify(bird[feather: 3]).wasCalled()
  }

  @Test func aHelperFunctionPassesItsLocationOn() {
    bird.land()
    expectLanding(of: bird)
  }

  @Test func verifyWithoutACountFails() {
    #expect(
      report { _ = verify(bird.land()) } == """
        verify(bird.land()) checks nothing.
        Add the expected number of calls: verify(bird.land()).wasCalled().
        """)
  }

  @Test func failuresShowTheReasonOfAnExpectation() {
    #expect(
      report {
        let landing = verify(bird.land())
        landing.wasCalled(twice, because: "both chicks are hungry")
      } == """
        Expected bird.land() to be called exactly twice, but it was called 0 times.
        land() was not called at all.
        Because: both chicks are hungry
        """)
  }

  @Test func countsCanBeCombined() {
    for _ in 1...4 { bird.land() }

    verify(bird.land()).wasCalled(exactly(once).or(atLeast(3)))
    verify(bird.land()).wasCalled(not(between(1...3)))
  }

  @Test func callsCanBeCleared() {
    bird.land()
    clearInvocations(on: bird)
    verify(bird.land()).wasNeverCalled()
  }

  @Test func failuresShowDifferentLines() {
    #expect(
      report {
        _ = try? bird.eat("worms\nseeds\nrice\nbread\nhay")

        verify(bird.eat("worms\nseeds\nrice\nbread\nbran")).wasCalled()
      } == #"""
        Expected bird.eat("worms\nseeds\nrice\nbread\nbran") to be called exactly once, but it was called 0 times.
        Closest of 1 call: #1 eat(*"worms\nseeds\nrice\nbread\nhay"*)
        Difference in argument (- expected, + got):
              … 2 equal lines
              rice
              bread
            - bran
            + hay
        """#)
  }

  @Test func failuresShowOtherCalls() {
    let bird = mock(Bird.self)
    #expect(
      report {
        given(bird.fly(to: any(), speed: any())).willReturn(3)
        for (place, speed) in [("Rome", 2), ("Oslo", 7), ("Bonn", 9)] {
          _ = bird.fly(to: place, speed: speed)
        }

        verify(bird.fly(to: "Oslo", speed: 5)).wasCalled()
      } == """
        Expected bird.fly(to: "Oslo", speed: 5) to be called exactly once, but it was called 0 times.
        Closest of 3 calls: #2 fly(to: "Oslo", speed: *7*)     speed: expected 5, got 7
        Other calls: #1 fly(to: *"Rome"*, speed: *2*)   #3 fly(to: *"Bonn"*, speed: *9*)
        """)
  }

  @Test func failuresShowMatchingCalls() {
    let bird = mock(Bird.self)
    #expect(
      report {
        _ = try? bird.eat("seed")
        _ = try? bird.eat("worm")

        verify(bird.eat(any(of: "worm", "stone"))).wasNeverCalled()
      } == """
        Expected bird.eat(any(of: "worm", "stone")) never to be called, but it was called once.
        Matching calls: #2 eat("worm")
        """)
  }

  @Test func descriptionsShowWhichStubAnswered() {
    #sourceLocation(file:"ChirpTests.swift",line:17)
    given(bird.chirp(volume: any())).willReturn(true)
    #sourceLocation()
    for volume in [1, 2] { _ = bird.chirp(volume: volume) }
    bird.land()
    #expect(
      describe(bird) == """
        bird received 3 calls:
        #1 chirp(volume: 1)     answered by the stub at ChirpTests.swift:17
        #2 chirp(volume: 2)     answered by the stub at ChirpTests.swift:17
        #3 land()     no stub
        """)
    #expect(bird.mockingContext.invocations.count == 3)
  }

  @Test func voidAsyncMembersNeedAwait() async {
    let branch = mock(Branch.self)
    await given(branch.land(on: any())).willReturn()
    await branch.land(on: 3)
    await verify(branch.land(on: 3)).wasCalled()
  }

  @Test func overloadsNeedReturning() {
    let egg = mock(Egg.self)
    given(egg.age()).returning(Int.self).willReturn(3)
    verify(egg.age()).returning(Int.self).wasNeverCalled()
  }

  @Test func inOrderChecksTheOrderOfCalls() throws {
    #expect(
      report {
        given(bird.chirp(volume: any())).willReturn(true)
        for volume in [1, 2] { _ = bird.chirp(volume: volume) }
        bird.land()
        tree.shake()

        inOrder {
          verify(bird.chirp(volume: any())).wasCalled(twice)
          verify(tree.shake()).wasCalled()
          verify(bird.land()).wasCalled()
        }
      } == """
        Expected bird.land() to be called exactly once after tree.shake(), but it was called 0 times there.
        Expected in this order:
        1. bird.chirp(volume: any()), exactly twice: #1, #2
        2. tree.shake(), exactly once: #4
        3. bird.land(), exactly once: not called here, only #3
        All calls: #1 bird.chirp(volume: 1)   #2 bird.chirp(volume: 2)   #3 bird.land()   #4 tree.shake()
        """)
    #expect(
      report {
        inOrder(with: [.noInvocationsBefore, .onlyConsecutiveInvocations]) {
          verify(bird.chirp(volume: any())).wasCalled(twice)
          verify(tree.shake()).wasCalled()
        }
      } == """
        Expected no other call after bird.chirp(volume: any()) and before tree.shake(), but #3 bird.land() was made.
        Expected in this order:
        1. bird.chirp(volume: any()), exactly twice: #1, #2
        2. tree.shake(), exactly once: #4
        All calls: #1 bird.chirp(volume: 1)   #2 bird.chirp(volume: 2)   #3 bird.land()   #4 tree.shake()
        """)
    do {
      let bird = mock(Bird.self)
      let tree = mock(Tree.self).initialize(height: 42)
      given(bird.chirp(volume: any())).willReturn(true)
      bird.land()
      tree.shake()
      _ = bird.chirp(volume: 1)
      try bird.eat("worm")
      inOrder {
        verify(bird.land()).wasCalled()
        inAnyOrder {
          verify(bird.chirp(volume: any())).wasCalled()
          verify(tree.shake()).wasCalled()
        }
        verify(bird.eat("worm")).wasCalled()
      }
    }
  }

  @Test func verifyNoMoreInteractionsReportsUnverifiedCalls() {
    given(bird.chirp(volume: any())).willReturn(true)
    for volume in [1, 2] { _ = bird.chirp(volume: volume) }
    bird.land()
    tree.shake()
    #expect(
      report {
        verify(bird.chirp(volume: any())).wasCalled(twice)
        verifyNoMoreInteractions(bird, tree)
      } == """
        Expected no more calls to bird and tree, but 2 of 4 calls are not verified.
        Not verified: #3 bird.land()   #4 tree.shake()
        """)
    #expect(failures { verifyNoInteractions(tree) }.count == 1)
  }

  @Test(.mocks) func aBirdChirpsTwice() {
    let bird = mock(Bird.self)
    given(bird.chirp(volume: any())).willReturn(true).expect(twice)
    rehearse(with: bird)
  }

  private func rehearse(with bird: any Bird) {
    for volume in [1, 2] { _ = bird.chirp(volume: volume) }
  }

  @Test func unmetExpectationsOfStubsFail() {
    given(bird.chirp(volume: any())).willReturn(true)
    #sourceLocation(file:"BirdTests.swift",line:12)
    given(bird.chirp(volume: any())).willReturn(true).expect(twice)
    #sourceLocation()
    _ = bird.chirp(volume: 1)
    #expect(
      report { verifyExpectations(of: bird) } == """
        Expected the stub of bird.chirp(volume: any()) at BirdTests.swift:12 to be used exactly twice, but it was used once.
        """)
  }

  @Test func expectationsWaitForCalls() async {
    given(bird.chirp(volume: any())).willReturn(true)
    let bird = bird
    Task {
      bird.land()
      _ = bird.chirp(volume: 1)
      _ = bird.chirp(volume: 2)
    }
    await verify(bird.land()).wasCalled(within: .seconds(1))
    await verify(bird.chirp(volume: any())).wasCalled(atLeast(2), within: .seconds(1))
    await verify(tree.shake()).wasNeverCalled(within: .milliseconds(100))

    tree.shake()
    #expect(
      await report {
        await verify(tree.shake()).wasCalled(twice, within: .milliseconds(50))
      } == """
        Expected tree.shake() to be called exactly twice within 0.05 seconds, but it was called once.
        Matching calls: #1 shake()
        If the call is made later, wait longer.
        """)
    do {
      let (bird, tree) = (mock(Bird.self), mock(Tree.self).initialize(height: 42))
      Task {
        tree.shake()
        bird.land()
        tree.shake()
      }
      await eventually(within: .seconds(1)) {
        verify(bird.land()).wasCalled()
        verify(tree.shake()).wasCalled(twice)
      }
    }
  }

  @Suite(.mocks(recordingOutcomes: true)) struct SongTests {}

  @Test func outcomesAreVerifiedIfTheMockRecordsThem() async throws {
    let bird = mock(Bird.self).recordingOutcomes()
    bird.forwardCalls(to: Crow())
    given(bird.eat("stone")).will { _ in throw Indigestion() }

    #expect(bird.fly(to: "Oslo", speed: 3) == 12)
    try bird.eat("worm")
    #expect(throws: Indigestion.self) { try bird.eat("stone") }

    verify(bird.fly(to: "Oslo", speed: any())).returned(12)
    verify(bird.fly(to: any(), speed: any())).returned(any(where: { $0 > 10 }), atLeast(1))
    verify(bird.eat(any())).threw()
    verify(bird.eat("stone")).threw(Indigestion.self, 1...2)
    verify(bird.eat("worm")).returned()

    #expect(
      report {
        verify(bird.eat("worm")).threw()
      } == """
        Expected bird.eat("worm") to throw exactly once, but it never did.
        Closest of 2 calls: #1 eat("worm"), which returned
        Other calls: #2 eat(*"stone"*), which threw Indigestion()
        """)

    let song = Task { try await bird.sing("Lullaby") }
    await eventually(within: .seconds(1)) { verify(bird.sing("Lullaby")).returned(7) }
    _ = try await song.value
    do {
      let bird = mock(Bird.self)
      try bird.eat("worm")
      #expect(
        report { verify(bird.eat("worm")).returned() } == """
          The outcome of bird.eat("worm") is verified, but bird doesn't record outcomes.
          Create it with mock(...).recordingOutcomes(), or use @Test(.mocks(recordingOutcomes: true)).
          """)
    }
  }
}

protocol Branch {
  func land(on twig: Int) async
}

func expectLanding(of bird: BirdMock, sourceLocation: SourceLocation = #_sourceLocation) {
  verify(bird.land(), sourceLocation: sourceLocation).wasCalled()
  verifyNoMoreInteractions(bird, sourceLocation: sourceLocation)
}
