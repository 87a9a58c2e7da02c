public import MynahShims

// Calls of `async` members within each other take memory and no stack, so that an endless recursion ends
// when none is left. A call counts the closures that run, which costs two additions. Only where there are
// very many is it looked whether they run within each other, or side by side.

/// How deep closures answer calls of `async` members within each other, where very many run at once.
enum AsyncNesting {
  @TaskLocal static var depth = 0

  /// How deep they may.
  static let limit = 10_000
}

extension _MockedMember {
  /// Runs what answers a call of an `async` member, as deep as there may be others around it.
  ///
  /// - Parameters:
  ///   - stub: The stub whose closure it is; nil for a target.
  ///   - isolation: The actor that the mocked declaration runs on.
  ///   - body: Calls the closure or the target.
  func nest<Thrown: Error>(
    in stub: MemberStub?, isolation: isolated (any Actor)? = #isolation,
    _ body: () async throws(Thrown) -> Result, orEnd end: (MemberStub?) throws(Thrown) -> Result
  ) async throws(Thrown) -> Result {
    let running = mynah_begin(&state.pointee.running)
    defer { mynah_end(&state.pointee.running) }
    if mynah_is_unchecked(running) { return try await body() }
    return try await nestDeep(in: stub, running, body, orEnd: end)
  }

  /// Runs what answers a call where very many answers run.
  func nestDeep<Thrown: Error>(
    in stub: MemberStub?, _ running: mynah_running_t,
    isolation: isolated (any Actor)? = #isolation,
    _ body: () async throws(Thrown) -> Result, orEnd end: (MemberStub?) throws(Thrown) -> Result
  ) async throws(Thrown) -> Result {
    let depth = AsyncNesting.depth + 1
    if running >= mynah_is_endless || depth > AsyncNesting.limit { return try end(stub) }
    let outcome: UncheckedBox<Swift.Result<Result, Thrown>> =
      await AsyncNesting.$depth.withValue(
        depth,
        operation: {
          do throws(Thrown) {
            return UncheckedBox(.success(try await body()))
          } catch {
            return UncheckedBox(.failure(error))
          }
        }, isolation: isolation)
    return try outcome.value.get()
  }

  /// Runs the closure of a stub where very many run.
  @usableFromInline
  func applyDeep(
    _ stub: MemberStub, _ running: mynah_running_t, isolation: isolated (any Actor)? = #isolation,
    _ body: () async throws(Failure) -> Result
  ) async throws(Failure) -> Result {
    try await nestDeep(in: stub, running, body) { stub throws(Failure) in
      try endAsyncRecursion(of: stub)
    }
  }

  /// Answers a call that comes from within so many others of an `async` member that there is no end:
  /// reports the first, and lets the others return at once.
  func endAsyncRecursion(of stub: MemberStub?) throws(Failure) -> Result {
    let recursion = Recursion.nested(AsyncNesting.limit, isForwarded: stub == nil)
    return try end(
      recursion, at: stub?.location,
      isFirst: mynah_note_endless(&state.pointee.running))
  }
}
