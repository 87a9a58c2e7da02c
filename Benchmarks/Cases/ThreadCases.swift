/// The cost of a call on one thread, or on two threads at once.
///
/// The figure is the time until the last thread is done, divided by the calls of one thread. It
/// doesn't increase with more threads if they don't disturb each other.
enum ThreadCases {
  /// Creates the cases of one implementation.
  static func all<S: Subject>(_ subject: S.Type) -> [BenchmarkCase] {
    [
      called("one", doubles: 1, threads: 1, subject),
      called("two-on-two-doubles", doubles: 2, threads: 2, subject),
      called("two-on-one-double", doubles: 1, threads: 2, subject),
    ]
  }

  private static func called<S: Subject>(
    _ title: String, doubles: Int, threads: Int, _ subject: S.Type
  ) -> BenchmarkCase {
    let workload = Workload {
      let lookups = (0..<doubles).map { _ in
        let double = S()
        double.stubEveryMember()
        return opaque(double.lookup)
      }
      return .asynchronous { count in
        await withTaskGroup(of: Void.self) { group in
          for thread in 0..<threads {
            let lookup = lookups[thread % lookups.count]
            group.addTask { Calls.lookup(Sample.id, on: lookup, times: count) }
          }
        }
      }
    }
    return BenchmarkCase(.threads, title, subject, .timed(workload))
  }
}
