import MynahStubs
import Testing

/// The example on the page about stubs that runs code before a stub answers.
@Suite struct PrologueGuideTests {
  typealias FlyArguments = MockBird.FlyArguments

  final class MockGull {
    var flyStub: ThrowingStub<FlyArguments, Int, any Error>!

    var flyPrologue: (@Sendable () async throws -> Void)?

    func fly(to place: String, speed: Int) async throws -> Int {
      try await flyPrologue?()
      return try flyStub(FlyArguments(place: place, speed: speed))
    }
  }

  @Test func prologueRunsBeforeTheStubAnswers() async throws {
    let gull = MockGull()
    gull.flyStub = ThrowingStub(defaultReturnValue: 3)
    #expect(try await gull.fly(to: "Oslo", speed: 40) == 3)

    gull.flyPrologue = { throw Storm.hail }
    await #expect(throws: Storm.hail) { try await gull.fly(to: "Oslo", speed: 40) }
    #expect(gull.flyStub.calls.count == 1)
  }
}
