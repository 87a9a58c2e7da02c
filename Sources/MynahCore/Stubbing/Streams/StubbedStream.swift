/// The streams of a stub, which the test feeds.
///
/// ```swift
/// let songs = given(bird.songs()).willStream()
/// songs.yield("Lullaby")
/// songs.finish()
/// ```
///
/// Each call of the member returns a stream of its own, and all of them have the same elements. They end
/// without a failure where neither the test nor the mock has them any more, when the mock is cleared, and
/// when its session ends.
public final class StubbedStream<Element, Failure: Error>: Sendable {
  let source = StreamSource<Element, Failure>()
  private let start: StreamStart

  /// The stub, for failures.
  private let origin: HolderOrigin

  init(from start: StreamStart, _ origin: HolderOrigin) {
    self.start = start
    self.origin = origin
  }

  deinit { end() }

  /// Ends the streams, which nobody feeds any more.
  func end(after elements: [Element] = []) {
    _ = source.yield(elements)
    source.finish()
  }

  /// Makes a stream.
  func consumer() -> StreamConsumer<Element, Failure> {
    StreamConsumer(source, from: start == .beginning ? 0 : source.count)
  }

  /// How many streams are iterated now.
  public var consumerCount: Int { source.consumerCount }

  /// Adds elements.
  ///
  /// ```swift
  /// songs.yield("Lullaby", "Anthem")
  /// ```
  ///
  /// Streams that have ended take no more:
  ///
  /// ```text
  /// The stream of bird.songs() gets an element, but it was finished at BirdTests.swift:12.
  /// Write finish() after the last element.
  /// ```
  ///
  /// - `elements`: The elements, in order.
  /// - `fileID`, `filePath`, `line`, `column`: Where it is called; leave them out.
  public func yield(
    _ elements: Element..., fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    guard let end = source.yield(elements) else { return }
    report(
      "gets an element", end, "Write finish() after the last element.",
      at: CodeLocation(fileID, filePath, line, column))
  }

  /// Ends the streams.
  ///
  /// ```swift
  /// songs.finish()
  /// ```
  ///
  /// They end once:
  ///
  /// ```text
  /// The stream of bird.songs() is finished, but it was finished at BirdTests.swift:12.
  /// Write finish() once.
  /// ```
  ///
  /// - `fileID`, `filePath`, `line`, `column`: Where it is called; leave them out.
  public func finish(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    finish(nil, CodeLocation(fileID, filePath, line, column))
  }

  /// Ends the streams with an error; exists where they throw, and takes what they throw.
  ///
  /// ```swift
  /// songs.finish(throwing: Storm.rain)
  /// ```
  ///
  /// - `error`: What the streams throw after their last element.
  /// - `fileID`, `filePath`, `line`, `column`: Where it is called; leave them out.
  public func finish(
    throwing error: Failure, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    finish(error, CodeLocation(fileID, filePath, line, column))
  }

  /// Waits until so many streams are iterated, and fails the test where they are not in time.
  ///
  /// ```swift
  /// await songs.hasConsumers(2, within: .seconds(1))
  /// ```
  ///
  /// ```text
  /// Expected 2 streams of bird.songs() to be iterated within 1.0 seconds, but 1 is.
  /// ```
  ///
  /// A stream that has ended, was cancelled or released is not iterated any more.
  ///
  /// - `count`: How many streams must be iterated at once.
  /// - `limit`: How long to wait at most; it ends earlier where the task is cancelled.
  /// - `isolation`, `fileID`, `filePath`, `line`, `column`: Where it is called; leave them out.
  public func hasConsumers(
    _ count: Int = 1, within limit: Duration, isolation: isolated (any Actor)? = #isolation,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) async {
    let location = CodeLocation(fileID, filePath, line, column)
    let shortfall = await waitForNumber(
      of: source.watchers, expected: count, within: limit, at: location
    ) {
      consumerCount
    }
    if let shortfall { report(count, "iterated", shortfall, at: location) }
  }

