import Foundation
import Mynah
import MynahHTTP
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Tests of all ways to download, with this platform's real `URLSession`.
@Suite struct DownloadTests {
  let http = HTTPMock()

  #if canImport(FoundationNetworking)
    /// Checks that a download that can't receive a stub's file fails instead of crashing.
    @Test func downloadsWithoutAFileFailTheTest() async {
      let line = #line + 2
      let failures = await capturedFailures {
        let http = HTTPMock()
        given(http.request(any())).willReturn(.text("Ryan"))
        await #expect(throws: HTTPMockError.downloadTask) {
          try await http.session.download(from: users)
        }

        let session = URLSession(configuration: http.configuration)
        let error = await completion({ $2 as? HTTPMockError }) {
          session.downloadTask(with: users, completionHandler: $0)
        }
        #expect(error == .downloadTask)
      }
      let text = """
        The download request(.get, "https://api.example.com/users/1") can't be answered.
        On this platform, a URLProtocol can't pass a file to URLSession, so this download can't be \
        stubbed. In the code under test, use a data task, or a download task with a delegate or \
        (in the HTTPMock's session) a completion handler.
        """
      #expect(failures.texts == [text, text])
      #expect(failures.lines == [line, line])
    }
  #else
    @Test func asyncDownloadsReturnFiles() async throws {
      given(http.request(.get, "/users/1")).willReturn(.text("Ryan"))
      let (file, response) = try await http.session.download(from: users)
      defer { try? FileManager.default.removeItem(at: file) }
      #expect(try Data(contentsOf: file).text == "Ryan")
      #expect((response as? HTTPURLResponse)?.statusCode == 200)
    }
  #endif

  @Test func completionHandlersReceiveFiles() async {
    given(http.request(.get, "/users/1")).willReturn(.text("Ryan", status: 203))
    let answer = await completion({ file, response, error in
      let text = file.flatMap { try? String(contentsOf: $0, encoding: .utf8) }
      return "\(text ?? "") \(response?.statusCode ?? 0) \(error == nil)"
    }) { http.session.downloadTask(with: users, completionHandler: $0) }
    #expect(answer == "Ryan 203 true")
  }

  @Test func completionHandlersReceiveErrors() async {
    given(http.request(any())).willThrow(URLError(.cannotFindHost))
    let code = await completion({ $0 == nil ? ($2 as? URLError)?.code : nil }) {
      http.session.downloadTask(with: users, completionHandler: $0)
    }
    #expect(code == .cannotFindHost)
  }

  @Test func delegatesReceiveFiles() async {
    given(http.request(.get, "/users/1")).willReturn(.chunks([Data("Ry".utf8), Data("an".utf8)]))
    let events = await DownloadDelegate().events(of: http) { $0.downloadTask(with: users) }
    #expect(events.suffix(3) == ["4 bytes", "Ryan", "done"])
  }

  @Test func delegatesReceiveErrors() async {
    given(http.request(any())).willThrow(URLError(.timedOut))
    let events = await DownloadDelegate().events(of: http) { $0.downloadTask(with: users) }
    #expect(events == ["-1001"])
  }

  @Test func delegatesReceiveTheCompletion() async {
    given(http.request(any())).willReturn(.text("Ryan"))
    let events = await SessionDelegate().events(of: http) { $0.downloadTask(with: users) }
    #expect(events == ["done"])
  }

  @Test func canceledDownloadsEnd() async {
    given(http.request(any())).willReturn(.text("late").delayed(by: .seconds(3600)))
    let code = await completion({ ($2 as? URLError)?.code }) {
      let task = http.session.downloadTask(with: users, completionHandler: $0)
      Task { task.cancel() }
      return task
    }
    #expect(code == .cancelled)
  }

  @Test(arguments: 0..<100) func handlersRunOnceIfDownloadsAreCanceled(_: Int) async {
    given(http.request(any())).willReturn(.text("Ryan"))
    // A second call to the handler would resume the continuation again, which crashes.
    let code = await completion({ ($2 as? URLError)?.code }) {
      let task = http.session.downloadTask(with: users, completionHandler: $0)
      Task {
        await verify(http.request(any())).wasCalled(within: .seconds(60))
        task.cancel()
      }
      return task
    }
    #expect(code == nil || code == .cancelled)
  }
}
