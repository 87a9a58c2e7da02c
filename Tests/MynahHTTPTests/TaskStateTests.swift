import Foundation
import Mynah
import MynahHTTP
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Tests of tasks that are suspended and resumed.
@Suite struct TaskStateTests {
  let http = HTTPMock()

  /// Suspends and resumes a task after its request has arrived, and then lets a stub answer.
  private func afterSuspension<Body>(
    _ read: @escaping @Sendable (Body?) -> String?,
    _ task: (@escaping @Sendable (Body?, URLResponse?, (any Error)?) -> Void) -> URLSessionTask
  ) async -> String? {
    let (answers, answer) = AsyncStream<Void>.makeStream()
    given(http.request(any())).will { _ in
      for await _ in answers {}
      return .text("Ryan")
    }
    return await withCheckedContinuation { continuation in
      let task = task { body, _, _ in continuation.resume(returning: read(body)) }
      task.resume()
      Task {
        await verify(http.request(any())).wasCalled(within: .seconds(60))
        task.suspend()
        answer.finish()
        task.resume()
      }
    }
  }

  @Test(arguments: 0..<50) func suspendedTasksContinue(_: Int) async {
    let text = await afterSuspension({ (data: Data?) in data?.text }) {
      http.session.dataTask(with: users, completionHandler: $0)
    }
    #expect(text == "Ryan")
    verify(http.request(any())).wasCalled()
  }

  @Test func suspendedDownloadsContinue() async {
    let text = await afterSuspension(
      { (file: URL?) in file.flatMap { try? String(contentsOf: $0, encoding: .utf8) } }
    ) {
      http.session.downloadTask(with: users, completionHandler: $0)
    }
    #expect(text == "Ryan")
    verify(http.request(any())).wasCalled()
  }

  @Test func suspendedUploadsContinue() async {
    let text = await afterSuspension({ (data: Data?) in data?.text }) {
      http.session.uploadTask(
        with: post("https://example.com/users", ""), from: Data("Ryan".utf8), completionHandler: $0)
    }
    #expect(text == "Ryan")
    verify(http.request(.post, "/users", body: .text("Ryan"))).wasCalled()
  }

  #if canImport(FoundationNetworking)
    @Test func suspendedTasksDoNotGetResponses() async throws {
      let (answers, answer) = AsyncStream<Void>.makeStream()
      given(http.request(.get, "/users/1")).will { _ in
        for await _ in answers {}
        return .text("Ryan")
      }
      given(http.request(.get, "/users/2")).willReturn(.text("Maya"))
      let other = try #require(URL(string: "https://api.example.com/users/2"))
      let isDone = Locked(false)
      let task = http.session.dataTask(with: users) { _, _, _ in isDone.withLock { $0 = true } }
      task.resume()
      await verify(http.request(.get, "/users/1")).wasCalled(within: .seconds(60))

      task.suspend()
      // The session suspends the task before it starts the next one.
      _ = try await http.session.data(from: other)
      answer.finish()
      _ = try await http.session.data(from: other)

      #expect(!isDone.withLock { $0 })
      task.cancel()
    }
  #endif

  @Test func suspendedTasksCanBeCanceled() async {
    given(http.request(any())).willReturn(.text("late").delayed(by: .seconds(3600)))
    let code = await completion({ (_: Data?, _, error) in (error as? URLError)?.code }) {
      let task = http.session.dataTask(with: users, completionHandler: $0)
      Task {
        await verify(http.request(any())).wasCalled(within: .seconds(60))
        task.suspend()
        task.cancel()
      }
      return task
    }
    #expect(code == .cancelled)
  }

  @Test func tasksThatAreResumedTwiceMakeOneRequest() async {
    given(http.request(any())).willReturn(.text("Ryan"))
    let text = await completion({ (data: Data?, _, _) in data?.text }) {
      let task = http.session.dataTask(with: users, completionHandler: $0)
      task.resume()
      return task
    }
    #expect(text == "Ryan")
    verify(http.request(any())).wasCalled()
  }
}
