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

// Sets of calls of one member, of which each is a bit: those that a pattern selects, and those that are
// verified.

/// Which calls of a member a pattern selects.
struct MatchedCalls {
  /// The calls that were looked at.
  let serials: RecordedSerials

  /// One bit a call; nil where all match.
  let bits: [UInt64]?

  /// How many calls match; where all do, the forgotten ones are among them.
  let count: Int

  /// How many calls may match, where the forgotten ones are counted too.
  var possibleCounts: ClosedRange<Int> {
    count...(bits == nil ? count : count + serials.forgotten)
  }

  func contains(_ index: Int) -> Bool {
    guard let bits else { return true }
    return bits[index >> 6] & (1 << (index & 63)) != 0
  }

  /// The same calls, but only those with some serial numbers.
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
  /// Returns which of a member's calls match; takes no time where every argument does.
  ///
  /// Captors get nothing.
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

/// Which calls of a member are covered by a `verify` that held.
///
/// They stand beside the log, so that a call pays nothing for them. Cleared calls are forgotten here by
/// themselves: those that follow belong to another era.
struct VerifiedCalls {
  /// The era of the log that this is about.
  private var era: UInt64 = 0

  /// How many calls from the first on are verified, whatever the bits say.
  private var leading = 0

  /// One bit a call, from the first call of the word with a number on.
  private var bits: [UInt64] = []
  private var firstWord = 0

  /// Adds calls.
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
    // A call's bit is at its place among all calls, the new bits at that among the recorded ones.
    let shift = UInt64(serials.forgotten & 63)
    let offset = serials.forgotten >> 6 - firstWord
    let end = offset + new.count + (shift > 0 ? 1 : 0)
    if bits.count < end { bits.append(contentsOf: repeatElement(0, count: end - bits.count)) }
    // What is older than the first word belongs to calls that are forgotten meanwhile.
    for index in new.indices where offset + index >= 0 {
      bits[offset + index] |= new[index] << shift
      if shift > 0 { bits[offset + index + 1] |= new[index] >> (64 - shift) }
    }
  }

  /// Releases the words of calls that are not recorded any more.
  private mutating func forget(before word: Int) {
    guard word > firstWord else { return }
    bits.removeFirst(min(bits.count, word - firstWord))
    firstWord = word
  }

  /// Whether a call is verified.
  func contains(_ index: Int, in serials: RecordedSerials) -> Bool {
    guard serials.era == era else { return false }
    let number = serials.forgotten + index
    if number < leading { return true }
    let word = number >> 6 - firstWord
    return bits.indices.contains(word) && bits[word] & (1 << (number & 63)) != 0
  }
}

/// How many calls of each member a mock records.
///
/// ```swift
/// let bird = mock(Bird.self).recording(.last(100))
/// ```
public enum MockRecording: Sendable, Equatable {
  /// All calls, which is what mocks do if nothing else is said.
  case all

  /// A number of calls, the newest; the arguments of older ones are released.
  case last(Int)

  /// None: such a mock answers calls, and can not be verified.
  case nothing

  /// How many calls of a member are recorded.
  var limit: Int {
    switch self {
    case .all: .max
    case .last(let count): count
    case .nothing: 0
    }
  }
}

/// Wakes a task when a member that it watches is called.
///
/// Calls that come while the task is awake are noticed once, when it waits again.
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

  /// Waits for a call.
  ///
  /// - Returns: Whether there was one; false where the watch was ended or the task cancelled.
  func nextCall() async -> Bool {
    for await _ in calls { return true }
    return false
  }
}

/// What wakes watchers when something happens to calls.
protocol CallSource: AnyObject {
  /// Wakes somebody after each event from now on.
  func watch(_ watcher: CallWatcher)

  /// Ends what `watch(_:)` began.
  func unwatch(_ watcher: CallWatcher)
}

/// The watchers of something that has a lock of its own: it changes first, and wakes them when its lock is free.
final class CallWatchers: CallSource, Sendable {
  private let watchers = Locked<[CallWatcher]>([])

  func watch(_ watcher: CallWatcher) {
    watchers.withLock { $0.append(watcher) }
  }

  func unwatch(_ watcher: CallWatcher) {
    watchers.update { $0.removeAll { $0 === watcher } }
  }

  func wake() {
    for watcher in watchers.withLock({ $0 }) { watcher.wake() }
  }
}

// What is quick in a list of numbers that ascend.

extension [Int] {
  /// The index of the first element that is at least a number.
  func firstIndex(from number: Int) -> Int {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = (low + high) / 2
      if self[middle] < number { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The elements that lie in a range.
  func elements(in range: Range<Int>) -> ArraySlice<Int> {
    self[firstIndex(from: range.lowerBound)..<firstIndex(from: range.upperBound)]
  }

  /// Whether a number is among the elements.
  func includes(_ number: Int) -> Bool {
    let index = firstIndex(from: number)
    return index < endIndex && self[index] == number
  }
}
