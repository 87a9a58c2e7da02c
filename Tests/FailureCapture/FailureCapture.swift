package import MynahCore

/// A captured failure that a test can compare, with its text and its line.
package struct CapturedFailure: Equatable, CustomStringConvertible, Sendable {
  package let text: String
  package let line: UInt

  package init(text: String, line: UInt) {
    self.text = text
    self.line = line
  }

  package var description: String { "line \(line): \(text)" }
}

/// An object that collects failures instead of failing the test.
package final class FailureCapture: Sendable {
  private let failures = Locked<[CapturedFailure]>([])

  package init() {}

  package var all: [CapturedFailure] { failures.withLock { $0 } }
  package var texts: [String] { all.map(\.text) }

  /// The texts of all failures, separated by empty lines.
  package var report: String { texts.joined(separator: "\n\n") }

  package var lines: [Int] { all.map { Int($0.line) } }

  package var reporter: FailureReporter {
    FailureReporter { failure, location in
      let captured = CapturedFailure(text: "\(failure)", line: location.line)
      self.failures.withLock { $0.append(captured) }
    }
  }
}

/// Returns the failures that a closure reports.
package func capturedFailures(_ body: () throws -> Void) rethrows -> FailureCapture {
  let capture = FailureCapture()
  try withFailureReporter(capture.reporter, body)
  return capture
}

/// Returns the failures that an `async` closure reports.
package func capturedFailures(
  isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Void
) async rethrows -> FailureCapture {
  let capture = FailureCapture()
  try await withFailureReporter(capture.reporter, body)
  return capture
}

/// Returns the texts of the failures that a closure reports.
package func failures(_ body: () throws -> Void) rethrows -> [String] {
  try capturedFailures(body).texts
}

/// Returns the texts of the failures that an `async` closure reports.
package func failures(
  isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Void
) async rethrows -> [String] {
  try await capturedFailures(body).texts
}

/// Returns the texts of the failures that a closure reports, separated by empty lines.
package func report(_ body: () throws -> Void) rethrows -> String {
  try capturedFailures(body).report
}

/// Returns the texts of the failures that an `async` closure reports, separated by empty lines.
package func report(
  isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Void
) async rethrows -> String {
  try await capturedFailures(body).report
}
