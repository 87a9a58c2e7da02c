import Mynah
import Support
import Testing

/// Mockingbird's public interface, section 1.2: the operator that stubs.
@Suite struct OperatorInterfaceTests {
  let bird = mock(Bird.self)

  @Test("1.2 ~> @autoclosure () -> R") func operatorTakesAValue() {
    given(bird.age) ~> 3
    #expect(bird.age == 3)
  }

  @Test("1.2 ~> I") func operatorTakesAClosure() {
    given(bird.chirp(volume: any())) ~> { volume in volume < 42 }
    #expect(bird.chirp(volume: 41))
  }

  @Test("1.2 ~> ImplementationProvider") func operatorTakesAProvider() {
    given(bird.age) ~> sequence(of: 1, 2)
    #expect([bird.age, bird.age] == [1, 2])
  }

  @Test("1.2 ~> ForwardingContext") func operatorTakesATarget() {
    let singer = mock(Singer.self)
    given(singer.name) ~> forward(to: Raven("Maya"))
    #expect(singer.name == "Maya")
  }

  @Test("1.2 ~> @autoclosure () -> R?") func operatorTakesNilWhereTheResultIsOptional() {
    given(bird.nickname) ~> nil
    #expect(bird.nickname == nil)
  }

  @Test("1.2 ~> @autoclosure () -> R.Wrapped") func operatorTakesAWrappedValue() {
    given(bird.nickname) ~> "R"
    #expect(bird.nickname == "R")
  }

  @Test("1.2 ~> of an inline property") func operatorTakesAValueForAnInlineSubscript() {
    given(bird[any()]) ~> "day"
    #expect(bird[3] == "day")
  }

  @Test("1.2 ~> of a closure that throws") func operatorTakesAClosureThatThrows() {
    given(bird.eat(any(), grams: any())) ~> { _, _ in throw Storm.rain }
    #expect(throws: Storm.rain) { try bird.eat("worm", grams: 1) }
  }
}
