import Dispatch
import Mynah
import Support
import Testing

@Suite struct SequenceTests {
  let bird = mock(Bird.self)

  @Test func sequenceRepeatsItsLastValue() {
    given(bird.name).willReturn(sequence(of: "a", "b"))
    #expect([bird.name, bird.name, bird.name, bird.name] == ["a", "b", "b", "b"])
  }

  @Test func loopingSequenceStartsAgain() {
    let ages: ImplementationProvider<() -> Int, Int, Never> = loopingSequence(of: 1, 2, 3)
    given(bird.age).willReturn(ages)
    #expect((0..<7).map { _ in bird.age } == [1, 2, 3, 1, 2, 3, 1])
  }

  @Test func finiteSequenceGivesWayToTheNextLink() {
    given(bird.age).willReturn(finiteSequence(of: 1, 2)).willReturn(3)
    #expect((0..<4).map { _ in bird.age } == [1, 2, 3, 3])
  }

  @Test func finiteSequenceWithoutANextLinkEndsTheStub() {
    given(bird.age).willReturn(9)
    let line: UInt = #line + 1
    given(bird.age).willReturn(finiteSequence(of: 1, 2))
    #expect([bird.age, bird.age] == [1, 2])
    let texts = failures { _ = bird.age }
    #expect(
      texts == [
        """
        Unexpected call: no stub answers bird.age, which returned 0.
        Stub age at SequenceTests.swift:\(line): its sequence has ended
        Write: given(bird.age).willReturn(<#Int#>)
        """
      ])
  }

  @Test func endedStubGoesOnWhenItIsContinued() {
    let stub = given(bird.age).willReturn(finiteSequence(of: 1))
    #expect(bird.age == 1)
    #expect(failures { _ = bird.age }.count == 1)
    stub.willReturn(2)
    #expect(bird.age == 2)
  }

  @Test func transitionAfterANumberOfAnswers() {
    given(bird.age)
      .willReturn(loopingSequence(of: 1, 2), transition: .after(3))
      .willReturn(sequence(of: 7), transition: .after(2))
      .willReturn(finiteSequence(of: 8, 9))
    #expect((0..<7).map { _ in bird.age } == [1, 2, 1, 7, 7, 8, 9])
  }

  @Test func lastLinkGoesOnAfterItsTransition() {
    let stub = given(bird.age).willReturn(loopingSequence(of: 1, 2), transition: .after(1))
    #expect((0..<3).map { _ in bird.age } == [1, 2, 1])
    stub.willReturn(5)
    #expect(bird.age == 5)
  }

  @Test func sequenceOfClosuresGetsTheArguments() throws {
    given(bird.chirp(volume: any())).willReturn(sequence(of: { $0 > 3 }, { $0 > 5 }))
    #expect((0..<3).map { _ in bird.chirp(volume: 4) } == [true, false, false])
    given(bird.eat(any(), grams: any()))
      .willReturn(
        finiteSequence(of: { food, grams in food.count * grams }, { _, _ in throw Storm.rain }))
    #expect(try bird.eat("worm", grams: 2) == 8)
    #expect(throws: Storm.rain) { try bird.eat("worm", grams: 2) }
  }

  @Test func closureOfASequenceMayUseItsOwnMock() {
    given(bird.name).willReturn("Ryan")
    given(bird.age).willReturn(
      loopingSequence(of: { [unowned bird] in bird.name.count }, { [unowned bird] in bird.age + 1 })
    )
    #expect([bird.age, bird.age] == [4, 5])
  }

  @Test func operatorTakesSequences() {
    given(bird.name) ~> sequence(of: "a", "b")
    #expect([bird.name, bird.name] == ["a", "b"])
    given(bird.nickname) ~> loopingSequence(of: "a", nil)
    #expect([bird.nickname, bird.nickname, bird.nickname] == ["a", nil, "a"])
    given(bird.chirp(volume: any())) ~> finiteSequence(of: { $0 == 1 })
    #expect(bird.chirp(volume: 1))
  }

  @Test func asyncAndThrowingMembersHaveSequences() async throws {
    given(bird.fly(to: any())).willReturn(sequence(of: 1, 2))
    #expect(try await bird.fly(to: "Oslo") == 1)
    #expect(try await bird.fly(to: "Oslo") == 2)
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
    #expect(try await bird.mood == "sad")
    given(bird.glide(over: any())).willReturn(sequence(of: [1], [2]))
    #expect(try await bird.glide(over: 3) == [1])
    given(bird.eat(any(), grams: any())).willReturn(sequence(of: 1, 2)).willThrow(Storm.rain)
    #expect(try bird.eat("worm", grams: 2) == 1)
  }

  @Test func subscriptsHaveSequences() {
    given(bird[any()]).willReturn(finiteSequence(of: "a", "b"), transition: .after(1))
      .willReturn("c")
    #expect([bird[1], bird[2], bird[3]] == ["a", "c", "c"])
    given(bird[3]) ~> sequence(of: { "x" }, { "y" })
    #expect([bird[3], bird[3]] == ["x", "y"])
    given(bird[key: any()]).willReturn(sequence(of: { $0.count }, { $0.count * 2 }))
    #expect([bird[key: "ab"], bird[key: "ab"]] == [2, 4])
  }

  @Test func genericMembersAndMembersOfAnyTypeHaveSequences() throws {
    let shapes = mock(Shapes.self)
    given(shapes.decode(Int.self, from: any())).willReturn(sequence(of: 1, 2))
    #expect(try shapes.decode(Int.self, from: "") == 1)
    given(shapes.twice(any())).returning(String.self) ~> sequence(of: "a", "b")
    #expect([shapes.twice(1), shapes.twice(1)] == ["a", "b"])
    let sack = mock(Sack.self)
    given(sack.draw()).willReturn(sequence(of: 1, "two"))
    #expect([sack.draw() as? Int, sack.draw() as? Int] == [1, nil])
    given(sack.peek()) ~> sequence(of: nil, 2)
    #expect(sack.peek() == nil)
    #expect(sack.peek() as? Int == 2)
  }

  @Test func memberWithoutResultHasASequence() {
    var songs: [Int] = []
    given(bird.sing()).willReturn(finiteSequence(of: { songs.append(1) }, { songs.append(2) }))
    #expect(failures { for _ in 0..<3 { bird.sing() } }.isEmpty)
    #expect(songs == [1, 2])
  }

  @Test func setterHasASequenceOfClosures() {
    var names: [String] = []
    given(bird.setName(any())).willReturn(
      sequence(of: { names.append("1 " + $0) }, { names.append("2 " + $0) }))
    bird.name = "a"
    bird.name = "b"
    #expect(names == ["1 a", "2 b"])
  }

  @Test func threadsGetEachValueOnce() {
    let counter = mock(Counter.self)
    let values = Array(1...4_000)
    let stub = given(counter.next(any())).willReturn(finiteSequence(of: 0))
    for value in values { stub.willReturn(finiteSequence(of: value)) }
    #expect(counter.next(0) == 0)
    #expect(sum(of: 500) { counter.next($0) } == values.reduce(0, +))
    given(counter.next(any())).willReturn(loopingSequence(of: 1, 2, 3, 4))
    #expect(sum(of: 500) { counter.next($0) } == 10_000)
    given(counter.next(any()))
      .willReturn(loopingSequence(of: 1, 3), transition: .after(1_000)).willReturn(0)
    #expect(sum(of: 500) { counter.next($0) } == 2_000)
  }

  /// Adds up what a function returns to eight threads.
  private func sum(of rounds: Int, _ next: @Sendable (Int) -> Int) -> Int {
    let total = Locked(0)
    DispatchQueue.concurrentPerform(iterations: 8) { _ in
      let own = (0..<rounds).reduce(0) { sum, round in sum + next(round) }
      total.withLock { $0 += own }
    }
    return total.withLock { $0 }
  }
}

/// What returns values of no type in particular.
protocol Sack {
  func draw() -> Any
  func peek() -> Any?
}
