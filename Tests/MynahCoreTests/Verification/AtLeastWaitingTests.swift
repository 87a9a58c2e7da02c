import Mynah
import Testing

/// Tests that waiting for a number of held calls, sleepers, or consumers accepts more of them.
@Suite struct AtLeastWaitingTests {
  let aerie = mock(Aerie.self)

  @Test func moreHeldCallsThanExpectedFulfillTheWait() async {
    let eggs = given(aerie.eggs(any())).willSuspend()
    let tasks = [1, 2].map { number in Task { [aerie] in try await aerie.eggs(number) } }
    await eggs.isHeld(2, within: .seconds(60))
    #expect(await failures { await eggs.isHeld(within: .seconds(60)) } == [])
    eggs.resumeAll(returning: 1)
    for task in tasks { _ = try? await task.value }
  }

  @Test func moreCanceledCallsThanExpectedFulfillTheWait() async {
    let eggs = given(aerie.eggs(any())).willSuspend()
    let tasks = [1, 2].map { number in Task { [aerie] in try await aerie.eggs(number) } }
    await eggs.isHeld(2, within: .seconds(60))
    for task in tasks { task.cancel() }
    await eggs.isCancelled(2, within: .seconds(60))
    #expect(await failures { await eggs.isCancelled(within: .seconds(60)) } == [])
    eggs.resumeAll(returning: 1)
    for task in tasks { _ = try? await task.value }
  }

  @Test func moreSleepersThanExpectedFulfillTheWait() async {
    let clock = ManualClock()
    let tasks = [1, 2].map { seconds in Task { try await clock.sleep(for: .seconds(seconds)) } }
    await clock.isAwaited(2, within: .seconds(60))
    #expect(await failures { await clock.isAwaited(within: .seconds(60)) } == [])
    for task in tasks { task.cancel() }
  }

  @Test func moreConsumersThanExpectedFulfillTheWait() async {
    let songs = given(aerie.songs).willStream()
    let tasks = [1, 2].map { _ in
      Task { [aerie] in for await _ in aerie.songs {} }
    }
    await songs.hasConsumers(2, within: .seconds(60))
    #expect(await failures { await songs.hasConsumers(within: .seconds(60)) } == [])
    songs.finish()
    for task in tasks { await task.value }
  }

  @Test func aNumberOfZeroIsExact() async {
    let eggs = given(aerie.eggs(any())).willSuspend()
    await eggs.isHeld(0, within: .zero)
    let task = Task { [aerie] in try await aerie.eggs(1) }
    await eggs.isHeld(within: .seconds(60))
    #expect(
      await report { await eggs.isHeld(0, within: .milliseconds(1)) } == """
        Expected 0 calls to aerie.eggs(any()) to be held within 0.001 seconds, but 1 is.
        Calls: #1 eggs(1) is held
        """)
    eggs.resumeAll(returning: 1)
    _ = try? await task.value
  }
}

protocol Aerie: Sendable {
  func eggs(_ number: Int) async throws -> Int
  var songs: AsyncStream<String> { get }
}
