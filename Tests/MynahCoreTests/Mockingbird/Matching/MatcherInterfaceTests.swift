import Mynah
import Support
import Testing

/// Mockingbird's public interface, section 1.4: matchers of any value.
@Suite struct MatcherInterfaceTests {
  let bird = mock(Bird.self)
  let shapes = mock(Shapes.self)

  private func chirps(_ volumes: Int...) -> [Bool] { volumes.map { bird.chirp(volume: $0) } }

  init() {
    given(bird.chirp(volume: any())).willReturn(false)
  }

  @Test("1.4 any()") func anyMatchesEverything() {
    given(bird.chirp(volume: any())).willReturn(true)
    #expect(chirps(-1, 0, 1) == [true, true, true])
  }

  @Test("1.4 any(_ type: T.Type)") func anyMatchesATypeOnly() {
    given(shapes.accept(any())).willReturn(false)
    given(shapes.accept(any(where: { $0 is Bool }))).willReturn(true)
    #expect([shapes.accept(true), shapes.accept(1)] == [true, false])
    shapes.store(1, under: "a")
    verify(shapes.store(any(Int.self), under: any())).wasCalled()
    verify(shapes.store(any(Bool.self), under: any())).wasNeverCalled()
  }

  @Test("1.4 any<T: Equatable>(_:of: T...)") func anyOfEquatableValues() {
    given(bird.chirp(volume: any(of: 1, 2))).willReturn(true)
    given(bird.chirp(volume: any(Int.self, of: 5))).willReturn(true)
    #expect(chirps(1, 2, 3, 5) == [true, true, false, true])
  }

  @Test("1.4 any<T: AnyObject>(_:of: T...)") func anyOfInstances() {
    let (left, right) = (mock(Bird.self), mock(Bird.self))
    given(bird.meet(any())).willReturn(false)
    given(bird.meet(any(of: left))).willReturn(true)
    #expect([bird.meet(left), bird.meet(right)] == [true, false])
  }

  @Test("1.4 any<T>(_:where: (T) -> Bool)") func anyWhereAConditionHolds() {
    given(bird.chirp(volume: any(where: { $0 > 1 }))).willReturn(true)
    given(bird.chirp(volume: any(Int.self, where: { $0 < 0 }))).willReturn(true)
    #expect(chirps(-1, 0, 1, 2) == [true, false, false, true])
  }

  @Test("1.4 notNil<T>(_:)") func notNilMatchesValues() {
    shapes.rename("Ryan")
    shapes.rename(nil)
    verify(shapes.rename(notNil())).wasCalled()
    verify(shapes.rename(notNil(String.self))).wasCalled()
    verify(shapes.rename(any())).wasCalled(twice)
  }

  @Test("1.4 around<T: FloatingPoint>(_:tolerance:)") func aroundMatchesWithinATolerance() {
    for size in [0.8, 1, 1.2] { shapes.paint(0, "", true, in: size) }
    verify(shapes.paint(any(), any(), any(), in: around(1, tolerance: 0.1))).wasCalled()
    verify(shapes.paint(any(), any(), any(), in: around(1, tolerance: 0.3))).wasCalled(3)
  }

  @Test("1.4 _ArgumentMatcher(_:description:comparator:)") func matchersOfOnesOwn() {
    func even() -> Int? { matching("even()") { $0.isMultiple(of: 2) } }
    given(bird.chirp(volume: even())).willReturn(true)
    #expect(chirps(1, 2) == [false, true])
    verify(bird.chirp(volume: even())).wasCalled()
  }
}
