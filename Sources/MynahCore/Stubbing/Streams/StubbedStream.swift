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
