/// One stretch of memory that holds a member's recorded calls: their order and their arguments.
///
/// Calls are only ever appended. Whoever reads holds the log and the count that was true under the
/// member's lock, and then needs no lock: what lies below that count does not change any more. A full
/// log is replaced by a larger one, and the old one lives for as long as somebody reads it.
@usableFromInline
final class CallLog<Arguments> {
  @usableFromInline let orders: UnsafeMutablePointer<UInt64>
  @usableFromInline let arguments: UnsafeMutablePointer<Arguments>
  @usableFromInline let capacity: Int

  /// How many calls are initialized; kept here when the log is released or replaced.
  var count = 0

  init(capacity: Int) {
    self.capacity = capacity
    orders = .allocate(capacity: capacity)
    arguments = .allocate(capacity: capacity)
  }

  deinit {
    arguments.deinitialize(count: count)
    arguments.deallocate()
    orders.deallocate()
  }

  /// Returns a log twice as large that begins with the first `count` calls of this one.
  ///
  /// - Parameters:
  ///   - count: How many calls this log holds.
  ///   - isShared: Whether somebody reads this log, so that its calls are copied and not moved.
  func grown(count: Int, isShared: Bool) -> CallLog {
    let larger = CallLog(capacity: capacity * 2)
    larger.orders.update(from: orders, count: count)
    if isShared {
      larger.arguments.initialize(from: arguments, count: count)
      self.count = count
    } else {
      larger.arguments.moveInitialize(from: arguments, count: count)
      self.count = 0
    }
    return larger
  }
}

/// The calls that a log held at one moment.
struct RecordedCalls<Arguments> {
  private let log: CallLog<Arguments>?
  let count: Int

  init(_ log: CallLog<Arguments>?, count: Int) {
    self.log = log
    self.count = count
  }

  /// The log of calls that were looked at before.
  init(_ orders: RecordedOrders) {
    log = orders.log.map { unsafeDowncast($0, to: CallLog<Arguments>.self) }
    count = orders.count
  }

  var orders: RecordedOrders {
    RecordedOrders(log: log, numbers: log.map { UnsafePointer($0.orders) }, count: count)
  }

  func arguments(at index: Int) -> Arguments { log.unsafelyUnwrapped.arguments[index] }

  /// The arguments as one stretch of memory, valid while `body` runs.
  func withArguments<Output>(_ body: (UnsafeBufferPointer<Arguments>) -> Output) -> Output {
    withExtendedLifetime(log) {
      body(UnsafeBufferPointer(start: log.map { UnsafePointer($0.arguments) }, count: count))
    }
  }
}
