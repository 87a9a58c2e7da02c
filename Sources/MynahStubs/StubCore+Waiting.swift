internal import MynahCore

extension StubCore {
  /// One who waits for a call.
  struct Waiter {
    let id: Int

    /// The index that the call will have among the recorded ones.
    var index: Int
    let continuation: CheckedContinuation<Void, Never>
    let received: Locked<Call?>
  }

  /// Hands a call to those who waited for it.
  func resume(_ waiters: [Waiter], with call: Call) {
    for waiter in waiters {
      waiter.received.withLock { $0 = call }
      waiter.continuation.resume()
    }
  }

  /// Suspends until more than `count` calls are recorded, and returns the call after those; nil where
  /// the task is cancelled.
  func call(after count: Int?, isolation: isolated (any Actor)?) async -> Call? {
    let received = Locked<Call?>(nil)
    let id = state.withLock { state in
      state.nextWaiterID += 1
      return state.nextWaiterID
    }
    let cancel = Cancellation(state: state, id: id)
    await withTaskCancellationHandler(
      operation: {
        await withCheckedContinuation(isolation: isolation) { continuation in
          let isSettled = state.withLock { state in
            let index = max(0, count ?? state.calls.count)
            if index < state.calls.count {
              let call = state.calls[index]
              received.withLock { $0 = call }
              return true
            }
            // A cancellation after this line finds the waiter.
            if Task.isCancelled { return true }
            state.waiters.append(
              Waiter(id: id, index: index, continuation: continuation, received: received))
            return false
          }
          if isSettled { continuation.resume() }
        }
      }, onCancel: { cancel() }, isolation: isolation)
    return received.withLock { $0 }
  }

  /// Ends the wait of one waiter.
  private struct Cancellation: Sendable {
    let state: Locked<State>
    let id: Int

    func callAsFunction() {
      let waiter = state.withLock { state in
        state.waiters.firstIndex { $0.id == id }.map { state.waiters.remove(at: $0) }
      }
      waiter?.continuation.resume()
    }
  }
}
