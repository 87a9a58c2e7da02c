import Foundation
import MynahCore

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Collects the texts and lines of failures instead of failing the test.
final class FailureCapture: @unchecked Sendable {
  private let lock = NSLock()
  private var captured: [(text: String, line: UInt)] = []

  var texts: [String] { lock.withLock { captured.map(\.text) } }
  var lines: [UInt] { lock.withLock { captured.map(\.line) } }

  var reporter: FailureReporter {
    FailureReporter { failure, location in
      self.lock.withLock { self.captured.append(("\(failure)", location.line)) }
    }
  }
}

/// Returns the failures that a closure reports.
func failures(
  isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Void
) async rethrows -> FailureCapture {
  let capture = FailureCapture()
  try await withFailureReporter(capture.reporter, body)
  return capture
}

let users = URL(string: "https://api.example.com/users/1")!

/// Returns a request with a body.
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
