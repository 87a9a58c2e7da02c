import Mynah
import Testing

/// The examples of the page about verifying that are about one expectation.
@Suite struct VerifyingGuideTests {
  let bird = mock(Bird.self)

  @Test func overview() {
    bird.land()
    bird.land()
    bird.name = "Ryan"

    verify(bird.land()).wasCalled(twice)
    verify(bird.name = "Ryan").wasCalled()
    verify(bird.eat(any())).wasNeverCalled()
  }

  @Test func countsAreCombined() {
    for _ in 1...4 { bird.land() }

    verify(bird.land()).wasCalled(exactly(once).or(atLeast(3)))
    verify(bird.land()).wasCalled(not(between(1...3)))
  }

  @Test func propertiesAndSubscripts() {
    given(bird.name).willReturn("Ryan")
    given(bird[feather: any()]).willReturn("red")
    _ = bird.name
    bird.name = "Sterling"
    _ = bird[feather: 3]

    verify(bird.name).wasCalled()
    verify(bird.name = any()).wasCalled()
    verify(bird[feather: 3]).wasCalled()
  }

  @Test func valuesWithSeveralLinesAreComparedLineByLine() {
    #expect(
      report {
        _ = try? bird.eat("worms\nseeds\nrice\nbread\nhay")

        verify(bird.eat("worms\nseeds\nrice\nbread\nbran")).wasCalled()
      } == #"""
        Expected bird.eat("worms\nseeds\nrice\nbread\nbran") to be called exactly once, but it was called 0 times.
        Closest of 1 call: #1 eat(*"worms\nseeds\nrice\nbread\nhay"*)
        Difference of argument (- expected, + got):
              … 2 equal lines
              rice
              bread
            - bran
            + hay
        """#)
  }

  @Test func failuresShowTheClosestCall() {
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

  @Test func failuresListTheCallsThatMatch() {
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

  @Test func callsAreForgotten() {
    bird.land()
    clearInvocations(on: bird)
    verify(bird.land()).wasNeverCalled()
  }

  @Test func asyncMembersWithoutAResultNeedAwait() async {
    let branch = mock(Branch.self)
    await given(branch.land(on: any())).willReturn()
    await branch.land(on: 3)
    await verify(branch.land(on: 3)).wasCalled()
  }

  @Test func resultsTellOverloadsApart() {
    let egg = mock(Egg.self)
    given(egg.age()).returning(Int.self).willReturn(3)
    verify(egg.age()).returning(Int.self).wasNeverCalled()
  }
}

protocol Branch {
  func land(on twig: Int) async
}
