/// A closure that performs what is measured a given number of times.
enum Operation: Sendable {
  /// Runs on the calling thread from start to end.
  case synchronous(@Sendable (Int) -> Void)

  /// May suspend.
  case asynchronous(@Sendable (Int) async -> Void)

  /// Performs the operation, and returns the nanoseconds that one repetition took.
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
