import Foundation
import Mynah
import MynahHTTP
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Each style of downloading, against the real session of this platform.
@Suite struct DownloadTests {
  let http = HTTPMock()

  #if canImport(FoundationNetworking)
    /// The session would stop the process: it takes the file for granted, and offers no way to give one.
    @Test func asyncCallsFailWithAnExplanation() async {
      given(http.request(any())).willReturn(.text("Ryan"))
      await #expect(throws: HTTPMockError.downloadTask) {
        try await http.session.download(from: users)
      }
      await #expect(throws: HTTPMockError.downloadTask) {
        try await http.session.download(for: URLRequest(url: users))
      }
    }

    @Test func completionHandlersOfOtherSessionsFailWithAnExplanation() async {
      given(http.request(any())).willReturn(.text("Ryan"))
      let session = URLSession(configuration: http.configuration)
      let error = await withCheckedContinuation { continuation in
        session.downloadTask(with: users) { _, _, error in
          continuation.resume(returning: error as? HTTPMockError)
        }.resume()
      }
      #expect(error == .downloadTask)
    }
  #else
    @Test func asyncCalls() async throws {
      given(http.request(.get, "/users/1")).willReturn(.text("Ryan"))
      let (file, response) = try await http.session.download(from: users)
      defer { try? FileManager.default.removeItem(at: file) }
      #expect(try Data(contentsOf: file).text == "Ryan")
      #expect((response as? HTTPURLResponse)?.statusCode == 200)
    }
  #endif

  @Test func completionHandlers() async throws {
    given(http.request(.get, "/users/1")).willReturn(.text("Ryan", status: 203))

    let answer = await withCheckedContinuation { continuation in
      http.session.downloadTask(with: users) { file, response, error in
        let text = file.flatMap { try? String(contentsOf: $0, encoding: .utf8) }
        let status = (response as? HTTPURLResponse)?.statusCode
        continuation.resume(returning: "\(text ?? "") \(status ?? 0) \(error == nil)")
      }.resume()
    }

    #expect(answer == "Ryan 203 true")
  }

  @Test func completionHandlersGetErrors() async {
    given(http.request(any())).willThrow(URLError(.cannotFindHost))

    let code = await withCheckedContinuation { continuation in
      http.session.downloadTask(with: users) { file, _, error in
        continuation.resume(returning: file == nil ? (error as? URLError)?.code : nil)
      }.resume()
    }

    #expect(code == .cannotFindHost)
  }

  @Test func delegates() async {
    given(http.request(.get, "/users/1")).willReturn(.chunks([Data("Ry".utf8), Data("an".utf8)]))
    let delegate = DownloadDelegate()
    let session = URLSession(
      configuration: http.configuration, delegate: delegate, delegateQueue: nil)
    let task = session.downloadTask(with: users)
    task.resume()

    var events: [String] = []
    for await event in delegate.events { events.append(event) }

    #expect(events.last == "done")
    #expect(events.dropLast().last == "Ryan")
    #expect(events.dropLast(2).last == "4 bytes")
  }

  @Test func delegatesGetErrors() async {
    given(http.request(any())).willThrow(URLError(.timedOut))
    let delegate = DownloadDelegate()
    let session = URLSession(
      configuration: http.configuration, delegate: delegate, delegateQueue: nil)
    session.downloadTask(with: users).resume()

    var events: [String] = []
    for await event in delegate.events { events.append(event) }

    #expect(events == ["-1001"])
  }

  @Test func delegatesThatAskForNoFileHearOfTheEnd() async {
    given(http.request(any())).willReturn(.text("Ryan"))
    let delegate = DataDelegate()
    let session = URLSession(
      configuration: http.configuration, delegate: delegate, delegateQueue: nil)
    session.downloadTask(with: users).resume()

    var events: [String] = []
    for await event in delegate.events { events.append(event) }

    #expect(events == ["done"])
  }

  @Test func cancelledDownloadsEnd() async {
    given(http.request(any())).willReturn(.text("late").delayed(by: .seconds(3600)))
    let code = await withCheckedContinuation { continuation in
      let task = http.session.downloadTask(with: users) { _, _, error in
        continuation.resume(returning: (error as? URLError)?.code)
      }
      task.resume()
      task.cancel()
    }
    #expect(code == .cancelled)
  }

  @Test(arguments: 0..<100) func cancellationWhileTheFileArrivesCallsTheHandlerOnce(_: Int) async {
    given(http.request(any())).willReturn(.text("Ryan"))
    // A second call would end the process.
    let code = await withCheckedContinuation { continuation in
      let task = http.session.downloadTask(with: users) { _, _, error in
        continuation.resume(returning: (error as? URLError)?.code)
      }
      task.resume()
      Task {
        await verify(http.request(any())).wasCalled(within: .seconds(60))
        task.cancel()
      }
    }
    #expect(code == nil || code == .cancelled)
  }
}

private final class DownloadDelegate: NSObject, URLSessionDownloadDelegate, Sendable {
  let events: AsyncStream<String>
  private let continuation: AsyncStream<String>.Continuation

  override init() {
    (events, continuation) = AsyncStream.makeStream()
  }

  func urlSession(
    _ session: URLSession, downloadTask: URLSessionDownloadTask, didWriteData bytesWritten: Int64,
    totalBytesWritten: Int64, totalBytesExpectedToWrite: Int64
  ) {
    continuation.yield("\(totalBytesWritten) bytes")
  }

  func urlSession(
    _ session: URLSession, downloadTask: URLSessionDownloadTask,
    didFinishDownloadingTo location: URL
  ) {
    continuation.yield((try? String(contentsOf: location, encoding: .utf8)) ?? "no file")
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
  ) {
    continuation.yield((error as? URLError).map { "\($0.code.rawValue)" } ?? "done")
    continuation.finish()
  }
}

private final class DataDelegate: NSObject, URLSessionDataDelegate, Sendable {
  let events: AsyncStream<String>
  private let continuation: AsyncStream<String>.Continuation

  override init() {
    (events, continuation) = AsyncStream.makeStream()
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
  ) {
    continuation.yield(error == nil ? "done" : "failed")
    continuation.finish()
  }
}
