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

/// A snapshot of the serial numbers in a member's log of calls.
///
/// The snapshot doesn't copy the numbers. It keeps the log alive and stores how many calls the log
/// held. This is enough, because the calls below that count don't change.
struct RecordedSerials {
  /// The log, which owns the memory that `numbers` points to.
  let log: AnyObject?
  private(set) var numbers: UnsafePointer<UInt64>?
  private(set) var count: Int

  /// The number of the era to which these calls belong.
  let era: UInt64

  /// The number of calls of this era that were forgotten before these calls.
  private(set) var forgotten: Int
  /// The number of forgotten calls that aren't covered by a `verify`.
  private(set) var forgottenUnverified: Int

  /// Creates a snapshot without calls.
  init() {
    (log, numbers, count, era, forgotten, forgottenUnverified) = (nil, nil, 0, 0, 0, 0)
  }

  /// Creates a snapshot of the first `count` calls in a log.
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

  /// Returns the newest calls, before which the other calls count as forgotten.
  func newest(_ count: Int, _ verified: VerifiedCalls) -> RecordedSerials {
    let excess = self.count - count
    var (older, newest) = (self, self)
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
    var (low, high) = (0, count)
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
  func withArguments<Output>(_ body: (UnsafeBufferPointer<Arguments>) -> Output) -> Output {
    withExtendedLifetime(serials.log) {
      body(UnsafeBufferPointer(start: arguments, count: count))
    }
  }
}

// The types below are sets of calls to one member: the calls that a pattern selects, and the calls
// that are verified. In both sets, one bit represents one call. Bit `index & 63` of word
// `index >> 6` belongs to the call with that index.

/// The calls to a member that a pattern selects.
struct MatchedCalls {
  /// The calls that were compared with the pattern.
  let serials: RecordedSerials

  /// One bit for each call, or nil if all calls match.
  let bits: [UInt64]?

  /// The number of calls that match.
  ///
  /// If all calls match, the number includes the forgotten calls.
  let count: Int

  /// The possible numbers of matching calls.
  ///
  /// The arguments of forgotten calls are unknown, so each forgotten call may have matched or not.
  var possibleCounts: ClosedRange<Int> {
    count...(bits == nil ? count : count + serials.forgotten)
  }

  func contains(_ index: Int) -> Bool {
    guard let bits else { return true }
    return bits[index >> 6] & (1 << (index & 63)) != 0
  }

  /// Returns the matching calls whose serial numbers fulfill a condition.
  func keeping(_ isKept: (UInt64) -> Bool) -> MatchedCalls {
    var kept = [UInt64](repeating: 0, count: (serials.count + 63) >> 6)
    var count = 0
    for index in 0..<serials.count where contains(index) && isKept(serials[index]) {
      kept[index >> 6] |= 1 << (index & 63)
      count += 1
    }
    return MatchedCalls(serials: serials, bits: kept, count: count)
  }
}

extension CallMatcher {
  /// Returns the calls to a member that match.
  ///
  /// If the matcher accepts all arguments, no calls are compared. Captors don't receive arguments.
  func matches(in calls: RecordedCalls<Arguments>) -> MatchedCalls {
    guard !matchesEverything, calls.count > 0 else {
      let count = matchesEverything ? calls.count + calls.serials.forgotten : 0
      return MatchedCalls(serials: calls.serials, bits: matchesEverything ? nil : [], count: count)
    }
    var bits = [UInt64](repeating: 0, count: (calls.count + 63) >> 6)
    let count = bits.withUnsafeMutableBufferPointer { words in
      calls.withArguments { mark($0, words.baseAddress.unsafelyUnwrapped) }
    }
    return MatchedCalls(serials: calls.serials, bits: bits, count: count)
  }
}

/// The calls to a member that are covered by a successful `verify`.
///
/// This set is separate from the log, because a call shouldn't have to update it. It identifies a
/// call by its position among all calls of an era, including the forgotten calls. Therefore,
/// positions don't change when the log forgets calls.
///
/// The set consists of the first calls of the era, up to the number `leading`, and of a bit for
/// each later call that is verified. It doesn't have to be cleared together with the log, because
/// later calls belong to another era, and a set doesn't contain calls of other eras.
struct VerifiedCalls {
  /// The era of the calls in this set.
  private(set) var era: UInt64 = 0

  /// The number of calls at the beginning of the era that are verified, regardless of their bits.
  private var leading = 0

  /// One bit for each call, beginning with the word at position `firstWord`.
  private var bits: [UInt64] = []
  /// The position of the first word in `bits`.
  ///
  /// Earlier words are removed, because their calls are forgotten.
  private var firstWord = 0

