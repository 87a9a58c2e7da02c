/// The cost of a call by the number of stubs on the member, and the cost of adding a stub.
enum StubCases {
  /// The numbers of stubs.
  static let scales = [1, 10, 100, 1_000, 10_000, 100_000]

  /// The numbers of stubs over which the cost of adding a stub is averaged.
  static let addingScales = [1, 1_000, 100_000]

  /// Creates the cases of one implementation.
  static func all<S: Subject>(_ subject: S.Type) -> [BenchmarkCase] {
    var cases: [BenchmarkCase] = []
    for scale in scales {
      cases.append(exact("oldest", index: 0, of: scale, subject))
      cases.append(exact("newest", index: scale - 1, of: scale, subject))
    }
    for scale in scales {
      cases.append(mixed("oldest", index: 0, of: scale, subject))
      cases.append(mixed("newest", index: scale - 1, of: scale, subject))
    }
    for scale in addingScales { cases.append(adding(scale, subject)) }
    return cases
  }

  /// Returns a case that calls the member with the exact value of one of its stubs.
  private static func exact<S: Subject>(
    _ series: String, index: Int, of scale: Int, _ subject: S.Type
  ) -> BenchmarkCase {
    let workload = Workload {
      let double = S()
      for id in 0..<scale { double.stubLookup(id, returning: id + 1) }
      let lookup = opaque(double.lookup)
      Calls.check(lookup.lookup(index), is: index + 1, of: S.label)
      return .synchronous { Calls.lookup(index, on: lookup, times: $0) }
    }
    return BenchmarkCase(
      .stubs, "\(scale)/\(series)", step: .init(series: series, scale: scale), subject,
      .timed(workload))
  }

  /// Returns a case whose calls match one stub of a mixture.
  private static func mixed<S: Subject>(
    _ series: String, index: Int, of scale: Int, _ subject: S.Type
  ) -> BenchmarkCase {
    let workload = Workload {
      let double = S()
      double.stubFindMixture(count: scale)
      let lookup = opaque(double.lookup)
      let shelf = StubMixture.unnamedShelf
      Calls.check(
        lookup.find(index, in: shelf), is: StubMixture.result(at: index), of: S.label)
      return .synchronous { Calls.find(index, in: shelf, on: lookup, times: $0) }
    }
    return BenchmarkCase(
      .mixed, "\(scale)/\(series)", step: .init(series: series, scale: scale), subject,
      .timed(workload))
  }

  /// Returns a case that adds stubs for different values to a mock without stubs.
  ///
  /// A single stub is added to each of a thousand mocks, because adding a single stub is too fast.
  private static func adding<S: Subject>(_ scale: Int, _ subject: S.Type) -> BenchmarkCase {
    let doubleCount = max(1_000 / scale, 1)
    let count = scale * doubleCount
    let workload = Workload(fixed: count, repetitionLimit: count) {
      let doubles = (0..<doubleCount).map { _ in S() }
      return .synchronous { count in
        for double in doubles {
          for id in 0..<count / doubles.count { double.stubLookup(id, returning: id) }
        }
      }
    }
    return BenchmarkCase(
      .stub, "\(scale)", step: .init(series: "exact", scale: scale), subject, .timed(workload))
  }
}
