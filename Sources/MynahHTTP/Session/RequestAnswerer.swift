internal import Dispatch
internal import Foundation
internal import MynahCore

#if canImport(FoundationNetworking)
  internal import FoundationNetworking
#endif

/// An object with a task that answers requests with the stubs of a mock.
///
/// The task inherits the context in which the object is created, so failures are reported to the
/// test of that context.
final class RequestAnswerer: Sendable {
  typealias Member = _MockedMember<
    HTTPMock.Request, HTTPMock.Handler, HTTPMock.Response, any Error
  >

  private let member: Member
  private let location: CodeLocation
  private let recipient = FailureReporter.recipient
  private let incoming: AsyncStream<Exchange>.Continuation

  /// Creates an object that answers requests.
  ///
  /// - Parameters:
  ///   - member: The member with the stubs.
  ///   - location: The location of failures that don't belong to a stub.
  init(_ member: Member, at location: CodeLocation) {
    let (stream, continuation) = AsyncStream.makeStream(of: Exchange.self)
    self.member = member
    self.location = location
    incoming = continuation
    // The task inherits the task-local values of the test, which the session's threads don't have.
    runOutsideOfPool {
      for await exchange in stream {
        exchange.receiver.loading.run { await exchange.run(member, location) }
      }
    }
  }

  // The task answers the requests that have already arrived. Without this, it would wait forever,
  // because a stream doesn't end with its continuation.
  deinit { incoming.finish() }

  /// Returns an object that reports failures in the current context, if its failures go to the
  /// same test.
  ///
  /// On the test's task, a request can be part of a known issue that doesn't cover the mock.
  func inCurrentContext() -> RequestAnswerer {
    FailureReporter.recipient == recipient ? RequestAnswerer(member, at: location) : self
  }

  func answer(_ exchange: Exchange) { incoming.yield(exchange) }
}

/// Runs an operation on a thread that doesn't belong to the pool of Swift's tasks.
///
/// Tests may block all threads of the pool until they get a response. Before macOS 15 and iOS 18,
/// tasks can't leave the pool.
@discardableResult
private func runOutsideOfPool(
  _ operation: @escaping @Sendable () async -> Void
) -> Task<Void, Never> {
  if #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *) {
    Task(executorPreference: QueueExecutor(), operation: operation)
  } else {
    Task(operation: operation)
  }
}

/// An executor that runs the jobs of one task on a serial queue.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
private final class QueueExecutor: TaskExecutor {
  private let queue = DispatchQueue(label: "MynahHTTP")

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }
}

/// Waits for a duration without a thread of the pool, which `Task.sleep` would use.
///
/// - Throws: `CancellationError` if the task is canceled.
private func wait(for duration: Duration) async throws {
  if duration > .zero {
    let (end, timer) = AsyncStream.makeStream(of: Never.self)
    DispatchQueue(label: "MynahHTTP").asyncAfter(deadline: .now() + duration / .seconds(1)) {
      timer.finish()
    }
    for await _ in end {}
  }
  try Task.checkCancellation()
}

/// The state of one request: the task that answers it, and its progress.
final class RequestState: Sendable {
  private struct State {
    var task: Task<Void, Never>?
    var isStarted = false
    var isStopped = false
    var isEnded = false

    /// A stream that ends when the suspended request continues, or nil if it isn't suspended.
    var suspension: (stream: AsyncStream<Never>, continuation: AsyncStream<Never>.Continuation)?
  }

  private let state = Locked(State())

  /// Starts the request, or continues it if it was suspended.
  ///
  /// - Returns: False if the request was started before.
  func start() -> Bool {
    state.withLock { state in
      defer { state.isStarted = true }
      state.suspension?.continuation.finish()
      state.suspension = nil
      return !state.isStarted
    }
  }

  /// Delays the outcome until the request starts again.
  func suspend() {
    state.withLock { if $0.suspension == nil { $0.suspension = AsyncStream.makeStream() } }
  }

  /// Waits while the request is suspended.
  func untilResumed() async {
    while !Task.isCancelled, let suspension = state.withLock({ $0.suspension }) {
      for await _ in suspension.stream {}
    }
  }

  /// Starts a task that `stop` cancels.
  func run(_ operation: @escaping @Sendable () async -> Void) {
    state.withLock { state in
      guard !state.isStopped else { return }
      state.task = runOutsideOfPool(operation)
    }
  }

  /// Runs a closure unless the request was stopped, and makes `stop` wait for the closure.
  ///
  /// The wait is necessary because a session stops the process if it receives a part of a response
  /// after it has canceled the request.
  func unlessStopped(_ body: () -> Void) {
    state.withLock { state in
      if !state.isStopped { body() }
    }
  }

  /// Marks the request as ended, just before its outcome is delivered.
  ///
  /// - Returns: False if the request was stopped or ended before.
  func end() -> Bool {
    state.withLock { state in
      defer { state.isEnded = true }
      return !state.isStopped && !state.isEnded
    }
  }

  /// Stops the request and cancels its task.
  ///
  /// - Returns: False if the outcome was delivered before.
  func stop() -> Bool {
    let stopped = state.withLock { state in
      state.isStopped = true
      return state
    }
    stopped.task?.cancel()
    return !stopped.isEnded
  }
}

/// A request and the receiver of its answer.
struct Exchange: Sendable {
  let request: HTTPMock.Request
  let receiver: ProtocolReceiver

  /// Answers the request and all requests that it is redirected to.
  func run(_ member: RequestAnswerer.Member, _ location: CodeLocation) async {
    do {
      if receiver.details.isDownloadWithoutFile {
        let error = HTTPMockError.downloadTask
        MockFailure.misuse("The download request(\(request)) can't be answered.\n\(error)")
          .report(at: location)
        throw error
      }
      var request = request
      for _ in 0...20 {
        let response = try await member.callAsync(request) { [request] in try await $0(request) }
        if let problem = response.problem { throw UnusableResponse(description: problem) }
        try await wait(for: response.delay)
        guard let next = request.redirected(by: response) else {
          return try await send(response, to: request)
        }
        request = next
      }
      throw URLError(.httpTooManyRedirects)
    } catch {
      await receiver.loading.untilResumed()
      guard !Task.isCancelled else { return }
      receiver.fail(error)
    }
  }

  private func send(
    _ response: HTTPMock.Response, to request: HTTPMock.Request
  ) async throws {
    await receiver.loading.untilResumed()
    receiver.receive(response, from: request.url)
    var joined = Data()
    let chunks = request.method == .head ? [] : response.chunks
    for (index, chunk) in chunks.enumerated() {
      if index > 0 { try await wait(for: response.delay) }
      await receiver.loading.untilResumed()
      if receiver.details.joinsChunks { joined += chunk } else { receiver.receive(chunk) }
    }
    if !joined.isEmpty { receiver.receive(joined) }
    await receiver.loading.untilResumed()
    try Task.checkCancellation()
    receiver.finish()
  }
}

extension HTTPMock.Request {
  /// Returns the request that follows a redirect, or nil if the response doesn't redirect.
  fileprivate func redirected(by response: HTTPMock.Response) -> HTTPMock.Request? {
    guard [301, 302, 303, 307, 308].contains(response.status),
      let location = response.headers.value(ofHeader: "Location"),
      let target = URL(string: location, relativeTo: url)?.absoluteURL
    else { return nil }
    var next = self
    next.url = target
    if response.status < 307, method != .head {
      next.method = .get
      next.body = Data()
    }
    // Credentials must not be sent to a different host.
    if target.host != url.host {
      next.headers = headers.filter { $0.key.lowercased() != "authorization" }
    }
    return next
  }
}
