import Foundation
import Mynah
import MynahHTTP
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Each style of using a session, against the real one of this platform.
@Suite struct SessionStyleTests {
  let http = HTTPMock()

  @Test func completionHandlers() async throws {
    given(http.request(.get, "/users/1")).willReturn(.text("Ryan"))

    let text: String = try await withCheckedThrowingContinuation { continuation in
      http.session.dataTask(with: users) { data, response, error in
        continuation.resume(with: error.map { .failure($0) } ?? .success(data?.text ?? ""))
      }.resume()
    }

    #expect(text == "Ryan")
  }

  @Test func completionHandlersGetErrors() async throws {
    given(http.request(.get, "/users/1")).willThrow(URLError(.cannotFindHost))

    let error = await withCheckedContinuation { continuation in
      http.session.dataTask(with: users) { data, response, error in
        continuation.resume(returning: error as? URLError)
      }.resume()
    }

    #expect(error?.code == .cannotFindHost)
  }

  @Test func uploads() async throws {
    given(http.request(.post, "/users")).will { .text("got \($0.text ?? "")") }
    var request = URLRequest(url: URL(string: "https://example.com/users")!)
    request.httpMethod = "POST"

    let (data, _) = try await http.session.upload(for: request, from: Data("Ryan".utf8))

    #expect(data.text == "got Ryan")
    verify(http.request(.post, "/users", body: .text("Ryan"))).wasCalled()
  }

  @Test func uploadsWithCompletionHandlers() async throws {
    given(http.request(.post, "/users", body: .text("Ryan"))).willReturn(.text("got it"))
    var request = URLRequest(url: URL(string: "https://example.com/users")!)
    request.httpMethod = "POST"

    let text = await withCheckedContinuation { continuation in
      http.session.uploadTask(with: request, from: Data("Ryan".utf8)) { data, _, _ in
        continuation.resume(returning: data?.text)
      }.resume()
    }

    #expect(text == "got it")
  }

  @Test func uploadsOfFiles() async throws {
    given(http.request(.put, "/users")).willReturn(.status(204))
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try Data("from a file".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    var request = URLRequest(url: URL(string: "https://example.com/users")!)
    request.httpMethod = "PUT"

    _ = try await http.session.upload(for: request, fromFile: file)

    verify(http.request(.put, "/users", body: .text("from a file"))).wasCalled()
  }

  @Test func bodiesThatAreStreams() async throws {
    given(http.request(.post, "/users")).willReturn(.status(204))
    var request = URLRequest(url: URL(string: "https://example.com/users")!)
    request.httpMethod = "POST"
    request.httpBodyStream = InputStream(data: Data(repeating: 65, count: 50_000))

    _ = try await http.session.data(for: request)

    verify(http.request(.post, "/users", body: .data(Data(repeating: 65, count: 50_000))))
      .wasCalled()
  }

  @Test func delegates() async throws {
    given(http.request(.get, "/users/1"))
      .willReturn(.chunks([Data("Ry".utf8), Data("an".utf8)], status: 206))
    let delegate = Delegate()
    let session = URLSession(
      configuration: http.configuration, delegate: delegate, delegateQueue: nil)
    session.dataTask(with: users).resume()

    var events: [String] = []
    for await event in delegate.events { events.append(event) }

    #expect(events == ["206", "Ry", "an", "done"])
  }

  @Test func delegatesGetErrors() async throws {
    given(http.request(any())).willThrow(URLError(.timedOut))
    let delegate = Delegate()
    let session = URLSession(
      configuration: http.configuration, delegate: delegate, delegateQueue: nil)
    session.dataTask(with: users).resume()

    var events: [String] = []
    for await event in delegate.events { events.append(event) }

    #expect(events == ["-1001"])
  }

  @Test func completionHandlersGetAllChunks() async throws {
    given(http.request(any())).willReturn(.chunks([Data("Ry".utf8), Data("an".utf8)]))

    #expect(try await http.session.data(from: users).0.text == "Ryan")
    let session = URLSession(
      configuration: http.configuration, delegate: Delegate(), delegateQueue: nil)
    #expect(try await session.data(from: users).0.text == "Ryan")
  }

  @Test func cancelledRequestsEnd() async throws {
    given(http.request(any())).willReturn(.text("late").delayed(by: .seconds(3600)))
    let code = await withCheckedContinuation { continuation in
      let task = http.session.dataTask(with: users) { _, _, error in
        continuation.resume(returning: (error as? URLError)?.code)
      }
      task.resume()
      task.cancel()
    }
    #expect(code == .cancelled)
  }

  @Test(arguments: 0..<100) func requestsMayBeCancelledWhileTheyAreAnswered(_: Int) async {
    given(http.request(any())).willReturn(.chunks([Data("Ry".utf8), Data("an".utf8)]))
    let load = Task { [session = http.session] in try await session.data(from: users).0.text }
    let cancel = Task {
      await verify(http.request(any())).wasCalled(within: .seconds(60))
      load.cancel()
    }
    switch await load.result {
    case .success(let text): #expect(text == "Ryan")
    case .failure(let error): #expect((error as? URLError)?.code == .cancelled)
    }
    await cancel.value
  }

  @Test func refusedCredentialsStayAResponse() async throws {
    given(http.request(any()))
      .willReturn(.status(401, headers: ["WWW-Authenticate": "Basic realm=\"nest\""]))

    let (_, response) = try await http.session.data(from: users)

    #expect((response as? HTTPURLResponse)?.statusCode == 401)
  }
}

private final class Delegate: NSObject, URLSessionDataDelegate, Sendable {
  let events: AsyncStream<String>
  private let continuation: AsyncStream<String>.Continuation

  override init() {
    (events, continuation) = AsyncStream.makeStream()
  }

  func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
    completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
  ) {
    continuation.yield("\((response as? HTTPURLResponse)?.statusCode ?? 0)")
    completionHandler(.allow)
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    continuation.yield(data.text)
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
  ) {
    continuation.yield((error as? URLError).map { "\($0.code.rawValue)" } ?? "done")
    continuation.finish()
  }
}
