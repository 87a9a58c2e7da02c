import Mynah
import Support
import Testing

/// What Mockingbird's users know of matching, section 2.4.
@Suite struct MatchingBehaviorTests {
  let bird = mock(Bird.self)
  let shapes = mock(Shapes.self)

  @Test("2.4 Equatable values by ==") func equatableValues() {
    shapes.rename("Ryan")
    verify(shapes.rename("Ryan")).wasCalled()
    verify(shapes.rename("ryan")).wasNeverCalled()
  }

  @Test("2.4 instances of other classes by identity") func instancesByIdentity() {
    let (left, right) = (mock(Bird.self), mock(Bird.self))
    given(bird.meet(any())).willReturn(true)
    _ = bird.meet(left)
    verify(bird.meet(left)).wasCalled()
    verify(bird.meet(right)).wasNeverCalled()
  }

  @Test("2.4 other values member by member") func otherValues() {
    given(bird.build(any())).willReturn(nil)
    _ = bird.build(Nest(twigs: ["oak"]))
    verify(bird.build(Nest(twigs: ["oak"]))).wasCalled()
    verify(bird.build(Nest(twigs: ["elm"]))).wasNeverCalled()
  }

  @Test("2.4 equal metatypes match") func metatypes() {
    given(shapes.measure(any())).willReturn(0)
    given(shapes.measure(Int.self)).willReturn(8)
    #expect([shapes.measure(Int.self), shapes.measure(String.self)] == [8, 0])
  }

  @Test("2.4 any() matches nil where the type is optional") func anyMatchesNil() {
    shapes.rename(nil)
    verify(shapes.rename(any())).wasCalled()
    verify(shapes.rename(notNil())).wasNeverCalled()
  }

  @Test("2.4 any(of:) by == or by identity") func anyOfMixesBoth() {
    let friend = mock(Bird.self)
    given(bird.meet(any())).willReturn(false)
    given(bird.meet(any(of: friend, bird))).willReturn(true)
    #expect(
      [bird.meet(friend), bird.meet(bird), bird.meet(mock(Bird.self))] == [true, true, false])
  }

  @Test("2.4 around is strict at its tolerance") func aroundIsStrict() {
    for size in [1, 1.5, 2.0] { shapes.paint(0, "", true, in: size) }
    verify(shapes.paint(0, "", true, in: around(1, tolerance: 1))).wasCalled(twice)
    verify(shapes.paint(0, "", true, in: around(1, tolerance: 0))).wasCalled()
  }

  @Test("2.4 matchers and values mix in any position") func mixedArguments() {
    shapes.paint(1, "red", true, in: 2)
    verify(shapes.paint(any(), "red", any(), in: 2)).wasCalled()
    verify(shapes.paint(1, any(), true, in: any())).wasCalled()
  }

  @Test("2.4 captors take what was called before") func captorsTakeEarlierCalls() {
    for volume in [1, 2, 3] {
      given(bird.chirp(volume: volume)).willReturn(true)
      _ = bird.chirp(volume: volume)
    }
    let volume = ArgumentCaptor<Int>()
    verify(bird.chirp(volume: volume.any())).wasCalled(3)
    #expect(volume.allValues == [1, 2, 3])
  }

  @Test("2.4 closures that do not escape are matched by any()") func closuresMatchAny() {
    given(shapes.visit(any())).willReturn(7)
    #expect(shapes.visit { $0 } == 7)
    verify(shapes.visit(any())).wasCalled()
  }
}
