/// The cost of a call by the number of earlier calls, and the memory of a recorded call.
enum HistoryCases {
  /// The numbers of earlier calls.
  static let scales = [1_000, 10_000, 100_000, 1_000_000]

  /// The number of calls whose memory is measured.
  static let weighedCallCount = 1_000_000

  /// Creates the cases of one implementation.
  static func all<S: Subject>(_ subject: S.Type) -> [BenchmarkCase] {
    [
      weighed("no-argument", subject) { lookup, count in
        for _ in 0..<count { lookup.tick() }
      },
      weighed("one-argument", subject) { Calls.lookup(Sample.id, on: $0, times: $1) },
      weighed("two-arguments", subject) {
        Calls.find(Sample.id, in: Sample.shelf, on: $0, times: $1)
      },
    ] + scales.map { called($0, subject) }
  }

  /// Returns a case that calls a mock with a history, which grows by at most a fifth.
  private static func called<S: Subject>(_ scale: Int, _ subject: S.Type) -> BenchmarkCase {
    let workload = Workload(fixed: min(scale / 5, 1_000), repetitionLimit: scale / 5) {
      let double = S()
      double.stubEveryMember()
      let lookup = opaque(double.lookup)
      Calls.lookup(Sample.id, on: lookup, times: scale)
      return .synchronous { Calls.lookup(Sample.id, on: lookup, times: $0) }
    }
    return BenchmarkCase(
      .history, "\(scale)", step: .init(series: "one-argument", scale: scale), subject,
      .timed(workload))
  }

  /// Returns a case that measures the memory that a million calls add to the process.
  private static func weighed<S: Subject>(
    _ title: String, _ subject: S.Type, _ call: @escaping @Sendable (any Lookup, Int) -> Void
  ) -> BenchmarkCase {
    let gauge = Gauge(repetitions: weighedCallCount) {
      let double = S()
      double.stubEveryMember()
      let lookup = opaque(double.lookup)
      let before = ResidentMemory.bytesInUse()
      call(lookup, weighedCallCount)
      let after = ResidentMemory.bytesInUse()
      sink(lookup)
      return Double(max(after - before, 0)) / Double(weighedCallCount)
    }
    return BenchmarkCase(.memory, title, subject, .weighed(gauge))
  }
}
