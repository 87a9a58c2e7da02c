import Mynah
import MynahStubs
import Testing

private func call<ErrorType>(_ stub: ThrowingStub<Int, Bool, ErrorType>) { _ = try? stub(42) }

private func callSpentStub() {
  call(Stub(returnValueQueue: []))
}

/// Tests that a `Stub` is a `ThrowingStub` that can't throw.
@Suite struct NonthrowingStubTests {
  private let stub = Stub<Int, Bool>(
    defaultResult: .success(true), resultQueue: [.success(false), .success(true)])

  @Test func genericCodeOverThrowingStubsTakesAStub() {
    func calls<Arguments, ReturnType, ErrorType>(
      of stub: ThrowingStub<Arguments, ReturnType, ErrorType>
    ) -> [ThrowingStub<Arguments, ReturnType, ErrorType>.Call] { stub.calls }
    _ = stub(42)
    let call: Stub<Int, Bool>.Call = calls(of: stub)[0]
    #expect(call.arguments == 42)
    #expect(!call.returnValue)
  }

  @Test func resultsAnswerTheCalls() {
    #expect([stub(1), stub(2), stub(3)] == [false, true, true])
  }

  @Test func callsHaveResults() {
    _ = stub(1)
    _ = stub(2)
    #expect(stub.callResults == [.success(false), .success(true)])
    #expect(stub.calls.map(\.result) == stub.callResults)
  }

  @Test func callsHaveNoErrors() {
    _ = stub(1)
    #expect(stub.calls[0].error == nil)
    #expect(stub.callErrors == [nil])
  }

  @Test func resultQueueHasTheReturnValues() {
    stub.returnValueQueue = [true]
    #expect(stub.resultQueue == [.success(true)])
    stub.resultQueue.append(.success(false))
    #expect(stub.returnValueQueue == [true, false])
  }

  @Test func enqueueTakesValues() {
    let stub = Stub<Int, Int>(returnValueQueue: [])
    stub.enqueue(1, 2)
    #expect(stub.returnValueQueue == [1, 2])
  }

  @Test func enqueueTakesAResult() {
    let stub = Stub<Int, Int>(returnValueQueue: [])
    stub.enqueue(.success(3))
    #expect(stub.returnValueQueue == [3])
  }

  @Test func defaultResultHasTheDefaultReturnValue() {
    stub.defaultReturnValue = false
    #expect(stub.defaultResult == .success(false))
    stub.defaultResult = .success(true)
    #expect(stub.defaultReturnValue)
  }

  @Test func descriptionIsTheSameInGenericCode() {
    func description<ErrorType>(of stub: ThrowingStub<Int, Bool, ErrorType>) -> String { "\(stub)" }
    #expect(description(of: stub) == "Stub<Int, Bool> (0 calls, 2 queued)")
  }

  #if compiler(>=6.2)
    @Test func failureOfACallInGenericCodeNamesTheStub() async throws {
      let result = try await #require(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) {
        withFailureReporter(FailureReporter { _, _ in }) { callSpentStub() }
      }
      #expect(
        fatalError(in: result.standardErrorContent) == """
          Unexpected call: no value is left for call #1 of Stub<Int, Bool>, and there's no value to return instead.
          Its queue is empty, and no default is set. Stub made at NonthrowingStubTests.swift:8.
          Called with: 42
          Write: Stub(defaultReturnValue: <#Bool#>)
          """)
    }
  #endif
}
