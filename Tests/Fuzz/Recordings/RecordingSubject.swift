internal import Foundation
internal import MynahCore
internal import MynahHTTP

#if canImport(FoundationNetworking)
  internal import FoundationNetworking
#endif

/// The masks of recordings, and what is nearly a recording.
///
/// A secret is hidden in a request, by a name that a rule has or by its text, and must not be found in what
/// is masked. Recordings that nobody wrote must not end the process.
enum RecordingSubject {
  private static let secret = #"S3c/r"ét 9"#

  static func run(_ choices: Choices) {
    if choices.chance(10) { return replay(choices) }
    let isText = choices.chance(50)
    let masks: [MaskRule] = isText ? [.text(secret)] : [.field("pass word"), .header("x-key")]
    let hiding = Hiding(choices: choices, secret: isText ? secret : "S3cr3t9", isText: isText)
    let body = hiding.body()
    var request = HTTPMock.Request(
      .post, hiding.url(), headers: hiding.headers(), body: Data(body))
    request = masks.masked(request)
    let once = request
    request = masks.masked(request)
    check(request.url == once.url && request.headers == once.headers, "masks change what is masked")
    let texts =
      [request.url.absoluteString] + request.headers.values
      + [String(decoding: request.body, as: UTF8.self)]
    for text in texts {
      check(!hiding.isFound(in: text), "a secret is left in \(text.prefix(2_000))")
    }
  }

  /// Reads what is nearly a recording.
  private static func replay(_ choices: Choices) {
    let numbers = ["0", "200", "-1", "99999999999999999999", "1e3", "null", "\"200\"", "99"]
    let n = { choices.element(of: numbers) }
    var text = """
      {"version": \(choices.chance(80) ? "1" : n()), "masks": [{"field": {"_0": "a"}}], "exchanges": [
      {"request": {"method": "GET", "url": "\(choices.element(of: ["https://a.b", "", "::", "/", "a b"]))",
      "headers": {}, "body": {"base64": "\(choices.element(of: ["", "AA==", "?"]))"}},
      "response": {"status": \(n()), "headers": {"Content-Length": "\(n())"}}, "errorCode": \(n())}]}
      """
    if choices.chance(50) {
      var bytes = Array(text.utf8)
      for _ in 0..<choices.next(below: 4) {
        bytes[choices.next(below: bytes.count)] = UInt8(choices.next(below: 256))
      }
      text = String(decoding: bytes, as: UTF8.self)
    }
    let path =
      NSTemporaryDirectory() + "fuzz-recording-\(ProcessInfo.processInfo.processIdentifier)"
    _ = FileManager.default.createFile(atPath: path, contents: Data(text.utf8))
    defer { try? FileManager.default.removeItem(atPath: path) }
    withFailureReporter(FailureReporter { failure, _ in _ = "\(failure)" }) {
      let http = HTTPMock()
      http.replay(path)
      let done = DispatchSemaphore(value: 0)
      let session = http.session
      Task {
        _ = try? await session.data(from: URL(string: "https://a.b").unsafelyUnwrapped)
        done.signal()
      }
      done.wait()
      session.invalidateAndCancel()
    }
  }
}
