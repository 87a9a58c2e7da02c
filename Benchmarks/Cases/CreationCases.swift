/// The cost of creating a mock, using it in a small test, and destroying it.
enum CreationCases {
  /// Creates the cases of one implementation.
  static func all<S: Subject>(_ subject: S.Type) -> [BenchmarkCase] {
    let making = Workload.unchanging {
      .synchronous { count in
        for _ in 0..<count { sink(S()) }
      }
    }
    let using = Workload.unchanging {
      .synchronous { count in
        for _ in 0..<count {
          let double = S()
          double.stubLookup(Sample.id, returning: Sample.result)
          sink(opaque(double.lookup).lookup(Sample.id))
          double.verifyLookup(Sample.id, wasCalled: 1)
        }
      }
    }
    return [
      BenchmarkCase(.create, "double", subject, .timed(making)),
      BenchmarkCase(.create, "stub-call-verify", subject, .timed(using)),
    ]
  }
}
