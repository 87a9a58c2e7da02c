import Foundation
import Mynah
import MynahHTTP
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Tests of all ways to load data, with this platform's real `URLSession`.
@Suite struct SessionStyleTests {
  let http = HTTPMock()

  @Test func completionHandlersReceiveErrors() async {
    given(http.request(.get, "/users/1")).willReturn(.text("Ryan"))
      .willThrow(URLError(.cannotFindHost))
    let task = { http.session.dataTask(with: users, completionHandler: $0) }
    #expect(await completion({ data, _, _ in data?.text }, of: task) == "Ryan")
    #expect(await completion({ ($2 as? URLError)?.code }, of: task) == .cannotFindHost)
  }

  @Test func completionHandlersReceiveAllChunks() async throws {
    given(http.request(any())).willReturn(.chunks([Data("Ry".utf8), Data("an".utf8)]))

    #expect(try await http.session.data(from: users).0.text == "Ryan")
    let session = URLSession(
      configuration: http.configuration, delegate: SessionDelegate(), delegateQueue: nil)
    #expect(try await session.data(from: users).0.text == "Ryan")
  }

  @Test func bodiesOfUploadsAreRead() async throws {
    given(http.request(.post, "/users", body: .text("Ryan"))).will { .text("got \($0.text ?? "")") }
    let (request, ryan) = (post("https://example.com/users", ""), Data("Ryan".utf8))
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try ryan.write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }

    #expect(try await http.session.upload(for: request, from: ryan).0.text == "got Ryan")
    #expect(try await http.session.upload(for: request, fromFile: file).0.text == "got Ryan")
    let text = await completion({ data, _, _ in data?.text }) {
      http.session.uploadTask(with: request, from: ryan, completionHandler: $0)
    }
    #expect(text == "got Ryan")
  }

  @Test func streamedBodiesAreRead() async throws {
    given(http.request(.post, "/users")).willReturn(.status(204))
    var request = post("https://example.com/users", "")
    request.httpBodyStream = InputStream(data: Data(repeating: 65, count: 50_000))

    _ = try await http.session.data(for: request)

    verify(http.request(.post, "/users", body: .data(Data(repeating: 65, count: 50_000))))
      .wasCalled()
  }

  @Test func headersOfTheSessionMatch() async throws {
    given(http.request(any())).willReturn(.status(204))
    let configuration = http.configuration
    configuration.httpAdditionalHeaders = [
      "Authorization": "Bearer 42", "X-Nest": "7", "accept": "a",
    ]
    var request = URLRequest(url: users)
    request.setValue("b", forHTTPHeaderField: "Accept")
    let session = URLSession(configuration: configuration)

    _ = try await session.data(for: request)
    _ = try await session.upload(for: post("https://example.com/", ""), from: Data("x".utf8))

    verify(http.request(.get, .any, headers: ["authorization": "Bearer *", "X-Nest": "7"]))
      .wasCalled()
    verify(http.request(.post, .any, headers: ["Authorization": "Bearer 42"])).wasCalled()
    verify(http.request(.get, .any, headers: ["Accept": "b"])).wasCalled()
    verify(http.request(.get, .any, headers: ["Accept": "a"])).wasNeverCalled()
  }

  #if canImport(FoundationNetworking)
    @Test func uploadsOfMissingFilesFail() async {
      given(http.request(any())).willReturn(.status(204))
      let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
      let request = post("https://example.com/users", "")

      await #expect(throws: URLError(.fileDoesNotExist)) {
        try await http.session.upload(for: request, fromFile: file)
      }
      let code = await completion({ (_: Data?, _, error) in (error as? URLError)?.code }) {
        http.session.uploadTask(with: request, fromFile: file, completionHandler: $0)
      }
      #expect(code == .fileDoesNotExist)
      let events = await SessionDelegate().events(of: http) {
        $0.uploadTask(with: request, fromFile: file)
      }
      #expect(events == ["-1100"])
      verify(http.request(any())).wasNeverCalled()
    }

    @Test func delegatesReceiveTheProgressOfUploads() async throws {
      given(http.request(any())).willReturn(.status(204))
      let request = post("https://example.com/users", "")

      let events = await UploadDelegate().events(of: http) {
        $0.uploadTask(with: request, from: Data("Ryan".utf8))
      }
      #expect(events == ["sent 4 of 4", "204", "done"])

      let bodies = await UploadDelegate().events(of: http) {
        $0.dataTask(with: post("https://example.com/users", "Maya!"))
      }
      #expect(bodies == ["sent 5 of 5", "204", "done"])

      let empty = await UploadDelegate().events(of: http) { $0.dataTask(with: users) }
      #expect(empty == ["204", "done"])
    }

    @Test func delegatesOfAsyncUploadsReceiveTheirProgress() async throws {
      given(http.request(any())).willReturn(.status(204))
      let delegate = UploadDelegate()
      let request = post("https://example.com/users", "")
      _ = try await http.session.upload(
        for: request, from: Data("Ryan".utf8), delegate: delegate)
      #expect(await delegate.firstEvent() == "sent 4 of 4")
    }
  #endif

  @Test func delegatesReceiveResponses() async {
    given(http.request(.get, "/users/1"))
      .willReturn(.chunks([Data("Ry".utf8), Data("an".utf8)], status: 206))
      .willThrow(URLError(.timedOut))
    let events = await SessionDelegate().events(of: http) { $0.dataTask(with: users) }
    #expect(events == ["206", "Ry", "an", "done"])
    let errors = await SessionDelegate().events(of: http) { $0.dataTask(with: users) }
    #expect(errors == ["-1001"])
  }

  @Test func challengesReturn401() async throws {
    given(http.request(any()))
      .willReturn(.status(401, headers: ["WWW-Authenticate": "Basic realm=\"nest\""]))

    let (_, response) = try await http.session.data(from: users)

    #expect((response as? HTTPURLResponse)?.statusCode == 401)
  }

  @Test(arguments: 0..<100) func requestsCanBeCanceledWhileTheyAreAnswered(_: Int) async {
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
}
