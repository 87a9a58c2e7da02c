import Foundation
import MynahStubs
import Testing

@Suite struct ConcurrencyTests {
  @Test func eachQueuedValueIsReturnedOnceAcrossThreads() {
    let count = 8 * 500
    let stub = Stub<Int, Int>(defaultReturnValue: -1, returnValueQueue: Array(0..<count))
    let returned = Stub<[Int], Void>()
    DispatchQueue.concurrentPerform(iterations: 8) { thread in
      returned((0..<500).map { stub(thread * 500 + $0) })
    }
    #expect(returned.callArguments.flatMap { $0 }.sorted() == Array(0..<count))
    #expect(stub.callArguments.sorted() == Array(0..<count))
    #expect(stub.callReturnValues == Array(0..<count))
    #expect(stub.returnValueQueue.isEmpty)
  }

  @Test @MainActor func nextCallIgnoresCallsBeforeTheWait() async {
    let stub = ThrowingStub<Int, Bool, FileError>(defaultError: .notFound)
    _ = try? stub(1)
    // The wait has begun when this task runs, because both are on the main actor.
    let call = Task { @MainActor in _ = try? stub(2) }
    let next = await stub.nextCall()
    await call.value
    #expect(next?.arguments == 2)
    #expect(next?.result == .failure(.notFound))
  }

  @Test @MainActor func clearCallsDoesNotEndWaits() async {
    let stub = Stub<Int, Void>()
    stub(1)
    let call = Task { @MainActor in
      stub.clearCalls()
      stub(2)
    }
    #expect(await stub.nextCall()?.arguments == 2)
    await call.value
  }

  @Test func allWaitingTasksReceiveTheCall() async {
    let stub = Stub<Int, Void>()
    await withTaskGroup(of: Int?.self) { group in
      for _ in 0..<8 { group.addTask { await stub.nextCall(after: 0)?.arguments } }
      stub(3)
      for await arguments in group { #expect(arguments == 3) }
    }
  }

  @Test(arguments: 0..<50) func cancellationEndsTheWait(_: Int) async {
    let stub = Stub<Int, Void>()
    let wait = Task { await stub.nextCall() }
    wait.cancel()
    #expect(await wait.value?.arguments == nil)
  }

  @Test func stubsAreSendableIfTheirTypeParametersAre() {
    func check(_: some Sendable) {}
    let stub = Stub<Int, Bool>(defaultReturnValue: true)
    _ = stub(1)
    check(stub)
    check(stub.calls)
    check(ThrowingStub<Int, Bool, any Error>(defaultReturnValue: true))
  }
}
