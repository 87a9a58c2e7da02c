/// The result of one case.
struct Measurement: Codable, Sendable {
  /// The name of the case, such as `stubs/100000/oldest`.
  let name: String

  /// The group of the case, which has its own table in the report.
  let group: String

  /// The implementation that was measured.
  let implementation: String

  /// The unit of the figures, per operation.
  let unit: Unit

  /// The median of the samples.
  let median: Double

  /// The smallest figure of the samples.
  let minimum: Double

  /// The largest figure of the samples.
  let maximum: Double

  /// The number of samples.
  let samples: Int

  /// The number of operations in a sample.
  let repetitions: Int

  /// Creates a summary of the samples of a case.
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
  /// The unit of a figure.
  enum Unit: String, Codable, Sendable {
    /// Nanoseconds per operation.
    case nanoseconds = "ns/op"

    /// Bytes per operation.
    case bytes = "B/op"

    /// Milliseconds.
    case milliseconds = "ms"

    /// A ratio.
    case times = "x"

    /// Megabytes per second.
    case megabytesPerSecond = "MB/s"
  }
}
