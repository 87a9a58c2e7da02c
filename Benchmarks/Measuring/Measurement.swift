/// The result of one case.
struct Measurement: Codable, Sendable {
  /// The name of the case, such as `stubs/100000/oldest`.
  let name: String

  /// The group of the case, which is one table of the report.
  let group: String

  /// The implementation that was measured.
  let implementation: String

  /// What the figures count, per operation.
  let unit: Unit

  /// The middle figure of the samples.
  let median: Double

  /// The least figure of the samples.
  let minimum: Double

  /// The greatest figure of the samples.
  let maximum: Double

  /// How many samples were taken.
  let samples: Int

  /// How many operations a sample had.
  let repetitions: Int

  /// Summarizes the samples of a case.
  init(_ benchmark: BenchmarkCase, _ samples: Sampler.Samples) {
    let figures = samples.figures.sorted().map(Self.rounded)
    precondition(!figures.isEmpty, "A case needs at least one sample.")
    let middle = figures.count / 2
    name = benchmark.name
    group = benchmark.group.rawValue
    implementation = benchmark.implementation
    unit = benchmark.unit
    median =
      figures.count.isMultiple(of: 2)
      ? Self.rounded((figures[middle - 1] + figures[middle]) / 2) : figures[middle]
    minimum = figures[0]
    maximum = figures[figures.count - 1]
    self.samples = figures.count
    repetitions = samples.repetitions
  }

  /// Rounds to thousandths, which keeps the JSON short.
  private static func rounded(_ figure: Double) -> Double {
    (figure * 1_000).rounded() / 1_000
  }
}

extension Measurement {
  /// What a figure counts.
  enum Unit: String, Codable, Sendable {
    /// Nanoseconds per operation.
    case nanoseconds = "ns/op"

    /// Bytes per operation.
    case bytes = "B/op"

    /// Milliseconds.
    case milliseconds = "ms"

    /// How many times as much.
    case times = "x"

    /// Megabytes a second.
    case megabytesPerSecond = "MB/s"
  }
}
