internal import MynahPlatform

/// A stopwatch that uses the monotonic clock.
struct Stopwatch {
  private let start = mynah_nanoseconds()

  /// The nanoseconds since the stopwatch was created.
  var nanoseconds: Double {
    Double(mynah_nanoseconds() - start)
  }
}
