/// The cost of a verification, by the number of recorded calls.
enum VerificationCases {
  /// The numbers of recorded calls.
  static let scales = [1_000, 10_000, 100_000]

  /// Creates the cases of one implementation.
  static func all<S: Subject>(_ subject: S.Type) -> [BenchmarkCase] {
    scales.flatMap { scale in
      [
        verified("exact", scale, subject) { double, count in
          for _ in 0..<count { double.verifyLookup(Sample.id, wasCalled: scale) }
        },
        verified("any", scale, subject) { double, count in
          for _ in 0..<count { double.verifyLookupOfAny(wasCalled: scale) }
        },
        verified("never", scale, subject) { double, count in
          for _ in 0..<count { double.verifyTickWasNeverCalled() }
        },
      ]
    }
  }

  private static func verified<S: Subject>(
    _ series: String, _ scale: Int, _ subject: S.Type,
    _ verify: @escaping @Sendable (S, Int) -> Void
  ) -> BenchmarkCase {
    let workload = Workload.unchanging {
      let double = S()
      double.stubEveryMember()
      Calls.lookup(Sample.id, on: opaque(double.lookup), times: scale)
      return .synchronous { verify(double, $0) }
    }
    return BenchmarkCase(
      .verify, "\(series)/\(scale)", step: .init(series: series, scale: scale), subject,
      .timed(workload))
  }
}
