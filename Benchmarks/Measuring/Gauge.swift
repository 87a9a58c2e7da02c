/// A figure that is not the time of a repeated operation, such as the memory of many calls.
struct Gauge: Sendable {
  /// How many operations one reading covers.
  let repetitions: Int

  /// What the figure counts.
  var unit = Measurement.Unit.bytes

  /// Performs the operations and returns the figure of one of them.
  ///
  /// It runs on the main thread, whose heap is the one that the C library of Linux can give back
  /// to the system as a whole: what an earlier reading freed would hide what this one takes. There,
  /// the main actor leaves the main thread when the program first suspends, so gauges come first.
  let read: @MainActor @Sendable () -> Double
}
