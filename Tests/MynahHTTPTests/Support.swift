@_exported import FailureCapture
import Foundation
import MynahCore
import MynahHTTP

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

let users = URL(string: "https://api.example.com/users/1")!

/// Returns a POST request with a body.
func post(_ url: String, _ body: String, headers: [String: String] = [:]) -> URLRequest {
  var request = URLRequest(url: URL(string: url)!)
  request.httpMethod = "POST"
  request.httpBody = Data(body.utf8)
  for (name, value) in headers { request.setValue(value, forHTTPHeaderField: name) }
  return request
}

extension Data {
  var text: String { String(decoding: self, as: UTF8.self) }
}

/// Runs a task and returns the value that a closure reads from the completion's arguments.
func completion<Body, Answer: Sendable>(
  _ read: @escaping @Sendable (Body?, HTTPURLResponse?, (any Error)?) -> Answer,
  of task: (@escaping @Sendable (Body?, URLResponse?, (any Error)?) -> Void) -> URLSessionTask
) async -> Answer {
  await withCheckedContinuation { continuation in
    task { continuation.resume(returning: read($0, $1 as? HTTPURLResponse, $2)) }.resume()
  }
}

/// A delegate that records the events of a session's tasks.
class SessionDelegate: NSObject, URLSessionDataDelegate, @unchecked Sendable {
  private let (events, continuation) = AsyncStream<String>.makeStream()

  /// Runs a task in a session with this delegate and returns the recorded events.
  func events(
    of http: HTTPMock, _ task: (URLSession) -> URLSessionTask
  ) async -> [String] {
    task(URLSession(configuration: http.configuration, delegate: self, delegateQueue: nil)).resume()
    return await events.reduce(into: []) { $0.append($1) }
  }

  /// Returns the first recorded event.
  func firstEvent() async -> String? { await events.first { _ in true } }

  func add(_ event: String) { continuation.yield(event) }

  func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
    completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
  ) {
    add("\((response as? HTTPURLResponse)?.statusCode ?? 0)")
    completionHandler(.allow)
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    add(data.text)
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, didSendBodyData bytesSent: Int64,
    totalBytesSent: Int64, totalBytesExpectedToSend: Int64
  ) {}

  func urlSession(
    _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
  ) {
    add((error as? URLError).map { "\($0.code.rawValue)" } ?? "done")
    continuation.finish()
  }
}

/// A delegate that also records the events of downloads.
final class DownloadDelegate: SessionDelegate, URLSessionDownloadDelegate, @unchecked Sendable {
  func urlSession(
    _ session: URLSession, downloadTask: URLSessionDownloadTask, didWriteData bytesWritten: Int64,
    totalBytesWritten: Int64, totalBytesExpectedToWrite: Int64
  ) {
    add("\(totalBytesWritten) bytes")
  }

  func urlSession(
    _ session: URLSession, downloadTask: URLSessionDownloadTask,
    didFinishDownloadingTo location: URL
  ) {
    add((try? String(contentsOf: location, encoding: .utf8)) ?? "no file")
  }
}

/// A delegate that also records the progress of uploads.
final class UploadDelegate: SessionDelegate, @unchecked Sendable {
  override func urlSession(
    _ session: URLSession, task: URLSessionTask, didSendBodyData bytesSent: Int64,
    totalBytesSent: Int64, totalBytesExpectedToSend: Int64
  ) {
    add("sent \(totalBytesSent) of \(totalBytesExpectedToSend)")
  }
}
