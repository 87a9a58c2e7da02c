/// All cases of all implementations.
struct Catalogue: Sendable {
  /// The cases in the order in which they run.
  ///
  /// The implementations of a case run one after the other, so other work on the machine affects
  /// all of them. Gauges come first, as `Gauge.read` requires.
  let cases: [BenchmarkCase]

  /// Creates the catalogue of the given implementations.
  ///
  /// - Parameters:
  ///   - subjects: The implementations.
  ///   - sources: A folder of packages for a case of the generator, or nil.
  init(of subjects: [any Subject.Type], sources: String? = nil) {
    var names: [String] = []
    var casesByName: [String: [BenchmarkCase]] = [:]
    let all = subjects.flatMap { Self.cases(of: $0) } + GeneratorCases.all(sources: sources)
    for benchmark in all {
      if casesByName[benchmark.name] == nil { names.append(benchmark.name) }
      casesByName[benchmark.name, default: []].append(benchmark)
    }
    let ordered = names.flatMap { casesByName[$0] ?? [] }
    cases = ordered.filter(\.isGauge) + ordered.filter { !$0.isGauge }
  }

  /// Returns the cases for which each filter is part of the name or the implementation.
  ///
  /// Cases that build all of Mynah are only included if a filter asks for them.
  func cases(matching filters: [String]) -> [BenchmarkCase] {
    let builds = [Group.build, .edit].filter { group in
      filters.contains { $0.hasPrefix(group.rawValue) }
    }
    return cases.filter { benchmark in
      (![.build, .edit].contains(benchmark.group) || builds.contains(benchmark.group))
        && filters.allSatisfy {
          benchmark.name.contains($0) || benchmark.implementation.contains($0)
        }
    }
  }

  private static func cases<S: Subject>(of subject: S.Type) -> [BenchmarkCase] {
    CallCases.all(subject) + StubCases.all(subject) + HistoryCases.all(subject)
      + VerificationCases.all(subject) + CreationCases.all(subject) + ThreadCases.all(subject)
      + S.ownCases
  }
}
