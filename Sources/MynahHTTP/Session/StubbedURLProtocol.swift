internal import Foundation

#if canImport(FoundationNetworking)
  internal import FoundationNetworking
#endif

/// A URL protocol that answers the requests of one mock's sessions with the mock's stubs.
final class StubbedURLProtocol<Number>: URLProtocol {
  private let loading = RequestState()

  /// The object that answers the request, in the context in which the protocol is created.
  ///
  /// On Linux, this is the task that resumes the session's task.
  private let answering =
    URLProtocolClasses.answering(for: StubbedURLProtocol<Number>.self)?.inCurrentContext()

  override class func canInit(with request: URLRequest) -> Bool { true }

  override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

  override func startLoading() {
    guard loading.start(), let client else { return }
    let details = TaskDetails(task)
    let receiver = ProtocolReceiver(
      loader: self, client: client, loading: loading, details: details)
    do {
      guard let answering, URLProtocolClasses.answering(for: Self.self) != nil else {
        throw HTTPMockError.released
      }
      let request = try HTTPMock.Request(self.request, details)
      details.reportProgress(ofBody: request.body)
      answering.answer(Exchange(request: request, receiver: receiver))
    } catch {
      // On the queue of the session, an error could wait for a cancellation that waits for the
      // queue.
      loading.run { receiver.fail(error) }
    }
  }

  override func stopLoading() {
    #if canImport(FoundationNetworking)
      // A suspended task also stops loading. Another call to `startLoading` continues it.
      if task?.state == .suspended || task?.state == .running { return loading.suspend() }
      // If a task is canceled, the session notifies the client next. If the request has already
      // ended, the client must not be notified again.
      if !loading.stop() { client = nil }
    #else
      _ = loading.stop()
    #endif
  }
}

/// A receiver that passes the parts of a response to the session while the session expects them.
///
/// It's `@unchecked Sendable`, because loaders and clients aren't `Sendable`. The task that answers the
/// request notifies the client of one part after another.
struct ProtocolReceiver: @unchecked Sendable {
  let loader: URLProtocol
  let client: any URLProtocolClient
  let loading: RequestState
  let details: TaskDetails

  func receive(_ response: HTTPMock.Response, from url: URL) {
    var headers = response.headers
    #if canImport(FoundationNetworking)
      // This header would make the session ask for credentials and then contact the network.
      if response.status == 401 {
        headers = headers.filter { $0.key.lowercased() != "www-authenticate" }
      }
    #endif
    if headers.value(ofHeader: "Content-Length") == nil,
      headers.value(ofHeader: "Transfer-Encoding") == nil, ![204, 304].contains(response.status)
    {
      headers["Content-Length"] = "\(response.body.count)"
    }
    let head = HTTPURLResponse(
      url: url, statusCode: response.status, httpVersion: "HTTP/1.1", headerFields: headers)
    guard let head else { return fail(URLError(.badServerResponse)) }
    deliver { client.urlProtocol(loader, didReceive: head, cacheStoragePolicy: .notAllowed) }
  }

  func receive(_ data: Data) {
    #if canImport(FoundationNetworking)
      if let download = details.download { return download.receive(data) }
    #endif
    deliver { client.urlProtocol(loader, didLoad: data) }
  }

  func finish() {
    end {
      #if canImport(FoundationNetworking)
        do {
          guard try details.download?.finish() ?? true else { return }
        } catch {
          return client.urlProtocol(loader, didFailWithError: error)
        }
      #endif
      client.urlProtocolDidFinishLoading(loader)
    }
  }

  func fail(_ error: any Error) {
    end { client.urlProtocol(loader, didFailWithError: error) }
  }

  private func end(_ outcome: () -> Void) {
    guard loading.end() else { return }
    details.deliver(isLast: true, outcome)
  }

  private func deliver(_ part: () -> Void) {
    details.deliver { loading.unlessStopped(part) }
  }
}
