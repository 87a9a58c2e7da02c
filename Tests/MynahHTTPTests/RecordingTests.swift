import Foundation
import Mynah
import MynahHTTP
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite struct RecordingTests {
  private let file = FileManager.default.temporaryDirectory
    .appendingPathComponent("\(UUID()).json").path

  /// Records two logins at a server that is a mock too.
  private func record(_ masks: [MaskRule]) async throws -> String {
    let server = HTTPMock()
    given(server.request(.post, "/login"))
      .willReturn(.json(#"{"token": "t0p", "bird": "Ryan"}"#))
      .willThrow(URLError(.timedOut))
    let http = HTTPMock()
    let recorder = http.record(through: server.session, masking: masks)
    let (data, _) = try await http.session.data(for: login)
    #expect(data.text == #"{"token": "t0p", "bird": "Ryan"}"#)
    await #expect(throws: URLError(.timedOut)) { try await http.session.data(for: login) }
    #expect(recorder.count == 2)
    recorder.write(to: file)
    return try String(contentsOfFile: file, encoding: .utf8)
  }

  private var login: URLRequest {
    post(
      "https://example.com/login?key=k3y", #"{"password": "pa55"}"#,
      headers: ["Authorization": "Bearer b34rer", "X-Trace": "tr4ce"])
  }

  private let masks: [MaskRule] =
    .credentials + [.query("key"), .field("password"), .field("token"), .text("tr4ce")]

  @Test func recordingsAreReplayed() async throws {
    _ = try await record(masks)
    defer { try? FileManager.default.removeItem(atPath: file) }
    let http = HTTPMock()
    http.replay(file)

    let (data, response) = try await http.session.data(for: login)

    #expect(
      data.text == """
        {
          "bird" : "Ryan",
          "token" : "***"
        }
        """)
    #expect((response as? HTTPURLResponse)?.statusCode == 200)
    await #expect(throws: URLError(.timedOut)) { try await http.session.data(for: login) }
    verify(http.request(.post, "/login")).wasCalled(twice)
  }

  @Test func secretsAreNotWritten() async throws {
    let text = try await record(masks)
    defer { try? FileManager.default.removeItem(atPath: file) }
    #expect(
      exchanges(in: text) == #"""
        {"exchanges":[{"request":{"body":{"text":"{\n\"password\":\"***\"\n}"},\#
        "headers":{"Authorization":"***","X-Trace":"***"},"method":"POST",\#
        "url":"https://example.com/login?key=***"},\#
        "response":{"body":{"text":"{\n\"bird\":\"Ryan\",\n\"token\":\"***\"\n}"},\#
        "headers":{"Content-Type":"application/json"},"status":200}},\#
        {"errorCode":-1001,"request":{"body":{"text":"{\n\"password\":\"***\"\n}"},\#
        "headers":{"Authorization":"***","X-Trace":"***"},"method":"POST",\#
        "url":"https://example.com/login?key=***"}}]
        """#)
    for secret in ["b34rer", "k3y", "pa55", "t0p", "tr4ce"] { #expect(!text.contains(secret)) }
  }

  @Test func textsAreMaskedInWhatIsReplayedToo() async throws {
    let server = HTTPMock()
    given(server.request(.get, .any)).willReturn(.text("hello s3cret"))
    let http = HTTPMock()
    let recorder = http.record(through: server.session, masking: [.text("s3cret")])
    let url = try #require(URL(string: "https://example.com/s3cret?a=1"))
    _ = try await http.session.data(from: url)
    recorder.write(to: file)
    defer { try? FileManager.default.removeItem(atPath: file) }
    let text = try String(contentsOfFile: file, encoding: .utf8)
    #expect(
      exchanges(in: text) == #"""
        {"exchanges":[{"request":{"headers":{},"method":"GET","url":"https://example.com/***?a=1"},\#
        "response":{"body":{"text":"hello***"},\#
        "headers":{"Content-Type":"text/plain;charset=utf-8"},"status":200}}]
        """#)

    let replaying = HTTPMock()
    replaying.replay(file, masking: [.text("s3cret")])
    #expect(try await replaying.session.data(from: url).0.text == "hello ***")
  }

  @Test func otherRequestsAreNotAnswered() async throws {
    _ = try await record(masks)
    defer { try? FileManager.default.removeItem(atPath: file) }
    let file = file
    let line = #line + 3
    let failures = await capturedFailures {
      let http = HTTPMock()
      http.replay(file)
      _ = try? await http.session.data(from: users)
    }
    let recorded = """
      .post, "https://example.com/login?key=***", body: .json(#"{"password":"***"}"#)
      """
    #expect(
      failures.texts == [
        """
        Unexpected call: no stub answers http.request(.get, "https://api.example.com/users/1"), \
        which threw this failure.
        Stub request(\(recorded)) at RecordingTests.swift:\(line): \
        argument: expected \(recorded), got .get, "https://api.example.com/users/1"
        Write: given(http.request(.get, "https://api.example.com/users/1"))\
        .willReturn(<#HTTPMock.Response#>)
        """
      ])
  }

  @Test func missingAndForeignFilesFailWhereTheyAreNamed() async throws {
    let http = HTTPMock()
    let line = #line + 2
    let failures = capturedFailures {
      http.replay("/missing/users.json")
      http.replay("RecordingTests.swift")
      http.record(through: http.session).write(to: "/missing/users.json")
    }
    #expect(failures.lines == [line, line + 1, line + 2])
    #expect(
      failures.texts == [
        """
        The recording "/missing/users.json" can not be used: there is no file to read at \
        /missing/users.json.
        Write the path of a file that Recorder.write(to:) has written.
        """,
        """
        The recording "RecordingTests.swift" can not be used: the file at \(#filePath) is no recording.
        Write the path of a file that Recorder.write(to:) has written.
        """,
        """
        The path "/missing/users.json" can not be used: no file can be written at \
        /missing/users.json.
        Write a path in a folder that exists and can be written to.
        """,
      ])
  }
}
