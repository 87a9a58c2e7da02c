internal import MynahShims

extension _MockedMember {
  /// The calls recorded so far.
  var calls: RecordedCalls<Arguments> {
    // The generic function `locked` would have to look up the metadata of the result.
    mynah_lock(&state.pointee.calls.lock)
    defer { mynah_unlock(&state.pointee.calls.lock) }
    return callsUnderLock
  }

  /// The calls recorded so far.
  ///
  /// The lock is held.
  var callsUnderLock: RecordedCalls<Arguments> {
    let limit = state.pointee.limit
    guard limit > 0, let log = record.log else { return RecordedCalls() }
    let serials = RecordedSerials(log, count: state.pointee.calls.count)
    guard serials.count > limit else { return RecordedCalls(serials) }
    return RecordedCalls(serials.newest(limit, record.verified))
  }

  var recordsCalls: Bool { !hasState || locked { state.pointee.limit > 0 } }

  func clearInvocations() {
    guard hasState else { return }
    _ = locked {
      let log = record.log
      log?.count = state.pointee.calls.count
      replaceLog(with: nil, count: 0)
      let outcomes = record.outcomes?.outcomes
      record.outcomes?.outcomes = [:]
      return (log, outcomes)
    }
  }

  /// Forgets the recorded calls that match.
  func clearInvocations(_ matcher: CallMatcher<Arguments>) {
    guard hasState else { return }
    if matcher.matchesEverything { return clearInvocations() }
    // Compare the arguments without the lock, because `==` may be code of the test.
    let calls = calls
    let matched = matcher.matches(in: calls)
    guard matched.count > 0 else { return }
    let cleared = Set((0..<calls.count).filter(matched.contains).map { calls.serials[$0] })
    _ = locked { removeCalls(cleared) }
  }

  /// Removes calls from the log, and continues with a log of the other calls.
  ///
  /// The lock is held.
  ///
  /// - Parameter cleared: The serial numbers of the calls to remove.
  /// - Returns: The previous log and outcomes, which the caller releases when the lock is free.
  private func removeCalls(_ cleared: Set<UInt64>) -> (CallLog<Arguments>?, OutcomeLog?) {
    let calls = callsUnderLock
    let previous = record.log
    let outcomes = record.outcomes
    let kept = (0..<calls.count).filter { !cleared.contains(calls.serials[$0]) }
    let new = CallLog<Arguments>(capacity: max(8, kept.count), era: mynah_next_serial())
    for (index, call) in kept.enumerated() {
      new.serials[index] = calls.serials[call]
      (new.arguments + index).initialize(to: calls.arguments(at: call))
    }
    new.forgotten = calls.serials.forgotten
    new.forgottenUnverified = calls.serials.forgottenUnverified
    let verified = kept.filter { record.verified.contains($0, in: calls.serials) }
    let serials = Set(verified.map { calls.serials[$0] })
    record.verified = VerifiedCalls()
    record.verified.insert(
      MatchedCalls(serials: RecordedSerials(new, count: kept.count), bits: nil, count: kept.count)
        .keeping(serials.contains))
    for call in cleared { record.outcomes?.outcomes[call] = nil }
    previous?.count = state.pointee.calls.count
    replaceLog(with: new, count: kept.count)
    return (previous, outcomes)
  }

  /// Limits the number of recorded calls, and forgets the oldest calls beyond the limit.
  func limitRecording(to limit: Int) {
    // Release the previous log when the lock is free.
    _ = locked {
      let isShared = !isKnownUniquelyReferenced(&record.log)
      let previous = record.log
      let count = state.pointee.calls.count
      let wasRecorded = state.pointee.limit > 0
      state.pointee.limit = limit
      if limit == 0 || !wasRecorded {
        previous?.count = count
        replaceLog(with: nil, count: 0)
      } else if let previous, count > limit {
        previous.noteForgotten(count - limit, record.verified)
        let kept = previous.replacement(
          capacity: max(8, limit * 2), of: count, keeping: limit, isShared: isShared)
        replaceLog(with: kept, count: limit)
      } else {
        replaceLog(with: previous, count: count)
      }
      return previous
    }
  }

  func markVerified(_ matched: MatchedCalls) {
    locked {
      record.verified.insert(matched)
      if let log = record.log, matched.bits == nil, matched.serials.era == log.era {
        // Without bits, the `verify` covers all calls, including the forgotten ones.
        log.forgottenUnverified -= min(
          log.forgottenUnverified, matched.serials.forgottenUnverified)
      }
    }
  }
}

// The functions below make room in the log of calls. Few calls get here, because most calls fit
// into the log. The lock is held, so these functions don't release anything that may run a `deinit`
// of the test.

