import Mynah

/// Collects the texts of failures instead of failing the test.
final class FailureCapture: Sendable {
  private let captured = Locked<[String]>([])

  var texts: [String] { captured.withLock { $0 } }

  var reporter: FailureReporter {
    FailureReporter { failure, _ in
      self.captured.withLock { $0.append("\(failure)") }
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
