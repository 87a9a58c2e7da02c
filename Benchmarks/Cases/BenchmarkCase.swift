/// One thing that is measured with one implementation.
struct BenchmarkCase: Sendable {
  /// What is measured.
  enum Work: Sendable {
    /// The time of an operation.
    case timed(Workload)

    /// A figure of another kind.
    case weighed(Gauge)
  }

  /// The place of a case in a series of cases that differ in one number.
  struct Step: Hashable, Sendable {
    /// What the cases of the series have in common.
    let series: String

    /// The number in which they differ.
    let scale: Int
  }

  /// The group, which is one table of the report.
  let group: Group

  /// The name within the group.
  let title: String

  /// The label of the implementation.
  let implementation: String

  /// The place in a series, if it is in one.
  let step: Step?

  /// What is measured.
  let work: Work

  /// The full name, such as `stubs/100000/oldest`.
  var name: String { "\(group.rawValue)/\(title)" }

  /// Whether the case is a gauge.
  var isGauge: Bool {
    switch work {
    case .timed: false
    case .weighed: true
    }
  }

  /// What the figures count.
  var unit: Measurement.Unit {
    switch work {
    case .timed: .nanoseconds
    case .weighed(let gauge): gauge.unit
    }
  }

  /// Makes a case that no double is measured in.
  init(_ group: Group, _ title: String, _ implementation: String, _ work: Work) {
    self.group = group
    self.title = title
    self.implementation = implementation
    step = nil
    self.work = work
  }

  /// Makes a case that stands alone.
  init<S: Subject>(_ group: Group, _ title: String, _ subject: S.Type, _ work: Work) {
    self.group = group
    self.title = title
    implementation = S.label
    step = nil
    self.work = work
  }

  /// Makes a case of a series.
  init<S: Subject>(
    _ group: Group, _ title: String, step: Step, _ subject: S.Type, _ work: Work
  ) {
    self.group = group
    self.title = title
    implementation = S.label
    self.step = step
    self.work = work
  }

  /// Measures the case.
  @MainActor
  func measure(with sampler: Sampler) async -> Measurement {
    switch work {
    case .timed(let workload): Measurement(self, await sampler.time(workload))
    case .weighed(let gauge): Measurement(self, sampler.gauge(gauge))
    }
  }
}
