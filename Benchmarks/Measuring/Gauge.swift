/// A figure other than the time of a repeated operation, such as the memory of many calls.
struct Gauge: Sendable {
  /// The number of operations that one reading covers.
  let repetitions: Int

  /// The unit of the figure.
  var unit = Measurement.Unit.bytes

  /// A closure that performs the operations, and returns the figure of one operation.
  ///
  /// It runs on the main thread, because Linux's C library can return the whole heap of this thread
  /// to the system. Otherwise, memory that an earlier reading freed would hide the memory that this
  /// reading takes. On Linux, the main actor leaves the main thread when the program first
  /// suspends, so gauges come first.
  let read: @MainActor @Sendable () -> Double
}
