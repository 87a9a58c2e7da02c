/// One stretch of memory that holds a member's recorded calls: their serial numbers and their arguments.
///
/// Calls are only ever appended, and the oldest ones forgotten where their number is limited. Whoever reads
/// holds the log and what was true under the member's lock, and then needs no lock: what was recorded
/// then does not change while the log has two holders. A full log is replaced by another one, and the old
/// one lives for as long as somebody reads it.
@usableFromInline
final class CallLog<Arguments> {
  let serials: UnsafeMutablePointer<UInt64>
  let arguments: UnsafeMutablePointer<Arguments>
  let capacity: Int

  /// What tells these calls from those before the last clearing.
  let era: UInt64

  /// Where the calls begin that are still recorded.
  var start = 0

  /// How many calls of this era are forgotten, and how many of those no `verify` covers.
  var forgotten = 0
  var forgottenUnverified = 0

  /// How many calls are initialized; kept here when the log is released or replaced.
  var count = 0

  init(capacity: Int, era: UInt64) {
    self.capacity = capacity
    self.era = era
    serials = .allocate(capacity: capacity)
    arguments = .allocate(capacity: capacity)
  }

  deinit {
    (arguments + start).deinitialize(count: count)
    arguments.deallocate()
    serials.deallocate()
  }

  /// Returns a log of another size that has the newest `count` calls of this one.
  ///
  /// - Parameters:
  ///   - capacity: How many calls fit into the new log.
  ///   - total: How many calls this log holds.
  ///   - count: How many of them, the newest, the new log begins with; all, where they are moved.
  ///   - isShared: Whether somebody reads this log, so that its calls are copied and not moved.
  func replacement(capacity: Int, of total: Int, keeping count: Int, isShared: Bool) -> CallLog {
    let new = CallLog(capacity: capacity, era: era)
    let first = start + total - count
    new.serials.update(from: serials + first, count: count)
    if isShared {
      new.arguments.initialize(from: arguments + first, count: count)
      self.count = total
    } else {
      new.arguments.moveInitialize(from: arguments + first, count: count)
      self.count = total - count
    }
    new.forgotten = forgotten
    new.forgottenUnverified = forgottenUnverified
    return new
  }

  /// Takes the oldest of some calls out, so that the caller releases its arguments.
  func removeFirst() -> Arguments {
    defer { start += 1 }
    return (arguments + start).move()
  }

  /// Moves some calls to where the memory begins.
  func moveToFront(_ count: Int) {
    serials.update(from: serials + start, count: count)
    arguments.moveInitialize(from: arguments + start, count: count)
    start = 0
  }
}

/// The serial numbers of the calls that a member's log held at one moment.
struct RecordedSerials {
  /// The log, which keeps the memory.
  let log: AnyObject?
  let numbers: UnsafePointer<UInt64>?
  let count: Int

  /// What tells these calls from those before the last clearing.
  let era: UInt64

  /// How many calls before these are forgotten, and how many of those no `verify` covers.
  let forgotten: Int
  let forgottenUnverified: Int

  /// No calls.
  init() {
    (log, numbers, count, era, forgotten, forgottenUnverified) = (nil, nil, 0, 0, 0, 0)
  }

  init<Arguments>(_ log: CallLog<Arguments>, count: Int) {
    self.log = log
    self.count = count
    numbers = UnsafePointer(log.serials + log.start)
    (era, forgotten) = (log.era, log.forgotten)
    forgottenUnverified = log.forgottenUnverified
  }

  subscript(index: Int) -> UInt64 {
    withExtendedLifetime(log) { numbers.unsafelyUnwrapped[index] }
  }
}

/// The calls that a log held at one moment.
struct RecordedCalls<Arguments> {
  let serials: RecordedSerials
  private let arguments: UnsafePointer<Arguments>?

  init(_ log: CallLog<Arguments>?, count: Int) {
    serials = log.map { RecordedSerials($0, count: count) } ?? RecordedSerials()
    arguments = log.map { UnsafePointer($0.arguments + $0.start) }
  }

  /// The calls that were looked at before.
  init(_ serials: RecordedSerials) {
    self.serials = serials
    arguments = serials.log.map { object in
      let log = unsafeDowncast(object, to: CallLog<Arguments>.self)
      let start = serials.numbers.unsafelyUnwrapped - UnsafePointer(log.serials)
      return UnsafePointer(log.arguments + start)
    }
  }

  var count: Int { serials.count }

  func arguments(at index: Int) -> Arguments {
    withExtendedLifetime(serials.log) { arguments.unsafelyUnwrapped[index] }
  }

  /// The arguments as one stretch of memory, valid while `body` runs.
  func withArguments<Output>(_ body: (UnsafeBufferPointer<Arguments>) -> Output) -> Output {
    withExtendedLifetime(serials.log) {
      body(UnsafeBufferPointer(start: arguments, count: count))
    }
  }
}
