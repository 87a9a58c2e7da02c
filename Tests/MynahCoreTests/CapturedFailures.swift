@_exported import FailureCapture

/// What stubs were called for.
final class Log {
  var texts: [String] = []
}
