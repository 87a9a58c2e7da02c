import Dispatch
import Mynah
import Support
import Testing

/// Tests of the outcomes of calls that suspend, rethrow, are forwarded, or contain other calls.
@Suite struct AnswerOutcomeTests {
  let bird = mock(Bird.self).recordingOutcomes()

  @Test func asyncMembersHaveOutcomes() async throws {
    given(bird.fly(to: any())).will { place in
      await Task.yield()
      if place == "Rome" { throw Storm.rain }
      return place.count
    }
    _ = try await bird.fly(to: "Oslo")
    _ = try? await bird.fly(to: "Rome")
    verify(bird.fly(to: any())).returned(4)
    verify(bird.fly(to: "Rome")).threw(Storm.rain)

    given(bird.glide(over: any())).willThrow(.wind(2)).willReturn([3])
    _ = try? await bird.glide(over: 1)
    _ = try? await bird.glide(over: 2)
    verify(bird.glide(over: 1)).threw(Storm.wind(2))
    verify(bird.glide(over: 2)).returned([3])

    await given(bird.wake()).willReturn()
    await bird.wake()
    await bird.rest(hours: 2)
    await verify(bird.wake()).returned()
    await verify(bird.rest(hours: 2)).returned()
  }

  @Test func aHeldCallHasNoOutcomeUntilItEnds() async throws {
    let flight = given(bird.fly(to: any())).willSuspend()
    let flying = Task { [bird] in try await bird.fly(to: "Oslo") }
    await flight.isHeld(within: .seconds(10))
    verify(bird.fly(to: any())).wasCalled()
    #expect(
      report { verify(bird.fly(to: "Oslo")).returned() } == """
        Expected bird.fly(to: "Oslo") to return exactly once, but it never did.
        Closest of 1 call: #1 fly(to: "Oslo"), which has not ended
        """)
    let waiting = Task { [bird] in
      await eventually(within: .seconds(10)) { verify(bird.fly(to: any())).threw(Storm.self) }
    }
    await Task.yield()
    flight.resume(throwing: Storm.rain)
    await waiting.value
    _ = await flying.result
    verify(bird.fly(to: any())).threw(any(), 1...2)
  }

  @Test func outcomesAreVerifiedInOrder() {
    given(bird.eat(any(), grams: any())).will { food, grams in
      if food == "stone" { throw Storm.rain }
      return grams
    }
    for food in ["worm", "stone", "seed"] { _ = try? bird.eat(food, grams: 1) }
    inOrder {
      verify(bird.eat("worm", grams: any())).returned(1)
      verify(bird.eat(any(), grams: any())).threw()
      verify(bird.eat(any(), grams: any())).returned()
    }
    #expect(
      report {
        inOrder {
          verify(bird.eat(any(), grams: any())).threw(Storm.rain)
          verify(bird.eat("worm", grams: any())).returned(1)
        }
      } == """
        Expected bird.eat("worm", grams: any()) to return 1 exactly once after bird.eat(any(), grams: any()), \
        but it never did there.
        Expected in this order:
        1. bird.eat(any(), grams: any()), to throw Storm.rain exactly once: #2
        2. bird.eat("worm", grams: any()), to return 1 exactly once: didn't here, only #1
        All calls: #1 bird.eat("worm", grams: 1)   #2 bird.eat("stone", grams: 1)   #3 bird.eat("seed", grams: 1)
        """)
  }

  @Test func outcomesAreAwaited() async {
    given(bird.chirp(volume: any())).willReturn(true)
    _ = bird.chirp(volume: 3)
    #expect(
      await report {
        await eventually(within: .milliseconds(1)) {
          verify(bird.chirp(volume: 3)).returned(false, twice)
        }
      } == """
        Expected bird.chirp(volume: 3) to return false exactly twice within 0.001 seconds, but it never did.
        Closest of 1 call: #1 chirp(volume: 3), which returned true
        """)
  }

  @Test func rethrowingMembersHaveOutcomes() async {
    let census = mock(Census.self).recordingOutcomes()
    given(census.count(where: any())).will { isCounted in try isCounted(3) ? 1 : 2 }
    given(census.weigh(any())).will { body in try await body() }
    _ = census.count { $0 == 3 }
    _ = try? census.count { _ in throw Flood.high }
    _ = await census.weigh { 7 }
    _ = try? await census.weigh { throw Flood.low }
    verify(census.count(where: any())).returned(1)
    verify(census.count(where: any())).threw(Flood.high)
    verify(census.weigh(any())).returned(7)
    verify(census.weigh(any())).threw(Flood.low)
  }

  @Test func forwardedMembersHaveOutcomes() async {
    let census = mock(Census.self).recordingOutcomes()
    census.forwardCalls(to: CensusTaker())
    _ = census.count { $0 == 3 }
    _ = try? census.count { _ in throw Flood.low }
    _ = try? await census.weigh { throw Flood.high }
    verify(census.count(where: any())).returned(1)
    verify(census.count(where: any())).threw(Flood.low)
    verify(census.weigh(any())).threw(Flood.high)
  }

  @Test func membersForwardedToTheSuperclassHaveOutcomes() async {
    let tree = mock(Tree.self).initialize(height: 42).recordingOutcomes()
    tree.forwardCallsToSuper()
    _ = tree.height
    _ = try? await tree.bloom(after: 3)
    _ = try? await tree.bloom(after: 0)
    verify(tree.height).returned(42)
    verify(tree.bloom(after: 3)).returned("blossom 3")
    verify(tree.bloom(after: any())).threw(Drought.self)
  }

  @Test func gettersThatThrowHaveOutcomes() {
    let dam = mock(Dam.self).recordingOutcomes()
    given(dam.getLevel()).willThrow(.high)
    _ = try? dam.level
    verify(dam.getLevel()).threw(Flood.high)
  }

  /// A stub's closure and the predicate of its matcher can call the stubbed member again.
  @Test func nestedCallsHaveTheirOwnOutcomes() {
    let bird = bird
    given(
      bird.chirp(
        volume: any(where: { volume in
          if volume > 10 { _ = bird.chirp(volume: volume - 10) }
          return true
        }))
    ).will { volume in
      volume.isMultiple(of: 2) ? true : !bird.chirp(volume: volume + 1)
    }
    _ = bird.chirp(volume: 13)
    #expect(
      bird.mockingContext.invocations.map { "\($0.arguments[0]) \($0.outcome ?? "")" } == [
        "13 returned false", "3 returned false", "4 returned true", "14 returned true",
        "4 returned true",
      ])
  }

  @Test func outcomesAreForgottenWithTheirCalls() {
    let bird = mock(Bird.self).recording(.last(3)).recordingOutcomes()
    given(bird.chirp(volume: any())).will { $0 > 100 }
    for volume in 1...200 { _ = bird.chirp(volume: volume) }
    #expect(bird.mockingContext._checkInvariants() == [])
    verify(bird.chirp(volume: any())).returned(true, atLeast(3))
    #expect(
      report { verify(bird.chirp(volume: any())).returned(false, never) } == """
        Expected bird.chirp(volume: any()) never to return false, but 197 of the 200 calls to chirp(volume:) are forgotten.
        0 of the other calls match. The mock records the newest 3: write at least recording(.last(200)).
        """)
  }

  @Test func clearedCallsHaveNoOutcomes() {
    let bird = mock(Bird.self).recording(.last(3)).recordingOutcomes()
    given(bird.chirp(volume: any())).will { $0 > 100 }
    for volume in 1...4 { _ = bird.chirp(volume: volume) }
    clearInvocations(on: bird)
    _ = bird.chirp(volume: 1)
    verify(bird.chirp(volume: any())).returned(false)
    reset(bird)
    given(bird.chirp(volume: any())).willReturn(true)
    _ = bird.chirp(volume: 1)
    verify(bird.chirp(volume: any())).returned(true)
    verify(bird.chirp(volume: any())).wasCalled()
    #expect(bird.mockingContext._checkInvariants() == [])
  }

  @Test func outcomesAreReleasedWithTheirCalls() {
    let closure = mock(closure: (() -> AnyObject).self).recording(.last(2)).recordingOutcomes()
    final class Egg {}
    let eggs = Locked<[Weak<Egg>]>([])
    given(closure()).will {
      let egg = Egg()
      eggs.withLock { $0.append(Weak(object: egg)) }
      return egg
    }
    for _ in 1...5 { _ = closure.closure() }
    #expect(eggs.withLock { $0.map { $0.object != nil } } == [false, false, false, true, true])
    clearInvocations(on: closure)
    #expect(eggs.withLock { $0.contains { $0.object != nil } } == false)
  }

  private struct Weak<Object: AnyObject>: @unchecked Sendable {
    weak var object: Object?
  }
}
