/// The memory that holds a member's recorded calls: their serial numbers and their arguments.
///
/// The log consists of two arrays of the same capacity. The elements of `serials` and `arguments`
/// at one index belong to one call. New calls are appended after the newest one. If the number of
/// recorded calls is limited, the oldest calls are forgotten: they're removed from the front, and
/// `start` advances.
///
/// The member's lock protects the log, but reading calls doesn't require the lock all the time. A
/// reader takes the lock, gets a reference to the log and the number of calls in it, and releases
/// the lock. From then on, the log has two owners, and the member doesn't move or remove the calls
/// below that number. If the member needs room, it continues with another log that contains copies
/// of the calls, and the old log lives until its last reader releases it.
@usableFromInline
final class CallLog<Arguments> {
  /// The serial numbers of the calls.
  ///
  /// The calls and stubs of all mocks are numbered together, in the order in which they happen.
  let serials: UnsafeMutablePointer<UInt64>
  /// The arguments of each call, at the same index as its serial number.
  let arguments: UnsafeMutablePointer<Arguments>
  /// The number of calls that fit into the memory.
  let capacity: Int

  /// The number of the era to which these calls belong.
  ///
  /// An era ends when the recorded calls are cleared. Later eras have greater numbers.
  let era: UInt64

  /// The index of the oldest call that is still recorded.
  var start = 0

  /// The number of calls of this era that were forgotten because of the recording limit.
  var forgotten = 0
  /// The number of forgotten calls that aren't covered by a `verify`.
  var forgottenUnverified = 0

  /// The number of initialized arguments, from `start` on.
  ///
  /// It's only set when the log is released or replaced. Until then, the member counts the calls.
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

  /// Returns a log with another capacity that begins with the newest calls of this log.
  ///
  /// - Parameters:
  ///   - capacity: The number of calls that fit into the new log.
  ///   - total: The number of calls that this log holds.
  ///   - count: The number of calls to keep, which are the newest ones.
  ///   - isShared: A Boolean value that indicates whether a reader holds this log. If it's true,
  ///     the calls are copied. Otherwise, they're moved.
  func replacement(capacity: Int, of total: Int, keeping count: Int, isShared: Bool) -> CallLog {
    let new = CallLog(capacity: capacity, era: era)
    let first = start + total - count
    new.serials.update(from: serials + first, count: count)
    if isShared {
      new.arguments.initialize(from: arguments + first, count: count)
      self.count = total
    } else {
      new.arguments.moveInitialize(from: arguments + first, count: count)
      // The moved calls were the newest, so this log still has to release the older calls.
      self.count = total - count
    }
    new.forgotten = forgotten
    new.forgottenUnverified = forgottenUnverified
    return new
  }

  /// Removes the oldest calls, and returns their arguments.
  ///
  /// The arguments aren't released here, because the caller holds the member's lock, and releasing
  /// them may run user code.
  func removeFirst(_ count: Int) -> UnsafeMutableBufferPointer<Arguments> {
    defer { start += count }
    return UnsafeMutableBufferPointer(start: arguments + start, count: count)
  }

  /// Moves `count` calls from `start` to the beginning of the memory.
  ///
  /// This makes room for new calls at the end.
  func moveToFront(_ count: Int) {
    serials.update(from: serials + start, count: count)
    arguments.moveInitialize(from: arguments + start, count: count)
    start = 0
  }
}
