import Mynah
import Support
import Testing

@Suite struct StubbingTests {
  let bird = mock(Bird.self)

  @Test func operatorStubsWithAClosure() {
    given(bird.chirp(volume: any())) ~> { volume in volume < 42 }
    #expect([bird.chirp(volume: 41), bird.chirp(volume: 42)] == [true, false])
    given(bird.sing()) ~> {}
    bird.sing()
  }

  @Test func operatorStubsWithAValue() {
    given(bird.name) ~> "Ryan"
    #expect(bird.name == "Ryan")
    given(bird.nickname) ~> nil
    #expect(bird.nickname == nil)
  }

  @Test func operatorEvaluatesItsExpressionForEachCall() {
    var count = 0
    func next() -> Int {
      count += 1
      return count
    }
    given(bird.age) ~> next()
    #expect(count == 0)
    #expect([bird.age, bird.age] == [1, 2])
  }

  @Test func chainsCanBeExtendedLater() {
    let stub = given(bird.age).willReturn(1)
    #expect(bird.age == 1)
    stub.willReturn(2)
    #expect(bird.age == 2)
    stub.willReturn(3)
    #expect([bird.age, bird.age] == [3, 3])

    let older = given(bird.chirp(volume: 1)).willReturn(true)
    given(bird.chirp(volume: 2)).willReturn(true)
    older.willReturn(false)
    #expect([bird.chirp(volume: 1), bird.chirp(volume: 1)] == [true, false])
    #expect(bird.chirp(volume: 2))
  }

  @Test func stubsCanUseTheirOwnMock() {
    given(bird.age).willReturn(7)
    given(bird.chirp(volume: any())).will { [unowned bird] volume in
      given(bird.age).willReturn(volume)
      return bird.age == volume
    }
    #expect(bird.chirp(volume: 11))
    #expect(bird.age == 11)
  }

  @Test func manyStubsAreReleasedWithoutRecursion() {
    for volume in 0..<30_000 { given(bird.chirp(volume: volume)).willReturn(true) }
    #expect(bird.chirp(volume: 29_999))
    reset(bird)
    #expect(failures { _ = bird.chirp(volume: 29_999) }.count == 1)
  }
}
