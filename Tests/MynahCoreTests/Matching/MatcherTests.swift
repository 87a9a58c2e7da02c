import Mynah
import Support
import Testing

@Suite struct MatcherTests {
  let bird = mock(Bird.self)
  let shapes = mock(Shapes.self)

  @Test func anyOfMatchesListedValues() throws {
    given(bird.eat(any(), grams: any())).willReturn(0)
    given(bird.eat(any(of: "worm", "seed"), grams: any())).willReturn(1)
    #expect(try bird.eat("worm", grams: 1) == 1)
    #expect(try bird.eat("seed", grams: 1) == 1)
    #expect(try bird.eat("rice", grams: 1) == 0)
  }

  @Test func anyOfMatchesListedObjects() {
    let birds = [mock(Bird.self), mock(Bird.self), mock(Bird.self)]
    given(bird.meet(any())).willReturn(false)
    given(bird.meet(any(of: birds[0], birds[1]))).willReturn(true)
    #expect(birds.map { bird.meet($0) } == [true, true, false])
  }

  @Test func matchersCanStateTheTypeOfTheValue() {
    given(bird.chirp(volume: any())).willReturn(false)
    given(bird.chirp(volume: any(Int.self, of: 5))).willReturn(true)
    given(bird.chirp(volume: any(Int.self, where: { $0 < 0 }))).willReturn(true)
    #expect([5, -1, 0].map { bird.chirp(volume: $0) } == [true, true, false])
  }

  @Test func exactValuesCanStandNextToMatchers() {
    given(shapes.many(a: any(), b: any(), c: any(), d: any(), e: any(), f: any())).willReturn("any")
    given(shapes.many(a: 1, b: any(), c: true, d: any(), e: [1], f: notNil())).willReturn("some")
    #expect(shapes.many(a: 1, b: "", c: true, d: 0, e: [1], f: 2) == "some")
    #expect(shapes.many(a: 1, b: "", c: true, d: 0, e: [1], f: nil) == "any")
    #expect(shapes.many(a: 2, b: "", c: true, d: 0, e: [1], f: 2) == "any")
    verify(shapes.many(a: 1, b: any(), c: any(), d: any(), e: any(), f: any())).wasCalled(twice)
  }

  @Test func matchersOnlyApplyToTheirPattern() throws {
    let other = mock(Bird.self)
    given(other.name).willReturn("worm")
    given(bird.eat(other.name, grams: any())).willReturn(1)
    #expect(try bird.eat("worm", grams: 2) == 1)
    verify(bird.eat("seed", grams: any())).wasNeverCalled()
  }

  /// Nonoptional values are never nil, and an optional type can be written with or without `?`.
  @Test func notNilMatchesEveryValueExceptNil() {
    let shelf = mock(Shelf.self)
    given(shelf.lift(any(), any())).willReturn(false)
    given(shelf.lift(notNil(), notNil())).willReturn(true)
    #expect([shelf.lift(1, 2), shelf.lift(1, nil)] == [true, false])
    verify(shelf.lift(notNil(Int.self), any())).wasCalled(twice)
    verify(shelf.lift(any(), notNil(Int?.self))).wasCalled(once)
    verify(shelf.lift(any(), notNil(Int.self))).wasCalled(once)

    given(shelf.lift(any(), any())).willReturn(false)
    given(shelf.lift(any(), notNil(Optional<Int>.self))).willReturn(true)
    #expect([shelf.lift(1, 2), shelf.lift(1, nil)] == [true, false])

    shelf.label = "seeds"
    shelf.owner = "Ryan"
    shelf.owner = nil
    verify(shelf.label = notNil()).wasCalled(once)
    verify(shelf.label = notNil(String.self)).wasCalled(once)
    verify(shelf.owner = notNil()).wasCalled(once)
    verify(shelf.owner = notNil(String.self)).wasCalled(once)
    verify(shelf.owner = notNil(Optional<String>.self)).wasCalled(once)
  }
}

@Suite struct ParameterTests {
  let shapes = mock(Shapes.self)

  @Test func parametersOfEveryKindMatch() {
    given(shapes.scale(any())).will { factor in
      factor *= 2
      return true
    }
    var factor = 3.0
    #expect(shapes.scale(&factor))
    #expect(factor == 6)
    verify(shapes.scale(3.0)).wasCalled()

    shapes.log("a" + "b")
    verify(shapes.log("ab")).wasCalled()
    verify(shapes.log("a")).wasNeverCalled()

    shapes.draw(1, 2, 3)
    shapes.draw()
    verify(shapes.draw(1, 2, 3)).wasCalled()
    verify(shapes.draw([1, 2, 3])).wasCalled()
    verify(shapes.draw(any())).wasCalled(twice)
    verify(shapes.draw([])).wasCalled()

    given(shapes.consume("a", any())).willReturn(1)
    #expect(shapes.consume("a", [1]) == 1)
    verify(shapes.consume("a", [1])).wasCalled()

    given(shapes.count(any([Int].self))).will { $0.count }
    #expect(shapes.count([1, 2]) == 2)
    verify(shapes.count([1, 2])).wasCalled()
  }

  @Test func exactArgumentsOfVoidMembersAreNotAssignments() throws {
    var painted = 0
    given(shapes.paint(1, "a", true, in: 2)).will { _, _, _, _ in painted += 1 }
    given(shapes.rename("b")) ~> { _ in painted += 10 }
    shapes.paint(1, "a", true, in: 2)
    shapes.rename("b")
    shapes.rename(nil)
    let rename = shapes.rename
    rename("c")
    #expect(painted == 11)
    verify(shapes.paint(1, "a", true, in: 2)).wasCalled()
    verify(shapes.rename("b")).wasCalled()
    verify(shapes.rename(nil)).wasCalled()
    verify(shapes.rename(any())).wasCalled(3)

    given(shapes.crack(1)).willThrow(Storm.rain)
    given(shapes.crack(2)).willReturn()
    given(shapes.crack(deep: 3)).willThrow(.wind(3))
    #expect(throws: Storm.rain) { try shapes.crack(1) }
    try shapes.crack(2)
    #expect(throws: Storm.wind(3)) { try shapes.crack(deep: 3) }
    verify(shapes.crack(1)).wasCalled()
    verify(shapes.crack(deep: 3)).wasCalled()
  }
}
