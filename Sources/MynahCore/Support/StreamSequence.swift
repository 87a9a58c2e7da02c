/// An asynchronous sequence that gets its elements from a closure.
///
/// The closure receives the actor that its caller is isolated to.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
struct StreamSequence<Element, Failure: Error>: AsyncSequence, @unchecked Sendable {
  let makeNext: (isolated (any Actor)?) async throws(Failure) -> Element?

  struct AsyncIterator: AsyncIteratorProtocol {
    nonisolated(unsafe) let makeNext: (isolated (any Actor)?) async throws(Failure) -> Element?

    func next() async throws -> Element? { try await next(isolation: nil) }

    func next(isolation actor: isolated (any Actor)?) async throws(Failure) -> Element? {
      nonisolated(unsafe) let makeNext = makeNext
      return try await makeNext(actor)
    }
  }

  func makeAsyncIterator() -> AsyncIterator { AsyncIterator(makeNext: makeNext) }
}
