/// The cost of a call, for each kind of member.
enum CallCases {
  /// Creates the cases of one implementation.
  static func all<S: Subject>(_ subject: S.Type) -> [BenchmarkCase] {
    [
      timed("one-argument", subject) { lookup in
        Calls.check(lookup.lookup(Sample.id), is: Sample.result, of: S.label)
        return .synchronous { Calls.lookup(Sample.id, on: lookup, times: $0) }
      },
      timed("two-arguments", subject) { lookup in
        Calls.check(lookup.find(Sample.id, in: Sample.shelf), is: Sample.result, of: S.label)
        return .synchronous { Calls.find(Sample.id, in: Sample.shelf, on: lookup, times: $0) }
      },
      timed("no-argument", subject) { lookup in
        .synchronous { Calls.tick(lookup, times: $0) }
      },
      timed("async-throwing", subject) { lookup in
        .asynchronous { count in
          var total = 0
          for _ in 0..<count { total &+= (try? await lookup.load(Sample.id)) ?? 0 }
          Calls.check(total, is: Sample.result * count, of: S.label)
        }
      },
      timed("property-read", subject) { lookup in
        Calls.check(lookup.name, is: Sample.name, of: S.label)
        return .synchronous { count in
          for _ in 0..<count { sink(lookup.name) }
        }
      },
      timed("property-write", subject) { lookup in
        .synchronous { count in
          var lookup = lookup
          for _ in 0..<count { lookup.name = Sample.name }
        }
      },
      BenchmarkCase(
        .call, "any-argument", subject,
        .timed(
          Workload {
            let double = S()
            double.stubLookupOfAny(returning: Sample.result)
            let lookup = opaque(double.lookup)
            Calls.check(lookup.lookup(Sample.id), is: Sample.result, of: S.label)
            return .synchronous { Calls.lookup(Sample.id, on: lookup, times: $0) }
          })),
    ]
  }

  /// Returns a case whose calls have no stub, which implementations may require.
  static func withoutStub<S: Subject>(_ subject: S.Type) -> BenchmarkCase {
    let workload = Workload {
      let lookup = opaque(S().lookup)
      return .synchronous { Calls.tick(lookup, times: $0) }
    }
    return BenchmarkCase(.call, "without-stub", subject, .timed(workload))
  }

  private static func timed<S: Subject>(
    _ title: String, _ subject: S.Type, _ operation: @escaping @Sendable (any Lookup) -> Operation
  ) -> BenchmarkCase {
    let workload = Workload {
      let double = S()
      double.stubEveryMember()
      return operation(opaque(double.lookup))
    }
    return BenchmarkCase(.call, title, subject, .timed(workload))
  }
}
