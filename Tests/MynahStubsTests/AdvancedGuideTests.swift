import Foundation
import MynahStubs
import Testing

protocol Loader {
  func loadData(at url: URL, retryPolicy: any RetryPolicy<String, Int>) async throws -> Data?
}

final class MockLoader: Loader {
  struct LoadDataArguments {
    let url: URL
    let retryPolicy: any RetryPolicy<String, Int>
  }

  var loadDataPrologue: (@Sendable () async throws -> Void)?
  var loadDataStub: ThrowingStub<LoadDataArguments, Data?, any Error>!

  func loadData(at url: URL, retryPolicy: any RetryPolicy<String, Int>) async throws -> Data? {
    // Execute the prologue before returning the stub’s result
    try await loadDataPrologue?()
    return try loadDataStub(.init(url: url, retryPolicy: retryPolicy))
  }
}

protocol RetryPolicy<Input, Output>: Sendable {
  associatedtype Input
  associatedtype Output
  func retryDelay(
    forInput input: Input, output: Output, attemptCount: Int, previousDelay: Duration?
  ) -> Duration?
}

final class MockRetryPolicy<Input, Output>: RetryPolicy {
  struct RetryDelayArguments {
    let input: Input
    let output: Output
    let attemptCount: Int
    let previousDelay: Duration?
  }

  nonisolated(unsafe) var retryDelayStub: Stub<RetryDelayArguments, Duration?>!

  func retryDelay(
    forInput input: Input,
    output: Output,
    attemptCount: Int,
    previousDelay: Duration?
  ) -> Duration? {
    retryDelayStub(
      .init(
        input: input,
        output: output,
        attemptCount: attemptCount,
        previousDelay: previousDelay
      )
    )
  }
}

@Suite struct AdvancedGuideTests {
  @Test func prologuesRunBeforeTheStub() async throws {
    let url = URL(filePath: "/a")
    // The prologue cancels the task that loads, so that is not the test's own.
    let load = Task {
      let mockLoader = MockLoader()
      mockLoader.loadDataStub = ThrowingStub(defaultResult: .success(nil))
      mockLoader.loadDataPrologue = {
        withUnsafeCurrentTask { $0?.cancel() }
      }
      let data = try await mockLoader.loadData(
        at: url, retryPolicy: MockRetryPolicy<String, Int>())
      #expect(data == nil)
      #expect(mockLoader.loadDataStub.callArguments.map(\.url) == [url])
      return Task.isCancelled
    }
    #expect(try await load.value)
  }

  @Test func prologuesThatThrowKeepTheStubFromBeingCalled() async {
    let mockLoader = MockLoader()
    mockLoader.loadDataStub = ThrowingStub(defaultResult: .success(nil))
    mockLoader.loadDataPrologue = { throw FileError.notFound }
    await #expect(throws: FileError.notFound) {
      try await mockLoader.loadData(
        at: URL(filePath: "/a"), retryPolicy: MockRetryPolicy<String, Int>())
    }
    #expect(mockLoader.loadDataStub.calls.isEmpty)
  }

  @Test func sendableMocksHaveStubs() throws {
    let retryPolicy = MockRetryPolicy<String, Int>()
    retryPolicy.retryDelayStub = Stub(defaultReturnValue: nil, returnValueQueue: [.seconds(1)])
    let expectedRequest = "request"

    let delay = retryPolicy.retryDelay(
      forInput: "request", output: 3, attemptCount: 1, previousDelay: nil)

    #expect(delay == .seconds(1))
    let retryCall = try #require(retryPolicy.retryDelayStub.callArguments.first)
    #expect(retryCall.attemptCount == 1)
    #expect(retryCall.input == expectedRequest)
    #expect(retryCall.previousDelay == nil)
  }
}
