internal import Foundation
internal import MynahCore

#if canImport(FoundationNetworking)
  internal import FoundationNetworking
#endif

/// An object with a task that answers requests with the stubs of a mock.
///
/// The task inherits the context of the test that created the mock, so failures are reported to
/// that test.
final class RequestAnswerer: Sendable {
  private let incoming: AsyncStream<Exchange>.Continuation

  init(_ member: _MockedMember<HTTPMock.Request, HTTPMock.Handler, HTTPMock.Response, any Error>) {
    let (stream, continuation) = AsyncStream.makeStream(of: Exchange.self)
    incoming = continuation
    // The task inherits the task-local values of the test, which the session's threads don't have.
    Task {
      for await exchange in stream {
        exchange.loading.run { await exchange.run(member) }
      }
    }
  }

  func answer(_ exchange: Exchange) {
    if case .terminated = incoming.yield(exchange) {
      exchange.receiver.fail(HTTPMockError.released)
    }
  }

  /// Stops answering requests after the requests that have already arrived.
  func finish() {
    incoming.finish()
  }
}

/// The state of one request: the task that answers it, and its progress.
final class RequestState: Sendable {
  private struct State {
    var task: Task<Void, Never>?
    var isStopped = false
    var isEnded = false
  }

  private let state = Locked(State())

  /// Starts a task that `stop` cancels.
  func run(_ operation: @escaping @Sendable () async -> Void) {
    state.withLock { state in
      guard !state.isStopped else { return }
      state.task = Task { await operation() }
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
  /// - Returns: False if the request was stopped before.
  func end() -> Bool {
    state.withLock { state in
      guard !state.isStopped else { return false }
      state.isEnded = true
      return true
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
  let loading: RequestState
  let receiver: ProtocolReceiver

  /// Answers the request and all requests that it is redirected to.
  func run(
    _ member: _MockedMember<HTTPMock.Request, HTTPMock.Handler, HTTPMock.Response, any Error>
  ) async {
    do {
      var request = request
      for _ in 0...20 {
        let response = try await member.callAsync(request) { [request] in try await $0(request) }
        if let problem = response.problem { throw UnusableResponse(description: problem) }
        guard let next = request.redirected(by: response) else {
          return try await send(response, from: request.url)
        }
        try await sleep(for: response.delay)
        request = next
      }
      throw URLError(.httpTooManyRedirects)
    } catch {
      guard !Task.isCancelled else { return }
      receiver.fail(error)
    }
  }

  private func send(_ response: HTTPMock.Response, from url: URL) async throws {
    try await sleep(for: response.delay)
    receiver.receive(response, from: url)
    var joined = Data()
    for (index, chunk) in response.chunks.enumerated() {
      if index > 0 { try await sleep(for: response.delay) }
      if receiver.details.joinsChunks { joined += chunk } else { receiver.receive(chunk) }
    }
    if !joined.isEmpty { receiver.receive(joined) }
    try Task.checkCancellation()
    receiver.finish()
  }
}

extension HTTPMock.Request {
  /// Returns the request that follows a redirect, or nil if the response doesn't redirect.
  fileprivate func redirected(by response: HTTPMock.Response) -> HTTPMock.Request? {
    let location = response.headers.first { $0.key.lowercased() == "location" }?.value
    guard [301, 302, 303, 307, 308].contains(response.status),
      let target = location.flatMap({ URL(string: $0, relativeTo: url)?.absoluteURL })
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
