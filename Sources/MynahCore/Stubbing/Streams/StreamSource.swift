/// The elements of a stub's streams, and who consumes them.
///
/// Each stream reads the elements from a place of its own, so all consumers get the same ones in the same
/// order. Those who wait for the next one are woken when the lock is free.
final class StreamSource<Element, Failure: Error>: CallSource, EndsWithStubs {
  /// How the streams ended.
  struct End {
    let error: Failure?

    /// Where the test ended them; nil where nobody did.
    let location: CodeLocation?
  }

  private struct State {
    var elements: [Element] = []
    var end: End?
    var waiting: [(consumer: ObjectIdentifier, continuation: UnsafeContinuation<Void, Never>)] = []
    var consumerCount = 0
    var cancelledCount = 0
    var watchers: [CallWatcher] = []

    /// Notes that a stream has ended.
    mutating func leave(_ consumer: StreamConsumer<Element, Failure>) {
      if consumer.hasBegun, !consumer.hasEnded { consumerCount -= 1 }
      consumer.hasEnded = true
    }

    /// Takes those who wait.
    mutating func takeWaiting() -> [UnsafeContinuation<Void, Never>] {
      defer { waiting = [] }
      return waiting.map(\.continuation)
    }
  }

  private let state = Locked(State())

  /// What a consumer does next.
  enum Step {
    case element(Element)
    case ends(Failure?)
    case waits
  }

  // MARK: - The test

  /// Adds elements.
  ///
  /// - Returns: How the streams had ended before, where they had.
  func yield(_ elements: [Element]) -> End? {
    let (end, awake) = state.withLock { state in
      guard state.end == nil else { return (state.end, [UnsafeContinuation<Void, Never>]()) }
      state.elements += elements
      return (nil, state.takeWaiting())
    }
    for continuation in awake { continuation.resume() }
    return end
  }

  /// Ends the streams.
  ///
  /// - Returns: How they had ended before, where they had.
  func finish(_ error: Failure?, at location: CodeLocation?) -> End? {
    let (earlier, awake) = state.withLock { state in
      let earlier = state.end
      if earlier == nil { state.end = End(error: error, location: location) }
      return (earlier, state.takeWaiting())
    }
    for continuation in awake { continuation.resume() }
    return earlier
  }

  func finish() { _ = finish(nil, at: nil) }

  // MARK: - Consumers

  /// How many elements there were.
  var count: Int { state.withLock { $0.elements.count } }

  /// How many streams are iterated now.
  var consumerCount: Int { state.withLock { $0.consumerCount } }

  /// How many streams were cancelled in all.
  var cancelledCount: Int { state.withLock { $0.cancelledCount } }

  /// Says what a consumer does next, and moves it on.
  func step(_ consumer: StreamConsumer<Element, Failure>) -> Step {
    let (step, watchers) = state.withLock { state -> (Step, [CallWatcher]) in
      if consumer.hasEnded { return (.ends(nil), []) }
      var watchers: [CallWatcher] = []
      if !consumer.hasBegun {
        consumer.hasBegun = true
        state.consumerCount += 1
        watchers = state.watchers
      }
      if consumer.position < state.elements.count {
        defer { consumer.position += 1 }
        return (.element(state.elements[consumer.position]), watchers)
      }
      guard let end = state.end else { return (.waits, watchers) }
      state.leave(consumer)
      return (.ends(end.error), state.watchers)
    }
    for watcher in watchers { watcher.wake() }
    return step
  }

  /// Waits for what comes next.
  func wait(
    _ consumer: StreamConsumer<Element, Failure>, isolation: isolated (any Actor)? = #isolation
  ) async {
    await withTaskCancellationHandler(
      operation: {
        await withUnsafeContinuation(isolation: isolation) { continuation in
          let isWaiting = state.withLock { state in
            guard !consumer.hasEnded, state.end == nil, consumer.position == state.elements.count
            else { return false }
            state.waiting.append((ObjectIdentifier(consumer), continuation))
            return true
          }
          if !isWaiting { continuation.resume() }
        }
      }, onCancel: { cancel(consumer) }, isolation: isolation)
  }

  /// Ends the stream of a cancelled consumer.
  private func cancel(_ consumer: StreamConsumer<Element, Failure>) {
    let (awake, watchers) = state.withLock { state in
      guard !consumer.hasEnded else {
        return ([UnsafeContinuation<Void, Never>](), [CallWatcher]())
      }
      state.leave(consumer)
      state.cancelledCount += 1
      let own = ObjectIdentifier(consumer)
      let awake = state.waiting.filter { $0.consumer == own }.map(\.continuation)
      state.waiting.removeAll { $0.consumer == own }
      return (awake, state.watchers)
    }
    for continuation in awake { continuation.resume() }
    for watcher in watchers { watcher.wake() }
  }

  /// Ends a stream that is released.
  func leave(_ consumer: StreamConsumer<Element, Failure>) {
    let watchers = state.withLock { state in
      state.leave(consumer)
      return state.watchers
    }
    for watcher in watchers { watcher.wake() }
  }

  func watch(_ watcher: CallWatcher) {
    state.withLock { $0.watchers.append(watcher) }
  }

  func unwatch(_ watcher: CallWatcher) {
    state.withLock { $0.watchers.removeAll { $0 === watcher } }
  }
}

/// One stream of a stub.
final class StreamConsumer<Element, Failure: Error>: @unchecked Sendable {
  private let source: StreamSource<Element, Failure>

  // MARK: - What the source's lock protects

  /// The place of the next element.
  var position: Int
  var hasBegun = false
  var hasEnded = false

  // MARK: -

  init(_ source: StreamSource<Element, Failure>, from position: Int) {
    self.source = source
    self.position = position
  }

  deinit { source.leave(self) }

  /// Returns the next element; nil where the stream has ended.
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

/// Ends the streams of a stub when neither the stub nor the test has them.
final class StreamOwner<Element, Failure: Error>: Sendable {
  let source = StreamSource<Element, Failure>()
  private let start: StreamStart

  init(from start: StreamStart) {
    self.start = start
  }

  deinit { source.finish() }

  /// Makes a stream.
  func consumer() -> StreamConsumer<Element, Failure> {
    StreamConsumer(source, from: start == .beginning ? 0 : source.count)
  }
}

/// Which elements a stream of a stub begins with.
public enum StreamStart: Sendable {
  /// The first one that was yielded, also before the stream was asked for.
  case beginning

  /// The first one that is yielded after the stream was asked for.
  case now
}
