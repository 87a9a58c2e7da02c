/// A snapshot of the serial numbers in a member's log of calls.
///
/// The snapshot doesn't copy the numbers. It keeps the log alive and stores how many calls the log
/// held. This is enough, because the calls below that count don't change.
struct RecordedSerials {
  /// The log, which owns the memory that `numbers` points to.
  private(set) var log: AnyObject?
  private(set) var numbers: UnsafePointer<UInt64>?
  private(set) var count = 0

  /// The number of the era to which these calls belong.
  private(set) var era: UInt64 = 0

  /// The number of calls of this era that were forgotten before these calls.
  private(set) var forgotten = 0
  /// The number of forgotten calls that aren't covered by a `verify`.
  private(set) var forgottenUnverified = 0

  /// Creates a snapshot without calls.
  init() {}

  /// Creates a snapshot of the first `count` calls in a log.
  init<Arguments>(_ log: CallLog<Arguments>, count: Int) {
    self.log = log
    self.count = count
    numbers = UnsafePointer(log.serials + log.start)
    era = log.era
    forgotten = log.forgotten
    forgottenUnverified = log.forgottenUnverified
  }

  subscript(index: Int) -> UInt64 {
    withExtendedLifetime(log) { numbers.unsafelyUnwrapped[index] }
  }

  /// Returns the newest calls, before which the other calls count as forgotten.
  func newest(_ count: Int, _ verified: VerifiedCalls) -> RecordedSerials {
    let excess = self.count - count
    var older = self
    var newest = self
    older.count = excess
    newest.count = count
    newest.numbers = numbers.map { $0 + excess }
    newest.forgotten += excess
    newest.forgottenUnverified += older.unverifiedCount(verified)
    return newest
  }

  /// Returns the number of the calls that aren't covered by a `verify`.
  func unverifiedCount(_ verified: VerifiedCalls) -> Int {
    guard verified.era == era else { return count }
    return (0..<count).count { !verified.contains($0, in: self) }
  }

  /// Returns the calls up to a serial number.
  func until(_ serial: UInt64) -> RecordedSerials {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if self[middle] <= serial { low = middle + 1 } else { high = middle }
    }
    var earlier = self
    earlier.count = low
    return earlier
  }
}

/// A snapshot of a member's recorded calls: their serial numbers and their arguments.
struct RecordedCalls<Arguments> {
  let serials: RecordedSerials
  private let arguments: UnsafePointer<Arguments>?

  /// Creates a snapshot of the calls whose serial numbers are known from another snapshot.
  init(_ serials: RecordedSerials = RecordedSerials()) {
    self.serials = serials
    arguments = serials.log.map { object in
      let log = unsafeDowncast(object, to: CallLog<Arguments>.self)
      // The first number's distance from the beginning of the log is also the index of the first
      // call's arguments.
      let start = serials.numbers.unsafelyUnwrapped - UnsafePointer(log.serials)
      return UnsafePointer(log.arguments + start)
    }
  }

  var count: Int { serials.count }

  func arguments(at index: Int) -> Arguments {
    withExtendedLifetime(serials.log) { arguments.unsafelyUnwrapped[index] }
  }

  /// Calls `body` with a buffer of all arguments, which is valid while `body` runs.
  ///
  /// It's inlined because a call would look up the metadata of this generic type.
  @inline(__always)
  func withArguments<Output>(_ body: (UnsafeBufferPointer<Arguments>) -> Output) -> Output {
    withExtendedLifetime(serials.log) {
      body(UnsafeBufferPointer(start: arguments, count: count))
    }
  }
}
