import Mynah
import Testing

/// The examples of the page about matching that are about matchers.
@Suite struct MatchingGuideTests {
  let bird = mock(Bird.self)

  @Test func matchers() {
    given(bird.chirp(volume: any())).willReturn(false)
    given(bird.chirp(volume: any(where: { $0 > 3 }))).willReturn(true)
    given(bird.chirp(volume: any(in: 40...))).willReturn(false)
    given(bird.fly(to: any(of: "Oslo", "Rome"), speed: any())).willReturn(3)
    given(bird.greet(notNil())).willReturn(true)
    given(bird.greet(nil)).willReturn(false)
    #expect([3, 4, 40].map { bird.chirp(volume: $0) } == [false, true, false])
    #expect(["Oslo", "Rome"].map { bird.fly(to: $0, speed: 1) } == [3, 3])
    #expect([nil, "Ryan"].map { bird.greet($0) } == [false, true])
  }

  @Test func assignmentsAndIndicesTakeMatchers() {
    verify(bird.name = any(where: { $0.isEmpty })).wasNeverCalled()
    verify(bird[feather: any()]).wasNeverCalled()
    bird.name = ""
    verify(bird.name = any(where: { $0.isEmpty })).wasCalled()
  }

  @Test func functionsAreMatchers() {
    #expect(
      report {
        given(bird.chirp(volume: any())).willReturn(true)
        _ = bird.chirp(volume: -1)
        verify(bird.chirp(volume: positive())).wasCalled()
      } == """
        Expected bird.chirp(volume: positive()) to be called exactly once, but it was called 0 times.
        Closest of 1 call: #1 chirp(volume: *-1*)     volume: expected positive(), got -1
        """)
  }

  @Test func captorsKeepArguments() {
    given(bird.greet(any())).willReturn(true)
    _ = bird.greet("Ryan")
    _ = bird.greet("Maya")

    let friend = ArgumentCaptor<String>()
    verify(bird.greet(friend.any())).wasCalled(twice)
    #expect(friend.allValues == ["Ryan", "Maya"])
    #expect(friend.value == "Maya")
  }

  @Test func matchersElsewhereAreMistakes() {
    #expect(
      report {
        given(bird.greet(any())).willReturn(true)
        _ = bird.greet(any())
      } == """
        any() is used outside of given and verify, where there is nothing to match.
        Write a value here, or write the matcher inside given(...) or verify(...).
        """)
  }

  @Test func partsOfArgumentsAreMistakes() {
    #expect(
      report {
        verify(bird.greet(any() ?? "Ryan")).wasCalled()
      } == """
        any() is part of a larger argument, where it can not match anything.
        Write a matcher in place of the whole argument, as in any(where: { ... }).
        """)
  }
}

func positive() -> Int? {
  matching("positive()") { $0 > 0 }
}
