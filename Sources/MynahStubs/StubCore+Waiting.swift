internal import MynahCore

extension StubCore {
  /// A task that waits for a call.
  struct Waiter {
    /// The index that the call will have in the list of recorded calls.
    var index: Int
    let continuation: AsyncStream<Locked<Call>>.Continuation
  }

  /// Passes a call to the tasks that wait for it.
  func resume(_ waiters: [Waiter], with call: Call) {
    for waiter in waiters { waiter.continuation.yield(Locked(call)) }
  }

  /// Suspends until more than `count` calls are recorded, and returns the call at that index.
  ///
  /// - Returns: The call, or nil if the task is canceled.
  func call(after count: Int?, isolation: isolated (any Actor)?) async -> Call? {
    let (stream, continuation) = AsyncStream.makeStream(of: Locked<Call>.self)
    let recorded = state.withLock { state -> Call? in
      let index = max(0, count ?? state.calls.count)
      if index < state.calls.count { return state.calls[index] }
      state.waiters.append(Waiter(index: index, continuation: continuation))
      return nil
    }
    if let recorded { return recorded }
    for await call in stream { return call.withLock { $0 } }
    return nil
  }
}
