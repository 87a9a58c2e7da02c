/// The streams that a stub returns, whose elements come from the test.
///
/// ```swift
/// let songs = given(bird.songs()).willStream()
/// songs.yield("Lullaby")
/// songs.finish()
/// ```
///
/// Each call to the member returns a separate stream, and all streams have the same elements. They
/// end without an error in these cases:
///
/// - The mock is cleared.
/// - The session of the mock ends.
/// - Both the test and the mock have released this object.
public final class StubbedStream<Element, Failure: Error>: Sendable {
  let source = StreamSource<Element, Failure>()

  /// The stub, for failure messages.
  private let origin: StubDescription

  init(_ origin: StubDescription) {
    self.origin = origin
  }

  deinit { end() }

  /// Ends the streams after some last elements.
  func end(after elements: [Element] = []) {
    _ = source.yield(elements)
    source.finish()
  }

  /// The number of streams that are iterated now.
  public var consumerCount: Int { source.consumerCount }

  /// Adds elements to the streams.
  ///
  /// ```swift
  /// songs.yield("Lullaby", "Anthem")
  /// ```
  ///
  /// If the streams have ended, the test fails:
  ///
  /// ```text
  /// Can't yield to the stream of bird.songs(): already finished at BirdTests.swift:12.
  /// Write finish() after the last element.
  /// ```
  ///
  /// - Parameters:
  ///   - elements: The elements, in order.
  ///   - fileID: The file of the call. Don't pass it.
  ///   - filePath: The path of the file. Don't pass it.
  ///   - line: The line of the call. Don't pass it.
  ///   - column: The column of the call. Don't pass it.
  public func yield(
    _ elements: Element..., fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    guard let end = source.yield(elements) else { return }
    report(
      "yield to", end, "Write finish() after the last element.",
      at: CodeLocation(fileID, filePath, line, column))
  }

  /// Ends the streams.
  ///
  /// ```swift
  /// songs.finish()
  /// ```
  ///
  /// If the streams have already ended, the test fails:
  ///
  /// ```text
  /// Can't finish the stream of bird.songs(): already finished at BirdTests.swift:12.
  /// Write finish() once.
  /// ```
  ///
  /// - Parameters:
  ///   - fileID: The file of the call. Don't pass it.
  ///   - filePath: The path of the file. Don't pass it.
  ///   - line: The line of the call. Don't pass it.
  ///   - column: The column of the call. Don't pass it.
  public func finish(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    finish(nil, CodeLocation(fileID, filePath, line, column))
  }

  /// Ends the streams with an error.
  ///
  /// You can use this if the streams throw. The error must have the streams' error type.
  ///
  /// ```swift
  /// songs.finish(throwing: Storm.rain)
  /// ```
  ///
  /// - Parameters:
  ///   - error: The error that the streams throw after their last element.
  ///   - fileID: The file of the call. Don't pass it.
  ///   - filePath: The path of the file. Don't pass it.
  ///   - line: The line of the call. Don't pass it.
  ///   - column: The column of the call. Don't pass it.
  public func finish(
    throwing error: Failure, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    finish(error, CodeLocation(fileID, filePath, line, column))
  }

  /// Waits until at least a number of streams are iterated.
  ///
  /// ```swift
  /// await songs.hasConsumers(2, within: .seconds(1))
  /// ```
  ///
  /// If the streams aren't iterated in time, the test fails:
  ///
  /// ```text
  /// Expected 2 streams of bird.songs() to be iterated within 1.0 seconds, but 1 is.
  /// ```
  ///
  /// A stream isn't iterated anymore after it has ended, was canceled, or was released.
  ///
  /// - Parameters:
  ///   - count: The smallest number of streams that must be iterated at the same time.
  ///   - limit: The maximum time to wait. The wait ends early if the task is canceled.
  ///   - isolation: The isolation of the call. Don't pass it.
  ///   - fileID: The file of the call. Don't pass it.
  ///   - filePath: The path of the file. Don't pass it.
  ///   - line: The line of the call. Don't pass it.
  ///   - column: The column of the call. Don't pass it.
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

  /// Waits until the tasks that iterate at least a number of streams have been canceled.
  ///
  /// ```swift
  /// await songs.isCancelled(within: .seconds(1))
  /// ```
  ///
  /// If the tasks aren't canceled in time, the test fails:
  ///
  /// ```text
  /// Expected 1 stream of bird.songs() to be canceled within 1.0 seconds, but none is.
  /// ```
  ///
  /// - Parameters:
  ///   - count: The smallest total number of streams that must be canceled.
  ///   - limit: The maximum time to wait. The wait ends early if the task is canceled.
  ///   - isolation: The isolation of the call. Don't pass it.
  ///   - fileID: The file of the call. Don't pass it.
  ///   - filePath: The path of the file. Don't pass it.
  ///   - line: The line of the call. Don't pass it.
  ///   - column: The column of the call. Don't pass it.
  public func isCancelled(
    _ count: Int = 1, within limit: Duration, isolation: isolated (any Actor)? = #isolation,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) async {
    let location = CodeLocation(fileID, filePath, line, column)
    let shortfall = await waitForNumber(
      of: source.watchers, expected: count, within: limit, at: location
    ) { source.cancelledCount }
    if let shortfall { report(count, "canceled", shortfall, at: location) }
  }

  private func finish(_ error: Failure?, _ location: CodeLocation) {
    guard let end = source.finish(error, at: location) else { return }
    report("finish", end, "Write finish() once.", at: location)
  }

  /// Reports that the streams had already ended.
  private func report(
    _ action: String, _ end: StreamSource<Element, Failure>.End, _ advice: String,
    at location: CodeLocation
  ) {
    let ended =
      end.location.map { "finished at \($0.brief)" }
      ?? "ended when the mock was cleared or its session ended"
    origin.report(
      ["Can't \(action) the stream of \(origin.pattern): already \(ended)."], advice: advice,
      at: location)
  }

  /// Reports that an unexpected number of streams were iterated or canceled.
  private func report(
    _ count: Int, _ state: String, _ shortfall: (actual: Int, limit: String),
    at location: CodeLocation
  ) {
    let message =
      "Expected \(count.withNoun("stream")) of \(origin.pattern) to be \(state) \(shortfall.limit), "
      + "but \(shortfall.actual.withVerb)."
    origin.report([message] + ["No calls."].when(!source.isCalled), at: location)
  }
}

/// The position at which a stub's streams start.
public enum StreamStart: Sendable {
  /// The first element of all, even if it was yielded before the call that returns the stream.
  case beginning

  /// The first element that is yielded after the call that returns the stream.
  case now
}
