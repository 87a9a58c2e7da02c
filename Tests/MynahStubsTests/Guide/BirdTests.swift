import Mynah
import MynahStubs
import Testing

/// The examples of the page about stubs.
@Suite struct BirdTests {
  let bird = MockBird()

  @Test func callsAfterTheQueueNeedADefault() throws {
    let failures = capturedFailures {
      bird.flyStub = ThrowingStub(resultQueue: [.success(3)])
      _ = try? bird.fly(to: "Rome", speed: 40)
      #expect(throws: MockFailure.self) { try bird.fly(to: "Oslo", speed: 40) }
    }
    #expect(bird.flyStub.callReturnValues == [3])
    #expect(
      failures.report == """
        Unexpected call: no value is left for call #2 of ThrowingStub<FlyArguments, Int, Error>, which threw this failure.
        Its queue had 1 value, and no default is set. Stub made at BirdTests.swift:11.
        Called with: FlyArguments(place: "Oslo", speed: 40)
        Write: ThrowingStub(defaultResult: .success(<#Int#>))
        """)
    #expect(failures.lines == [17])
  }

  @Test func callsAfterTheQueueReturnTheDefault() throws {
    bird.nameStub = Stub(defaultReturnValue: "Ryan")
    bird.chirpStub = Stub(defaultReturnValue: false, returnValueQueue: [true])
    bird.flyStub = ThrowingStub(
      defaultResult: .success(3), resultQueue: [.failure(Storm.rain), .success(4)])

    #expect([bird.name, bird.name] == ["Ryan", "Ryan"])
    #expect([bird.chirp(volume: 3), bird.chirp(volume: 3)] == [true, false])
    #expect(throws: Storm.rain) { try bird.fly(to: "Oslo", speed: 40) }
    #expect(try bird.fly(to: "Oslo", speed: 40) == 4)
    #expect(try bird.fly(to: "Oslo", speed: 40) == 3)
  }

  final class MockSinger {
    var singStub: Stub<String, Void> = Stub()
    var landStub: ThrowingStub<Void, Void, Storm> = ThrowingStub(
      defaultError: nil, errorQueue: [.rain, nil])
  }

  @Test func callsAreRecorded() {
    bird.chirpStub = Stub(defaultReturnValue: false, returnValueQueue: [true])
    bird.flyStub = ThrowingStub(defaultResult: .failure(Storm.hail))
    _ = bird.chirp(volume: 3)
    _ = bird.chirp(volume: 42)
    _ = try? bird.fly(to: "Oslo", speed: 40)

    #expect(bird.chirpStub.calls.count == 2)
    #expect(bird.chirpStub.callArguments == [3, 42])
    #expect(bird.chirpStub.callReturnValues == [true, false])
    #expect(bird.flyStub.callArguments.first?.place == "Oslo")
    #expect(bird.flyStub.calls.first?.error as? Storm == .hail)
    bird.flyStub.clearCalls()
    #expect(bird.flyStub.calls.isEmpty)
    #expect(bird.flyStub.hasDefault)
  }

  @Test func voidStubsNeedNoValues() throws {
    let singer = MockSinger()
    singer.singStub("la")
    #expect(singer.singStub.callArguments == ["la"])
    #expect(throws: Storm.rain) { try singer.landStub() }
    try singer.landStub()
    try singer.landStub()
    #expect(singer.landStub.callErrors == [.rain, nil, nil])
  }

  @Test func stubsAreFunctions() {
    bird.chirpStub = Stub(defaultReturnValue: false, returnValueQueue: [true])
    #expect([3, 42].map(bird.chirpStub.callAsFunction) == [true, false])
    #expect(bird.chirpStub.callArguments == [3, 42])
  }

  @MainActor private func feed(_ bird: MockBird) async {
    await Task.yield()
    _ = bird.chirp(volume: 42)
  }

  @Test @MainActor func nextCallWaitsForACall() async throws {
    let bird = MockBird()
    bird.chirpStub = Stub(defaultReturnValue: true)

    let keeper = Task { await feed(bird) }
    let call = try #require(await bird.chirpStub.nextCall(after: 0))
    #expect(call.arguments == 42)

    await keeper.value
    #expect(bird.chirpStub.calls == [call])
  }
}