  /// Waits until the tasks that iterate so many streams were cancelled, and fails the test where they are
  /// not in time.
  ///
  /// ```swift
  /// await songs.isCancelled(within: .seconds(1))
  /// ```
  ///
  /// ```text
  /// Expected 1 stream of bird.songs() to be cancelled within 1.0 seconds, but none is.
  /// ```
  ///
  /// - `count`: How many streams must be cancelled in all.
  /// - `limit`: How long to wait at most; it ends earlier where the task is cancelled.
  /// - `isolation`, `fileID`, `filePath`, `line`, `column`: Where it is called; leave them out.
  public func isCancelled(
    _ count: Int = 1, within limit: Duration, isolation: isolated (any Actor)? = #isolation,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) async {
    let location = CodeLocation(fileID, filePath, line, column)
    let shortfall = await waitForNumber(
      of: source.watchers, expected: count, within: limit, at: location, isFinal: true
    ) { source.cancelledCount }
    if let shortfall { report(count, "cancelled", shortfall, at: location) }
  }

  private func finish(_ error: Failure?, _ location: CodeLocation) {
    guard let end = source.finish(error, at: location) else { return }
    report("is finished", end, "Write finish() once.", at: location)
  }

  /// Reports that the streams had ended before.
  private func report(
    _ problem: String, _ end: StreamSource<Element, Failure>.End, _ advice: String,
    at location: CodeLocation
  ) {
    let ended =
      end.location.map { "finished at \($0.brief)" }
      ?? "ended when the mock was cleared or its session ended"
    origin.failure(
      "The stream of \(origin.pattern) \(problem), but it was \(ended).", advice: advice
    )
    .report(at: location, for: origin.settings)
  }

  /// Reports that not as many streams as expected were iterated or cancelled.
  private func report(
    _ count: Int, _ state: String, _ shortfall: (actual: Int, limit: String),
    at location: CodeLocation
  ) {
    origin.failure(
      "Expected \(count.things("stream")) of \(origin.pattern) to be \(state) \(shortfall.limit), "
        + "but \(shortfall.actual.asBeing)."
    ).report(at: location, for: origin.settings)
  }
}

/// The first element of a stub's streams.
public enum StreamStart: Sendable {
  /// The first element that was yielded, also before the stream was asked for.
  case beginning

  /// The first element that is yielded after the stream was asked for.
  case now
}

extension Stubbing where Result: StreamableResult {
  /// Returns streams of some elements, which end after the last one.
  ///
  /// ```swift
  /// given(bird.songs()).willStream("Lullaby", "Anthem")
  /// ```
  ///
  /// - Parameters:
  ///   - first: The first element.
  ///   - others: The elements that follow.
  @discardableResult
  public func willStream(_ first: Result.Element, _ others: Result.Element...) -> Self {
    willStream(of: [first] + others)
  }

  /// Returns streams of the elements of a collection, which end after the last one.
  ///
  /// ```swift
  /// given(bird.songs()).willStream(of: ["Lullaby", "Anthem"])
  /// ```
  ///
  /// - Parameter elements: The elements.
  @discardableResult
  public func willStream(of elements: some Sequence<Result.Element>) -> Self {
    stream(of: Array(elements)) { .stream($0) }
    return self
  }

  /// Returns streams whose elements the test gives while it runs.
  ///
  /// ```swift
  /// let songs = given(bird.songs()).willStream()
  /// songs.yield("Lullaby")
  /// songs.finish()
  /// ```
  ///
  /// - Parameter start: Which elements a stream begins with.
  /// - Returns: What feeds the streams.
  public func willStream(
    from start: StreamStart = .beginning
  ) -> StubbedStream<Result.Element, Result.Thrown> {
    stream(from: start) { .stream($0) }
  }
}

// What is no more than an asynchronous sequence does not say what it has: the stub does.

extension Stubbing where Result == any AsyncSequence {
  /// Returns streams of some elements, which end after the last one.
  ///
  /// ```swift
  /// given(bird.songs()).willStream("Lullaby", "Anthem")
  /// ```
  ///
  /// - Parameters:
  ///   - first: The first element.
  ///   - others: The elements that follow.
  @discardableResult
  public func willStream<Element>(_ first: Element, _ others: Element...) -> Self {
    willStream(of: [first] + others)
  }

  /// Returns streams of the elements of a collection, which end after the last one.
  ///
  /// - Parameter elements: The elements.
  @discardableResult
  public func willStream<Element>(of elements: some Sequence<Element>) -> Self {
    stream(of: Array(elements)) { AsyncThrowingStream<Element, any Error>.stream($0) }
    return self
  }

