import Mynah
import MynahStubs
import Testing

/// The examples of stubs that aren't set, on the page about stubs.
@Suite struct UnsetStubTests {
  final class MockNestling: Nestling, Sendable {
    nonisolated(unsafe) var chirpStub: Stub<Int, Bool> = .unset("MockNestling.chirpStub")

    func chirp(volume: Int) -> Bool { chirpStub(volume) }
  }

  @Test func unsetStubsInSendableMocksCanBeReplaced() {
    let nestling = MockNestling()
    #expect(!nestling.chirpStub.hasDefault)
    nestling.chirpStub = Stub(defaultReturnValue: true)
    #expect(nestling.chirp(volume: 42))
    #expect(nestling.chirpStub.callArguments == [42])
  }

  #if compiler(>=6.2)
    private static let silent = FailureReporter { _, _ in }

    @Test func failuresNameThePropertyThatTheCallerUses() async throws {
      let result = try await #require(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) {
        withFailureReporter(Self.silent) { _ = MockBird().chirp(volume: 42) }
      }
      #expect(
        fatalError(in: result.standardErrorContent) == """
          Unexpected call: no stub is set for chirpStub, and there's no value to return instead.
          It is called by chirp(volume:) at MockBird.swift:15.
          Called with: 42
          Write: chirpStub = Stub(defaultReturnValue: <#Bool#>)
          """)
    }

    @Test func failuresNameTheTypeOfTheUnsetStub() async throws {
      let result = try await #require(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) {
        withFailureReporter(Self.silent) {
          _ = MynahStubsTests.MockNestling().chirp(volume: 42)
        }
      }
      #expect(
        fatalError(in: result.standardErrorContent) == """
          Unexpected call: no stub is set for MockNestling.chirpStub, and there's no value to return instead.
          It is declared at MockNestling.swift:4.
          Called with: 42
          Write: chirpStub = Stub(defaultReturnValue: <#Bool#>)
          """)
    }

    @Test func failuresNameTheUnsetStubOfANestedType() async throws {
      let result = try await #require(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) {
        withFailureReporter(Self.silent) { _ = MockNestling().chirp(volume: 42) }
      }
      #expect(
        fatalError(in: result.standardErrorContent) == """
          Unexpected call: no stub is set for MockNestling.chirpStub, and there's no value to return instead.
          It is declared at UnsetStubTests.swift:8.
          Called with: 42
          Write: chirpStub = Stub(defaultReturnValue: <#Bool#>)
          """)
    }
  #endif
}
