import Mynah
import Support
import Testing

/// Mockingbird's public interface, section 1.3: sequences and property providers.
@Suite struct SequenceInterfaceTests {
  let bird = mock(Bird.self)

  private func ages(_ count: Int) -> [Int] { (0..<count).map { _ in bird.age } }

  @Test("1.3 sequence(of: R...)") func sequenceOfValuesRepeatsTheLast() {
    given(bird.age).willReturn(sequence(of: 1, 2))
    #expect(ages(4) == [1, 2, 2, 2])
  }

  @Test("1.3 sequence(of: I...)") func sequenceOfClosuresRepeatsTheLast() {
    given(bird.chirp(volume: any())).willReturn(sequence(of: { $0 > 3 }, { $0 < 3 }))
    #expect([4, 4, 2].map { bird.chirp(volume: $0) } == [true, false, true])
  }

  @Test("1.3 loopingSequence(of: R...)") func loopingSequenceOfValuesStartsAgain() {
    given(bird.age).willReturn(loopingSequence(of: 1, 2))
    #expect(ages(4) == [1, 2, 1, 2])
  }

  @Test("1.3 loopingSequence(of: I...)") func loopingSequenceOfClosuresStartsAgain() {
    given(bird.age).willReturn(loopingSequence(of: { 1 }, { 2 }))
    #expect(ages(3) == [1, 2, 1])
  }

  @Test("1.3 finiteSequence(of: R...)") func finiteSequenceOfValuesEnds() {
    given(bird.age).willReturn(finiteSequence(of: 1, 2)).willReturn(9)
    #expect(ages(4) == [1, 2, 9, 9])
  }

  @Test("1.3 finiteSequence(of: I...)") func finiteSequenceOfClosuresEnds() throws {
    given(bird.eat(any(), grams: any()))
      .willReturn(finiteSequence(of: { _, grams in grams }, { _, _ in throw Storm.rain }))
      .willReturn(0)
    #expect(try bird.eat("worm", grams: 3) == 3)
    #expect(throws: Storm.rain) { try bird.eat("worm", grams: 3) }
    #expect(try bird.eat("worm", grams: 3) == 0)
  }

  @Test("1.3 lastSetValue(initial: R), inline") func lastSetValueOfAnInlineProperty() {
    given(bird.name).willReturn(lastSetValue(initial: "Ryan"))
    #expect(bird.name == "Ryan")
    bird.name = "Maya"
    #expect(bird.name == "Maya")
  }

  @Test("1.3 lastSetValue(initial: R), getName()") func lastSetValueOfAGetter() {
    given(bird.getName()) ~> lastSetValue(initial: "Ryan")
    bird.name += "!"
    #expect(bird.name == "Ryan!")
  }
}
