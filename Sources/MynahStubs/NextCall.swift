extension Stub where Arguments: Sendable, ReturnType: Sendable {
  /// Suspends until the next call is made, and returns it.
  ///
  /// ```swift
  /// let call = try #require(await bird.chirpStub.nextCall(after: 0))
  /// #expect(call.arguments == 42)
  /// ```
  ///
  /// Without `count`, a call that is made before the wait begins does not count. Where other code may be
  /// that fast, say after how many calls, as above.
  ///
  /// - Parameters:
  ///   - count: After how many recorded calls; the call is returned at once if it is there already. By
  ///     default those that are recorded when the wait begins.
  ///   - isolation: The actor that waits.
  /// - Returns: The call, or nil if the task is cancelled.
  public func nextCall(
    after count: Int? = nil, isolation: isolated (any Actor)? = #isolation
  ) async -> Call? {
    await core.call(after: count, isolation: isolation).map {
      Call(arguments: $0.arguments, returnValue: $0.result.get())
    }
  }
}

extension ThrowingStub where Arguments: Sendable, ReturnType: Sendable {
  /// Suspends until the next call is made, and returns it.
  ///
  /// ```swift
  /// let call = try #require(await bird.flyStub.nextCall(after: 0))
  /// #expect(call.arguments == "Oslo")
  /// ```
  ///
  /// Without `count`, a call that is made before the wait begins does not count. Where other code may be
  /// that fast, say after how many calls, as above.
  ///
  /// - Parameters:
  ///   - count: After how many recorded calls; the call is returned at once if it is there already. By
  ///     default those that are recorded when the wait begins.
  ///   - isolation: The actor that waits.
  /// - Returns: The call, or nil if the task is cancelled.
  public func nextCall(
    after count: Int? = nil, isolation: isolated (any Actor)? = #isolation
  ) async -> Call? {
    await core.call(after: count, isolation: isolation).map {
      Call(arguments: $0.arguments, result: $0.result)
    }
  }
}
