internal import MynahPlatform

/// Measures elapsed time on the monotonic clock.
struct Stopwatch {
  private let start = mynah_nanoseconds()

  /// The nanoseconds since the stopwatch was made.
  var nanoseconds: Double {
    Double(mynah_nanoseconds() - start)
  }
}
