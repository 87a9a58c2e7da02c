import Mynah
import Support
import Testing

/// Mockingbird's public interface, section 1.2: the beginning of a stub.
@Suite struct GivenInterfaceTests {
  let bird = mock(Bird.self)

  @Test("1.2 given(_ declaration: Mockable<D, I, R>)") func givenTakesACall() {
    given(bird.chirp(volume: 3)).willReturn(true)
    #expect(bird.chirp(volume: 3))
  }

  @Test("1.2 givenSwift(_:)") func givenSwiftIsGiven() {
    givenSwift(bird.chirp(volume: 3)).willReturn(true)
    #expect(bird.chirp(volume: 3))
  }

  @Test("1.2 given(_ property: @autoclosure () -> R)") func givenTakesAProperty() {
    given(bird.name).willReturn("Ryan")
    #expect(bird.name == "Ryan")
  }

  @Test("1.2 given(_ subscript: @autoclosure () -> R)") func givenTakesASubscript() {
    given(bird[3]).willReturn("Wednesday")
    #expect(bird[3] == "Wednesday")
  }

  @Test("1.2 given(_ assignment)") func givenTakesAnAssignment() {
    var names: [String] = []
    given(bird.name = any()).will { (name: String) in names.append(name) }
    bird.name = "Ryan"
    #expect(names == ["Ryan"])
  }

  @Test("1.2 StaticStubbingManager, StubbingManager") func givenReturnsAStubbing() {
    let stubbing: StaticStubbingManager<FunctionDeclaration, (Int) -> Bool, Bool> =
      given(bird.chirp(volume: any()))
    let same: StubbingManager<FunctionDeclaration, (Int) -> Bool, Bool> = stubbing.willReturn(true)
    #expect(stubbing === same)
    #expect(bird.chirp(volume: 3))
  }

  @Test("1.2 TransitionStrategy.after(_:)") func behaviorsGiveWayAfterSomeValues() {
    given(bird.age).willReturn(sequence(of: 1, 2, 3), transition: .after(2)).willReturn(9)
    #expect((0..<4).map { _ in bird.age } == [1, 2, 9, 9])
  }

  @Test("1.2 TransitionStrategy.onFirstNil") func behaviorsGiveWayWhereTheyEnd() {
    given(bird.age).willReturn(finiteSequence(of: 1, 2, 3), transition: .onFirstNil).willReturn(9)
    #expect((0..<5).map { _ in bird.age } == [1, 2, 3, 9, 9])
  }

  @Test("1.2 ImplementationProvider<D, I, R>") func providersAreValues() {
    let ages: ImplementationProvider<() -> Int, Int, Never> = loopingSequence(of: 1, 2)
    given(bird.age).willReturn(ages)
    #expect((0..<3).map { _ in bird.age } == [1, 2, 1])
  }
}
