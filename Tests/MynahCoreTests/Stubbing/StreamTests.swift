import Mynah
import Support
import Testing

@Suite struct StreamTests {
  let feed = mock(Feed.self)

  @Test func streamsHaveTheStubbedElements() async throws {
    given(feed.songs(of: any())).willStream("Lullaby", "Anthem")
    given(feed.updates).willStream(of: 1...3)
    given(feed.storms()).willStream(7).willThrow(Storm.rain)
    for _ in 0..<2 { #expect(await all(feed.songs(of: "Ryan")) == ["Lullaby", "Anthem"]) }
    #expect(await all(feed.updates) == [1, 2, 3])
    #expect(try await all(feed.storms()) == [7])
    await #expect(throws: Storm.rain) { try await feed.storms() }
    // `noises()` returns `any AsyncSequence`, which doesn't specify its element type.
    given(feed.noises()).willStream("Caw", "Chirp")
    var noises: [String] = []
    for try await noise in feed.noises() { noises.append(noise as! String) }
    #expect(noises == ["Caw", "Chirp"])
    given(feed.noises()).willStream(of: 1...2)
    var numbers: [Int] = []
    for try await number in feed.noises() { numbers.append(number as! Int) }
    #expect(numbers == [1, 2])
  }

  @Test func streamsReplayElementsUnlessTheyBeginNow() async throws {
    let songs = given(feed.songs(of: any())).willStream()
    songs.yield("Lullaby")
    let early = Task { await all(feed.songs(of: "Ryan")) }
    await songs.hasConsumers(within: .seconds(10))
    songs.yield("Anthem", "Ballad")
    let late = Task { await all(feed.songs(of: "Maya")) }
    await songs.hasConsumers(2, within: .seconds(10))
    #expect(songs.consumerCount == 2)
    songs.finish()
    #expect(await early.value == ["Lullaby", "Anthem", "Ballad"])
    #expect(await late.value == ["Lullaby", "Anthem", "Ballad"])
    #expect(songs.consumerCount == 0)
    #expect(await all(feed.songs(of: "Sterling")) == ["Lullaby", "Anthem", "Ballad"])

    let updates = given(feed.updates).willStream(from: .now)
    updates.yield(1)
    let stream = feed.updates
    updates.yield(2, 3)
    updates.finish()
    #expect(await all(stream) == [2, 3])
    #expect(await all(feed.updates) == [])
  }

  @Test func streamsEndWithErrors() async throws {
    let storms = given(feed.storms()).willStream()
    storms.yield(1)
    storms.finish(throwing: Storm.wind(3))
    var iterator = try await feed.storms().makeAsyncIterator()
    #expect(try await iterator.next() == 1)
    await #expect(throws: Storm.wind(3)) { try await iterator.next() }
    #expect(try await iterator.next() == nil)

    let noises = given(feed.noises()).willStream(of: Int.self)
    noises.yield(3)
    noises.finish(throwing: Storm.rain)
    await #expect(throws: Storm.rain) {
      for try await number in feed.noises() { #expect(number as? Int == 3) }
    }
  }

  @Test func cancelledStreamsEnd() async {
    let updates = given(feed.updates).willStream()
    let first = Task { await all(feed.updates) }
    let second = Task { await all(feed.updates) }
    await updates.hasConsumers(2, within: .seconds(10))
    first.cancel()
    await updates.isCancelled(within: .seconds(10))
    await updates.hasConsumers(1, within: .seconds(10))
    updates.yield(1, 2)
    updates.finish()
    _ = await first.value
    #expect(await second.value == [1, 2])
  }

  @Test func streamsAreCancelledBetweenElements() async throws {
    let updates = given(feed.updates).willStream()
    let storms = given(feed.storms()).willStream()
    updates.yield(1)
    storms.yield(1)
    try await Task {
      for await _ in feed.updates { withUnsafeCurrentTask { $0?.cancel() } }
      // The next stream is cancelled before its first element.
      for try await _ in try await feed.storms() {}
    }.result.get()
    await updates.isCancelled(within: .seconds(10))
    await storms.isCancelled(within: .seconds(10))
  }

  @Test func releasedStreamsAreNotConsumed() async {
    let updates = given(feed.updates).willStream()
    updates.yield(1)
    do {
      for await number in feed.updates {
        #expect(number == 1)
        #expect(updates.consumerCount == 1)
        break
      }
    }
    await updates.hasConsumers(0, within: .seconds(10))
    #expect(await failures { await updates.isCancelled(within: .zero) }.count == 1)
  }

  @Test func streamsEndWhenTheMockIsReset() async {
    let text = await report {
      let feed = mock(Feed.self)
      let updates = given(feed.updates).willStream()
      let task = Task { [stream = feed.updates] in await all(stream) }
      await updates.hasConsumers(within: .seconds(10))
      updates.yield(1)
      reset(feed)
      #expect(await task.value == [1])
      updates.yield(2)
      updates.finish()
    }
    #expect(
      text == """
        Can't yield to the stream of feed.updates: already ended when the mock was cleared or its session ended.
        Write finish() after the last element.

        Can't finish the stream of feed.updates: already ended when the mock was cleared or its session ended.
        Write finish() once.
        """)
  }

