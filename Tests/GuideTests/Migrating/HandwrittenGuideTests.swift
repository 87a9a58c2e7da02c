import Mynah
import Testing

/// What the page about moving from doubles that are written by hand shows.
@Suite struct HandwrittenGuideTests {
  @Test func breakfastIsServedByHand() throws {
    let larder = LarderDouble()
    try Breakfast(larder: larder).serve("seed")
    #expect(larder.takeCalls.count == 1)
    #expect(larder.takeCalls.first?.food == "seed")
    #expect(larder.takeCalls.first?.grams == 20)
  }

  @Test func breakfastIsServed() throws {
    let larder = mock(Larder.self)
    given(larder.take(any(), grams: any())).willReturn(true)
    try Breakfast(larder: larder).serve("seed")
    verify(larder.take("seed", grams: 20)).wasCalled()
  }

  @Test func statementsThatAnswer() throws {
    let bird = mock(Bird.self)
    given(bird.chirp(volume: any())).willReturn(true)
    given(bird.fly(to: any(), speed: any())).willReturn(sequence(of: 3, 4))
    given(bird.eat(any())).willThrow(Indigestion())
    given(bird.name).willReturn(lastSetValue(initial: "Ryan"))
    #expect(bird.chirp(volume: 3))
    #expect((1...2).map { bird.fly(to: "Oslo", speed: $0) } == [3, 4])
    #expect(throws: Indigestion.self) { try bird.eat("stone") }
    bird.name += "!"
    #expect(bird.name == "Ryan!")
    given(bird.fly(to: any(), speed: any())).will { place, speed in place.count * speed }
    #expect(bird.fly(to: "Oslo", speed: 2) == 8)
    bird.forwardCalls(to: Crow())
    #expect(bird.greet("Ryan"))
  }

  @Test func statementsThatVerify() async {
    let bird = mock(Bird.self).useDefaultValues(from: .standardProvider)
    bird.land()
    for volume in [3, 42] { _ = bird.chirp(volume: volume) }

    let volume = ArgumentCaptor<Int>()
    verify(bird.land()).wasCalled()
    verify(bird.chirp(volume: volume.any())).wasCalled(2)
    #expect(volume.allValues == [3, 42])
    verify(bird.eat(any())).wasNeverCalled()
    await verify(bird.land()).wasCalled(within: .seconds(1))
    verify(bird.chirp(volume: any())).wasCalled(2)
    reset(bird)
    verifyNoInteractions(bird)
  }

  @Test func calls() async throws {
    let nests = mock(Nests.self)
    let eggs = given(nests.eggs(in: any())).willSuspend()
    let counting = given(nests.count(in: any(), completion: any())).willHoldCallback()
    let sightings = given(nests.sightings()).willStream()
    let task = Task { try await nests.eggs(in: "oak") }
    await eggs.isHeld(within: .seconds(1))
    eggs.resume(returning: 3)
    #expect(try await task.value == 3)
    nests.count(in: "oak") { #expect((try? $0.get()) == 3) }
    counting.complete(with: .success(3))
    sightings.yield("crow")
    sightings.finish()
    for await bird in nests.sightings() { #expect(bird == "crow") }
  }

  @Test func kinds() {
    let tree = mock(Tree.self).initialize(height: 42).forwardCallsToSuper()
    let api = mock(APIClient.self)
    let clock = ManualClock()
    #expect(tree.height == 42)
    given(api.isOnline()).willReturn(true)
    #expect(api.value.isOnline())
    clock.advance(by: .seconds(60))
    let bird = mock(Bird.self)
    bird.land()
    tree.shake()
    inOrder {
      verify(bird.land()).wasCalled()
      verify(tree.shake()).wasCalled()
    }
  }
}

protocol Larder {
  func take(_ food: String, grams: Int) throws -> Bool
}

final class LarderDouble: Larder {
  var takeResult = true
  var takeError: (any Error)?
  private(set) var takeCalls: [(food: String, grams: Int)] = []

  func take(_ food: String, grams: Int) throws -> Bool {
    takeCalls.append((food, grams))
    if let takeError { throw takeError }
    return takeResult
  }
}

private struct Breakfast {
  let larder: any Larder

  func serve(_ food: String) throws {
    guard try larder.take(food, grams: 20) else { throw Indigestion() }
  }
}
