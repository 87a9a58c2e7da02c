/// An operation with its setup, and the number of times that it can run on one setup.
///
/// Most operations change their setup. For example, each call adds a record. A workload therefore
/// limits the number of repetitions after which the setup is replaced.
struct Workload: Sendable {
  /// The ways to determine the number of repetitions in a sample.
  enum Repetitions: Sendable {
    /// The repetitions fill the time of a sample, up to a limit.
    case calibrated(upTo: Int)

    /// Every sample has this number of repetitions.
    case fixed(Int)
  }

  /// The number of repetitions in a sample.
  let repetitions: Repetitions

  /// The number of repetitions that can use one setup.
  let repetitionLimit: Int

  /// A closure that sets up the operation.
  ///
  /// The setup isn't measured.
  let prepare: @Sendable () -> Operation

  /// Creates a workload that fills the time of a sample, and replaces its setup at a limit.
  ///
  /// The default limit keeps the histories of the measured calls small.
  init(upTo limit: Int = 200_000, prepare: @escaping @Sendable () -> Operation) {
    repetitions = .calibrated(upTo: limit)
    repetitionLimit = limit
    self.prepare = prepare
  }

  /// Creates a workload whose samples have a fixed number of repetitions.
  init(fixed count: Int, repetitionLimit: Int, prepare: @escaping @Sendable () -> Operation) {
    repetitions = .fixed(count)
    self.repetitionLimit = max(count, repetitionLimit)
    self.prepare = prepare
  }

  /// Creates a workload that doesn't change its setup, so nearly all repetitions use one setup.
  static func unchanging(prepare: @escaping @Sendable () -> Operation) -> Self {
    Workload(upTo: 10_000_000, prepare: prepare)
  }
}
