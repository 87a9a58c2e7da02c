@_exported import FailureCapture

/// A list of texts that the closures in tests append to.
final class Log {
  var texts: [String] = []
}
