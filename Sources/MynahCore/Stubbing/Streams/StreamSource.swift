/// The elements of a stub's streams, and the consumers that read them.
///
/// Each consumer has its own position, so consumers don't take elements away from each other.
/// Consumers that wait for the next element are woken after the lock is released.
final class StreamSource<Element, Failure: Error>: StubResource {
  typealias Consumer = StreamConsumer<Element, Failure>

  /// The end of the streams.
  struct End {
    let error: Failure?

    /// The location at which the test ended the streams, or nil if the test didn't end them.
    let location: CodeLocation?
  }

  private struct State {
    var elements: [Element] = []
    var end: End?
    var waiting: [UnsafeContinuation<Void, Never>] = []
    var consumerCount = 0
    var cancelledCount = 0
    var isCalled = false
  }

  private let state = Locked(State())
  let watchers = CallWatchers()

  /// The next step of a consumer.
  enum Step {
    case element(Element)
    case ends(Failure?)
    case waits
  }

  /// Changes the state, and then wakes the consumers and the tests that wait.
  private func change<Output>(_ body: (inout State) -> Output) -> Output {
    let (output, waiting) = state.withLock { state in
      defer { state.waiting = [] }
      return (body(&state), state.waiting)
    }
    for continuation in waiting { continuation.resume() }
    watchers.wake()
    return output
  }

  // MARK: - Functions for the test's handle

  /// Adds elements, or returns the end of the streams if they had already ended.
  func yield(_ elements: [Element]) -> End? {
    change { state in
      if state.end == nil { state.elements += elements }
      return state.end
    }
  }

  /// Ends the streams, or returns their end if they had already ended.
  func finish(_ error: Failure?, at location: CodeLocation?) -> End? {
    change { state in
      defer { state.end = state.end ?? End(error: error, location: location) }
      return state.end
    }
  }

  func finish() { _ = finish(nil, at: nil) }

  /// A Boolean value that indicates whether the stub has returned a stream.
  var isCalled: Bool { state.withLock { $0.isCalled } }

  /// The number of streams that are iterated now.
  var consumerCount: Int { state.withLock { $0.consumerCount } }

  /// The total number of streams that were canceled.
  var cancelledCount: Int { state.withLock { $0.cancelledCount } }

  // MARK: - Consumers

  /// Creates the consumer of a new stream.
  func makeConsumer(from start: StreamStart) -> Consumer {
    let count = state.withLock { state in
      state.isCalled = true
      return state.elements.count
    }
    return Consumer(self, from: start == .beginning ? 0 : count)
  }

  /// Returns the next step of a consumer, and advances its position.
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

  /// Waits until a consumer may be able to take its next step.
  func wait(_ consumer: Consumer, isolation: isolated (any Actor)? = #isolation) async {
    await withTaskCancellationHandler(
      operation: {
        await withUnsafeContinuation(isolation: isolation) { continuation in
          // Check again under the lock, because the state can change after the last step.
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

  /// Ends the stream of a consumer that has read all elements, is canceled, or is released.
  func leave(_ consumer: Consumer, isCancelled: Bool = false) {
    change { state in
      guard !consumer.hasEnded else { return }
      if consumer.hasBegun { state.consumerCount -= 1 }
      if isCancelled { state.cancelledCount += 1 }
      consumer.hasEnded = true
    }
  }
}

/// A consumer, which reads the elements of one stream.
///
/// The source's lock protects the variables of the consumer.
final class StreamConsumer<Element, Failure: Error>: @unchecked Sendable {
  private let source: StreamSource<Element, Failure>

  /// The index of the next element.
  fileprivate var position: Int
  fileprivate var hasBegun = false
  fileprivate var hasEnded = false

  init(_ source: StreamSource<Element, Failure>, from position: Int) {
    self.source = source
    self.position = position
  }

  // In a canceled task, a stream doesn't ask for another element. It releases the consumer
  // instead.
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

/// A type of stream that a stub can create: `AsyncStream` or `AsyncThrowingStream`.
public protocol StreamableResult<Element, Thrown> {
  /// The type of the elements.
  associatedtype Element

  /// The type of the errors.
  associatedtype Thrown: Error

  /// Creates a stream from a closure that returns one element after another.
  static func makeStubbedStream(
    _ next: @escaping @Sendable () async throws -> Element?
  ) -> Self
}

extension AsyncStream: StreamableResult {
  /// Creates a stream from a closure that returns one element after another, and doesn't throw.
  public static func makeStubbedStream(
    _ next: @escaping @Sendable () async throws -> Element?
  ) -> AsyncStream {
    // `next` doesn't throw here, because a consumer throws only its stream's errors.
    AsyncStream(unfolding: { try? await next() })
  }

  /// The type of the errors.
  ///
  /// This stream doesn't throw.
  public typealias Thrown = Never
}

extension AsyncThrowingStream: StreamableResult where Failure == any Error {
  /// Creates a stream from a closure that returns one element after another.
  public static func makeStubbedStream(
    _ next: @escaping @Sendable () async throws -> Element?
  ) -> AsyncThrowingStream {
    AsyncThrowingStream(unfolding: next)
  }

  /// The type of the errors.
  ///
  /// This stream can throw any error.
  public typealias Thrown = any Error
}

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension StreamSequence {
  init(_ consumer: StreamConsumer<Element, Failure>) {
    self.init { isolation async throws(Failure) in try await consumer.next(isolation: isolation) }
  }
}
