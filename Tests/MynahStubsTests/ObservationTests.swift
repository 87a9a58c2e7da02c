#if canImport(Observation)
  import Foundation
  import Mynah
  import MynahStubs
  import Observation
  import Testing

  /// Tests of code that observes the calls of a stub.
  @Suite struct ObservationTests {
    private let stub = Stub<Int, Bool>(defaultReturnValue: true)

    /// Returns the number of changes that an observer of a value notices.
    @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
    private func changes(of value: () -> Any, during action: () throws -> Void) rethrows -> Int {
      let changes = Stub<Void, Void>()
      withObservationTracking {
        _ = value()
      } onChange: {
        changes()
      }
      try action()
      return changes.calls.count
    }

    @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
    @Test func stubIsObservable() {
      func check(_: some Observable) {}
      check(stub)
    }

    @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
    @Test func callsAreObserved() {
      #expect(changes(of: { stub.calls }) { _ = stub(1) } == 1)
    }

    @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
    @Test func partsOfCallsAreObserved() {
      #expect(changes(of: { stub.callArguments }) { _ = stub(1) } == 1)
      #expect(changes(of: { stub.callResults }) { _ = stub(1) } == 1)
      #expect(changes(of: { stub.callReturnValues }) { _ = stub(1) } == 1)
      #expect(changes(of: { stub.callErrors }) { _ = stub(1) } == 1)
    }

    @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
    @Test func clearedCallsAreObserved() {
      #expect(changes(of: { stub.calls }, during: stub.clearCalls) == 1)
    }

    @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
    @Test func unansweredCallIsObserved() {
      let stub = ThrowingStub<Int, Bool, any Error>(resultQueue: [])
      _ = capturedFailures {
        #expect(changes(of: { stub.calls }) { _ = try? stub(1) } == 1)
      }
    }

    @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
    @Test func valuesOfFutureCallsAreNotObserved() {
      let change = {
        stub.defaultReturnValue = false
        stub.enqueue(true)
      }
      #expect(changes(of: { (stub.calls, stub.resultQueue) }, during: change) == 0)
    }

    @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
    @Test func observerReadsTheNewCall() {
      let seen = Stub<[Int], Void>()
      withObservationTracking {
        _ = stub.calls
      } onChange: {
        seen(stub.callArguments)
      }
      _ = stub(1)
      #expect(seen.callArguments == [[1]])
    }

    /// A task that reads the calls after each change, such as `Observations`, sees all of them.
    @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
    @Test(arguments: 0..<20) func observersNoticeTheLastCallOfOtherThreads(_: Int) async {
      let count = 50
      async let called: Void = withCheckedContinuation { continuation in
        DispatchQueue.global().async {
          DispatchQueue.concurrentPerform(iterations: count) { _ = stub($0) }
          continuation.resume()
        }
      }
      var seen = 0
      while seen < count {
        let (changes, continuation) = AsyncStream<Void>.makeStream()
        seen = withObservationTracking {
          stub.calls.count
        } onChange: {
          continuation.finish()
        }
        if seen < count { for await _ in changes {} }
      }
      await called
      #expect(stub.calls.count == count)
    }
  }
#endif
