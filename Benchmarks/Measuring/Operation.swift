/// A closure that repeats the measured operation a given number of times.
enum Operation: Sendable {
  /// Runs on the calling thread from start to end.
  case synchronous(@Sendable (Int) -> Void)

  /// May suspend.
  case asynchronous(@Sendable (Int) async -> Void)

  /// Performs the operation, and returns the nanoseconds per repetition.
  func time(repetitions: Int) async -> Double {
    switch self {
    case .synchronous(let run):
      let stopwatch = Stopwatch()
      run(repetitions)
      return stopwatch.nanoseconds / Double(repetitions)
    case .asynchronous(let run):
      let stopwatch = Stopwatch()
      await run(repetitions)
      return stopwatch.nanoseconds / Double(repetitions)
    }
  }
}
