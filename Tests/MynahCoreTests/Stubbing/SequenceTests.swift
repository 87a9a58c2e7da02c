import Dispatch
import Mynah
import Support
import Testing

@Suite struct SequenceTests {
  let bird = mock(Bird.self)

  @Test func finiteSequencesEndTheirStubUntilItIsContinued() {
    given(bird.age).willReturn(9)
    let line: UInt = #line + 1
    let stub = given(bird.age).willReturn(finiteSequence(of: 1, 2))
    #expect([bird.age, bird.age] == [1, 2])
    let text = report { _ = bird.age }
    #expect(
      text == """
        Unexpected call: no stub answers bird.age, which returned 0.
        Stub age at SequenceTests.swift:\(line): its sequence has ended
        Write: given(bird.age).willReturn(<#Int#>)
        """)
    stub.willReturn(3)
    #expect(bird.age == 3)
  }

  @Test func transitionsApplyOnlyIfThereIsANextLink() {
    given(bird.age)
      .willReturn(loopingSequence(of: 1, 2), transition: .after(3))
      .willReturn(sequence(of: 7), transition: .after(2))
      .willReturn(finiteSequence(of: 8, 9))
    #expect((0..<7).map { _ in bird.age } == [1, 2, 1, 7, 7, 8, 9])
    let stub = given(bird.age).willReturn(loopingSequence(of: 1, 2), transition: .after(1))
    #expect((0..<3).map { _ in bird.age } == [1, 2, 1])
    stub.willReturn(5)
    #expect(bird.age == 5)
  }

  @Test func closuresInSequencesGetTheArguments() throws {
    given(bird.chirp(volume: any())).willReturn(sequence(of: { $0 > 3 }, { $0 > 5 }))
    #expect((0..<3).map { _ in bird.chirp(volume: 4) } == [true, false, false])
    given(bird.eat(any(), grams: any()))
      .willReturn(
        finiteSequence(of: { food, grams in food.count * grams }, { _, _ in throw Storm.rain }))
    #expect(try bird.eat("worm", grams: 2) == 8)
    #expect(throws: Storm.rain) { try bird.eat("worm", grams: 2) }
    var songs: [Int] = []
    given(bird.sing()).willReturn(finiteSequence(of: { songs.append(1) }, { songs.append(2) }))
    #expect(failures { for _ in 0..<3 { bird.sing() } }.isEmpty)
    #expect(songs == [1, 2])
  }

  @Test func operatorTakesSequences() {
    given(bird.name) ~> sequence(of: "a", "b")
    #expect([bird.name, bird.name] == ["a", "b"])
    given(bird.nickname) ~> loopingSequence(of: "a", nil)
    #expect([bird.nickname, bird.nickname, bird.nickname] == ["a", nil, "a"])
    given(bird.chirp(volume: any())) ~> finiteSequence(of: { $0 == 1 })
    #expect(bird.chirp(volume: 1))
  }

  @Test func subscriptsTakeSequences() {
    given(bird[any()]).willReturn(finiteSequence(of: "a", "b"), transition: .after(1))
      .willReturn("c")
    #expect([bird[1], bird[2], bird[3]] == ["a", "c", "c"])
    given(bird[3]) ~> sequence(of: { "x" }, { "y" })
    #expect([bird[3], bird[3]] == ["x", "y"])
    given(bird[key: any()]).willReturn(sequence(of: { $0.count }, { $0.count * 2 }))
    #expect([bird[key: "ab"], bird[key: "ab"]] == [2, 4])
  }

  @Test func membersOfAllKindsCanBeStubbedWithSequences() async throws {
    given(bird.fly(to: any())).willReturn(sequence(of: 1, 2))
    #expect(try await [bird.fly(to: "Oslo"), bird.fly(to: "Oslo")] == [1, 2])
    given(bird.fly(to: any())).willReturn(
      loopingSequence(
        of: { place in
          await Task.yield()
          return place.count
        }, { _ in throw Storm.rain }))
    #expect(try await bird.fly(to: "Oslo") == 4)
    await #expect(throws: Storm.rain) { try await bird.fly(to: "Oslo") }
    given(bird.mood).willReturn(sequence(of: "merry", "sad"))
    #expect(try await bird.mood == "merry")
    given(bird.eat(any(), grams: any())).willReturn(sequence(of: 1, 2)).willThrow(Storm.rain)
    #expect(try bird.eat("worm", grams: 2) == 1)

    let shapes = mock(Shapes.self)
    given(shapes.decode(Int.self, from: any())).willReturn(sequence(of: 1, 2))
    #expect(try shapes.decode(Int.self, from: "") == 1)
    given(shapes.twice(any())).returning(String.self) ~> sequence(of: "a", "b")
    let texts: [String] = [shapes.twice(1), shapes.twice(1)]
    #expect(texts == ["a", "b"])
    let sack = mock(Sack.self)
    given(sack.draw()).willReturn(sequence(of: 1, "two"))
    let drawn = [sack.draw(), sack.draw()]
    #expect(drawn.map { $0 as? Int } == [1, nil])
    given(sack.peek()) ~> sequence(of: nil, 2)
    #expect(sack.peek() == nil)
    #expect(sack.peek() as? Int == 2)
    given(sack.peek()).willReturn(sequence(of: nil, 3))
    #expect([sack.peek(), sack.peek()].map { $0 as? Int } == [nil, 3])
  }
}

/// A protocol whose members return values of any type.
protocol Sack {
  func draw() -> Any
  func peek() -> Any?
}
