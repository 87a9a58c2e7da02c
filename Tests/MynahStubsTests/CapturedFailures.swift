import Mynah

/// The failures that a closure reported: their texts, and the lines they belong to.
struct CapturedFailures {
  var texts: [String] = []
  var lines: [UInt] = []
}

/// Collects the failures that a closure reports instead of failing the test.
func capturedFailures(_ body: () throws -> Void) rethrows -> CapturedFailures {
  final class Capture: Sendable {
    let failures = Locked(CapturedFailures())
  }
  let capture = Capture()
  let reporter = FailureReporter { failure, location in
    capture.failures.withLock {
      $0.texts.append("\(failure)")
      $0.lines.append(location.line)
    }
  }
  try withFailureReporter(reporter, body)
  return capture.failures.withLock { $0 }
}
