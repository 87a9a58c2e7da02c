/// An operation, how to set it up, and how often it may run on one set-up.
///
/// Most operations change what they run on: each call is one more record. A workload therefore
/// says how many repetitions a set-up serves before it is replaced by a new one.
struct Workload: Sendable {
  /// How the number of repetitions in a sample is found.
  enum Repetitions: Sendable {
    /// As many as fill the time of a sample, up to a limit.
    case calibrated(upTo: Int)

    /// The same number in every sample.
    case fixed(Int)
  }

  /// The number of repetitions in a sample.
  let repetitions: Repetitions

  /// How many repetitions one set-up serves.
  let endurance: Int

  /// Sets the operation up, outside the time that is measured.
  let prepare: @Sendable () -> Operation

  /// Makes a workload that fills the time of a sample and sets up anew once the limit is reached.
  ///
  /// The default limit keeps the histories of the calls that are measured small.
  init(upTo limit: Int = 200_000, prepare: @escaping @Sendable () -> Operation) {
    repetitions = .calibrated(upTo: limit)
    endurance = limit
    self.prepare = prepare
  }

  /// Makes a workload whose samples have a fixed number of repetitions.
  init(fixed count: Int, endurance: Int, prepare: @escaping @Sendable () -> Operation) {
    repetitions = .fixed(count)
    self.endurance = max(count, endurance)
    self.prepare = prepare
  }

  /// Makes a workload that changes nothing, so that one set-up serves for good.
  static func unchanging(prepare: @escaping @Sendable () -> Operation) -> Self {
    Workload(upTo: 10_000_000, prepare: prepare)
  }
}
