import Foundation
import Mynah
import MynahHTTP
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The code under test of the part about recordings.
private struct Login {
  let session: URLSession

  func token(_ user: String, password: String) async throws -> String {
    let request = post(
      "https://example.com/login?key=k3y", #"{"user": "\#(user)", "password": "\#(password)"}"#)
    return try await session.data(for: request).0.text
  }
}

/// The examples of the page about HTTP that record and replay.
@Suite struct RecordingGuideTests {
  @Test func whatIsRecordedIsReplayed() async throws {
    let recording = FileManager.default.temporaryDirectory
      .appendingPathComponent("\(UUID()).json").path
    defer { try? FileManager.default.removeItem(atPath: recording) }
    let server = HTTPMock()
    given(server.request(.post, "/login")).willReturn(.text("t0ken"))

    try await record(through: server.session, to: recording)

    let text = try String(contentsOfFile: recording, encoding: .utf8)
    #expect(
      exchanges(in: text) == #"""
        {"exchanges":[{"request":{\#
        "body":{"text":"{\n\"password\":\"***\",\n\"user\":\"ryan\"\n}"},"headers":{},\#
        "method":"POST","url":"https://example.com/login?key=***"},\#
        "response":{"body":{"text":"t0ken"},\#
        "headers":{"Content-Type":"text/plain;charset=utf-8"},"status":200}}]
        """#)
    try await replay(recording)
  }

  private func record(through server: URLSession, to recording: String) async throws {
    let http = HTTPMock()
    let recorder = http.record(
      through: server, masking: .credentials + [.field("password"), .query("key")])
    _ = try await Login(session: http.session).token("ryan", password: "pa55")
    recorder.write(to: recording)
    #expect(recorder.count == 1)
  }

  private func replay(_ recording: String) async throws {
    let http = HTTPMock()
    http.replay(recording)
    let token = try await Login(session: http.session).token("ryan", password: "pa55")
    #expect(token == "t0ken")
  }
}
