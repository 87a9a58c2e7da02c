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
  private let owner: StreamOwner<Element, Failure>

  /// What failures say of the stub.
  private let origin: HolderOrigin

  private var source: StreamSource<Element, Failure> { owner.source }

  init(_ owner: StreamOwner<Element, Failure>, _ origin: HolderOrigin) {
    self.owner = owner
    self.origin = origin
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
    let location = CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    guard let end = source.yield(elements) else { return }
    report(.yieldedLate(end.location), at: location)
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
    finish(nil, CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column))
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
    finish(error, CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column))
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
    let location = CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    let shortfall = await waitForNumber(of: source, expected: count, within: limit, at: location) {
      source.consumerCount
    }
    guard let (actual, limit) = shortfall else { return }
    report(.notConsumed(count, actual: actual, limit: limit), at: location)
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
    let location = CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    let shortfall = await waitForNumber(
      of: source, expected: count, within: limit, at: location, isFinal: true
    ) { source.cancelledCount }
    guard let (actual, limit) = shortfall else { return }
    report(.notCancelled(count, actual: actual, limit: limit), at: location)
  }

  private func finish(_ error: Failure?, _ location: CodeLocation) {
    guard let end = source.finish(error, at: location) else { return }
    report(.finishedTwice(end.location), at: location)
  }

  private func report(_ problem: StreamFailure.Problem, at location: CodeLocation) {
    let failure = StreamFailure(pattern: origin.pattern, mocks: origin.mocks, problem: problem)
    origin.report(MockFailure(.stream(failure)), at: location)
  }
}