  /// Returns streams whose elements the test gives while it runs.
  ///
  /// ```swift
  /// let songs = given(bird.songs()).willStream(of: String.self)
  /// songs.yield("Lullaby")
  /// songs.finish()
  /// ```
  ///
  /// - Parameters:
  ///   - type: The type of the elements.
  ///   - start: Which elements a stream begins with.
  /// - Returns: What feeds the streams.
  public func willStream<Element>(
    of type: Element.Type, from start: StreamStart = .beginning
  ) -> StubbedStream<Element, any Error> {
    stream(from: start) { AsyncThrowingStream<Element, any Error>.stream($0) }
  }
}

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension Stubbing {
  /// Returns streams of some elements, which end after the last one.
  ///
  /// ```swift
  /// given(bird.songs()).willStream("Lullaby", "Anthem")
  /// ```
  ///
  /// - Parameters:
  ///   - first: The first element.
  ///   - others: The elements that follow.
  @discardableResult
  public func willStream<Element, Thrown: Error>(_ first: Element, _ others: Element...) -> Self
  where Result == any AsyncSequence<Element, Thrown> {
    willStream(of: [first] + others)
  }

  /// Returns streams of the elements of a collection, which end after the last one.
  ///
  /// - Parameter elements: The elements.
  @discardableResult
  public func willStream<Element, Thrown: Error>(of elements: some Sequence<Element>) -> Self
  where Result == any AsyncSequence<Element, Thrown> {
    stream(of: Array(elements)) { StreamSequence($0) }
    return self
  }

  /// Returns streams whose elements the test gives while it runs.
  ///
  /// ```swift
  /// let songs = given(bird.songs()).willStream()
  /// songs.yield("Lullaby")
  /// songs.finish()
  /// ```
  ///
  /// - Parameter start: Which elements a stream begins with.
  /// - Returns: What feeds the streams.
  public func willStream<Element, Thrown: Error>(
    from start: StreamStart = .beginning
  ) -> StubbedStream<Element, Thrown> where Result == any AsyncSequence<Element, Thrown> {
    stream(from: start) { StreamSequence($0) }
  }

  #if compiler(>=6.2)
    /// Returns streams of some elements, which end after the last one.
    ///
    /// - Parameters:
    ///   - first: The first element.
    ///   - others: The elements that follow.
    @discardableResult
    public func willStream<Element, Thrown: Error>(_ first: Element, _ others: Element...) -> Self
    where Result == any AsyncSequence<Element, Thrown> & Sendable {
      willStream(of: [first] + others)
    }

    /// Returns streams of the elements of a collection, which end after the last one.
    ///
    /// - Parameter elements: The elements.
    @discardableResult
    public func willStream<Element, Thrown: Error>(of elements: some Sequence<Element>) -> Self
    where Result == any AsyncSequence<Element, Thrown> & Sendable {
      stream(of: Array(elements)) { StreamSequence($0) }
      return self
    }

    /// Returns streams whose elements the test gives while it runs.
    ///
    /// - Parameter start: Which elements a stream begins with.
    /// - Returns: What feeds the streams.
    public func willStream<Element, Thrown: Error>(
      from start: StreamStart = .beginning
    ) -> StubbedStream<Element, Thrown>
    where Result == any AsyncSequence<Element, Thrown> & Sendable {
      stream(from: start) { StreamSequence($0) }
    }
  #endif
}

extension Stubbing {
  /// Adds a stub that returns streams.
  ///
  /// - Parameters:
  ///   - elements: The elements after which the streams end; nil if the test feeds them.
  ///   - start: Which elements a stream begins with.
  ///   - makeResult: Makes a stream of its elements.
  @discardableResult
  private func stream<Element, Thrown: Error>(
    of elements: [Element]? = nil, from start: StreamStart = .beginning,
    _ makeResult: @escaping (StreamConsumer<Element, Thrown>) -> Result
  ) -> StubbedStream<Element, Thrown> {
    let stream = StubbedStream<Element, Thrown>(from: start, HolderOrigin(self))
    if let elements { stream.end(after: elements) }
    selection?.mockedMember.settings?.finishWhenCleared(stream.source)
    add(ProduceBehavior { makeResult(stream.consumer()) })
    return stream
  }
}

extension StreamableResult {
  /// Makes a stream of what a consumer gets.
  fileprivate static func stream(_ consumer: StreamConsumer<Element, Thrown>) -> Self {
    makeStubbedStream { try await consumer.next() }
  }
}