extension _MockedMember {
  /// Makes room for one more call, by dropping the oldest calls if the limit is reached.
  func makeRoom() {
    let count = state.pointee.calls.count
    let limit = state.pointee.limit
    if limit == 0 { return makeRoomForUnrecordedCall() }
    if count >= limit { dropOldest(count - limit + 1) } else { growLog() }
  }

  /// The number of calls that the log may hold.
  ///
  /// It's greater than the limit, because dropping one call costs nearly as much as dropping
  /// several. Readers don't see the calls beyond the limit.
  private var maximumCount: Int {
    let limit = state.pointee.limit
    guard limit < .max / 2 else { return limit }
    return limit + limit / 16
  }

  private func growLog() {
    let count = state.pointee.calls.count
    let isShared = !isKnownUniquelyReferenced(&record.log)
    guard let full = record.log else {
      return replaceLog(with: CallLog(capacity: 8, era: mynah_next_serial()), count: 0)
    }
    let larger = full.replacement(
      capacity: full.capacity * 2, of: count, keeping: count, isShared: isShared)
    replaceLog(with: larger, count: count)
  }

  /// Removes the oldest calls from a log that has reached its limit.
  private func dropOldest(_ excess: Int) {
    let limit = state.pointee.limit
    let isShared = !isKnownUniquelyReferenced(&record.log)
    guard var log = record.log else {
      preconditionFailure("A member that is at its limit has a log.")
    }
    log.noteForgotten(excess, record.verified)
    let isFull = log.start + excess + maximumCount > log.capacity
    // Replace a log that a reader shares, because the calls that the reader knows must not change.
    // Also replace a log that's smaller than twice the limit, because it would have to move its
    // calls to the front too often.
    if isShared || log.capacity < limit * 2 {
      record.dropped.logs.append(log)
      log = log.replacement(
        capacity: limit * 2, of: state.pointee.calls.count, keeping: limit - 1, isShared: isShared)
      state.pointee.calls.needs_follow_up = true
    } else {
      drop(log.removeFirst(excess))
      if isFull { log.moveToFront(limit - 1) }
    }
    replaceLog(with: log, count: limit - 1)
  }

  /// Makes room for a call that isn't recorded, whose arguments are dropped when the lock is free.
  private func makeRoomForUnrecordedCall() {
    let unrecordedLog = record.log ?? CallLog(capacity: 1, era: mynah_next_serial())
    if state.pointee.calls.count == 1 { drop(unrecordedLog.removeFirst(1)) }
    unrecordedLog.start = 0
    replaceLog(with: unrecordedLog, count: 0)
    state.pointee.calls.capacity = 1
    if !_isPOD(Arguments.self) { state.pointee.calls.needs_follow_up = true }
  }

  /// Keeps arguments until the lock is free, because releasing them may run code of the test.
  private func drop(_ arguments: UnsafeMutableBufferPointer<Arguments>) {
    guard !_isPOD(Arguments.self) else { return }
    record.dropped.arguments.append(contentsOf: arguments)
    arguments.deinitialize()
    state.pointee.calls.needs_follow_up = true
  }

  /// Returns the dropped calls, which the caller releases when the lock is free.
  func takeDropped() -> DroppedCalls<Arguments> {
    if state.pointee.limit == 0, state.pointee.calls.count == 1, let log = record.log {
      drop(log.removeFirst(1))
      log.start = 0
      replaceLog(with: log, count: 0)
    }
    defer { record.dropped = DroppedCalls() }
    return record.dropped
  }

  /// Switches recording to a log that already contains `count` calls.
  func replaceLog(with new: CallLog<Arguments>?, count: Int) {
    record.log = new
    if let new {
      state.pointee.calls.serials = new.serials + new.start
      state.pointee.calls.arguments = UnsafeMutableRawPointer(new.arguments + new.start)
    }
    state.pointee.calls.capacity = record.copying == nil ? capacity(of: new) : count
    state.pointee.calls.count = count
  }

  /// Returns the number of calls that may be recorded in a log.
  func capacity(of log: CallLog<Arguments>?) -> Int {
    guard let log else { return 0 }
    return min(log.capacity - log.start, maximumCount)
  }
}

/// The arguments and logs that a member's calls dropped, until they're released without the lock.
struct DroppedCalls<Arguments> {
  var arguments: [Arguments] = []

  // The logs only have to be released. With their type, each member would look up its metadata.
  var logs: [AnyObject] = []
}

extension CallLog {
  /// Counts the oldest calls as forgotten, right before they're removed.
  fileprivate func noteForgotten(_ count: Int, _ verified: VerifiedCalls) {
    forgottenUnverified += RecordedSerials(self, count: count).unverifiedCount(verified)
    forgotten += count
  }
}
