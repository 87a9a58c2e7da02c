extension ThrowingStub {
  /// The answers and the recorded calls of a stub, which its lock protects.
  ///
  /// Arguments and results are never released while the lock is held, because their `deinit` may
  /// run code that calls the stub.
  struct State {
    var defaultResult: Result<ReturnType, ErrorType>?

    /// The queue in reverse order, because removing the last element is fast.
    var reversedQueue: [Result<ReturnType, ErrorType>]
    var calls: [Call] = []

    /// The number of all calls and of calls that the queue answered, which clearing doesn't reset.
    var callCount = 0
    var queueAnswerCount = 0
    var waiters: [Waiter] = []

    /// Records a call, and returns the waiters for it.
    mutating func record(_ call: Call) -> [Waiter] {
      calls.append(call)
      guard !waiters.isEmpty else { return [] }
      let count = calls.count
      let ready = waiters.filter { $0.index < count }
      waiters.removeAll { $0.index < count }
      return ready
    }

    /// Removes the recorded calls, so waiters wait for a lower index.
    mutating func clearCalls() {
      for index in waiters.indices {
        waiters[index].index = max(0, waiters[index].index - calls.count)
      }
      calls = []
    }
  }
}
