internal import MynahCore

extension ThrowingStub {
  /// A task that waits for a call.
  struct Waiter {
    /// The index that the call will have in the list of recorded calls.
    var index: Int
    let continuation: AsyncStream<Locked<Call>>.Continuation
  }
}

extension ThrowingStub where Arguments: Sendable, ReturnType: Sendable {
  /// Suspends until the next call is made, and returns the call.
  ///
  /// ```swift
  /// let call = try #require(await bird.chirpStub.nextCall(after: 0))
  /// #expect(call.arguments == 42)
  /// ```
  ///
  /// If you don't pass `count`, the method waits for a call that is made after the wait begins. If
  /// other code might call the stub before then, pass the number of earlier calls, such as 0 in the
  /// example.
  ///
  /// - Parameters:
  ///   - count: The number of recorded calls to skip. If more calls are already recorded, the
  ///     method returns immediately. By default, the method skips the calls that are recorded when
  ///     the wait begins.
  ///   - isolation: The isolation of the caller. Don't pass it.
  /// - Returns: The call, or nil if the task is canceled.
  public func nextCall(
    after count: Int? = nil, isolation: isolated (any Actor)? = #isolation
  ) async -> Call? {
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
