import Dispatch
import Mynah
import Support
import Testing

@Suite struct ArgumentCaptorTests {
  let bird = mock(Bird.self)

  @Test func sendableClosuresAreCapturedAsPlainClosures() {
    let shapes = mock(Shapes.self)
    let log = Log()
    let later = ArgumentCaptor<(String) -> Void>()
    given(shapes.later(later.any())).willReturn()
    shapes.later { _ in }
    verify(shapes.later(later.any())).wasCalled()
    #expect(later.allValues.count == 2)
    log.texts.append("\(type(of: later.value))")
    #expect(log.texts == ["Optional<(String) -> ()>"])

    let tower = mock(ClosureTower.self)
    let (none, two) = (ArgumentCaptor<() -> Int>(), ArgumentCaptor<(Int, String) -> Bool>())
    let three = ArgumentCaptor<(Int, String?, (any Error)?) -> Void>()
    tower.take({ 4 }, { number, text in text.count == number }, { _, _, _ in })
    verify(tower.take(none.any(), two.any(), three.any())).wasCalled()
    #expect(none.value?() == 4)
    #expect(two.value?(2, "ab") == true)
    #expect(three.allValues.count == 1)
  }

  @Test func verifyCapturesTheArgumentsOfMatchingCalls() throws {
    given(bird.eat(any(), grams: any())).willReturn(1)
    for (food, grams) in [("worm", 1), ("seed", 2), ("rice", 2)] {
      _ = try bird.eat(food, grams: grams)
    }
    let food = ArgumentCaptor<String>()
    verify(bird.eat(food.any(), grams: 3)).wasNeverCalled()
    #expect(food.value == nil)
    verify(bird.eat(food.any(), grams: 2)).wasCalled(twice)
    #expect(food.allValues == ["seed", "rice"])
    #expect(food.value == "rice")
  }

  @Test func failedVerificationsCaptureArguments() {
    given(bird.chirp(volume: any())).willReturn(true)
    _ = bird.chirp(volume: 3)
    let volume = ArgumentCaptor<Int>()
    #expect(
      report { verify(bird.chirp(volume: volume.any())).wasCalled(twice) } == """
        Expected bird.chirp(volume: any()) to be called exactly twice, but it was called once.
        Matching calls: #1 chirp(volume: 3)
        """)
    #expect(volume.allValues == [3])
  }

  @Test func captorsDoNotCaptureNil() {
    let shapes = mock(Shapes.self)
    shapes.rename(nil)
    shapes.rename("Ryan")
    let name = ArgumentCaptor<String>()
    verify(shapes.rename(name.any())).wasCalled(once)
    #expect(name.allValues == ["Ryan"])
  }

  @Test func stubsCaptureTheArgumentsOfCallsThatTheyAnswer() throws {
    let food = ArgumentCaptor<String>()
    let grams = ArgumentCaptor<Int>()
    given(bird.eat(food.any(), grams: grams.any())).willReturn(1).willThrow(Storm.rain)
    given(bird.eat("stone", grams: any())).willReturn(0)
    given(bird.eat(food.any(), grams: any(where: { $0 > 99 }))).will { _, grams in grams }
    _ = try bird.eat("worm", grams: 1)
    _ = try bird.eat("stone", grams: 2)
    _ = try? bird.eat("seed", grams: 3)
    _ = try bird.eat("hay", grams: 100)
    #expect(food.allValues == ["worm", "seed", "hay"])
    #expect(grams.allValues == [1, 3])

    let name = ArgumentCaptor<String>()
    let nickname = ArgumentCaptor<String?>()
    let day = ArgumentCaptor<Int>()
    given(bird.name = name.any()).willReturn()
    given(bird.nickname = nickname.any()).willReturn()
    given(bird[day.any()]).willReturn("")
    bird.name = "Ryan"
    bird.nickname = nil
    bird.nickname = "R"
    _ = bird[3]
    verify(bird.name = name.any()).wasCalled()
    #expect(name.allValues == ["Ryan", "Ryan"])
    #expect(nickname.allValues == [nil, "R"])
    #expect(day.allValues == [3])
  }

  @Test func forwardedCallsAreCaptured() {
    let target = mock(Bird.self)
    given(target.chirp(volume: any())).willReturn(true)
    let loud = ArgumentCaptor<Int>()
    let all = ArgumentCaptor<Int>()
    given(bird.chirp(volume: all.any())).willForward(to: target)
    given(bird.chirp(volume: allOf(loud.any(), any(in: 10...)))).willForward(to: target)
    for volume in [1, 10, 2] { #expect(bird.chirp(volume: volume)) }
    #expect(all.allValues == [1, 2])
    #expect(loud.allValues == [10])
  }

  @Test func weakCaptorsDoNotRetainObjects() {
    given(bird.meet(any())).willReturn(true)
    let weakly = ArgumentCaptor<any Bird>(weak: true)
    let strongly = ArgumentCaptor<any Bird>()
    let volume = ArgumentCaptor<Int>(weak: true)
    given(bird.chirp(volume: volume.any())).willReturn(true)
    _ = bird.chirp(volume: 3)
    #expect(volume.value == 3)

    let stays = mock(Bird.self)
    given(bird.meet(weakly.any())).willReturn(true)
    _ = bird.meet(stays)
    #expect(weakly.value === stays)
    _ = bird.meet(mock(Bird.self))
    #expect(weakly.allValues.count == 2)
    clearInvocations(on: bird)
    #expect(weakly.value == nil)
    #expect(weakly.allValues.map { $0 === stays } == [true])

    given(bird.meet(strongly.any())).willReturn(true)
    _ = bird.meet(mock(Bird.self))
    clearInvocations(on: bird)
    #expect(strongly.allValues.count == 1)
  }

  @Test func concurrentCallsAreAllCaptured() {
    let counter = mock(Counter.self)
    let number = ArgumentCaptor<Int>()
    given(counter.next(number.any())).willReturn(0)
    DispatchQueue.concurrentPerform(iterations: 8) { thread in
      for round in 0..<500 { _ = counter.next(thread * 500 + round) }
    }
    #expect(number.allValues.sorted() == Array(0..<4_000))
  }
}

protocol ClosureTower {
  func take(
    _ none: @escaping @Sendable () -> Int, _ two: (@Sendable (Int, String) -> Bool)?,
    _ three: @escaping @Sendable (Int, String?, (any Error)?) -> Void)
}