  /// Adds the calls that a `verify` covers.
  mutating func insert(_ matched: MatchedCalls) {
    let serials = matched.serials
    guard matched.count > 0, serials.era >= era else { return }
    if serials.era != era {
      self = VerifiedCalls()
      era = serials.era
    }
    guard let new = matched.bits else {
      leading = max(leading, serials.forgotten + serials.count)
      return
    }
    forget(before: serials.forgotten >> 6)
    // This set counts calls from the first call of the era, but `new` counts from the first
    // recorded call. The positions differ by the number of forgotten calls: by `offset` words of
    // `bits`, and by `shift` bits within a word. If the bits are shifted, each word of `new` covers
    // two words of `bits`.
    let shift = UInt64(serials.forgotten & 63)
    let offset = serials.forgotten >> 6 - firstWord
    let end = offset + new.count + (shift > 0 ? 1 : 0)
    if bits.count < end { bits.append(contentsOf: repeatElement(0, count: end - bits.count)) }
    // Skip words that begin before `firstWord`. Such words exist if a snapshot with more forgotten
    // calls was inserted first, which removed them from `bits`.
    for (index, word) in new.enumerated() {
      let first = offset + index
      if first >= 0 { bits[first] |= word << shift }
      if shift > 0, first >= -1 { bits[first + 1] |= word >> (64 - shift) }
    }
  }

  /// Returns this set after calls were removed.
  ///
  /// - Parameters:
  ///   - kept: The indices of the calls that weren't removed, in ascending order.
  ///   - serials: The serial numbers before calls were removed.
  ///   - new: The serial numbers of the calls that weren't removed, in a new era.
  func keeping(
    _ kept: [Int], of serials: RecordedSerials, as new: RecordedSerials
  ) -> VerifiedCalls {
    var bits = [UInt64](repeating: 0, count: (kept.count + 63) >> 6)
    var count = 0
    for (index, call) in kept.enumerated() where contains(call, in: serials) {
      bits[index >> 6] |= 1 << (UInt64(index) & 63)
      count += 1
    }
    var verified = VerifiedCalls()
    verified.insert(MatchedCalls(serials: new, bits: bits, count: count))
    return verified
  }

  /// Removes the words of calls that are no longer recorded.
  private mutating func forget(before word: Int) {
    guard word > firstWord else { return }
    bits.removeFirst(min(bits.count, word - firstWord))
    firstWord = word
  }

  /// Returns a Boolean value that indicates whether a call is verified.
  func contains(_ index: Int, in serials: RecordedSerials) -> Bool {
    guard serials.era == era else { return false }
    let number = serials.forgotten + index
    if number < leading { return true }
    let word = number >> 6 - firstWord
    return bits.indices.contains(word) && bits[word] & (1 << (number & 63)) != 0
  }
}

/// The number of calls that a mock records for each member.
///
/// ```swift
/// let bird = mock(Bird.self).recording(.last(100))
/// ```
public enum MockRecording: Sendable, Equatable {
  /// All calls, which is the default.
  case all

  /// The newest calls, up to the given number.
  ///
  /// The arguments of older calls are released, at the latest when as many further calls were made
  /// as a sixteenth of the number.
  case last(Int)

  /// No calls.
  ///
  /// The mock still answers calls, but you can't verify it.
  case nothing

  /// The maximum number of calls to record for each member.
  var limit: Int {
    switch self {
    case .all: .max
    case .last(let count): count
    case .nothing: 0
    }
  }
}

/// An object that wakes a task after events in the call sources that it watches.
///
/// Events aren't counted. If several events occur while the task is awake, they end its next wait
/// together.
final class CallWatcher: Sendable {
  private let calls: AsyncStream<Void>
  private let continuation: AsyncStream<Void>.Continuation

  init() {
    (calls, continuation) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1))
  }

  /// Wakes the task.
  func wake() { continuation.yield() }

  /// Ends the watch.
  func end() { continuation.finish() }

  /// Waits for an event.
  ///
  /// - Returns: A Boolean value that indicates whether an event occurred. It's false if the watch
  ///   was ended or the task was cancelled.
  func nextCall() async -> Bool {
    for await _ in calls { return true }
    return false
  }
}

/// An object that wakes watchers when something happens to calls.
protocol CallSource: AnyObject {
  /// Adds a watcher, which is woken after each event from now on.
  func watch(_ watcher: CallWatcher)

  /// Removes a watcher that `watch(_:)` added.
  func unwatch(_ watcher: CallWatcher)
}

/// The watchers of an object that protects its state with a separate lock.
///
/// The object changes its state under its lock, releases the lock, and then calls `wake()`.
final class CallWatchers: CallSource, Sendable {
  private let watchers = Locked<[CallWatcher]>([])

  func watch(_ watcher: CallWatcher) {
    watchers.withLock { $0.append(watcher) }
  }

  func unwatch(_ watcher: CallWatcher) {
    watchers.update { $0.removeAll { $0 === watcher } }
  }

  /// Wakes all watchers.
  func wake() {
    for watcher in watchers.withLock({ $0 }) { watcher.wake() }
  }
}

// Binary searches in arrays of ascending numbers.

extension [Int] {
  /// Returns the index of the first element that isn't less than a number.
  func firstIndex(from number: Int) -> Int {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = (low + high) / 2
      if self[middle] < number { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Returns the elements that are in a range.
  func elements(in range: Range<Int>) -> ArraySlice<Int> {
    self[firstIndex(from: range.lowerBound)..<firstIndex(from: range.upperBound)]
  }

  /// Returns a Boolean value that indicates whether a number is among the elements.
  func includes(_ number: Int) -> Bool {
    let index = firstIndex(from: number)
    return index < endIndex && self[index] == number
  }
}
