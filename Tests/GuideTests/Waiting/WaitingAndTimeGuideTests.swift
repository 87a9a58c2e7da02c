import Dispatch
import Mynah
import Testing

/// The examples of the page about waiting and time.
@Suite struct WaitingAndTimeGuideTests {
  let nests = mock(Nests.self)

  @MainActor @Test func modelIsLoadingUntilTheRequestEnds() async {
    let nests = mock(Nests.self)
    let model = NestModel(nests)
    let eggs = given(nests.eggs(in: any())).willSuspend()

    let loading = Task { await model.load("oak") }
    await eggs.isHeld(within: .seconds(1))
    #expect(model.isLoading)

    eggs.resume(returning: 3)
    await loading.value
    #expect(!model.isLoading)
    #expect(model.eggs == 3)
  }

  @MainActor @Test func modelKeepsTheResultOfTheNewestRequest() async {
    let nests = mock(Nests.self)
    let model = NestModel(nests)
    let eggs = given(nests.eggs(in: any())).willSuspend()

    let first = Task { await model.load("oak") }
    await eggs.isHeld(1, within: .seconds(1))
    let second = Task { await model.load("elm") }
    await eggs.isHeld(2, within: .seconds(1))

    eggs.resume(call: 2, returning: 5)
    await second.value
    eggs.resume(call: 1, returning: 3)
    await first.value
    #expect(model.eggs == 5)
  }

  @Test func heldCallsResumeEarly() async throws {
    let eggs = given(nests.eggs(in: any())).willSuspend()
    let cleaning = await given(nests.clean(any())).willSuspend()
    eggs.resume(returning: 3)
    eggs.resume(throwing: CancellationError())
    cleaning.resume()
    #expect(try await nests.eggs(in: "oak") == 3)
    await #expect(throws: CancellationError.self) { try await nests.eggs(in: "elm") }
    await nests.clean("oak")
    #expect(eggs.calls.map(\.description) == [#"eggs(in: "oak")"#, #"eggs(in: "elm")"#])
    #expect(eggs.calls[1].arguments[0] as? String == "elm")
  }

  @Test func heldCallsResumeInChains() async throws {
    let nests = mock(Nests.self)
    let eggs = given(nests.eggs(in: any())).willReturn(1).willSuspend()
    eggs.then.willReturn(3)
    eggs.resume(returning: 2)
    for count in 1...3 { #expect(try await nests.eggs(in: "oak") == count) }
  }

  @Test func heldCallsResumeInsideClosures() async throws {
    let nests = mock(Nests.self)
    let eggs = given(nests.eggs(in: any())).willSuspend(while: { held in
      try await withTaskCancellationHandler {
        try await held()
      } onCancel: {
        print("The count was cancelled.")
      }
    })
    eggs.resume(returning: 3)
    #expect(try await nests.eggs(in: "oak") == 3)
  }

  @Test func cancellationIsAwaited() async {
    let nests = nests
    let eggs = given(nests.eggs(in: any())).willSuspend()
    let task = Task { try await nests.eggs(in: "oak") }
    await eggs.isHeld(within: .seconds(1))
    task.cancel()
    await eggs.isCancelled(within: .seconds(1))
    eggs.resumeAll(returning: 3)
  }

  @Test func cancellationEndsTheHeldCall() async {
    let nests = nests
    let eggs = given(nests.eggs(in: any())).willSuspend(onCancel: .throwCancellationError)
    let task = Task { try await nests.eggs(in: "oak") }
    await eggs.isHeld(within: .seconds(1))
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  @Test func callsThatAreNeverResumedFail() async {
    let nests = nests
    #expect(
      await report {
        let eggs = given(nests.eggs(in: any())).willSuspend()
        let task = Task { try? await nests.eggs(in: "oak") }
        await eggs.isHeld(within: .seconds(1))
        clearStubs(on: nests)
        _ = await task.value
      } == """
        Still held: call #1 to nests.eggs(in: any()) was never resumed, and threw CancellationError().
        Call: eggs(in: "oak")
        Resume each call before the test ends, or write given(...).lenient() if some may still be held.
        """)
  }

  @Test func willBlockHoldsACallOnAnotherThread() async {
    let nests = nests
    let age = given(nests.age(of: any())).willBlock()
    DispatchQueue.global().async { print(nests.age(of: "oak")) }
    await age.isHeld(within: .seconds(1))
    age.resume(returning: 7)
  }

  @Test func manualClocksControlDelays() async throws {
    let nests = nests
    let clock = ManualClock()
    given(nests.eggs(in: any())).willReturn(3, after: .seconds(60), clock: clock)

    let task = Task { try await nests.eggs(in: "oak") }
    await clock.isAwaited(within: .seconds(1))
    clock.advance(by: .seconds(60))
    #expect(try await task.value == 3)
  }

  @Test func manualClocksControlSleepingTasks() async throws {
    let ticks = ManualClock()
    let ticking = Task {
      for _ in 1...10 { try await ticks.sleep(for: .seconds(1)) }
    }
    for _ in 1...10 {
      await ticks.isAwaited(within: .seconds(1))
      ticks.advance(by: .seconds(1))
    }
    try await ticking.value
  }

  @Test func streamsYieldTheirValues() async {
    given(nests.sightings()).willStream("crow", "finch")
    var birds: [String] = []
    for await bird in nests.sightings() { birds.append(bird) }
    #expect(birds == ["crow", "finch"])
  }

  @Test func streamsYieldValuesOfTheTest() async {
    let nests = nests
    let sightings = given(nests.sightings()).willStream()
    let task = Task {
      var count = 0
      for await _ in nests.sightings() { count += 1 }
      return count
    }
    await sightings.hasConsumers(within: .seconds(1))
    sightings.yield("crow", "finch")
    sightings.finish()
    #expect(await task.value == 2)
  }

  @Test func streamsReportCancellation() async {
    let nests = nests
    let sightings = given(nests.sightings()).willStream(from: .now)
    let task = Task { for await _ in nests.sightings() {} }
    await sightings.hasConsumers(within: .seconds(1))
    task.cancel()
    await sightings.isCancelled(within: .seconds(1))
  }

  @Test func callbacksAreCalled() {
    given(nests.count(in: any(), completion: any())).willCall(with: .success(3))
    var count: Int?
    nests.count(in: "oak") { count = try? $0.get() }
    #expect(count == 3)
  }

  @Test func callbacksAreHeld() {
    let counting = given(nests.count(in: any(), completion: any())).willHoldCallback()
    var counts: [Int?] = []
    nests.count(in: "oak") { counts.append(try? $0.get()) }
    #expect(counts.isEmpty)
    counting.complete(with: .success(3))
    #expect(counts == [3])
  }
}
