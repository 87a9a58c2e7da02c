import MynahCore

/// A failure as a test compares it: its text, and the line it belongs to.
struct CapturedFailure: Equatable, CustomStringConvertible {
  let text: String
  let line: UInt

  var description: String { "line \(line): \(text)" }
}

/// Collects failures instead of failing the test.
final class FailureCapture: Sendable {
  private let failures = Locked<[CapturedFailure]>([])

  var all: [CapturedFailure] { failures.withLock { $0 } }
  var texts: [String] { all.map(\.text) }

  var reporter: FailureReporter {
    FailureReporter { failure, location in
      let captured = CapturedFailure(text: "\(failure)", line: location.line)
      self.failures.withLock { $0.append(captured) }
    }
  }
}

/// Returns the texts of the failures that a closure reports.
func failures(_ body: () throws -> Void) rethrows -> [String] {
  let capture = FailureCapture()
  try withFailureReporter(capture.reporter, body)
  return capture.texts
}

/// Returns the texts of the failures that an `async` closure reports.
func failures(
  isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Void
) async rethrows -> [String] {
  let capture = FailureCapture()
  try await withFailureReporter(capture.reporter, body)
  return capture.texts
}