  @Test func streamsEndWhenTheirHandleIsReleased() async {
    let task = Locked<Task<[Int], Never>?>(nil)
    do {
      let feed = mock(Feed.self)
      let updates = given(feed.updates).willStream()
      let stream = feed.updates
      task.withLock { $0 = Task { await all(stream) } }
      await updates.hasConsumers(within: .seconds(10))
      updates.yield(1)
    }
    #expect(await task.withLock { $0 }?.value == [1])
  }

  @Test func missingConsumersAreReported() async {
    let updates = given(feed.updates).willStream()
    let task = Task { await all(feed.updates) }
    await updates.hasConsumers(within: .seconds(10))
    let early = await failures {
      await updates.hasConsumers(2, within: .milliseconds(1))
      await updates.isCancelled(within: .milliseconds(1))
    }
    #expect(
      early == [
        "Expected 2 streams of feed.updates to be iterated within 0.001 seconds, but 1 is.",
        "Expected 1 stream of feed.updates to be canceled within 0.001 seconds, but none is.",
      ])
    updates.finish()
    _ = await task.value
  }

  @Test func missingCallsAreReportedAsMissingConsumers() async {
    let updates = given(feed.updates).willStream()
    #expect(
      await report { await updates.hasConsumers(within: .milliseconds(1)) } == """
        Expected 1 stream of feed.updates to be iterated within 0.001 seconds, but none is.
        No calls.
        """)
  }

  @Test func lateElementsAreReported() {
    let updates = given(feed.updates).willStream()
    let line = #line
    updates.finish()
    let late = failures {
      updates.finish()
      updates.yield(3)
    }
    #expect(
      late == [
        """
        Can't finish the stream of feed.updates: already finished at StreamTests.swift:\(line + 1).
        Write finish() once.
        """,
        """
        Can't yield to the stream of feed.updates: already finished at StreamTests.swift:\(line + 1).
        Write finish() after the last element.
        """,
      ])
  }

  #if compiler(>=6.2)
    @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
    @Test func elementsAreStubbedForASendableAsyncSequence() async throws {
      let feed = mock(OpaqueFeed.self)
      given(feed.storms()).willStream(1, 2)
      var numbers: [Int] = []
      for try await number in feed.storms() { numbers.append(number) }
      #expect(numbers == [1, 2])
    }

    @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
    @Test func elementsAreStubbedForAnAliasOfASendableAsyncSequence() async {
      let feed = mock(OpaqueFeed.self)
      given(feed.winds()).willStream(3, 4)
      var numbers: [Int] = []
      for await number in feed.winds() { numbers.append(number) }
      #expect(numbers == [3, 4])
    }

    @Test func existentialAsyncSequencesAreStubbed() async throws {
      let feed = mock(OpaqueFeed.self)
      given(feed.songs()).willStream("Lullaby", "Anthem")
      let storms = given(feed.storms()).willStream()
      #expect(await all(feed.songs()) == ["Lullaby", "Anthem"])
      storms.yield(1)
      storms.finish(throwing: .rain)
      var numbers: [Int] = []
      do throws(Storm) {
        for try await number in feed.storms() { numbers.append(number) }
      } catch {
        #expect(error == .rain)
      }
      #expect(numbers == [1])

      let unstubbed = mock(OpaqueFeed.self).useDefaultValues(from: .standardProvider)
      #expect(await all(unstubbed.songs()) == [])
      for try await _ in unstubbed.storms() { Issue.record("An empty stream has no elements.") }
      #expect(
        ValueProvider.standardProvider.provideValue(for: (any AsyncSequence<Int, any Error>).self)
          != nil)
      #expect(ValueProvider.standardProvider.provideValue(for: (any Sequence<Int>).self) == nil)
      #expect(ValueProvider.standardProvider.provideValue(for: (any Sendable).self) == nil)
    }
  #endif

  @Test func unstubbedStreamsEndImmediately() async throws {
    let texts = try await failures {
      #expect(await all(feed.updates) == [])
      #expect(await all(feed.songs(of: "Ryan")) == [])
      for try await _ in feed.noises() { Issue.record("An empty stream has no elements.") }
    }
    #expect(texts.count == 3)
    #expect(
      texts.first == """
        Unexpected call: no stub answers feed.updates, which returned a stream.
        updates has no stubs.
        Write: given(feed.updates).willStream(<#Int#>)
        """)
    feed.useDefaultValues(from: .standardProvider)
    #expect(try await all(feed.storms()) == [])
  }
}

private func all<Stream: AsyncSequence>(_ stream: Stream) async rethrows -> [Stream.Element] {
  var elements: [Stream.Element] = []
  for try await element in stream { elements.append(element) }
  return elements
}

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
private func all(_ stream: any AsyncSequence<String, Never>) async -> [String] {
  var elements: [String] = []
  for await element in stream { elements.append(element) }
  return elements
}
