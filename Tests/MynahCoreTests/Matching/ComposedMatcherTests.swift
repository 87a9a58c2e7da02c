import Mynah
import Support
import Testing

@Suite struct ComposedMatcherTests {
  let bird = mock(Bird.self)
  let archive = mock(Archive.self)

  @Test func matchersAreNegated() {
    given(bird.chirp(volume: any())).willReturn(false)
    given(bird.chirp(volume: not(any(in: 3...5)))).willReturn(true)
    #expect((2...6).filter { bird.chirp(volume: $0) } == [2, 6])

    verify(bird.chirp(volume: not(any(in: ..<5)))).wasCalled(2)
  }

  @Test func allMatchersMatch() {
    given(bird.chirp(volume: any())).willReturn(false)
    given(bird.chirp(volume: allOf(any(in: 3...), not(4), not(any(of: 6, 7))))).willReturn(true)
    #expect((2...8).filter { bird.chirp(volume: $0) } == [3, 5, 8])
  }

  @Test func anyOfTheMatchersMatches() {
    given(bird.chirp(volume: any())).willReturn(true)
    given(bird.chirp(volume: anyOf(4, allOf(any(in: 10...), not(11)), 20))).willReturn(false)
    #expect([4, 10, 11, 20].map { bird.chirp(volume: $0) } == [false, false, true, false])
  }

  @Test func optionalArgumentsMatchNil() {
    bird.nickname = nil
    bird.nickname = "Ry"
    verify(bird.nickname = not(nil)).wasCalled()
    verify(bird.nickname = anyOf(nil, "Ry")).wasCalled(2)
    verify(bird.nickname = not("Ry")).wasCalled()
    verify(bird.nickname = allOf(notNil(), any(where: { $0?.count == 2 }))).wasCalled()
  }

  @Test func elementsAreMatched() {
    archive.keep(["seed", "worm"], counts: ["seed": 2], nest: Nest(twigs: ["oak"], depth: 2))
    let nest = Nest(twigs: [], depth: nil)
    archive.keep([], counts: [:], nest: nest)
    verify(archive.keep(any(elements: "seed", any()), counts: any(), nest: any())).wasCalled()
    verify(archive.keep(any(elements: "seed"), counts: any(), nest: any())).wasNeverCalled()
  }

  @Test func entriesAreMatched() {
    archive.keep(["seed", "worm"], counts: ["seed": 2], nest: Nest(twigs: ["oak"], depth: 2))
    let nest = Nest(twigs: [], depth: nil)
    archive.keep([], counts: [:], nest: nest)
    verify(archive.keep(any(), counts: any(key: "seed", value: any(in: 1...)), nest: any()))
      .wasCalled()
    verify(archive.keep(any(), counts: any(key: "seed", value: 3), nest: any())).wasNeverCalled()
  }

  @Test func propertiesAreMatched() {
    archive.keep(["seed", "worm"], counts: ["seed": 2], nest: Nest(twigs: ["oak"], depth: 2))
    let nest = Nest(twigs: [], depth: nil)
    archive.keep([], counts: [:], nest: nest)
    verify(archive.keep(any(), counts: any(), nest: any(\.twigs, notEmpty()))).wasCalled()
    verify(archive.keep(any(), counts: any(), nest: any(\.depth, nil))).wasCalled()
    verify(archive.keep(any(\.count, 2), counts: any(\.count, not(0)), nest: any(\.depth, 2)))
      .wasCalled()
  }

  @Test func captorsCanBePartsOfOtherMatchers() {
    let volumes = ArgumentCaptor<Int>()
    given(bird.chirp(volume: allOf(volumes.any(), any(in: 3...)))).willReturn(true)
    #expect(bird.chirp(volume: 4))
    #expect(failures { _ = bird.chirp(volume: 1) }.count == 1)
    #expect(volumes.allValues == [4])
  }

  @Test func failuresShowComposedMatchers() {
    archive.keep(["seed"], counts: ["seed": 2], nest: Nest(twigs: ["oak"], depth: 2))
    #expect(
      report {
        verify(
          archive.keep(
            any(elements: "worm", not(any())), counts: any(key: "seed", value: any(in: 3...)),
            nest: any(\.twigs, allOf(notEmpty(), anyOf(["ash"], [])))
          )
        ).wasCalled()
      } == #"""
        Expected archive.keep(any(elements: "worm", not(any())), counts: any(key: "seed", value: any(in: 3...)), nest: any(\.twigs, allOf(notEmpty(), anyOf(["ash"], [])))) to be called exactly once, but it was called 0 times.
        Closest of 1 call: #1 keep(*["seed"]*, counts: *["seed": 2]*, nest: *Nest(twigs: ["oak"], depth: Optional(2.0))*)     argument 1: expected any(elements: "worm", not(any())), got ["seed"]; counts["seed"]: expected any(in: 3...), got 2; nest.twigs: expected anyOf(["ash"], []), got ["oak"]
        """#)
  }
}

extension ComposedMatcherTests {
  @Test func failuresShowTheDifferingParts() {
    archive.keep(["seed", "worm"], counts: ["seed": 2], nest: Nest(twigs: ["oak"], depth: 2))
    #expect(
      report {
        verify(
          archive.keep(
            any(elements: "seed", "fly"), counts: any(key: "worm", value: 1),
            nest: allOf(any(\.depth, 3), any(\.twigs, ["ash"])))
        ).wasCalled()
      } == #"""
        Expected archive.keep(any(elements: "seed", "fly"), counts: any(key: "worm", value: 1), nest: allOf(any(\.depth, 3.0), any(\.twigs, ["ash"]))) to be called exactly once, but it was called 0 times.
        Closest of 1 call: #1 keep(*["seed", "worm"]*, counts: *["seed": 2]*, nest: *Nest(twigs: ["oak"], depth: Optional(2.0))*)     [1] of argument 1: expected "fly", got "worm"; counts: expected any(key: "worm", value: 1), got ["seed": 2]; nest.depth: expected 3.0, got 2.0; nest.twigs: expected ["ash"], got ["oak"]
        """#)
  }
}

protocol Archive {
  func keep(_ food: [String], counts: [String: Int], nest: Nest)
}
