/// The elements of a stub's streams, and their consumers.
///
/// Each stream reads the elements from its own place, so all consumers get the same elements in the same order.
/// Consumers that wait for the next element are woken when the lock is free.
final class StreamSource<Element, Failure: Error>: EndsWithStubs {
  typealias Consumer = StreamConsumer<Element, Failure>

  /// How the streams ended.
  struct End {
    let error: Failure?

    /// Where the test ended them; nil if the test didn't.
    let location: CodeLocation?
  }

  private struct State {
    var elements: [Element] = []
    var end: End?
    var waiting: [UnsafeContinuation<Void, Never>] = []
    var consumerCount = 0
    var cancelledCount = 0
  }

  private let state = Locked(State())
  let watchers = CallWatchers()

  /// What a consumer does next.
  enum Step {
    case element(Element)
    case ends(Failure?)
    case waits
  }

  /// Changes the state, then wakes the consumers and the tests that wait.
  private func change<Output>(_ body: (inout State) -> Output) -> Output {
    let (output, waiting) = state.withLock { state in
      defer { state.waiting = [] }
      return (body(&state), state.waiting)
    }
    for continuation in waiting { continuation.resume() }
    watchers.wake()
    return output
  }

  // MARK: - The test

  /// Adds elements, and returns the end of the streams if they had ended before.
  func yield(_ elements: [Element]) -> End? {
    change { state in
      if state.end == nil { state.elements += elements }
      return state.end
    }
  }

  /// Ends the streams, and returns their end if they had ended before.
  func finish(_ error: Failure?, at location: CodeLocation?) -> End? {
    change { state in
      defer { state.end = state.end ?? End(error: error, location: location) }
      return state.end
    }
  }

  func finish() { _ = finish(nil, at: nil) }

  var count: Int { state.withLock { $0.elements.count } }

  /// The number of streams that are iterated now.
  var consumerCount: Int { state.withLock { $0.consumerCount } }

  /// The number of streams that were cancelled in all.
  var cancelledCount: Int { state.withLock { $0.cancelledCount } }

  // MARK: - Consumers

  /// Returns what a consumer does next, and moves it forward.
  func step(_ consumer: Consumer) -> Step {
    if !state.withLock({ _ in consumer.hasBegun }) {
      change { state in
        consumer.hasBegun = true
        state.consumerCount += 1
      }
    }
    let step: Step = state.withLock { state in
      if consumer.hasEnded { return .ends(nil) }
      guard consumer.position < state.elements.count else {
        return state.end.map { .ends($0.error) } ?? .waits
      }
      defer { consumer.position += 1 }
      return .element(state.elements[consumer.position])
    }
    if case .ends = step { leave(consumer) }
    return step
  }

  /// Waits until there may be a next step.
  func wait(_ consumer: Consumer, isolation: isolated (any Actor)? = #isolation) async {
    await withTaskCancellationHandler(
      operation: {
        await withUnsafeContinuation(isolation: isolation) { continuation in
          let isWaiting = state.withLock { state in
            guard !consumer.hasEnded, state.end == nil, consumer.position == state.elements.count
            else { return false }
            state.waiting.append(continuation)
            return true
          }
          if !isWaiting { continuation.resume() }
        }
      }, onCancel: { leave(consumer, isCancelled: true) }, isolation: isolation)
  }

  /// Ends the stream of a consumer that has read all elements, is cancelled, or is released.
  func leave(_ consumer: Consumer, isCancelled: Bool = false) {
    change { state in
      guard !consumer.hasEnded else { return }
      if consumer.hasBegun { state.consumerCount -= 1 }
      if isCancelled { state.cancelledCount += 1 }
      consumer.hasEnded = true
    }
  }
}

/// One stream of a stub.
///
/// Its variables are protected by the lock of its source.
final class StreamConsumer<Element, Failure: Error>: @unchecked Sendable {
  private let source: StreamSource<Element, Failure>

  /// The place of the next element.
  fileprivate var position: Int
  fileprivate var hasBegun = false
  fileprivate var hasEnded = false

  init(_ source: StreamSource<Element, Failure>, from position: Int) {
    self.source = source
    self.position = position
  }

  // A stream doesn't ask for an element in a cancelled task: it releases the consumer.
  deinit { source.leave(self, isCancelled: Task.isCancelled) }

  /// Returns the next element, or nil if the stream has ended.
  func next(isolation: isolated (any Actor)? = #isolation) async throws(Failure) -> Element? {
    while true {
      switch source.step(self) {
      case .element(let element): return element
      case .ends(let error?): throw error
      case .ends(nil): return nil
      case .waits: await source.wait(self)
      }
    }
  }
}

/// A stream that a stub can make: `AsyncStream` and `AsyncThrowingStream`.
public protocol StreamableResult<Element, Thrown> {
  /// What the streams have.
  associatedtype Element

  /// What they throw.
  associatedtype Thrown: Error

  /// Makes a stream of a closure that returns one element after another.
  static func makeStubbedStream(
    _ next: @escaping @Sendable () async throws -> Element?
  ) -> Self
}

extension AsyncStream: StreamableResult {
  /// Makes a stream of a closure that returns one element after another, and throws nothing.
  public static func makeStubbedStream(
    _ next: @escaping @Sendable () async throws -> Element?
  ) -> AsyncStream {
    // What makes the elements throws nothing, for the stream does not.
    AsyncStream(unfolding: { try? await next() })
  }

  /// Nothing is thrown.
  public typealias Thrown = Never
}

extension AsyncThrowingStream: StreamableResult where Failure == any Error {
  /// Makes a stream of a closure that returns one element after another.
  public static func makeStubbedStream(
    _ next: @escaping @Sendable () async throws -> Element?
  ) -> AsyncThrowingStream {
    AsyncThrowingStream(unfolding: next)
  }

  /// Any error is thrown.
  public typealias Thrown = any Error
}

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension StreamSequence {
  init(_ consumer: StreamConsumer<Element, Failure>) {
    self.init { isolation async throws(Failure) in try await consumer.next(isolation: isolation) }
  }
}
