/// A sampler that warms up workloads, finds the number of repetitions, and takes samples.
struct Sampler: Sendable {
  /// The figures of one case.
  struct Samples: Sendable {
    /// The figure of each sample, in any order.
    var figures: [Double]

    /// The number of repetitions in each sample.
    var repetitions: Int
  }

  /// The number of samples to take.
  let sampleCount: Int

  /// The nanoseconds that a calibrated sample takes.
  static let sampleTime = 6_000_000.0

  /// The maximum number of samples of a gauge, because each sample is a long run.
  static let gaugeSampleLimit = 3

  /// Measures a workload in nanoseconds per repetition.
  func time(_ workload: Workload) async -> Samples {
    var station = Station(workload)
    let repetitions: Int
    switch workload.repetitions {
    case .fixed(let count):
      repetitions = count
      _ = await station.time(repetitions: count)
    case .calibrated(let limit):
      repetitions = await calibrate(&station, limit: limit)
    }
    var samples = Samples(figures: [], repetitions: repetitions)
    for _ in 0..<sampleCount {
      samples.figures.append(await station.time(repetitions: repetitions))
    }
    return samples
  }

  /// Takes the samples of a gauge, which repeats and measures its operation itself.
  @MainActor
  func gauge(_ gauge: Gauge) -> Samples {
    let count = min(sampleCount, Self.gaugeSampleLimit)
    return Samples(figures: (0..<count).map { _ in gauge.read() }, repetitions: gauge.repetitions)
  }

  /// Doubles the repetitions until they take a sixth of a sample, which also warms up.
  private func calibrate(_ station: inout Station, limit: Int) async -> Int {
    var count = 1
    while true {
      let figure = max(await station.time(repetitions: count), 0.01)
      if figure * Double(count) >= Self.sampleTime / 6 || count >= limit {
        return min(max(Int(Self.sampleTime / figure), 1), limit)
      }
      count = min(count * 2, limit)
    }
  }
}

extension Sampler {
  /// A workload with its current setup, which is replaced after a number of repetitions.
  private struct Station {
    private let workload: Workload
    private var operation: Operation?
    private var remaining = 0

    init(_ workload: Workload) {
      self.workload = workload
    }

    mutating func time(repetitions: Int) async -> Double {
      let current = operation(for: repetitions)
      remaining -= repetitions
      return await current.time(repetitions: repetitions)
    }

    private mutating func operation(for repetitions: Int) -> Operation {
      if let operation, remaining >= repetitions { return operation }
      // Release the old setup before creating the new one, because both need too much memory.
      operation = nil
      let fresh = workload.prepare()
      operation = fresh
      remaining = workload.repetitionLimit
      return fresh
    }
  }
}
