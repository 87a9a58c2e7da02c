import Mynah
import Support
import Testing

/// Mockingbird's public interface, section 1.2: what a stub does.
@Suite struct BehaviorInterfaceTests {
  let bird = mock(Bird.self)
  let shapes = mock(Shapes.self)

  @Test("1.2 willReturn(_ value: R)") func willReturnAValue() {
    given(bird.age).willReturn(3)
    #expect(bird.age == 3)
  }

  @Test("1.2 willReturn(_ provider:transition:)") func willReturnTheValuesOfAProvider() {
    given(bird.age).willReturn(sequence(of: 1, 2))
    #expect((0..<3).map { _ in bird.age } == [1, 2, 2])
  }

  @Test("1.2 willReturn() where R == Void") func willReturnNothing() {
    given(bird.sing()).willReturn()
    bird.sing()
    #expect(bird.mockingContext.invocations.first?.stubLocation != nil)
  }

  @Test("1.2 will(_ implementation: I)") func willCallAClosure() {
    given(bird.chirp(volume: any())).will { volume in volume < 42 }
    #expect([41, 42].map { bird.chirp(volume: $0) } == [true, false])
  }

  @Test("1.2 willThrow(_ error:)") func willThrowAnError() {
    given(bird.eat(any(), grams: any())).willThrow(Storm.rain)
    #expect(throws: Storm.rain) { try bird.eat("worm", grams: 1) }
  }

  @Test("1.2 returning(_ type: R.Type)") func returningNamesTheResult() {
    given(shapes.twice(any())).returning(Int.self).willReturn(4)
    #expect(shapes.twice(2) == 4)
  }

  @Test("1.2 DynamicStubbingManager.willReturn") func inlinePropertyReturns() {
    given(bird.nickname).willReturn(nil).willReturn("R")
    #expect([bird.nickname, bird.nickname] == [nil, "R"])
  }

  @Test("1.2 DynamicStubbingManager.willThrow") func inlinePropertyThrows() async {
    given(bird.mood).willThrow(Storm.rain)
    await #expect(throws: Storm.rain) { try await bird.mood }
  }

  @Test("1.2 DynamicStubbingManager.will, 0 arguments") func inlinePropertyCallsAClosure() {
    given(bird.name).will { "Ryan" }
    #expect(bird.name == "Ryan")
  }

  @Test("1.2 DynamicStubbingManager.will, 1 argument") func inlineSubscriptCallsAClosure() {
    given(bird.getSubscript(any())).will { day in "day \(day)" }
    #expect(bird[3] == "day 3")
  }

  @Test("1.2 DynamicStubbingManager.will, several arguments") func closuresTakeAllArguments() {
    given(shapes.many(a: any(), b: any(), c: any(), d: any(), e: any(), f: any()))
      .will { a, b, c, d, e, f in "\(a)\(b)\(c)\(d)\(e)\(f ?? 0)" }
    #expect(shapes.many(a: 1, b: "b", c: true, d: 2, e: [3], f: 4) == "1btrue2.0[3]4")
  }
}
