/// A measurement of one implementation.
struct BenchmarkCase: Sendable {
  /// The measured work.
  enum Work: Sendable {
    /// The time of an operation.
    case timed(Workload)

    /// A figure other than time, or the time of a single run.
    case weighed(Gauge)
  }

  /// The position of a case in a series of cases that differ in one number.
  struct Step: Hashable, Sendable {
    /// The name of the series.
    let series: String

    /// The number that differs between the cases of the series.
    let scale: Int
  }

  /// The group, which has its own table in the report.
  let group: Group

  /// The name in the group.
  let title: String

  /// The label of the implementation.
  let implementation: String

  /// The position in a series, or nil if the case isn't part of a series.
  let step: Step?

  /// The measured work.
  let work: Work

  /// The full name, such as `stubs/100000/oldest`.
  var name: String { "\(group.rawValue)/\(title)" }

  /// A Boolean value that indicates whether a gauge measures the case.
  var isGauge: Bool {
    switch work {
    case .timed: false
    case .weighed: true
    }
  }

  /// The unit of the figures.
  var unit: Measurement.Unit {
    switch work {
    case .timed: .nanoseconds
    case .weighed(let gauge): gauge.unit
    }
  }

  /// Creates a case that doesn't measure a mock.
  init(_ group: Group, _ title: String, _ implementation: String, _ work: Work) {
    self.group = group
    self.title = title
    self.implementation = implementation
    step = nil
    self.work = work
  }

  /// Creates a case that isn't part of a series.
  init<S: Subject>(_ group: Group, _ title: String, _ subject: S.Type, _ work: Work) {
    self.group = group
    self.title = title
    implementation = S.label
    step = nil
    self.work = work
  }

  /// Creates a case of a series.
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
