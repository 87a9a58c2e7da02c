#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#endif

/// Measures elapsed time on the monotonic clock.
struct Stopwatch {
  private let start = Self.now()

  /// The nanoseconds since the stopwatch was made.
  var nanoseconds: Double {
    Double(Self.now() - start)
  }

  private static func now() -> Int {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Int(time.tv_sec) * 1_000_000_000 + Int(time.tv_nsec)
  }
}
